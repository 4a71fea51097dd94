import Buttons
import Drawing

/// One screen of the program as a value: what it knows, what can be done with it, how it looks.
///
/// To add a screen: make a folder here with a public struct that conforms to `Screen` and a public
/// enum `Action` in it of what can be done; then name it in `ScreenName`, give it a case in `Action`,
/// a stored property in `Console` and a line in each `switch` of `Console+Screens.swift` (the compiler
/// points at them). Nothing else changes: hint line, refusals, fault banners, the saving mark and the
/// menu come from the console and are the same on every screen.
///
/// - A screen draws in `surroundings.area` and knows no font: it emits nodes with stable roles.
/// - It refuses with `surroundings.refusal(.phrase)`; new sentences go into a list of the screen's
///   own, as `BadmintonPhrases.swift`, which `Phrase.all` takes in.
/// - What must outlive a crash is returned as records; `restore` folds them, and a screen made from
///   them equals the live one, paused.
/// - Time and dice come with the surroundings; `elapse` does what happens by itself, and `nextChange`
///   says when that is due.
protocol Screen: Sendable {
  /// What can be done on the screen, named after what it does.
  associatedtype Action: Sendable, Hashable

  /// The book its records go into.
  static var book: Record.Book { get }

  /// What the cue means here, or nil if it means nothing. `menu` never arrives: the console opens it.
  func action(for cue: Cue, in surroundings: Surroundings) -> Action?

  /// Does it, or refuses it; after a refusal nothing has changed.
  mutating func apply(
    _ action: Action, in surroundings: inout Surroundings
  ) throws(Refusal) -> Outcome

  /// Folds a record of an earlier run in; one that cannot be read is passed over.
  mutating func restore(_ record: Record, in surroundings: Surroundings)

  /// What happens by itself up to now.
  mutating func elapse(in surroundings: Surroundings) -> Outcome

  /// When the picture changes next with nobody doing anything, or nil.
  func nextChange(in surroundings: Surroundings) -> Duration?

  /// What is drawn in `surroundings.area`, the first node at the bottom.
  func nodes(in surroundings: Surroundings) -> [Node]

  /// What the buttons do now, the most important first; empty where no hint is shown.
  func hint(in surroundings: Surroundings) -> [HintItem]

  /// What the line would do now, or nil for nothing: shown while a button is held that will act
  /// later. `isHeld` is true for a line that acts only when it has been held.
  func meaning(of line: Line, isHeld: Bool, in surroundings: Surroundings) -> Phrase?

  /// What is drawn in the foot's box while the console has nothing to say there.
  func footNodes(in box: Rect, _ surroundings: Surroundings) -> [Node]

  /// The members of its state.
  func state(in surroundings: Surroundings) -> [(key: String, value: StateValue)]

  /// Whether a text field is open and owns the keyboard.
  var wantsTextEntry: Bool { get }

  /// The lines it adds to a page of the menu while it is the screen behind it.
  func menuItems(_ page: MenuPage, in surroundings: Surroundings) -> [MenuItem]

  /// How it stands, in a line for the menu; empty for nothing.
  func summary(in surroundings: Surroundings) -> String
}

extension Screen {
  /// No text field.
  var wantsTextEntry: Bool { false }

  /// No line.
  func menuItems(_ page: MenuPage, in surroundings: Surroundings) -> [MenuItem] { [] }

  /// Nothing.
  func summary(in surroundings: Surroundings) -> String { "" }

  /// Nothing.
  func footNodes(in box: Rect, _ surroundings: Surroundings) -> [Node] { [] }
}
