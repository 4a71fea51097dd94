import CSDL2
import Synchronization

/// What the player's thread is told to do, in order.
enum SoundOrder: Sendable, Hashable {
  case play(String)
  case music(String?)
  case volumes(effects: Float, music: Float)
  case stopEffects
  case end
}

/// The mailbox of the player's thread.
final class SoundQueue: @unchecked Sendable {
  // A semaphore of SDL may be used from any thread, and the orders lie behind a lock.
  private let bell = SDL_CreateSemaphore(0)
  private let orders = Mutex<[SoundOrder]>([])

  /// More orders than this wait only if the thread hangs in a driver: the oldest are given up.
  private static let limit = 64

  deinit {
    SDL_DestroySemaphore(bell)
  }

  /// Hands in an order; never waits.
  func post(_ order: SoundOrder) {
    orders.withLock { orders in
      if orders.count >= SoundQueue.limit { orders.removeFirst() }
      orders.append(order)
    }
    SDL_SemPost(bell)
  }

  /// Waits for orders until `ms` are over, or without end; the answer is all there are.
  func take(waiting ms: Int?) -> [SoundOrder] {
    if let ms {
      SDL_SemWaitTimeout(bell, UInt32(clamping: ms))
    } else {
      SDL_SemWait(bell)
    }
    return orders.withLock { orders in
      defer { orders = [] }
      return orders
    }
  }
}
