import Drawing

/// What a screen is told about the world: the instant, the settings and the size of the picture.
struct Surroundings: Sendable {
  /// The instant, on the monotonic clock of the court thread.
  var now: Duration
  /// What was chosen.
  var settings: Settings
  /// The part of the picture that is the screen's own: inside the overscan margin, above the foot
  /// that the console draws for all screens.
  var area: Rect
  /// The whole picture.
  var size: Size
  /// Whether there is a small display for one pair of eyes, and whether it is what is drawn.
  var secretDisplay = SecretDisplay.none
  /// The lines of the menu's page, while it is shown.
  var items: [MenuItem] = []
  /// What the screen behind the menu says in a line.
  var summary = ""
  /// Dice for the toss and the deals: the same seed throws the same dice.
  var dice: Dice
}
