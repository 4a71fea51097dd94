import Scoreboard
import Testing

@testable import courtside

@Suite("A panel without lines")
struct NoLinesTests {
  @Test("says once why, and what the board offers")
  func fault() throws {
    var lines = NoLines(fault: "right+: GPIO17 is left+ already")
    let report = try #require(lines.read(at: .zero).reports.first)
    #expect(report.trouble == .noButtons(reason: "right+: GPIO17 is left+ already"))
    let sentence = try #require(report.sentence)
    #expect(sentence.hasPrefix("no buttons: right+: GPIO17 is left+ already; "))
    #expect(sentence.contains("; the board offers "))
    #expect(lines.read(at: .seconds(1)).reports.isEmpty)
  }

  @Test("without a profile names those there are")
  func unknown() throws {
    var lines = NoLines()
    let sentence = try #require(lines.read(at: .zero).reports.first?.sentence)
    #expect(sentence.contains("this board is not known"))
    #expect(sentence.contains("raspberry-pi-4"))
  }
}
