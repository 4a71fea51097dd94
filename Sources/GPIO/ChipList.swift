import Glibc

/// The chips that a machine has, and the device files that would not open.
public struct ChipList: Sendable, Hashable {
  /// The chips, each once however many links lead to it, in the order of their numbers.
  public let chips: [Chip]
  /// Why a device file could not be read as a chip.
  public let errors: [GPIOError]

  /// A list somebody made up.
  public init(chips: [Chip], errors: [GPIOError] = []) {
    self.chips = chips
    self.errors = errors
  }

  /// Looks at every `gpiochip…` in a directory of device files.
  public init(directory: String = "/dev") {
    var chips: [Chip] = []
    var errors: [GPIOError] = []
    for path in ChipList.paths(in: directory) {
      do throws(GPIOError) {
        chips.append(try ChipHandle(path: path).describe())
      } catch {
        errors.append(error)
      }
    }
    self.chips = chips
    self.errors = errors
  }

  /// The chips in words, for a message: `gpiochip0 [pinctrl-bcm2711], …`.
  public var titles: String {
    chips.isEmpty ? "no chip at all" : chips.map(\.title).joined(separator: ", ")
  }

  /// The device files of a directory, each device once.
  private static func paths(in directory: String) -> [String] {
    var found: [(path: String, number: Int, isLink: Bool, device: dev_t)] = []
    for name in names(in: directory) where name.hasPrefix("gpiochip") {
      let path = "\(directory)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { continue }
      let device = status.st_rdev
      let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      found.append((path, Int(name.dropFirst(8)) ?? .max, isLink, device))
    }
    // A link comes after what it may lead to, so that a chip keeps its own name.
    found.sort { ($0.isLink ? 1 : 0, $0.number, $0.path) < ($1.isLink ? 1 : 0, $1.number, $1.path) }
    var seen: Set<dev_t> = []
    return found.filter { seen.insert($0.device).inserted }.map(\.path)
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}
