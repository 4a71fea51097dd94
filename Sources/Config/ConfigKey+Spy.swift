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
  ]
}
