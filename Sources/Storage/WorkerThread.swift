import Glibc
import Synchronization

/// A thread that runs one piece of work and handles no signal: those belong to the court thread.
final class WorkerThread: Sendable {
  private let identity: Mutex<pthread_t?>

  /// Starts it.
  ///
  /// The name (15 letters at most) shows in `top` and in a debugger.
  init(named name: String, _ work: @escaping @Sendable () -> Void) {
    let package = Unmanaged.passRetained(Work(name: name, run: work))
    var everything = sigset_t()
    var before = sigset_t()
    sigfillset(&everything)
    pthread_sigmask(SIG_SETMASK, &everything, &before)
    var made = pthread_t()
    let code = pthread_create(
      &made, nil,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.takeName()
        work.run()
        return nil
      }, package.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    if code != 0 { package.release() }
    identity = Mutex(code == 0 ? made : nil)
  }

  deinit {
    if let thread = takeIdentity() { pthread_detach(thread) }
  }

  /// Waits for its end; once.
  func join() {
    if let thread = takeIdentity() { pthread_join(thread, nil) }
  }

  private func takeIdentity() -> pthread_t? {
    identity.withLock { thread in
      defer { thread = nil }
      return thread
    }
  }

  /// What the thread runs, on its way there.
  private final class Work: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(name: String, run: @escaping @Sendable () -> Void) {
      self.name = name
      self.run = run
    }

    /// Gives the present thread its name.
    func takeName() {
      let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { return }
      _ = write(file, name, name.utf8.count)
      close(file)
    }
  }
}
