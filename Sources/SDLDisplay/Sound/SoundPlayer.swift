import Glibc

/// Plays sounds by name, and is silent where there is nothing to play them on.
///
/// A thread of its own does it, so that no call ever waits. The device is opened for the first sound
/// and closed a second after the last: an open device wakes the machine a hundred times a second.
public final class SoundPlayer: Sendable {
  private let queue = SoundQueue()

  /// A player; in `folder` a file such as `point.wav` takes the place of the program's own sound.
  public init(folder: String? = nil, report: @escaping @Sendable (String) -> Void = { _ in }) {
    let work = SoundWork(queue: queue, folder: folder, report: report)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(work)
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<SoundWork>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    if status == 0 {
      pthread_detach(thread)
    } else {
      context.release()
      report("no sound: the system refuses a thread")
    }
  }

  deinit {
    queue.post(.end)
  }

  /// The names of the program's own sounds.
  public static var names: [String] { Tones.names }

  /// Plays the sound of that name, over those that are still heard.
  public func play(_ name: String) {
    queue.post(.play(name))
  }

  /// Plays a piece over and over, or ends it.
  public func playMusic(_ name: String?) {
    queue.post(.music(name))
  }

  /// How loud effects and music are, each 0 to 100.
  public func setVolume(effects: Int, music: Int) {
    func share(_ percent: Int) -> Float { Float(max(0, min(100, percent))) / 100 }
    queue.post(.volumes(effects: share(effects), music: share(music)))
  }

  /// Ends all effects at once, as muting does.
  public func stopEffects() {
    queue.post(.stopEffects)
  }
}
