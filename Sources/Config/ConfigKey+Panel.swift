import Buttons
import Scoreboard

extension ConfigKey {
  /// `[Panel]`: the buttons.
  static let panel = [
    ConfigKey(
      "Panel", "Board", standard: "auto",
      expected: "auto, the name of a board profile, or the path of one"
    ) { given, configuration in
      guard given.text != "auto" else {
        configuration.panel.profile = nil
        configuration.panel.fault = nil
        return []
      }
      let library = BoardLibrary(folders: given.places.boards)
      guard let path = library.path(of: given.text, in: given.folder) else {
        let offer = library.names.isEmpty ? "the path of one" : Values.list(library.names)
        configuration.panel.fault = "no board is called \(given.text)"
        return [given.finding(.error, "no board is called \(given.text); expected \(offer)")]
      }
      let board = BoardFile(reading: path)
      guard let profile = board.profile else {
        configuration.panel.fault = board.findings.first { $0.severity == .error }?.text
        return board.findings
      }
      configuration.panel.profile = profile
      configuration.panel.fault = nil
      return board.findings
    },
    flagOrProfile("Mirrored") { $0.panel.isMirrored = $1 },
    millisecondsOrProfile("RepeatGuardMs") { $0.panel.repeatGuard = $1 },
    millisecondsOrProfile("DebounceMs") { $0.panel.debounce = $1 },
    flag("Panel", "Output", standard: true) { $0.panel.usesOutput = $1 },
  ]

  private static func flagOrProfile(
    _ name: String, set: @escaping @Sendable (inout Configuration, Bool?) -> Void
  ) -> ConfigKey {
    ConfigKey("Panel", name, standard: "profile", expected: "yes, no or profile") {
      text, configuration in
      let value = Values.flag(text)
      guard value != nil || text == "profile" else { return false }
      set(&configuration, value)
      return true
    }
  }

  private static func millisecondsOrProfile(
    _ name: String, set: @escaping @Sendable (inout Configuration, Duration?) -> Void
  ) -> ConfigKey {
    ConfigKey(
      "Panel", name, standard: "profile",
      expected: "a whole number of milliseconds from 0 to 5000, or profile"
    ) { text, configuration in
      let value = Values.milliseconds(text)
      guard value != nil || text == "profile" else { return false }
      set(&configuration, value)
      return true
    }
  }
}
