import Scoreboard

extension ConfigKey {
  /// `[Sound]`: what is heard.
  static let sound = [
    flag("Sound", "Muted", standard: false) { $0.settings.isMuted = $1 },
    ConfigKey(
      "Sound", "Play", standard: names(of: Settings().sounds),
      expected: "none, or names out of " + Values.list(Sound.allCases.map(\.rawValue))
        + ", with spaces between"
    ) { text, configuration in
      let words = text == "none" ? [] : text.split(separator: " ").map(String.init)
      let sounds = words.compactMap(Sound.init)
      guard sounds.count == words.count else { return false }
      configuration.settings.sounds = Set(sounds)
      return true
    },
  ]

  /// `[Storage]`: where matches are kept.
  static let storage = [
    ConfigKey(
      "Storage", "Directory", standard: "auto",
      expected: "auto, or the path of a directory from the root"
    ) { text, configuration in
      guard text == "auto" || text.hasPrefix("/") else { return false }
      configuration.dataDirectory = text == "auto" ? nil : text
      return true
    }
  ]

  private static func names(of sounds: Set<Sound>) -> String {
    Sound.allCases.filter(sounds.contains).map(\.rawValue).joined(separator: " ")
  }
}
