@testable import Buttons

/// Time as text: a row of levels a line goes in (`_` up, `#` down, one sign a tick), and what the panel
/// says comes out, one sign a tick, in the row of the line it says it of.
///
/// `P` press, `r` released, `1`…`9` held so many seconds, `*` repeated, `s` slip, `x` stuck, `u` unstuck,
/// `o` stale, `C` the chord (in the row of `ends`).
/// Several in one tick stand in brackets; `-` is nothing.
struct Ruler {
  var tick: Duration
  var settings: PanelSettings = .script
  var activeAtStart: Set<Line> = []
  /// The signs that this test does not look at.
  var hides: Set<String> = []

  /// Runs the rows of levels and returns the rows of presses, in the order of the lines.
  func run(_ text: String) -> String {
    let rows = Ruler.rows(text)
    let length = rows.values.map(\.count).max() ?? 0
    var panel = Panel(settings: settings, activeAtStart: activeAtStart, at: .zero)
    var levels = Dictionary(
      uniqueKeysWithValues: Line.allCases.map { ($0, activeAtStart.contains($0)) })
    var output: [Line: [String]] = [:]
    for index in 0..<length {
      let now = tick * index
      var presses: [Press] = []
      for line in Line.allCases {
        guard let row = rows[line], index < row.count else { continue }
        let isActive = row[index] == "#"
        guard isActive != levels[line] else { continue }
        levels[line] = isActive
        presses += panel.feed(Edge(line: line, isActive: isActive, time: now))
      }
      presses += panel.advance(to: now)
      for press in presses {
        let (line, sign) = Ruler.sign(press)
        guard !hides.contains(sign) else { continue }
        output[line, default: Array(repeating: "", count: length)][index] += sign
      }
    }
    return Line.allCases.compactMap { line in
      output[line].map { Ruler.row(line, $0.map(Ruler.bracketed).joined()) }
    }.joined(separator: "\n")
  }

  /// The rows of a text brought into the form in which `run` writes them.
  static func expected(_ text: String) -> String {
    let rows = Ruler.rows(text)
    return Line.allCases.compactMap { line in
      rows[line].map { row(line, String($0)) }
    }.joined(separator: "\n")
  }

  private static func bracketed(_ signs: String) -> String {
    switch signs.count {
    case 0: "-"
    case 1: signs
    default: "[\(signs)]"
    }
  }

  private static func row(_ line: Line, _ signs: String) -> String {
    var signs = Substring(signs)
    while signs.last == "-" { signs.removeLast() }
    return "\(line.name) \(signs)"
  }

  private static func rows(_ text: String) -> [Line: [Character]] {
    var rows: [Line: [Character]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first, let line = Line(name: name) else { continue }
      rows[line] = Array(words.dropFirst().joined())
    }
    return rows
  }

  private static func sign(_ press: Press) -> (Line, String) {
    switch press {
    case .act(.ends, _, chord: true): (.ends, "C")
    case .act(let line, _, _): (line, "P")
    case .held(let line, let seconds, _): (line, "\(seconds)")
    case .repeated(let line): (line, "*")
    case .released(let line): (line, "r")
    case .slip(let line): (line, "s")
    case .stale(let line): (line, "o")
    case .stuck(let line): (line, "x")
    case .unstuck(let line): (line, "u")
    }
  }
}
