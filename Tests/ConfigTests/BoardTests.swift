import Buttons
import Testing

@testable import Config

@Suite struct BoardTests {
  let folder = Folder()

  private func board(_ text: String) -> BoardFile {
    BoardFile(reading: folder.write(text, to: "boards/test.ini"))
  }

  private func said(_ text: String) -> [String] {
    board(text).findings.map { $0.description.split(separator: "/").last.map(String.init) ?? "" }
  }

  private let five = """
    [left+]
    Line=GPIO17
    [left-]
    Line=GPIO27
    [right+]
    Line=GPIO22
    [right-]
    Line=GPIO23
    [rewind]
    Line=GPIO24

    """

  @Test func theShippedProfilesAreGood() {
    let library = BoardLibrary(folders: ["\(checkout)/hardware/boards"])
    #expect(library.names.contains("raspberry-pi-4"))
    #expect(library.names.contains("raspberry-pi-5"))
    #expect(library.names.count >= 4)
    for name in library.names {
      let path = library.path(of: name)
      let file = BoardFile(reading: path ?? "")
      #expect(file.findings == [], "\(name)")
      #expect(file.profile?.lines.count == 8, "\(name)")
      #expect(file.profile?.name.isEmpty == false, "\(name)")
    }
  }

  @Test func everyKeyIsRead() {
    let file = board(
      """
      [Board]
      Name=Bench
      Chip=chip-a
      Bias=pull-down
      ActiveLow=no
      DebounceMs=7
      RepeatGuardMs=250
      Mirrored=yes
      [left+]
      Line=GPIO17
      Chip=chip-b
      Offset=17
      Bias=as-is
      ActiveLow=yes
      DebounceMs=0
      [left-]
      Offset=2
      [right+]
      Offset=3
      [right-]
      Offset=4
      [rewind]
      Offset=5
      [menu]
      Offset=6
      [Output]
      Line=LED
      Offset=7
      ActiveLow=yes
      """)
    #expect(file.findings == [])
    func plain(_ offset: Int) -> LineWiring {
      LineWiring(
        LinePlace(chip: "chip-a", offset: offset), bias: .pullDown, isActiveLow: false,
        debounce: .milliseconds(7))
    }
    let first = LineWiring(
      LinePlace(name: "GPIO17", chip: "chip-b", offset: 17), bias: .asIs, isActiveLow: true,
      debounce: .zero)
    #expect(
      file.profile
        == BoardProfile(
          name: "Bench",
          lines: [
            .leftPlus: first, .leftMinus: plain(2), .rightPlus: plain(3), .rightMinus: plain(4),
            .rewind: plain(5), .menu: plain(6),
          ],
          repeatGuard: .milliseconds(250), isMirrored: true,
          output: OutputWiring(
            LinePlace(name: "LED", chip: "chip-a", offset: 7), isActiveLow: true)))
  }

  @Test func withoutABoardSectionTheUsualHolds() {
    let profile = board(five).profile
    #expect(profile?.name == "test.ini")
    #expect(profile?.lines[.leftPlus] == LineWiring(LinePlace(name: "GPIO17")))
    #expect(profile?.repeatGuard == .milliseconds(300))
  }

  @Test(arguments: [
    (
      "[Board]\nBias=up\n",
      "test.ini:2: Bias=up is not understood; expected as-is, pull-up, "
        + "pull-down or disabled"
    ),
    (
      "[Board]\nDebounceMs=10ms\n",
      "test.ini:2: DebounceMs=10ms is not understood; expected a whole "
        + "number of milliseconds from 0 to 5000"
    ),
    ("[Board]\nActiveLow=low\n", "test.ini:2: ActiveLow=low is not understood; expected yes or no"),
    (
      "[start]\nOffset=-1\n",
      "test.ini:2: Offset=-1 is not understood; expected a line's number on "
        + "its chip, from 0"
    ),
    (
      "[start]\nOffset=4\n",
      "test.ini: start: needs the name of a line, or the label of a chip and "
        + "an offset"
    ),
    ("[start]\nLine=GPIO17\n", "test.ini: start: GPIO17 is left+ already"),
    ("[Output]\nLine=GPIO17\n", "test.ini: the output: GPIO17 is left+ already"),
  ])
  func aBadProfileIsRefused(extra: String, message: String) {
    #expect(said(extra + five) == [message])
    #expect(board(extra + five).profile == nil)
  }

  @Test func missingLinesAreNamed() {
    #expect(said("[left+]\nLine=A\n") == ["test.ini: not wired: left-, right+, right-, rewind"])
    #expect(said("") == ["test.ini: not wired: left+, left-, right+, right-, rewind"])
    #expect(
      BoardFile(reading: "/nowhere").findings.map(\.description) == ["/nowhere: does not exist"])
  }

  @Test func unknownKeysAndSectionsAreWarnings() {
    let extra = "[Board]\nColour=red\n[left]\nLine=X\n[start]\nline=Y\nLine=Z\n"
    #expect(
      said(extra + five) == [
        "test.ini:2: warning: the key Colour is not known in [Board]; expected Name, Chip, Bias, "
          + "ActiveLow, DebounceMs, RepeatGuardMs or Mirrored",
        "test.ini:4: warning: the section [left] is not known; expected left+",
        "test.ini:6: warning: the key line is not known in [start]; expected Line",
      ])
    #expect(board(extra + five).profile != nil)
  }

  @Test func boardsAreFoundByNamePathAndModel() {
    folder.write("[Board]\nName=Raspberry Pi 4\n" + five, to: "boards/pi4.ini")
    folder.write("[Board]\nName=Raspberry Pi\n" + five, to: "boards/any-pi.ini")
    folder.write("[Board]\nName=Mine\n" + five, to: "mine.ini")
    folder.write("[Board]\nName=Own\n" + five, to: "etc/pi4.ini")
    let library = BoardLibrary(folders: ["\(folder.path)/none", "\(folder.path)/boards"])
    #expect(library.names == ["any-pi", "pi4"])
    #expect(
      library.profile(for: "Raspberry Pi 4 Model B Rev 1.4")?.profile?.name == "Raspberry Pi 4")
    #expect(library.profile(for: "Raspberry Pi 3 Model B")?.profile?.name == "Raspberry Pi")
    #expect(library.profile(for: "Orange Pi") == nil)
    #expect(library.path(of: "./mine.ini", in: folder.path) == "\(folder.path)/./mine.ini")
    #expect(library.path(of: "mine") == nil)
    let own = BoardLibrary(folders: ["\(folder.path)/etc", "\(folder.path)/boards"])
    #expect(own.path(of: "pi4") == "\(folder.path)/etc/pi4.ini")
  }

  @Test func theConfigurationNamesABoard() {
    folder.write("[Board]\nName=Pi\n" + five, to: "boards/pi.ini")
    folder.write("[Panel]\nBoard=pi\nMirrored=yes\nDebounceMs=3\n", to: "courtside.conf")
    let reading = ConfigurationReading(places: folder.places)
    #expect(reading.findings == [])
    let panel = reading.configuration.panel
    #expect(panel.profile?.name == "Pi")
    let applied = panel.profile.map(panel.applied)
    #expect(applied?.isMirrored == true)
    #expect(applied?.lines[.rewind]?.debounce == .milliseconds(3))
    folder.write("[Panel]\nBoard=pie\n", to: "courtside.conf")
    #expect(
      ConfigurationReading(places: folder.places).findings.map(\.text)
        == ["no board is called pie; expected pi"])
  }

  /// The scoreboard starts without buttons then, and its banner says why.
  @Test func aProfileThatCannotBeUsedIsRemembered() {
    let twice = five.split(separator: "GPIO22").joined(separator: "GPIO17")
    folder.write("[Board]\nName=Pi\n" + twice, to: "boards/pi.ini")
    folder.write("[Panel]\nBoard=pi\n", to: "courtside.conf")
    var panel = ConfigurationReading(places: folder.places).configuration.panel
    #expect(panel.profile == nil)
    #expect(panel.fault == "right+: GPIO17 is left+ already")
    folder.write("[Panel]\nBoard=pie\n", to: "courtside.conf")
    panel = ConfigurationReading(places: folder.places).configuration.panel
    #expect(panel.fault == "no board is called pie")
    folder.write("[Panel]\nBoard=pie\nBoard=auto\n", to: "courtside.conf")
    #expect(ConfigurationReading(places: folder.places).configuration.panel.fault == nil)
  }
}
