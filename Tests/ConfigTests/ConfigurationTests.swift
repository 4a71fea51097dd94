import Badminton
import Buttons
import Drawing
import Glibc
import Scoreboard
import Testing

@testable import Config

@Suite struct ConfigurationTests {
  let folder = Folder()

  private func read(_ text: String) -> ConfigurationReading {
    folder.write(text, to: "courtside.conf")
    return ConfigurationReading(places: folder.places)
  }

  /// What is said of a text, without the folder.
  private func said(_ text: String) -> [String] {
    read(text).findings.map { $0.description.split(separator: "/").last.map(String.init) ?? "" }
  }

  @Test func withoutFilesTheDefaultsAreInForce() {
    let reading = ConfigurationReading(places: folder.places)
    #expect(reading.configuration == Configuration())
    #expect(reading.findings == [])
    #expect(reading.files == [])
  }

  @Test func everyKeyIsRead() {
    folder.write("name\nLin Dan\n戴資穎\n", to: "club.csv")
    folder.write("[Phrases]\nround=SET {}\n", to: "words.ini")
    folder.write("", to: "club.ttf")
    folder.write("LIN,CHEN\n", to: "queue.csv")
    let reading = read(
      """
      [Match]
      Format=3x21
      FirstServer=B
      Doubles=yes
      ChangeEndsInDecider=no
      Court=Court 4
      Roster=club.csv
      Queue=queue.csv
      WarmUpSeconds=90
      [Presets]
      Preset3=Club | players=doubles
      [Display]
      Language=zh-Hant
      Layout=portrait
      CourtLabel=no
      Statistics=no
      Brightness=60
      Phrases=words.ini
      Driver=kms
      Size=1280x720
      FullScreen=no
      Rotation=270
      ScreenInches=43
      ViewingMetres=17.5
      Fonts=club.ttf
      [Panel]
      Mirrored=yes
      RepeatGuardMs=0
      DebounceMs=25
      Output=no
      [Sound]
      Muted=yes
      Play=point match
      [Spy]
      Words=https://example.invalid/words
      WordsOnWall=no
      SecretDisplay=2
      [Storage]
      Directory=/srv/courtside
      """)
    #expect(reading.findings == [])
    var expected = Configuration()
    expected.settings.followsLaws = false
    expected.settings.queue = [QueuedMatch(a: ["LIN"], b: ["CHEN"])]
    expected.settings.warmUpSeconds = 90
    var preset = Preset(name: "Club")
    preset.slot = 3
    preset.isDoubles = true
    expected.settings.presets = [preset]
    expected.settings.showsCourt = false
    expected.settings.showsStatistics = false
    expected.settings.brightness = 60
    expected.settings.firstServer = .b
    expected.settings.isDoubles = true
    expected.settings.changesEndsInDecider = false
    expected.settings.court = "Court 4"
    expected.settings.roster = ["Lin Dan", "戴資穎"]
    expected.settings.language = .traditionalChinese
    expected.settings.layout = .portrait
    expected.settings.phrases = ["round": "SET {}"]
    expected.settings.isMuted = true
    expected.spyWords = "https://example.invalid/words"
    expected.settings.showsWordsOnWall = false
    expected.secretDisplay = .screen(2)
    expected.settings.sounds = [.point, .match]
    expected.display.driver = .kms
    expected.display.size = Size(width: 1280, height: 720)
    expected.display.isFullScreen = false
    expected.display.rotation = 270
    expected.display.screenInches = 43
    expected.display.viewingMetres = 17.5
    expected.display.fonts = ["\(folder.path)/club.ttf"]
    expected.panel.isMirrored = true
    expected.panel.repeatGuard = .zero
    expected.panel.debounce = .milliseconds(25)
    expected.panel.usesOutput = false
    expected.dataDirectory = "/srv/courtside"
    #expect(reading.configuration == expected)
  }

  @Test(arguments: Format.all.map(\.name))
  func everyFormatIsKnown(name: String) {
    let reading = read("[Match]\nFormat=\(name)\n")
    #expect(reading.findings == [])
    #expect(reading.configuration.settings.format.name == name)
  }

