import Testing

@testable import Config

@Suite struct RosterTests {
  let folder = Folder()

  private func roster(_ bytes: [UInt8]) -> Roster {
    Roster(reading: folder.write(bytes, to: "club.csv"))
  }

  private func roster(_ text: String) -> Roster { roster(Array(text.utf8)) }

  @Test(arguments: [
    ("Ann\nBen\n", ["Ann", "Ben"]),
    ("name\nAnn\nBen", ["Ann", "Ben"]),
    ("\u{feff}Name\r\nAnn\r\n\r\nBen\r\n", ["Ann", "Ben"]),
    ("姓名\n戴資穎\n周天成\n", ["戴資穎", "周天成"]),
    ("no;NAME;club\n1;Ann;X\n2;\"Ben; the 2nd\";Y\n", ["Ann", "Ben; the 2nd"]),
    ("club\tplayer\nX\tAnn\n", ["Ann"]),
    ("\"Lin, Dan\"\n\"O\"\"Neil\"\n", ["Lin, Dan", "O\"Neil"]),
    ("  Ann \n\u{202e}Ben\u{202c}\n", ["Ann", "Ben"]),
    ("👨\u{200d}👩\u{200d}👧\n", ["👨\u{200d}👩\u{200d}👧"]),
  ])
  func goodFiles(text: String, names: [String]) {
    let roster = roster(text)
    #expect(roster.names == names)
    #expect(roster.findings == [])
  }

  @Test func utf16AndBig5() {
    let text = "name;club\r\n戴資穎;台北\r\nAnn;X\r\n"
    var bytes: [UInt8] = [0xff, 0xfe]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xff), UInt8(unit >> 8)] }
    #expect(roster(bytes).names == ["戴資穎", "Ann"])
    #expect(roster([0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa, 0x0a]).names == ["王小明"])
  }

  @Test func longNamesAreShortened() {
    #expect(roster(String(repeating: "x", count: 200)).names == [String(repeating: "x", count: 40)])
  }

  @Test func rowsWithoutAndWithRepeatedNames() {
    let roster = roster("name,club\nAnn,X\n,Y\nANN,Z\n\"\u{200b}\",Q\nBen\n")
    #expect(roster.names == ["Ann", "Ben"])
    #expect(
      roster.findings.map { "\($0.line ?? 0) \($0.severity) \($0.text)" } == [
        "3 warning the row has no name; it is left out",
        "4 warning ANN is in line 2 already; it is left out",
        "5 warning the row has no name; it is left out",
      ])
  }

  @Test func columnsWithoutAHeadingAreAWarning() {
    let roster = roster("Ann,X\nBen,Y\n")
    #expect(roster.names == ["Ann", "Ben"])
    #expect(roster.findings.map(\.severity) == [.warning])
    #expect(roster.findings.first?.text.contains("2 columns and there is no heading") == true)
  }

  @Test(arguments: [
    ("", "club.csv: has no names; expected one in each row"),
    ("name\n", "club.csv: has no names; expected one in each row"),
    ("Ann\n\"Ben\nCid\n", "club.csv:2: has a quote that is never closed; expected \""),
    ("Ann\n\"Ben\"x\n", "club.csv:2: has characters after a closing quote; expected a separator"),
    ("Ann\nB\u{0}n\n", "club.csv:2: has a NUL character; expected text"),
  ])
  func badFilesAreRefusedWhole(text: String, message: String) {
    let roster = roster(text)
    #expect(roster.names == nil)
    #expect(roster.findings.map(\.description) == ["\(folder.path)/\(message)"])
  }

  @Test func badBytesAndSizes() {
    let latin = roster(Array("Ann\nAndr".utf8) + [0xe9, 0x73, 0x0a])
    #expect(latin.names == nil)
    #expect(latin.findings.first?.line == 2)
    #expect(roster([UInt8](repeating: 0x41, count: 10_000_000)).names == nil)
    let many = roster((0...Roster.limit + 1).map { "p\($0)\n" }.joined())
    #expect(many.names == nil)
    #expect(many.findings.first?.line == Roster.limit + 2)
    #expect(Roster(reading: folder.path).names == nil)
    #expect(Roster(reading: "/nowhere").findings.first?.text == "does not exist")
  }
}
