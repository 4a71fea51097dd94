import Badminton

/// A match out of the store, or out of a file on its way there.
public struct ArchivedMatch: Sendable, Hashable {
  /// The match as its text file: names, court and notes are tags.
  public private(set) var file: MatchFile

  /// Tags that the archive itself goes by.
  public enum Key {
    /// The name no other match has, as the store gave it.
    public static let match = "Match"
    /// When it was begun: `2026-11-30T18:05:00Z`.
    public static let date = "Date"
    /// The court's label.
    public static let court = "Court"
    /// What was noted beside the score, with the match time: `61500 injury A`.
    public static let note = "Note"
  }

  /// The match that these records tell of, the oldest first.
  public init(records: [Record]) {
    var screen = BadmintonScreen(settings: Settings(), at: .zero)
    var tags: [MatchFile.Tag] = []
    for record in records {
      for text in record.text.split(separator: "\n") {
        screen.restore(line: text)
        guard let line = MatchLines.Line(reading: text), !MatchLines.isOwn(line) else { continue }
        if line.key != Key.note { tags.removeAll { $0.key == line.key } }
        tags.append(MatchFile.Tag(key: line.key, value: line.value))
      }
    }
    let names = MatchLines.all(screen.names).map { MatchFile.Tag(key: $0.key, value: $0.value) }
    file = MatchFile(header: screen.header, tags: names + tags, tokens: screen.match.tokens)
  }

  /// The match of a file.
  public init(file: MatchFile) {
    self.file = file
  }

  /// Its records, the first of which opens it in the book of what was brought in.
  public var records: [Record] {
    let lines =
      MatchLines.all(file.header).map(\.text)
      + file.tags.map { MatchLines.Line($0.key, $0.value).text }
    return [
      Record(book: .imported, opens: true, text: lines.joined(separator: "\n")),
      Record(book: .imported, text: Notation.text(of: file.tokens)),
    ]
  }

  /// Whether anything was played: a match that was only set up is none.
  public var hasBegun: Bool {
    file.tokens.contains {
      switch $0.event {
      case .rally, .ending, .card, .correction: true
      case .minus, .rewind, .changeEnds, .undo, .redo, .clock: false
      }
    }
  }

  /// The name that is shown for a player, in a language.
  public func name(of side: Side, _ player: Player, in language: Language = .english) -> String {
    var names = Names()
    for tag in file.tags { MatchLines.put(MatchLines.Line(tag.key, tag.value), into: &names) }
    return names.shown(
      side, player, isDoubles: file.header.isDoubles, words: Words(language: language))
  }

  /// The players of a side, one or two.
  public var players: [Player] { file.header.isDoubles ? [.first, .second] : [.first] }

  /// The value of a tag, nil where it is missing.
  public subscript(key: String) -> String? { file[tag: key] }

  /// Sets a tag, in place of an earlier one of that name.
  public mutating func set(_ key: String, to value: String) {
    file.tags.removeAll { $0.key.lowercased() == key.lowercased() }
    file.tags.append(MatchFile.Tag(key: key, value: value))
  }
}
