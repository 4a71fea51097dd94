import Badminton
import Scoreboard

/// One game of a match sheet: what stands in each column of each row.
///
/// A row is a player. A point is written into the row of whoever serves next, as umpires do.
struct SheetGame {
  /// What a column holds.
  enum Column: Hashable {
    /// Points, each with its row: one, or at the beginning both.
    case points([Cell])
    /// A note in the row of a side, by its letter.
    case note(SheetNote, row: Int?)
  }

  /// Points in a row.
  struct Cell: Hashable {
    var row: Int
    var points: Int
    /// Whether a red card gave them.
    var isPenalty = false
  }

  /// The game's number.
  var number: Int
  /// The columns from the left.
  var columns: [Column] = []
  /// After how many columns the rest in the middle opened.
  var intervalAfter: Int?
  /// The row that serves first, and the one that receives.
  var servingRow: Int
  var receivingRow: Int
  /// The score, side A first.
  var score: MatchState.Score
  /// Whether it is over, so that the score is circled.
  var isOver: Bool
  /// Whether it was scored here.
  var isScored: Bool

  /// A game out of a chronicle; `notes` are those with a match time, in its order.
  init(_ game: Chronicle.PlayedGame, of chronicle: Chronicle, isDoubles: Bool, notes: [TimedNote]) {
    let row = { (side: Side, player: Player) in
      isDoubles ? (side == .a ? 0 : 2) + (player == .first ? 0 : 1) : (side == .a ? 0 : 1)
    }
    let service = game.service
    number = game.number
    servingRow = row(service.side, service.server)
    receivingRow = row(service.side.opponent, service.receiver)
    score = game.score
    isOver = game.winner != nil
    isScored = game.isScored
    guard isScored else { return }
    columns.append(
      .points([
        Cell(row: servingRow, points: game.start[service.side]),
        Cell(row: receivingRow, points: game.start[service.side.opponent]),
      ]))
    var marks = chronicle.marks.filter { $0.game == game.number }[...]
    var notes = notes[...]
    for count in 0...game.rallies.count {
      while let mark = marks.first, mark.after <= count {
        columns.append(.note(SheetNote(mark.kind), row: mark.side.map { row($0, .first) }))
        marks = marks.dropFirst()
      }
      if count == game.intervalAfter { intervalAfter = columns.count }
      guard count < game.rallies.count else { break }
      let rally = game.rallies[count]
      while let note = notes.first, let time = rally.time, note.time < time {
        columns.append(.note(note.note, row: note.side.map { row($0, .first) }))
        notes = notes.dropFirst()
      }
      columns.append(
        .points([
          Cell(
            row: row(rally.winner, rally.nextServer), points: rally.score[rally.winner],
            isPenalty: rally.isPenalty)
        ]))
    }
    for note in notes { columns.append(.note(note.note, row: note.side.map { row($0, .first) })) }
  }
}

/// A note that has a match time and no place among the rallies.
struct TimedNote: Hashable {
  var time: Int
  var note: SheetNote
  var side: Side?

  /// Reads `61500 injury A`; nil where it is none.
  init?(reading text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count >= 2, let time = Int(parts[0]), time >= 0 else { return nil }
    switch parts[1] {
    case "injury": note = .injury
    case "suspension": note = .suspension
    default: return nil
    }
    self.time = time
    side = Side.allCases.first { parts.count > 2 && $0.letter == parts[2] }
  }
}

/// What an umpire writes beside the points, by a letter.
enum SheetNote: Hashable, CaseIterable {
  case warning
  case fault
  case disqualified
  case retired
  case walkover
  case serviceCorrected
  case scoreSet
  case injury
  case suspension

  init(_ kind: Chronicle.Mark.Kind) {
    switch kind {
    case .yellow: self = .warning
    case .red: self = .fault
    case .black: self = .disqualified
    case .retired: self = .retired
    case .walkover: self = .walkover
    case .serviceCorrected: self = .serviceCorrected
    case .scoreSet: self = .scoreSet
    }
  }

  /// The letter, the same in every language.
  var letter: String {
    switch self {
    case .warning: "W"
    case .fault: "F"
    case .disqualified: "D"
    case .retired: "Ret"
    case .walkover: "WO"
    case .serviceCorrected: "C"
    case .scoreSet: "="
    case .injury: "I"
    case .suspension: "Sus"
    }
  }

  /// The ground that stands for a card, and the ink on it.
  var card: (ground: String, ink: String)? {
    switch self {
    case .warning: ("#FFD84D", "#000")
    case .fault: ("#D9363E", "#FFF")
    case .disqualified: ("#000", "#FFF")
    case .retired, .walkover, .serviceCorrected, .scoreSet, .injury, .suspension: nil
    }
  }
}