  @Test(arguments: [
    ("[Match]\nFormat=2x99\n", "2: Format=2x99 is not understood; expected auto, 3x21"),
    ("[Match]\nFirstServer=left\n", "2: FirstServer=left is not understood; expected A or B"),
    ("[Match]\nDoubles=maybe\n", "2: Doubles=maybe is not understood; expected yes or no"),
    ("\n[Match]\nCourt=abcdefghijklmnopqrstu\n", "expected a label of at most 20"),
    ("[Match]\nRoster=/nowhere.csv\n", "nowhere.csv: does not exist"),
    ("[Display]\nLanguage=fr\n", "Language=fr is not understood; expected en or zh-Hant"),
    ("[Display]\nLayout=big\n", "expected halves, court, portrait or led"),
    ("[Display]\nDriver=vga\n", "expected auto, kms, window or headless"),
    ("[Display]\nSize=1920\n", "expected auto, or WIDTHxHEIGHT in pixels"),
    ("[Display]\nSize=10x10\n", "expected auto, or WIDTHxHEIGHT in pixels"),
    ("[Display]\nSize=99999999999999999999x1080\n", "expected auto, or WIDTHxHEIGHT in pixels"),
    ("[Display]\nRotation=45\n", "expected 0, 90, 180 or 270 (degrees, clockwise)"),
    ("[Display]\nScreenInches=nan\n", "expected the diagonal in inches, from 1 to 1000"),
    ("[Display]\nScreenInches=-4\n", "expected the diagonal in inches, from 1 to 1000"),
    ("[Display]\nViewingMetres=1e9\n", "expected the distance of the last row in metres"),
    ("[Display]\nFonts=/nowhere.ttf\n", "/nowhere.ttf is no file; expected font files"),
    ("[Panel]\nBoard=commodore\n", "no board is called commodore; expected"),
    ("[Panel]\nRepeatGuardMs=5001\n", "expected a whole number of milliseconds from 0 to 5000"),
    ("[Panel]\nDebounceMs=-1\n", "expected a whole number of milliseconds from 0 to 5000"),
    ("[Panel]\nMirrored=2\n", "expected yes, no or profile"),
    ("[Spy]\nSecretDisplay=1\n", "expected no, window, or the number of the screen, from 2 to 8"),
    ("[Spy]\nSecretDisplay=yes\n", "expected no, window, or the number of the screen"),
    ("[Sound]\nPlay=point bang\n", "Play=point bang is not understood; expected none, or names"),
    ("[Storage]\nDirectory=data\n", "expected auto, or the path of a directory from the root"),
  ])
  func aBadValueIsAnErrorAndTheDefaultStays(text: String, expected: String) {
    let reading = read(text)
    // Why there is no board is kept for the banner.
    var configuration = reading.configuration
    #expect((configuration.panel.fault != nil) == text.contains("Board="))
    configuration.panel.fault = nil
    #expect(configuration == Configuration())
    #expect(reading.hasErrors)
    let said = reading.findings.map(\.description).joined(separator: "\n")
    #expect(said.contains(expected))
  }

