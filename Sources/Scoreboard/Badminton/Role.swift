/// The roles of the nodes of a picture of the score: stable names that checks of frames go by.
///
/// | role | what |
/// |---|---|
/// | `score.left.tens`, `score.left.units` | the digits of the score, in cells that do not move |
/// | `score.left.only` | the digit of a score below 10, in the middle of both cells |
/// | `divider` | what keeps the two scores apart; where games are listed it is `divider.upper`, `.lower` |
/// | `name.left`, `name.left.2` | the name, in doubles the partner's below it |
/// | `serve.left.bar`, `serve.left.arrow` | the serve: a bar and a triangle |
/// | `serve.left.player` | doubles: the triangle before the server's name |
/// | `place.left.1` | doubles: the service court a player stands in, R or L |
/// | `serve.left.court` | the service court, R or L |
/// | `rail.left` | the side's colour; white for 0.5 s after a point |
/// | `game`, `deuce` | ROUND 1, and DEUCE right below it |
/// | `games.left` | games won |
/// | `earlier.1.left` … | the points of earlier games, by number |
/// | `clock`, `clock.stopped.1`, `clock.stopped.2` | the match clock and its mark while stopped |
/// | `band`, `band.2` | GAME POINT and so on, upright perhaps in two lines |
/// | `band.fill`, `band.left` | its ground; the triangle to a side |
/// | `court` | the court's label |
/// | `edit.left`, `edit.left.key` | the mark that the name may be changed, and the key for it |
/// | `field`, `field.text`, `field.done` | the open text field, what is in it, its done mark |
/// | `card.left.1` … | cards shown to the side |
/// | `interval.label`, `interval.time`, `serves` | a rest's own board: the countdown, who serves then |
/// | `figure.1.left`, `figure.1.label` | the figures of a match: a side's, and what it is, from 1 |
/// | `test.left+`, `test.color.1` | the self-test: a button, a colour of the board |
/// | `games.label` | the word above games won |
/// | `foot.hint`, `foot.hold`, `foot.refusal`, `foot.banner`, `foot.saving` | the console's line |
/// | `menu.title`, `menu.score`, `menu.mark`, `menu.bar` | the menu: its head, what is marked, how far |
/// | `menu.row.1`, `menu.value.1` | a line of it, from 1 |
///
/// `right` in place of `left` is the other half. Names end in `.fill` for a ground behind a text.
enum Role {
  static func tens(_ end: End) -> String { "score.\(end.name).tens" }
  static func units(_ end: End) -> String { "score.\(end.name).units" }
  static func only(_ end: End) -> String { "score.\(end.name).only" }
  static func name(_ end: End, _ line: Int) -> String {
    line == 0 ? "name.\(end.name)" : "name.\(end.name).\(line + 1)"
  }
  static func serveBar(_ end: End) -> String { "serve.\(end.name).bar" }
  static func serveArrow(_ end: End) -> String { "serve.\(end.name).arrow" }
  static func servePlayer(_ end: End) -> String { "serve.\(end.name).player" }
  static func court(_ end: End, _ line: Int) -> String { "place.\(end.name).\(line + 1)" }
  static func serveCourt(_ end: End) -> String { "serve.\(end.name).court" }
  static func rail(_ end: End) -> String { "rail.\(end.name)" }
  static func games(_ end: End) -> String { "games.\(end.name)" }
  static func earlier(_ game: Int, _ end: End) -> String { "earlier.\(game).\(end.name)" }
  static func band(_ end: End) -> String { "band.\(end.name)" }
  static func edit(_ end: End) -> String { "edit.\(end.name)" }
  static func card(_ end: End, _ number: Int) -> String { "card.\(end.name).\(number)" }
  static func figure(_ end: End, _ row: Int) -> String { "figure.\(row + 1).\(end.name)" }
  static func figureLabel(_ row: Int) -> String { "figure.\(row + 1).label" }
  static func menuRow(_ index: Int) -> String { "menu.row.\(index + 1)" }
  static func menuValue(_ index: Int) -> String { "menu.value.\(index + 1)" }

  /// The line of the menu that a node belongs to.
  static func menuLine(_ role: String) -> Int? {
    let parts = role.split(separator: ".")
    guard parts.count > 2, parts[0] == "menu", parts[1] == "row" || parts[1] == "value" else {
      return nil
    }
    return Int(parts[2]).map { $0 - 1 }
  }

  static let fieldDone = "field.done"
}
