import Drawing
import Testing

@testable import SDLDisplay

@MainActor
@Suite("Fonts")
struct FontsTests {
  @Test(
    "Each script is written in a face that has it",
    arguments: [
      ("Lin Dan", "Roboto Condensed"), ("Nguyễn Thùy Linh", "Roboto Condensed"),
      ("Дмитрий", "Roboto Condensed"), ("Ελένη", "Roboto Condensed"),
      ("戴資穎", "Noto Sans CJK TC"), ("安洗瑩", "Noto Sans CJK TC"), ("안세영", "Noto Sans CJK TC"),
      ("やまぐち", "Noto Sans CJK TC"), ("ガルーダ", "Noto Sans CJK TC"), ("（臺北）", "Noto Sans CJK TC"),
      ("محمد", "Noto Sans Arabic"), ("ירדן", "Noto Sans Hebrew"), ("กุลวุฒิ", "Noto Sans Thai"),
      ("लक्ष्य", "Noto Sans Devanagari"), ("சிந்து", "Noto Sans Tamil"), ("রহিম", "Noto Sans Bengali"),
      ("ខ្មែរ", "Noto Sans Khmer"), ("გიორგი", "Noto Sans Georgian"), ("Արամ", "Noto Sans Armenian"),
      ("አበበ", "Noto Sans Ethiopic"),
    ])
  func faces(text: String, face: String) throws {
    let placement = try #require(Support.placement(Support.scene([text])))
    #expect(placement.pieces.map(\.face) == [face])
    #expect(placement.pieces.filter(\.isMissing).isEmpty)
  }

  @Test("A mixed line is split where the face changes")
  func runs() {
    let runs = Fonts().runs(of: "Player 1 玩家2", isTabular: false, isSmall: false)
    #expect(runs.map(\.text) == ["Player 1 ", "玩家", "2"])
  }

  @Test("Hebrew and Arabic read from right to left")
  func rightToLeft() {
    let fonts = Fonts()
    let hebrew = fonts.runs(of: "ירדן 2 כהן", isTabular: false, isSmall: false)
    #expect(hebrew.map(\.text).filter { $0 != " " } == ["כהן", "2", "ירדן "])
    #expect(hebrew.map(\.isRightToLeft).first == true)
    let mixed = fonts.runs(of: "A אבג B", isTabular: false, isSmall: false)
    #expect(mixed.map(\.text.first) == ["A", "א", " "] as [Character?])
  }

  @Test("Arabic digits read from left to right")
  func arabicDigits() {
    let runs = Fonts().runs(of: "محمد ٢١", isTabular: false, isSmall: false)
    #expect(runs.map(\.text) == ["٢١", "محمد "])
    #expect(runs.map(\.isRightToLeft) == [false, true])
  }

  @Test("Arabic letters are joined: the word is narrower than its letters one by one")
  func joined() throws {
    let fonts = Fonts()
    let face = fonts.face(for: "م", isSmall: false)
    let script = try #require(Script.of("م"))
    func width(_ text: String) throws -> Int {
      try #require(face.mask(text, size: 64, script: script, isRightToLeft: true)).advance
    }
    #expect(try width("ببب") < 3 * width("ب"))
  }

  @Test("The first letter of a Hebrew word is its rightmost")
  func hebrewInk() throws {
    // ש is broad and heavy, י a small stroke.
    let face = Fonts().face(for: "ש", isSmall: false)
    let script = try #require(Script.of("ש"))
    func leans(_ word: String) throws -> Int {
      let mask = try #require(face.mask(word, size: 100, script: script, isRightToLeft: true))
      return mask.coverage.enumerated().reduce(0) { sum, amount in
        let column = amount.offset % mask.ink.width
        return sum + (2 * column < mask.ink.width ? -1 : 1) * Int(amount.element)
      }
    }
    #expect(try leans("שי") > 0)
    #expect(try leans("יש") < 0)
  }

  @Test("What is in no font is a box, and says so")
  func missing() throws {
    let placement = try #require(Support.placement(Support.scene(["A\u{E123}"])))
    #expect(placement.pieces.map(\.isMissing) == [false, true])
    #expect(placement.pieces.last?.ink.isEmpty == false)
  }

