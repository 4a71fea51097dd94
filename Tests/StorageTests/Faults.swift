import Glibc

/// Faults of a disk, made by changing what an open descriptor of this process leads to.
enum Faults {
  /// Makes every descriptor that is open on `path` lead to a device: `/dev/full` takes no write
  /// (`ENOSPC`), `/dev/null` takes writes but no sync (`EINVAL`).
  ///
  /// Gives how many there were.
  @discardableResult
  static func replace(_ path: String, with device: String) -> Int {
    let replacement = open(device, O_RDWR | O_CLOEXEC)
    defer { close(replacement) }
    var count = 0
    for name in TemporaryDirectory.names(in: "/proc/self/fd") {
      guard let descriptor = Int32(name), descriptor != replacement else { continue }
      var target = [CChar](repeating: 0, count: 4096)
      let length = readlink("/proc/self/fd/\(name)", &target, target.count - 1)
      guard length > 0 else { continue }
      let bytes = target[..<length].map { UInt8(bitPattern: $0) }
      guard String(decoding: bytes, as: UTF8.self) == path else { continue }
      dup2(replacement, descriptor)
      count += 1
    }
    return count
  }
}

/// Waits until something is so, at most 20 s.
func eventually(_ isSo: () -> Bool) -> Bool {
  for _ in 0..<2000 {
    if isSo() { return true }
    usleep(10_000)
  }
  return false
}
