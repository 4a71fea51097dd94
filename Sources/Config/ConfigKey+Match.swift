import Badminton
import Scoreboard
import Text

extension ConfigKey {
  /// `[Match]`: what a new match is.
  static let match = [
    ConfigKey(
      "Match", "Format", standard: "auto",
      expected: Values.list(["auto"] + Format.known.map(\.name))
    ) { text, configuration in
      if text == "auto" {
        configuration.settings.format = .standard
        configuration.settings.followsLaws = true
        return true
      }
      guard let format = Format(named: text) else { return false }
      configuration.settings.format = format
      configuration.settings.followsLaws = false
      return true
    },
    ConfigKey("Match", "FirstServer", standard: "A", expected: "A or B") { text, configuration in
      guard let side = Side.allCases.first(where: { $0.letter == text }) else { return false }
      configuration.settings.firstServer = side
      return true
    },
    flag("Match", "Doubles", standard: false) { $0.settings.isDoubles = $1 },
    flag("Match", "ChangeEndsInDecider", standard: true) {
      $0.settings.changesEndsInDecider = $1
    },
    ConfigKey(
      "Match", "Court", standard: "", expected: "a label of at most 20 characters"
    ) { text, configuration in
      let label = Names.clean(text, limit: 21)
      guard !label.isEmpty, label.count <= 20 else { return false }
      configuration.settings.court = label
      return true
    }.clearing { $0.settings.court = "" },
    ConfigKey(
      "Match", "Roster", standard: "", expected: "a CSV file with a name in each row"
    ) { given, configuration in
      let path = Values.path(given.text, in: given.folder)
      let roster = Roster(reading: path)
      guard let names = roster.names else { return [given.unread("Roster")] + roster.findings }
      configuration.settings.roster = names
      return roster.findings
    }.clearing { $0.settings.roster = [] },
    ConfigKey(
      "Match", "Queue", standard: "", expected: "a CSV file with a match in each row"
    ) { given, configuration in
      let queue = MatchQueue(reading: Values.path(given.text, in: given.folder))
      guard let matches = queue.matches else { return queue.findings }
      configuration.settings.queue = matches
      return queue.findings
    }.clearing { $0.settings.queue = [] },
    ConfigKey(
      "Match", "WarmUpSeconds", standard: "120", expected: "whole seconds from 10 to 3600"
    ) { text, configuration in
      guard let seconds = Values.number(text, in: 10...3600) else { return false }
      configuration.settings.warmUpSeconds = seconds
      return true
    },
  ]

  /// A key that is `yes` or `no`.
  static func flag(
    _ section: String, _ name: String, standard: Bool,
    set: @escaping @Sendable (inout Configuration, Bool) -> Void
  ) -> ConfigKey {
    ConfigKey(section, name, standard: standard ? "yes" : "no", expected: "yes or no") {
      text, configuration in
      guard let value = Values.flag(text) else { return false }
      set(&configuration, value)
      return true
    }
  }

  /// A key that is one of the names of an enumeration.
  static func choice<Name: RawRepresentable<String> & CaseIterable & Sendable>(
    _ section: String, _ name: String, standard: Name?,
    set: @escaping @Sendable (inout Configuration, Name) -> Void
  ) -> ConfigKey {
    let expected = Values.list(Name.allCases.map(\.rawValue))
    return ConfigKey(section, name, standard: standard?.rawValue ?? "", expected: expected) {
      text, configuration in
      guard let value = Name(rawValue: text) else { return false }
      set(&configuration, value)
      return true
    }
  }
}
