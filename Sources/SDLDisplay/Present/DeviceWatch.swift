import CSDL2
import Glibc

/// Wakes the program when there is something to read or to look at that SDL gives no descriptor for:
/// input devices that SDL reads by itself, and screens and devices that come and go.
///
/// What SDL reads is not taken from it: each opener of an input device gets every event.
final class DeviceWatch {
  private let news: Int32
  private let timer: Int32
  private var devices: [String: Int32] = [:]
  /// Whether input devices are opened.
  private(set) var readsDevices: Bool
  private let folder: String

  /// What was found when the descriptors were read.
  struct Findings: OptionSet {
    let rawValue: Int
    /// A screen may have come, gone or changed.
    static let screens = Findings(rawValue: 1)
  }

  /// In ms: udev sets a new device's permissions after the kernel has told of it.
  private static let settling: Int32 = 200

  init(readsDevices: Bool, folder: String = "/dev/input") {
    self.readsDevices = readsDevices
    self.folder = folder
    news = cs_uevent_open()
    timer = cs_timer_open()
    if readsDevices { openDevices() }
  }

  deinit {
    for file in devices.values { close(file) }
    if news >= 0 { close(news) }
    if timer >= 0 { close(timer) }
  }

  /// The descriptors to wait on.
  var descriptors: [Int32] { [news, timer].filter { $0 >= 0 } + devices.values.sorted() }

  /// Opens input devices from now on.
  func startReadingDevices() {
    readsDevices = true
    openDevices()
  }

  /// Empties the descriptors; SDL is asked for the events themselves.
  func read() -> Findings {
    var findings: Findings = []
    if news >= 0 {
      let told = cs_uevent_read(news)
      if told & Int32(CS_UEVENT_SCREEN) != 0 { findings.insert(.screens) }
      if told & Int32(CS_UEVENT_INPUT) != 0, readsDevices { lookAgainLater() }
    }
    if timer >= 0, cs_timer_read(timer) != 0, readsDevices { openDevices() }
    for (name, file) in devices where !drain(file) {
      close(file)
      devices[name] = nil
    }
    return findings
  }

  private func lookAgainLater() {
    if timer >= 0 { cs_timer_start(timer, DeviceWatch.settling) }
  }

  private func openDevices() {
    for name in Directory.names(folder) where name.hasPrefix("event") && devices[name] == nil {
      let file = cs_open_to_read("\(folder)/\(name)")
      if file >= 0 { devices[name] = file }
    }
  }

  /// Reads a device empty; false if it is gone.
  private func drain(_ file: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 { continue }
      return count < 0 && (errno == EAGAIN || errno == EINTR)
    }
  }
}