  @Test func aBadValueLeavesTheLastGoodOne() {
    folder.write("[Display]\nRotation=90\nLayout=court\n", to: "packaged.conf")
    folder.write("[Display]\nLayout=led\n", to: "courtside.conf.d/10-hall.conf")
    folder.write("[Display]\nLayout=nonsense\n", to: "courtside.conf.d/20-bad.conf")
    folder.write("[Display]\nLayout=portrait\n", to: "courtside.conf.d/30-note.txt")
    folder.write("[Display]\nLayout=portrait\n", to: "courtside.conf.d/.hidden.conf")
    let reading = read("[Display]\nLayout=portrait\nRotation=91\n")
    #expect(reading.configuration.display.rotation == 90)
    #expect(reading.configuration.settings.layout == .led)
    #expect(
      reading.findings.map { "\($0.file.dropFirst(folder.path.count)):\($0.line ?? 0)" }
        == ["/courtside.conf:3", "/courtside.conf.d/20-bad.conf:2"])
    #expect(
      reading.files.map { String($0.dropFirst(folder.path.count)) }
        == [
          "/packaged.conf", "/courtside.conf", "/courtside.conf.d/10-hall.conf",
          "/courtside.conf.d/20-bad.conf",
        ])
  }

  @Test func aRosterThatCannotBeReadLeavesTheEarlierOne() {
    folder.write("Ann\nBen\n", to: "good.csv")
    folder.write("\"Ann\n", to: "bad.csv")
    folder.write("[Match]\nRoster=../bad.csv\n", to: "courtside.conf.d/1.conf")
    let reading = read("[Match]\nRoster=good.csv\n")
    #expect(reading.configuration.settings.roster == ["Ann", "Ben"])
    #expect(reading.findings.map(\.line) == [2, 1])
    #expect(
      reading.findings.map(\.file) == [
        "\(folder.path)/courtside.conf.d/1.conf", "\(folder.path)/courtside.conf.d/../bad.csv",
      ])
  }

  @Test func anEmptyValueSetsTheDefaultAgain() {
    folder.write("Ann\n", to: "good.csv")
    folder.write(
      "[Match]\nRoster=\nCourt=\nFormat=\nDoubles=\n[Display]\nSize=\nScreenInches=\n[Panel]\n"
        + "Mirrored=\n", to: "courtside.conf.d/1.conf")
    let reading = read(
      "[Match]\nRoster=good.csv\nCourt=4\nDoubles=yes\n[Display]\nSize=800x480\n"
        + "ScreenInches=7\n[Panel]\nMirrored=yes\n")
    #expect(reading.findings == [])
    #expect(reading.configuration == Configuration())
  }

  @Test func unknownKeysAndSectionsAreWarnings() {
    #expect(
      said("[Match]\nformat=3x21\nColour=red\n[Screen]\nX=1\n[Dispaly]\nY=1\n") == [
        "courtside.conf:2: warning: the key format is not known in [Match]; expected Format",
        "courtside.conf:3: warning: the key Colour is not known in [Match]; expected Format, "
          + "FirstServer, Doubles, ChangeEndsInDecider, Court, Roster, Queue or WarmUpSeconds",
        "courtside.conf:5: warning: the section [Screen] is not known; expected Match, Presets, "
          + "Display, Panel, Sound, Spy or Storage",
        "courtside.conf:7: warning: the section [Dispaly] is not known; expected Display",
      ])
    #expect(!read("[Nonsense]\na=b\n").hasErrors)
  }

  @Test func noSoundsAtAll() {
    #expect(read("[Sound]\nPlay=none\n").configuration.settings.sounds == [])
  }

  @Test func aNamedFileMustBeThere() {
    let path = "\(folder.path)/other.conf"
    let missing = ConfigurationReading(path: path, places: folder.places)
    #expect(missing.findings.map(\.description) == ["\(path): does not exist"])
    #expect(missing.hasErrors)
    folder.write("[Display]\nLayout=led\n", to: "other.conf")
    folder.write("[Display]\nLayout=court\n", to: "courtside.conf")
    folder.write("[Display]\nRotation=90\n", to: "other.conf.d/1.conf")
    let reading = ConfigurationReading(path: path, places: folder.places)
    #expect(reading.configuration.settings.layout == .led)
    #expect(reading.configuration.display.rotation == 90)
  }

  @Test(
    arguments: [
      ("a NUL", Array("[Match]\nFormat=\u{0}\n".utf8), ":2: has a NUL character; expected text"),
      (
        "Latin-1", Array("[Match]\nCourt=Caf".utf8) + [0xe9, 0x0a], ":2: has a byte that is no text"
      ),
      ("junk", Array(repeating: Array(0...250), count: 16).flatMap(\.self), "has"),
    ] as [(String, [UInt8], String)])
  func bytesThatAreNoTextAreRefused(what: String, bytes: [UInt8], expected: String) {
    let path = folder.write(bytes, to: "courtside.conf")
    let reading = ConfigurationReading(places: folder.places)
    #expect(reading.configuration == Configuration(), "\(what)")
    #expect(reading.hasErrors, "\(what)")
    let said = reading.findings.map(\.description).joined(separator: "\n")
    #expect(said.hasPrefix(path) && said.contains(expected), "\(what): \(said.prefix(200))")
  }

  @Test func tenMegabytesAreRefusedUnread() {
    let path = folder.write([UInt8](repeating: 0x61, count: 10_000_000), to: "courtside.conf")
    #expect(
      ConfigurationReading(places: folder.places).findings.map(\.description)
        == ["\(path): is too large; expected at most 262144 bytes"])
  }

  @Test func aFolderInPlaceOfAFile() {
    mkdir(folder.places.file, 0o700)
    let reading = ConfigurationReading(places: folder.places)
    #expect(
      reading.findings.map(\.description)
        == ["\(folder.places.file): is a directory; expected a file"])
  }

  @Test func aByteOrderMarkDoesNoHarm() {
    #expect(read("\u{feff}[Display]\nLayout=led\n").configuration.settings.layout == .led)
  }

  @Test func checkConfigSumsUp() {
    let nothing = CheckConfig(places: folder.places)
    #expect(nothing.lines == ["\(folder.places.file) does not exist: the defaults are in force"])
    #expect(!nothing.hasErrors)
    let file = folder.write("[Match]\nFormat=3x21\n", to: "courtside.conf")
    #expect(CheckConfig(places: folder.places).lines == ["\(file): fine"])
    folder.write("[Match]\nFormat=x\nColor=y\n", to: "courtside.conf")
    let bad = CheckConfig(places: folder.places)
    #expect(bad.lines.last == "\(file): 1 error, 1 warning")
    #expect(bad.lines.count == 3)
    #expect(bad.hasErrors)
  }
}
