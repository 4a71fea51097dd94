import Badminton
import Scoreboard

/// A match as umpires fill it in, rally by rally, on A4 landscape, as SVG.
public struct MatchSheet: Sendable {
  let match: ArchivedMatch
  let state: MatchState
  let chronicle: Chronicle
  let language: Language

  /// A sheet of a match, its words in a language.
  public init(_ match: ArchivedMatch, language: Language = .english) {
    self.match = match
    self.language = language
    let played = match.file.match
    state = played.state
    chronicle = played.chronicle
  }

  /// Tenths of a millimetre of the page and its parts.
  enum Measure {
    static let width = 2970
    static let height = 2100
    static let margin = 90
    static let head = 400
    static let foot = 175
    static let cell = 46
    /// How far below a row's top its text stands.
    static let base = 34
    static let names = 400
    static let service = 60
    static let number = 70
    static let gap = 34
    /// Where the columns begin.
    static let left = margin + number + names + service
    /// Columns beside each other.
    static let columns = (width - margin - left) / cell
    /// Room for the blocks of games.
    static let room = height - margin - head - foot - 70
  }

  /// Some columns of a game, or all.
  struct Block {
    var game: SheetGame
    var columns: Range<Int>
    /// Whether the game ends in it.
    var isLast: Bool
  }

  /// The rows of a block: a player each.
  var rows: [(side: Side, player: Player)] {
    Side.allCases.flatMap { side in match.players.map { (side, $0) } }
  }

  var blockHeight: Int { rows.count * Measure.cell + Measure.gap }

  /// The blocks of every page, at least one page.
  var pages: [[Block]] {
    let perPage = max(1, Measure.room / blockHeight)
    let blocks = games.flatMap { cut($0) }
    let count = max(1, (blocks.count + perPage - 1) / perPage)
    return (0..<count).map { Array(blocks.dropFirst($0 * perPage).prefix(perPage)) }
  }

  private var games: [SheetGame] {
    // A note belongs to the first game that ends after it.
    var notes = match.file.tags.filter { $0.key == ArchivedMatch.Key.note }
      .compactMap { TimedNote(reading: $0.value) }[...]
    return chronicle.games.map { game in
      let end = game.winner == nil ? Int.max : game.rallies.last?.time ?? 0
      let own = notes.prefix { $0.time <= end }
      notes = notes.dropFirst(own.count)
      return SheetGame(
        game, of: chronicle, isDoubles: match.file.header.isDoubles, notes: Array(own))
    }
  }

  /// A game's blocks; the circled score needs the room of three columns.
  private func cut(_ game: SheetGame) -> [Block] {
    var blocks: [Block] = []
    var start = 0
    let total = game.columns.count
    repeat {
      let end = min(total, start + Measure.columns)
      let hasRoom = end == total && end - start <= Measure.columns - 4
      blocks.append(Block(game: game, columns: start..<end, isLast: hasRoom))
      start = end
      if hasRoom { break }
    } while true
    return blocks
  }

  /// The whole picture: an SVG document of one page or of several below each other.
  public var svg: String {
    let pages = pages
    var pen = SVGPen()
    let (width, height) = (Measure.width, Measure.height * pages.count)
    pen.raw(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGPen.number(width))mm" \
      height="\(SVGPen.number(height))mm" \
      viewBox="0 0 \(SVGPen.number(width)) \(SVGPen.number(height))">
      <title>\(SVGPen.escaped(title))</title>
      <style>
      @page { size: A4 landscape; margin: 0 }
      svg { background: #fff; font-family: "Roboto Condensed", "Noto Sans", "Noto Sans CJK TC", \
      "PingFang TC", "Microsoft JhengHei", sans-serif; -webkit-print-color-adjust: exact; \
      print-color-adjust: exact }
      </style>

      """)
    for (index, blocks) in pages.enumerated() {
      pen.raw("<g transform=\"translate(0 \(SVGPen.number(index * Measure.height)))\">\n")
      drawHead(&pen, page: index + 1, of: pages.count)
      for (place, block) in blocks.enumerated() {
        draw(block, y: Measure.margin + Measure.head + place * blockHeight, &pen)
      }
      drawFoot(&pen)
      pen.raw("</g>\n")
    }
    pen.raw("</svg>\n")
    return pen.text
  }

  /// The sides' names: `WANG / LI – CHEN / TOH`.
  var title: String { Side.allCases.map(names).joined(separator: " – ") }

  /// A side's names in one line.
  func names(of side: Side) -> String {
    match.players.map { name(side, $0) }.joined(separator: " / ")
  }

  /// A player's name, without what cannot be printed.
  func name(_ side: Side, _ player: Player) -> String {
    Names.clean(match.name(of: side, player, in: language))
  }

  /// A word in the sheet's language.
  func say(_ word: SheetWords) -> String { word.said(in: language) }

  /// Milliseconds as `MM:SS`, from an hour on `H:MM:SS`.
  public static func clock(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let tail = two(seconds / 60 % 60) + ":" + two(seconds % 60)
    return seconds < 3600 ? tail : "\(seconds / 3600):" + tail
  }
}
