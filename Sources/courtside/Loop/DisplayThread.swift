import CLinux
import Drawing
import Glibc
import SDLDisplay
import Scoreboard

/// The main thread, where SDL lives.
///
/// It sleeps until a scene is posted or somebody touches the
/// keyboard, and knows nothing of a match.
@MainActor
struct DisplayThread {
  private let options: DisplayOptions
  /// The options of the small display that only one player sees; nil for none.
  private let secretOptions: DisplayOptions?
  private let inbox: Mailbox<DisplayLetter>
  private let court: Mailbox<CourtLetter>
  private var display: Display?
  /// Made for the first sound.
  private var sounds: SoundPlayer?
  /// The scene to show, kept for a display that comes later.
  private var scene: Scene?
  private var secretScene: Scene?
  private var number = 0
  private var wantsTextEntry = false
  /// Files that want the picture.
  private var frames: [String] = []
  /// Why there is no display, as it was last said.
  private var reason: String?
  /// The file that gets the times of full redraws in the end, if somebody asked for them.
  private let times: String?

  /// How long to wait before a display that is not there is tried again: a failure costs 0.2 ms.
  private static let retry: Duration = .seconds(1)

  /// A thread that shows what comes in `inbox` and tells `court` what people do.
  init(
    options: DisplayOptions, secret: DisplayOptions? = nil, inbox: Mailbox<DisplayLetter>,
    court: Mailbox<CourtLetter>, times: String? = nil
  ) {
    self.options = options
    secretOptions = secret
    self.inbox = inbox
    self.court = court
    self.times = times
  }

  /// Runs until the court says `end`; gives the exit status.
  mutating func run() -> Int32 {
    while true {
      if display == nil { open() }
      if let status = readLetters() { return status }
      showScene()
      writeFrames()
      readInputs()
      wait()
    }
  }

  private mutating func open() {
    do throws(DisplayError) {
      let opened = try Display(options) { Output.complain($0) }
      display = opened
      reason = nil
      wantsTextEntry = false
      court.post(.opened(opened.size))
      openSecret()
    } catch {
      close(because: error.description)
    }
  }

  /// Gives the display up for now and says why, once.
  private mutating func close(because text: String) {
    if display?.second != nil { court.post(.secretDisplay(nil)) }
    display = nil
    guard text != reason else { return }
    reason = text
    Output.complain(text)
    court.post(.closed(reason: text))
  }

  /// Opens the small display beside the other one, where one is wanted.
  private func openSecret() {
    guard let display, let secretOptions else { return }
    do throws(DisplayError) {
      let second = try SecondDisplay(secretOptions) { Output.complain($0) }
      display.second = second
      court.post(.secretDisplay(second.size))
    } catch {
      closeSecret(because: error)
    }
  }

  private func closeSecret(because error: DisplayError) {
    display?.second = nil
    court.post(.secretDisplay(nil))
    Output.complain("the small display for one player is missing: \(error)")
  }

  private mutating func readLetters() -> Int32? {
    var newest: (scene: Scene, number: Int, wantsTextEntry: Bool)?
    for letter in inbox.take() {
      switch letter {
      case .scene(let scene, let number, let wantsTextEntry):
        newest = (scene, number, wantsTextEntry)
      case .secret(let scene):
        secretScene = scene
      case .sound(let sound):
        player?.play(sound.rawValue)
      case .audio(let audio):
        // The player's thread starts with the first thing that is heard.
        if sounds == nil, audio == Audio(music: audio.music) { break }
        player?.setVolume(effects: audio.effects, music: audio.music)
        player?.playMusic(audio.hasMusic ? "music" : nil)
      case .frame(let path):
        frames.append(path)
      case .ping:
        court.post(.alive)
      case .end(let status):
        if let times, let display { PressTimes.measureRedraws(of: display, path: times) }
        display = nil
        return status
      }
    }
    if let newest {
      scene = newest.scene
      number = newest.number
      if newest.wantsTextEntry != wantsTextEntry {
        wantsTextEntry = newest.wantsTextEntry
        display?.setTextEntry(wantsTextEntry)
      }
    }
    return nil
  }

  private mutating func showScene() {
    showSecret()
    guard let display, let shown = scene, shown.size == display.size else { return }
    scene = nil
    do throws(DisplayError) {
      try display.show(shown)
      court.post(.shown(number: number, at: Clock.now))
    } catch {
      close(because: error.description)
    }
  }

  private mutating func showSecret() {
    guard let second = display?.second, let shown = secretScene, shown.size == second.size else {
      return
    }
    secretScene = nil
    do throws(DisplayError) {
      try second.show(shown)
    } catch {
      closeSecret(because: error)
    }
  }

  private mutating func writeFrames() {
    guard let display else { return }
    for path in frames {
      do throws(DisplayError) {
        try display.writePNG(path)
        try display.second?.writePNG(Self.secretPath(path))
      } catch {
        Output.complain(error.description)
      }
    }
    frames = []
  }

  /// The file that gets the small display's picture beside another: `a.png`, `a-secret.png`.
  static func secretPath(_ path: String) -> String {
    path.hasSuffix(".png") ? path.dropLast(4) + "-secret.png" : path + "-secret"
  }

  private mutating func readInputs() {
    guard let display else { return }
    let size = display.size
    let secretSize = display.second?.size
    while true {
      let inputs = display.pollInputs()
      if inputs.isEmpty { break }
      for input in inputs { court.post(.input(input)) }
    }
    if let failure = display.failure { return close(because: failure.description) }
    if display.size != size { court.post(.resized(display.size)) }
    if display.takeScreensChanged(), secretOptions != nil {
      display.second = nil
      openSecret()
    } else if let failure = display.second?.failure {
      closeSecret(because: failure)
    } else if let second = display.second, second.size != secretSize {
      court.post(.secretDisplay(second.size))
    }
  }

  private func wait() {
    var waits = [pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)]
    for descriptor in display?.descriptors ?? [] {
      waits.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    _ = cl_poll(&waits, waits.count, display == nil ? Self.retry.inNanoseconds : -1)
  }

  /// The player, started when it is first asked for; none without a screen.
  private var player: SoundPlayer? {
    mutating get {
      guard options.driver != .headless else { return nil }
      let player = sounds ?? SoundPlayer { Output.complain($0) }
      sounds = player
      return player
    }
  }
}

extension Duration {
  /// The whole time in ns.
  var inNanoseconds: Int64 {
    let parts = components
    return parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
  }
}
