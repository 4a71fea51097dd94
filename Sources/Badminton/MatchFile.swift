/// A whole match as text: `Key: value` lines, an empty line, the tokens.
///
///     Courtside: 1
///     Format: 3x21
///     Doubles: no
///     First-server: A
///     A-left: yes
///
///     ABBA @61500 A
///
/// Keys it does not know (names, court, date) are kept as tags, in order.
public struct MatchFile: Sendable, Hashable {
  /// A header line that the Laws do not need.
  public struct Tag: Sendable, Hashable {
    /// What stands before the colon.
    public var key: String
    /// What stands after it, without the spaces around it.
    public var value: String

    /// Makes a tag; line breaks in it become spaces.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What the Laws need to know of the match.
  public var header: Header
  /// The other header lines.
  public var tags: [Tag]
  /// The events with their times.
  public var tokens: [Token]

  /// The version of the text form that is written; one that is higher is not read.
  public static let version = 1

  /// A match to be written down.
  public init(header: Header, tags: [Tag] = [], tokens: [Token]) {
    self.header = header
    self.tags = tags
    self.tokens = tokens
  }

  /// Reads a match.
  /// - Throws: the first fault, with its line and what was expected.
  public init(reading text: some StringProtocol) throws(NotationError) {
    var reader = MatchFileReader(Array(text.utf8))
    try reader.readHeader()
    header = reader.header
    tags = reader.tags
    tokens = try reader.readTokens()
  }

  /// Reads a match that was played: a token that the state forbids is a fault here.
  ///
  /// - Throws: the first fault, with its line and what was expected.
  public init(readingPlayed text: some StringProtocol) throws(NotationError) {
    var reader = MatchFileReader(Array(text.utf8))
    try reader.readHeader()
    header = reader.header
    tags = reader.tags
    tokens = try reader.readLawfulTokens()
  }

  /// The match, its tokens played.
  public var match: Match { Match(header: header, tokens: tokens) }

  /// The value of the header line of that name, whatever its capitals; nil where there is none.
  public subscript(tag tag: String) -> String? {
    tags.last { $0.key.lowercased() == tag.lowercased() }?.value
  }

  /// The text form.
  public var text: String {
    var lines = ["Courtside: \(Self.version)", "Format: \(header.format.name)"]
    lines.append("Doubles: \(header.isDoubles ? "yes" : "no")")
    lines.append("First-server: \(header.firstServer.letter)")
    if header.isDoubles {
      let first = header.firstServer
      lines.append("Server-player: \(Notation.name(first, header.serverPlayer))")
      lines.append("Receiver-player: \(Notation.name(first.opponent, header.receiverPlayer))")
    }
    lines.append("A-left: \(header.aLeft ? "yes" : "no")")
    if !header.changesEndsInDecider { lines.append("Ends-in-decider: no") }
    for tag in tags where !MatchFileReader.keys.contains(tag.key.lowercased()) {
      let key = String(Self.oneLine(tag.key).map { $0 == ":" ? " " : $0 })
      lines.append("\(key): \(Self.oneLine(tag.value))")
    }
    lines.append("")
    lines.append(Notation.text(of: tokens))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
