import Glibc

/// Tells when a chip's device file comes, goes or changes hands, without looking again and again.
struct DeviceWatch: ~Copyable {
  /// Readable when something happened; negative where the kernel would not watch.
  let descriptor: Int32

  /// Watches a directory of device files (`inotify_init1`, `inotify_add_watch`).
  init(directory: String) {
    let opened = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    // Attributes too: a new file belongs to root until udev has given it to its group.
    let events = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM)
    let isWatching = opened >= 0 && inotify_add_watch(opened, directory, events) >= 0
    if opened >= 0 && !isWatching { close(opened) }
    descriptor = isWatching ? opened : -1
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes what has happened, without blocking, and returns whether it concerned a chip.
  borrowing func hasChanged() -> Bool {
    guard descriptor >= 0 else { return false }
    var hasChanged = false
    while true {
      let read = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        let length = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if length > 0, DeviceWatch.namesChip(UnsafeRawBufferPointer(buffer)[..<length]) {
          hasChanged = true
        }
        return length
      }
      if read <= 0 { return hasChanged }
    }
  }

  /// Whether one of the events in a buffer is about a chip, or events were lost.
  private static func namesChip(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var rest = UnsafeRawBufferPointer(rebasing: bytes)
    while rest.count >= header {
      let event = rest.loadUnaligned(as: inotify_event.self)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      let end = min(rest.count, header + Int(event.len))
      if rest[header..<end].starts(with: "gpiochip".utf8) { return true }
      rest = UnsafeRawBufferPointer(rebasing: rest[end...])
    }
    return false
  }
}
