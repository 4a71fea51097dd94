import CLinux
import Synchronization

/// What one thread leaves for another, with a descriptor the other can wait for beside its own.
final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  /// Readable while there are letters; -1 if the system had no descriptor left.
  let descriptor: Int32

  init() {
    descriptor = cl_event_open()
  }

  /// Leaves a letter.
  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    cl_event_signal(descriptor)
  }

  /// Leaves a letter in the place of those that wait unread and that `isOlder` says it makes
  /// superfluous.
  func post(_ letter: Letter, replacing isOlder: (Letter) -> Bool) {
    letters.withLock {
      $0.removeAll(where: isOlder)
      $0.append(letter)
    }
    cl_event_signal(descriptor)
  }

  /// Takes out everything, oldest first.
  func take() -> [Letter] {
    cl_event_clear(descriptor)
    return letters.withLock {
      let all = $0
      $0 = []
      return all
    }
  }
}