  @Test("Characters that steer the direction or the terminal are not drawn")
  func controls() {
    let runs = Fonts().runs(
      of: "A\u{202E}B\u{7}\u{2066}C\u{200B}", isTabular: false, isSmall: false)
    #expect(runs.map(\.text) == ["ABC"])
    #expect(runs.map(\.isRightToLeft) == [false])
  }

  @Test("On a wall small Chinese comes from the pixel font, larger from the smooth one")
  func pixelFont() throws {
    let small = try #require(Support.placement(Support.scene(["戴資穎"], largest: 12)))
    #expect(small.pieces.map(\.face) == ["Unifont"])
    var fine = Support.scene(["戴資穎"], largest: 12)
    fine.size.height = 480
    #expect(Support.placement(fine)?.pieces.map(\.face) == ["Noto Sans CJK TC"])
    let large = try #require(Support.placement(Support.scene(["戴資穎"], largest: 14)))
    #expect(large.pieces.map(\.face) == ["Noto Sans CJK TC"])
  }

  @Test("Capitals beside Chinese are as high as without, and the squares a little higher")
  func visualHeight() throws {
    let mixed = try #require(Support.placement(Support.scene(["玩家1"], largest: 40)))
    let plain = try #require(Support.placement(Support.scene(["1"], largest: 40)))
    #expect(mixed.capHeight == plain.capHeight)
    let heights = mixed.pieces.map(\.ink.height)
    #expect(heights[0] >= heights[1] && heights[0] * 100 <= heights[1] * 125)
  }

  @Test("Without a single font the digits are bars, and it is said once")
  func noFont() throws {
    var said: [String] = []
    var options = FontOptions()
    options.folders = ["/nowhere"]
    let fonts = Fonts(options) { said.append($0) }
    let placement = try #require(Support.placement(Support.scene(["21"]), fonts: fonts))
    #expect(placement.pieces.map(\.face) == ["seven segments"])
    #expect(placement.capHeight == 50)
    #expect(said.count == 1)
    #expect(said.first?.contains("fonts-roboto-unhinted") == true)
  }

  @Test("A broken font file is reported and the next is taken")
  func brokenFont() throws {
    let folder = try TemporaryFolder()
    try folder.write("RobotoCondensed-Bold.ttf", "this is no font")
    var said: [String] = []
    var options = FontOptions()
    options.folders = [folder.path, "/usr/share/fonts/truetype/dejavu"]
    let fonts = Fonts(options) { said.append($0) }
    let placement = try #require(Support.placement(Support.scene(["21"]), fonts: fonts))
    #expect(placement.pieces.map(\.face) == ["DejaVu Sans"])
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix(folder.path + "/RobotoCondensed-Bold.ttf: ") == true)
  }

  @Test("A font of one's own comes first")
  func ownFont() throws {
    var options = FontOptions()
    options.files = ["/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"]
    let placement = try #require(
      Support.placement(Support.scene(["Lin 林"]), fonts: Fonts(options)))
    #expect(placement.pieces.map(\.face) == ["DejaVu Sans", "Noto Sans CJK TC"])
  }

  @Test("Without the Chinese font a Chinese name is drawn by whatever has it, and it is said")
  func noChinese() throws {
    var said: [String] = []
    var options = FontOptions()
    options.folders = ["/usr/share/fonts/truetype/roboto"]
    let fonts = Fonts(options) { said.append($0) }
    let placement = try #require(Support.placement(Support.scene(["戴"]), fonts: fonts))
    #expect(placement.pieces.map(\.isMissing) == [true])
    #expect(said.contains { $0.contains("fonts-noto-cjk") } == true)
  }

  @Test("Drawings are kept within their limit, those in use the longest")
  func cache() throws {
    var cache = MaskCache(limit: 10_000)
    let face = SegmentFace()
    func draw(_ size: Int) -> Mask? {
      let key = MaskCache.Key(
        face: ObjectIdentifier(face), size: size, text: "8", isRightToLeft: false, script: .latin)
      return cache.mask(key) {
        face.mask("8", size: size, script: .latin, isRightToLeft: false)
      }
    }
    for size in 20..<80 {
      _ = try #require(draw(20))
      _ = try #require(draw(size))
      #expect(cache.cost <= 10_000)
    }
    let count = cache.count
    _ = draw(20)
    #expect(cache.count == count)
  }
}
