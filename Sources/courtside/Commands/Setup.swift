import Badminton
import Config
import Drawing
import SDLDisplay
import Scoreboard

/// What `run` and `simulate` start from: the built-in settings, over them the configuration files, and
/// over them the command line.
struct Setup {
  /// What the files say.
  private(set) var configuration: Configuration
  /// What is wrong with the files.
  private(set) var findings: [Finding]
  /// What the screens go by.
  var settings: Settings
  /// What the command line says of matters that are also chosen on the display: it wins.
  private(set) var insisted: [Choice] = []
  /// The screen to start with; nil for the one that was shown last.
  private(set) var screen: ScreenName?
  /// The size of the picture in px; nil for what the screen has.
  private(set) var size: Size?
  /// Where the database lies; nil for the system's or the user's own directory.
  private(set) var dataDirectory: String?

  /// The options both commands know.
  static let options: [Arguments.Option] = [
    .init("format", "NAME", "scoring format: " + Format.known.map(\.name).joined(separator: " ")),
    .init("first-server", "A|B", "the side that serves first unless the toss says otherwise"),
    .init(
      "screen", "NAME", "the screen to start with: badminton, quoridor, spy; else the last one"),
    .init("lang", "TAG", "language of the display: en or zh-Hant"),
    .init(
      "layout", "NAME", "layout: " + LayoutName.allCases.map(\.rawValue).joined(separator: " ")),
    .init("size", "WxH", "size of the picture in px, such as 1920x1080"),
    .init("config", "FILE", "configuration file, instead of /etc/courtside/courtside.conf"),
    .init("data", "DIR", "directory of the database"),
  ]

  /// Reads the configuration and the options.
  ///
  /// Without `readsSystem` the configuration is read only where `--config` names it: what a script does
  /// must not depend on the machine.
  /// - Throws: what was expected, for the first wrong value.
  init(_ arguments: Arguments, readsSystem: Bool) throws(Arguments.Misuse) {
    let path = arguments["config"]
    if readsSystem || path != nil {
      let reading = ConfigurationReading(path: path)
      (configuration, findings) = (reading.configuration, reading.findings)
    } else {
      (configuration, findings) = (Configuration(), [])
    }
    settings = configuration.settings
    size = configuration.display.size
    dataDirectory = configuration.dataDirectory
    if let name = arguments["format"] {
      guard let format = Format(named: name) else {
        throw .expected("format", Format.known.map(\.name).joined(separator: ", "), not: name)
      }
      settings.format = format
      settings.followsLaws = false
    }
    if let letter = arguments["first-server"] {
      guard let side = Side.allCases.first(where: { $0.letter == letter.uppercased() }) else {
        throw .expected("first-server", "A or B", not: letter)
      }
      settings.firstServer = side
    }
    if let name = arguments["screen"] {
      guard let screen = ScreenName(rawValue: name), screen != .menu else {
        throw .expected("screen", "badminton, quoridor or spy", not: name)
      }
      self.screen = screen
    }
    if let tag = arguments["lang"] {
      guard let language = Language(rawValue: tag) else {
        throw .expected("lang", Self.list(Language.self), not: tag)
      }
      settings.language = language
      insisted.append(.language(language))
    }
    if let name = arguments["layout"] {
      guard let layout = LayoutName(rawValue: name) else {
        throw .expected("layout", Self.list(LayoutName.self), not: name)
      }
      settings.layout = layout
      insisted.append(.layout(layout))
    }
    if let text = arguments["size"] {
      guard let size = Size(parsing: text) else {
        throw .expected("size", "WIDTHxHEIGHT, from 64x32 to 7680x7680", not: text)
      }
      self.size = size
    }
    if let directory = arguments["data"] { dataDirectory = directory }
  }

  /// What the display goes by, for the driver that was chosen.
  func displayOptions(driver: DisplayOptions.Driver) -> DisplayOptions {
    let choices = configuration.display
    var options = DisplayOptions()
    options.driver = driver
    options.size = size
    options.isFullScreen = choices.isFullScreen && size == nil
    options.rotation = Rotation(rawValue: choices.rotation) ?? .none
    options.fonts.files = choices.fonts
    return options
  }

  /// The options of the small display that only one player sees; nil where there is none.
  func secretOptions(beside main: DisplayOptions) -> DisplayOptions? {
    guard let choice = configuration.secretDisplay else { return nil }
    var options = DisplayOptions()
    options.driver = main.driver
    options.fonts = main.fonts
    options.title = "Courtside: for one player"
    switch choice {
    case .window:
      options.isFullScreen = false
      options.size = Size(width: 480, height: 320)
    case .screen(let number):
      options.screen = number - 1
    }
    return options
  }

  /// Says what is wrong with the files, in the log and on the display.
  func report(to console: inout Console) {
    for finding in findings { Output.complain(finding.description) }
    if let worst = findings.first(where: { $0.severity == .error }) {
      console.report(.configuration(worst.description))
    }
  }

  private static func list<Name: RawRepresentable<String> & CaseIterable>(_: Name.Type) -> String {
    Name.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension Arguments.Misuse {
  /// The sentence for an option's wrong value.
  static func expected(_ option: String, _ expected: String, not found: String) -> Self {
    Self(text: "--\(option): expected \(expected), not “\(found.prefix(40))”")
  }
}

extension Size {
  /// Reads `WIDTHxHEIGHT` in px, from 64x32 to 7680x7680.
  init?(parsing text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (64...7680).contains(width), (32...7680).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
