import Scoreboard

extension ConfigKey {
  /// `[Spy]`: where the party game's words come from.
  static let spy = [
    ConfigKey(
      "Spy", "Words", standard: "", expected: "an https:// address or a file of word pairs"
    ) { given, configuration in
      guard given.text.contains("://") else {
        let path = Values.path(given.text, in: given.folder)
        configuration.spyWords = path
        if Places.isFile(path) { return [] }
        return [given.finding(.warning, "\(path) is no file yet; expected a file of word pairs")]
      }
      guard given.text.lowercased().hasPrefix("https://"), !given.text.contains(" ") else {
        return [
          given.finding(
            .error, "Words=\(given.text.prefix(60)) is not fetched; expected an https:// address")
        ]
      }
      configuration.spyWords = given.text
      return []
    }.clearing { $0.spyWords = nil },
    flag("Spy", "WordsOnWall", standard: true) { $0.settings.showsWordsOnWall = $1 },
    ConfigKey(
      "Spy", "SecretDisplay", standard: "no",
      expected: "no, window, or the number of the screen, from 2 to 8"
    ) { text, configuration in
      switch text {
      case "no": configuration.secretDisplay = nil
      case "window": configuration.secretDisplay = .window
      default:
        guard let number = Values.number(text, in: 2...8) else { return false }
        configuration.secretDisplay = .screen(number)
      }
      return true
    },
  ]
}
