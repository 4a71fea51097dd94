import Badminton
import Foundation
import FoundationXML
import Scoreboard
import Testing

@testable import Text

@Suite("The match sheet")
struct MatchSheetTests {
  private func sheet(_ text: String, _ language: Language = .english) throws -> MatchSheet {
    MatchSheet(ArchivedMatch(file: try MatchFile(readingPlayed: text)), language: language)
  }

  /// The texts of a picture, each checked to be XML.
  private func texts(_ svg: String) throws -> [String] {
    let document = try XMLDocument(xmlString: svg)
    return try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
  }

  @Test("points stand in the row of who serves next, S and R beside the names")
  func singles() throws {
    let sheet = try sheet("Name-A1: WANG\nName-B1: LI\n\nAAB")
    let game = try #require(sheet.pages.first?.first?.game)
    #expect(game.servingRow == 0 && game.receivingRow == 1)
    #expect(
      game.columns == [
        .points([.init(row: 0, points: 0), .init(row: 1, points: 0)]),
        .points([.init(row: 0, points: 1)]), .points([.init(row: 0, points: 2)]),
        .points([.init(row: 1, points: 1)]),
      ])
    #expect(!game.isOver)
    let texts = try texts(sheet.svg)
    #expect(texts.contains("WANG") && texts.contains("S") && texts.contains("R"))
    #expect(texts.contains("not over"))
  }

  @Test("doubles have four rows, and cards, corrections and notes a column of their own")
  func doubles() throws {
    let sheet = try sheet(
      "Doubles: yes\nServer-player: A2\nNote: 1500 injury B\n\n@1000 A @2000 A yelB redA =server:A"
    )
    let game = try #require(sheet.pages.first?.first?.game)
    #expect(sheet.rows.count == 4 && game.servingRow == 1 && game.receivingRow == 2)
    let notes = game.columns.compactMap { column in
      if case .note(let note, let row) = column { (note, row) } else { nil }
    }
    #expect(notes.map(\.0) == [.injury, .warning, .fault, .serviceCorrected])
    #expect(notes.map(\.1) == [2, 2, 0, 0])
    let penalties = game.columns.filter {
      if case .points(let cells) = $0 { cells.contains(where: \.isPenalty) } else { false }
    }
    #expect(penalties.count == 1)
  }

  @Test("three games to 30 in doubles fit on a page, their ends circled, the rests marked")
  func long() throws {
    let game = "AB*0 " + String(repeating: "AB", count: 29) + "A"
    let text = "Doubles: yes\n\n\(game) E " + String(repeating: "BA", count: 29) + "B E " + game
    let sheet = try sheet(text)
    #expect(sheet.pages.count == 1)
    #expect(sheet.pages[0].count == 6)
    let svg = sheet.svg
    #expect(try texts(svg).filter { $0 == "30–29" }.count == 4)
    #expect(svg.components(separatedBy: "<ellipse").count == 4)
    #expect(sheet.pages[0].compactMap(\.game.intervalAfter).allSatisfy { $0 == 22 || $0 == 21 })
  }

  @Test("what does not fit goes on another page")
  func pages() throws {
    let game = String(repeating: "yelA ", count: 120) + String(repeating: "AB", count: 29) + "A"
    let sheet = try sheet("Doubles: yes\n\n\(game) E \(game.replacing("B", with: "B"))")
    #expect(sheet.pages.count > 1)
    #expect(try texts(sheet.svg).contains { $0.contains("1/\(sheet.pages.count)") })
    #expect(sheet.svg.contains("height=\"\(210 * sheet.pages.count)mm\""))
  }

  @Test("names of any kind cannot break the picture")
  func hostile() throws {
    let sheet = try sheet(
      "Name-A1: <script>alert(1)</script> & \"x\"\nName-B1: \u{202E}戴資穎\nCourt: <b>\n\nA*21 E B",
      .traditionalChinese)
    let texts = try texts(sheet.svg)
    #expect(texts.contains("<script>alert(1)</script> & \"x\"") && texts.contains("戴資穎"))
    #expect(!sheet.svg.contains("<script") && texts.contains("比賽記錄表"))
  }

  @Test("every ending is named", arguments: ["retA", "dsqB", "woA"])
  func endings(_ token: String) throws {
    let svg = try sheet("\n\(token)").svg
    #expect(
      try texts(svg).contains(
        ["retA": "retired", "dsqB": "black card", "woA": "walkover"][token] ?? ""))
  }

  @Test("any match at all makes a picture", arguments: 1...30)
  func anyMatch(_ seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let words = [
      "A", "B", "A", "B", "E", "-A", "U", "Y", "R", "yelA", "redB", "=9-4", "=games:1-0",
    ]
    let events = (0..<300).compactMap { _ in words.randomElement(using: &dice) }
    let header = Header(isDoubles: seed.isMultiple(of: 2))
    let match = Match(header: header, tokens: try Notation.tokens(events.joined(separator: " ")))
    let file = MatchFile(header: header, tokens: match.tokens)
    let svg = MatchSheet(ArchivedMatch(file: file)).svg
    #expect(try texts(svg).contains("Match sheet"))
  }

  @Test("a table of rallies is CSV that a spreadsheet takes no harm from")
  func table() throws {
    let file = try MatchFile(readingPlayed: "Name-A1: =cmd(\"x\"), y\n\n@900 A B")
    let rows = try CSV.rows(of: ArchivedMatch.csvHeading + ArchivedMatch(file: file).csv)
    #expect(rows.count == 3)
    #expect(rows[0].fields.count == rows[1].fields.count)
    #expect(rows[1].fields[2] == "'=cmd(\"x\"), y")
    #expect(Array(rows[1].fields[4...9]) == ["1", "1", "A", "1", "0", "A"])
    #expect(rows[1].fields.last == "900")
  }

  @Test("the JSON of a match holds its rallies, its figures and its state")
  func json() throws {
    let file = try MatchFile(readingPlayed: "Doubles: yes\nName-A1: WANG\n\nA*21 E yelB B")
    let text = JSONWriter.text(of: ArchivedMatch(file: file).json)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let games = try #require(object["games_played"] as? [[String: Any]])
    #expect((games.first?["rallies"] as? [Any])?.count == 21)
    #expect((object["names"] as? [String: String])?["A1"] == "WANG")
    #expect((object["state"] as? [String: Any])?["game_number"] as? Int == 2)
    #expect((object["marks"] as? [[String: Any]])?.first?["kind"] as? String == "yellow")
  }
}
