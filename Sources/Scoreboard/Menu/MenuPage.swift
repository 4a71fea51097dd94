/// A page of the menu.
///
/// A screen adds lines to those it knows; the console adds its own.
enum MenuPage: String, Sendable, Hashable, CaseIterable {
  /// What opens first.
  case root
  /// Badminton: what is agreed before a match.
  case match
  /// Badminton: undo, redo, the score set outright.
  case correct
  /// Badminton: cards, and endings that were not played.
  case conduct
  /// Badminton: the rallies that were played.
  case rallies
  /// Badminton: several settings at once.
  case presets
  /// Badminton: the matches that come next.
  case queue
  /// Every button lights its name.
  case selfTest
  /// Who is the Spy: who comes and goes.
  case spySeats
  /// The other screens.
  case screens
  /// Language, layout, sound.
  case display
  /// "Really?"
  case confirm

  /// What stands above it.
  var title: Phrase {
    switch self {
    case .root: .menu
    case .match: .menuMatch
    case .correct: .menuCorrect
    case .conduct: .menuConduct
    case .rallies: .menuRallies
    case .presets: .menuPresets
    case .queue: .menuQueue
    case .selfTest: .menuSelfTest
    case .spySeats: .spySeats
    case .screens: .menuScreens
    case .display: .menuDisplay
    case .confirm: .menu
    }
  }
}
