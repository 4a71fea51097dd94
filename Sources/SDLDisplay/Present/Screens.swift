import Glibc

/// The screens that the kernel knows of.
public enum Screens {
  /// A socket of a graphics card, as `/sys/class/drm` shows it.
  public struct Connector: Sendable, Hashable {
    /// Its name, such as `card0-HDMI-A-1`.
    public var name: String
    /// The card's number.
    public var card: Int
    /// Whether a screen is plugged in.
    public var isConnected: Bool
    /// The sizes the screen offers, such as `1920x1080`, its favourite first.
    public var modes: [String]
  }

  /// All sockets, in order of name.
  public static func connectors(in folder: String = "/sys/class/drm") -> [Connector] {
    Directory.names(folder).sorted().compactMap { name in
      guard name.hasPrefix("card"), let dash = name.firstIndex(of: "-"),
        let card = Int(name[..<dash].dropFirst(4))
      else { return nil }
      let status = Directory.text("\(folder)/\(name)/status") ?? ""
      let modes = Directory.text("\(folder)/\(name)/modes") ?? ""
      var seen: Set<Substring> = []
      return Connector(
        name: name, card: card, isConnected: status.hasPrefix("connected"),
        modes: modes.split(separator: "\n").filter { seen.insert($0).inserted }.map(String.init))
    }
  }

  /// The lowest number of a card with a screen.
  static var cardWithScreen: Int? { connectors().first(where: \.isConnected)?.card }

  /// Whether another program draws on a card.
  ///
  /// SDL opens it all the same, and then every picture is refused in silence. Whoever opens a card that
  /// nobody draws on becomes its master. Only the master may let a client in by its number: with one
  /// that was never given out it fails for him with EINVAL, for all others with EACCES.
  static func isHeld(card: Int) -> Bool {
    let descriptor = open("/dev/dri/card\(card)", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var number: UInt32 = 0
    return ioctl(descriptor, letIn, &number) != 0 && errno == EACCES
  }

  /// `DRM_IOCTL_AUTH_MAGIC` of `drm.h`.
  private static let letIn: UInt = 0x4004_6411

  /// Why the console cannot be drawn on, as far as it can be seen, and what to do.
  static func explanation() -> String {
    let cards = Directory.names("/dev/dri").filter { $0.hasPrefix("card") }.sorted()
    guard !cards.isEmpty else {
      return "there is no /dev/dri/card*: load the board's KMS driver (Raspberry Pi: "
        + "dtoverlay=vc4-kms-v3d)"
    }
    if let card = cards.first(where: { access("/dev/dri/\($0)", R_OK | W_OK) != 0 }) {
      return "/dev/dri/\(card) may not be opened: add the user to the groups video and input"
    }
    let found = connectors()
    if !found.isEmpty, !found.contains(where: \.isConnected) {
      return "no screen is connected (\(found.map(\.name).joined(separator: ", ")))"
    }
    let holders = holders()
    if !holders.isEmpty {
      return "the display is held by \(holders.joined(separator: ", ")): stop it first"
    }
    return "another program may hold the display"
  }

  /// The other programs that have a graphics card open, as far as this one may see.
  static func holders() -> [String] {
    let own = getpid()
    return Directory.names("/proc").compactMap { Int32($0) }.sorted().compactMap { process in
      guard process != own else { return nil }
      let files = Directory.names("/proc/\(process)/fd")
      let holds = files.contains {
        Directory.link("/proc/\(process)/fd/\($0)")?.hasPrefix("/dev/dri/card") == true
      }
      guard holds else { return nil }
      let name = Directory.text("/proc/\(process)/comm")?.split(separator: "\n").first ?? "?"
      return "\(name) (process \(process))"
    }
  }
}
