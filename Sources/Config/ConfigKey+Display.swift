import Drawing
import Scoreboard

extension ConfigKey {
  /// `[Display]`: what the wall shows, and how.
  static let display = [
    choice("Display", "Language", standard: Language.english) { $0.settings.language = $1 },
    choice("Display", "Layout", standard: LayoutName.halves) { $0.settings.layout = $1 },
    flag("Display", "CourtLabel", standard: true) { $0.settings.showsCourt = $1 },
    flag("Display", "Statistics", standard: true) { $0.settings.showsStatistics = $1 },
    ConfigKey(
      "Display", "Brightness", standard: "100", expected: "hundredths from 10 to 100"
    ) { text, configuration in
      guard let percent = Values.number(text, in: 10...100) else { return false }
      configuration.settings.brightness = percent
      return true
    },
    ConfigKey(
      "Display", "Phrases", standard: "", expected: "a file of the display's words"
    ) { given, configuration in
      let phrases = OwnPhrases(reading: Values.path(given.text, in: given.folder))
      guard let words = phrases.words else { return [given.unread("Phrases")] + phrases.findings }
      configuration.settings.phrases = words
      return phrases.findings
    }.clearing { $0.settings.phrases = [:] },
    ConfigKey(
      "Display", "Driver", standard: "auto",
      expected: Values.list(["auto"] + DisplayChoices.Driver.allCases.map(\.rawValue))
    ) { text, configuration in
      let driver = DisplayChoices.Driver(rawValue: text)
      guard driver != nil || text == "auto" else { return false }
      configuration.display.driver = driver
      return true
    },
    ConfigKey(
      "Display", "Size", standard: "auto",
      expected: "auto, or WIDTHxHEIGHT in pixels, from 64x32 to 7680x7680"
    ) { text, configuration in
      guard text != "auto" else {
        configuration.display.size = nil
        return true
      }
      guard let size = size(text) else { return false }
      configuration.display.size = size
      return true
    },
    flag("Display", "FullScreen", standard: true) { $0.display.isFullScreen = $1 },
    ConfigKey(
      "Display", "Rotation", standard: "0", expected: "0, 90, 180 or 270 (degrees, clockwise)"
    ) { text, configuration in
      guard let degrees = Int(text), [0, 90, 180, 270].contains(degrees) else { return false }
      configuration.display.rotation = degrees
      return true
    },
    ConfigKey(
      "Display", "ScreenInches", standard: "", expected: "the diagonal in inches, from 1 to 1000"
    ) { text, configuration in
      guard let inches = Values.measure(text, in: 1...1000) else { return false }
      configuration.display.screenInches = inches
      return true
    }.clearing { $0.display.screenInches = nil },
    ConfigKey(
      "Display", "ViewingMetres", standard: "",
      expected: "the distance of the last row in metres, from 0.5 to 200"
    ) { text, configuration in
      guard let metres = Values.measure(text, in: 0.5...200) else { return false }
      configuration.display.viewingMetres = metres
      return true
    }.clearing { $0.display.viewingMetres = nil },
    ConfigKey(
      "Display", "Fonts", standard: "", expected: "font files, separated by colons"
    ) { given, configuration in
      let paths = given.text.split(separator: ":").map { Values.path(String($0), in: given.folder) }
      let missing = paths.filter { !Places.isFile($0) }
      guard missing.isEmpty, !paths.isEmpty else {
        return [
          given.finding(
            .error,
            "\(missing.first ?? given.text) is no file; expected font files, separated by "
              + "colons")
        ]
      }
      configuration.display.fonts = paths
      return []
    }.clearing { $0.display.fonts = [] },
  ]

  /// Reads `WIDTHxHEIGHT`.
  private static func size(_ text: String) -> Size? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Values.number(String(parts[0]), in: 64...7680),
      let height = Values.number(String(parts[1]), in: 32...7680)
    else { return nil }
    return Size(width: width, height: height)
  }
}
