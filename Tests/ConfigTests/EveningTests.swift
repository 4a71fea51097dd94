import Badminton
import Scoreboard
import Testing

@testable import Config

@Suite("Presets and the list of matches")
struct EveningTests {
  let folder = Folder()

  private func read(_ text: String) -> ConfigurationReading {
    folder.write(text, to: "courtside.conf")
    return ConfigurationReading(places: folder.places)
  }

  @Test func presetsAreReadAndTheOneOfALaterFileCounts() {
    folder.write("[Presets]\nPreset2=Finals | format=3x21\n", to: "courtside.conf.d/10.conf")
    let reading = read(
      """
      [Presets]
      Preset2=Old | players=doubles
      Preset1=Club evening|format=open11 | players=doubles | court=Court 2|language=zh-Hant|layout=court
      """)
    #expect(reading.findings == [])
    let presets = reading.configuration.settings.presets
    #expect(presets.map(\.name) == ["Club evening", "Finals"])
    #expect(presets[0].format?.name == "open11" && presets[0].isDoubles == true)
    #expect(presets[0].court == "Court 2" && presets[0].language == .traditionalChinese)
    #expect(presets[0].layout == .court && presets[1].isDoubles == nil)
  }

  @Test(arguments: [
    ("Preset1=| format=3x21", "no name"), ("Preset1=X | 3x21", "expected format="),
    ("Preset1=X | format=4x4", "3x21"), ("Preset1=X | players=three", "singles or doubles"),
    ("Preset1=X | colour=red", "layout before the ="), ("Preset1=X | layout=round", "halves"),
  ])
  func aWrongPresetIsRefused(line: String, expected: String) {
    let reading = read("[Presets]\n\(line)\n")
    #expect(reading.hasErrors && reading.findings.first?.line == 2)
    #expect(reading.findings.first?.description.contains(expected) == true)
    #expect(reading.configuration.settings.presets.isEmpty)
  }

  @Test func theFormatFollowsTheLawsUnlessOneIsNamed() {
    #expect(read("").configuration.settings.followsLaws)
    #expect(!read("[Match]\nFormat=3x21\n").configuration.settings.followsLaws)
    #expect(read("[Match]\nFormat=auto\n").configuration.settings.followsLaws)
    #expect(!read("[Match]\nFormat=open15\n").configuration.settings.followsLaws)
  }

  private func queue(_ bytes: [UInt8]) -> MatchQueue {
    folder.write(bytes, to: "queue.csv")
    return MatchQueue(reading: folder.path + "/queue.csv")
  }

  @Test func aListIsReadInEveryEncodingAndWithEverySeparator() {
    let text = "a1,a2,b1,b2,format\n王小明,李洋,戴資穎,王齊麟,3x11\nLIN,,CHEN,,\n"
    let plain = queue(Array(text.utf8))
    #expect(plain.findings == [])
    #expect(plain.matches?.map(\.isDoubles) == [true, false])
    #expect(plain.matches?[0].b == ["戴資穎", "王齊麟"] && plain.matches?[0].format?.name == "3x11")
    for separator in [";", "\t"] {
      #expect(queue(Array(text.replacing(",", with: separator).utf8)) == plain)
    }
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(queue(utf16) == plain)
    #expect(queue(Array("A,B\nC,D,E,F,1x21\n".utf8)).matches?.count == 2)
  }

  @Test(arguments: [
    ("A,B\nC\n", 2, "expected two names or four"), ("A,B,4x4\n", 1, "expected 3x21"),
    ("a1,a2,b1\nA,B,C\n", 2, "as many each"), ("b1,a1\nX,\n", 2, "no name"),
  ])
  func aWrongListIsRefusedWhole(text: String, line: Int, expected: String) {
    let queue = queue(Array(text.utf8))
    #expect(queue.matches == nil && queue.findings.first?.line == line)
    #expect(queue.findings.first?.description.contains(expected) == true)
  }

  @Test func anEmptyListIsRefused() {
    #expect(queue([]).matches == nil && queue([]).findings.count == 1)
  }
}
