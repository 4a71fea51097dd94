import CSDL2
import Glibc

/// What the player's thread does; nothing of it is touched by another.
final class SoundWork {
  private let queue: SoundQueue
  private let folder: String?
  private let report: @Sendable (String) -> Void
  private var mixer = Mixer()
  private var loaded: [String: Samples] = [:]
  private var device: SoundDevice?
  private var hasReported = false
  private var isOver = false

  /// So much is handed to the device at once, in amounts: 20 ms.
  private static let chunk = Samples.rate / 50
  /// The device holds so much: two chunks more than are played before the thread is back.
  private static let ahead = 3 * chunk
  /// After the last sound the device stays open for that many ms.
  private static let linger = 1000

  init(queue: SoundQueue, folder: String?, report: @escaping @Sendable (String) -> Void) {
    self.queue = queue
    self.folder = folder
    self.report = report
  }

  /// Plays what is ordered until the end is.
  func run() {
    while !isOver {
      let orders = queue.take(waiting: wait)
      if orders.isEmpty, mixer.isSilent { device = nil }
      for order in orders { obey(order) }
      if !mixer.isSilent { feed() }
    }
    device = nil
  }

  /// While something sounds the thread looks after the device; else it sleeps until an order.
  private var wait: Int? {
    guard device != nil else { return nil }
    return mixer.isSilent ? SoundWork.linger : 15
  }

  private func obey(_ order: SoundOrder) {
    switch order {
    case .play(let name):
      if let samples = samples(name) { mixer.play(samples) }
    case .music(let name):
      mixer.setMusic(name.flatMap(samples))
    case .volumes(let effects, let music):
      mixer.effectsVolume = effects
      mixer.musicVolume = music
    case .stopEffects:
      mixer.stopEffects()
    case .end:
      isOver = true
    }
  }

  private func feed() {
    if device == nil { device = openDevice() }
    guard let device else {
      // Nobody hears it: it must not begin when a device appears in the middle of a match.
      mixer.stopEffects()
      mixer.setMusic(nil)
      return
    }
    while device.queued < SoundWork.ahead, !mixer.isSilent {
      device.queue(mixer.next(SoundWork.chunk))
    }
  }

  private func openDevice() -> SoundDevice? {
    let opened = SoundDevice()
    if opened == nil, !hasReported {
      hasReported = true
      report("no sound: \(SoundDevice.failure)")
    }
    return opened
  }

  private func samples(_ name: String) -> Samples? {
    if let known = loaded[name] { return known }
    guard let samples = file(name) ?? Tones.samples(name) else {
      report("there is no sound named \(name)")
      loaded[name] = Samples(amounts: [])
      return nil
    }
    loaded[name] = samples
    return samples
  }

  private func file(_ name: String) -> Samples? {
    guard let folder, !name.contains("/") else { return nil }
    let path = "\(folder)/\(name).wav"
    guard access(path, F_OK) == 0 else { return nil }
    if let samples = Samples(wav: path) { return samples }
    report("\(path): cannot be used as a sound: \(SoundDevice.failure)")
    return nil
  }
}
