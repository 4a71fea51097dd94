import Badminton
import Buttons
import Drawing
import Scoreboard

/// What `run` and `simulate` start from: the built-in settings, and over them the command line.
struct Setup {
  var settings = Settings()
  var screen: ScreenName = .badminton
  var size: Size?
  var dataDirectory: String?

  /// The options both commands know.
  static let options: [Arguments.Option] = [
    .init("format", "NAME", "scoring format: " + Format.all.map(\.name).joined(separator: " ")),
    .init("first-server", "A|B", "the side that serves first unless the toss says otherwise"),
    .init("screen", "NAME", "the screen to start with: badminton, quoridor or spy"),
    .init("lang", "TAG", "language of the display: en or zh-Hant"),
    .init(
      "layout", "NAME", "layout: " + LayoutName.allCases.map(\.rawValue).joined(separator: " ")),
    .init("size", "WxH", "size of the picture in px, such as 1920x1080"),
    .init("config", "FILE", "configuration file, instead of /etc/courtside/courtside.conf"),
    .init("data", "DIR", "directory of the database"),
  ]

  /// Reads the options.
  ///
  /// - Throws: what was expected, for the first wrong value.
  init(_ arguments: Arguments) throws(Arguments.Misuse) {
    if let name = arguments["format"] {
      guard let format = Format(named: name) else {
        throw .expected("format", Format.all.map(\.name).joined(separator: ", "), not: name)
      }
      settings.format = format
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
    }
    if let name = arguments["layout"] {
      guard let layout = LayoutName(rawValue: name) else {
        throw .expected("layout", Self.list(LayoutName.self), not: name)
      }
      settings.layout = layout
    }
    if let text = arguments["size"] {
      guard let size = Size(parsing: text) else {
        throw .expected("size", "WIDTHxHEIGHT, from 64x32 to 7680x7680", not: text)
      }
      self.size = size
    }
    dataDirectory = arguments["data"]
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
