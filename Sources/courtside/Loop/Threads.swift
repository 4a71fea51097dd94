import CLinux

/// Starts threads that live as long as the process.
enum Threads {
  /// Runs `body` on a new thread; false if the system refuses one.
  ///
  /// `name` has at most 15 bytes.
  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Box(body))
    let result = cl_thread(
      name,
      { context in
        guard let context else { return }
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
      }, box.toOpaque())
    if result != 0 { box.release() }
    return result == 0
  }

  private final class Box {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
