import Drawing
import Testing

@testable import SDLDisplay

@MainActor
@Suite("Fitting texts")
struct FitterTests {
  @Test("The first wording that is large enough is taken")
  func ladder() throws {
    let ladder = ["Alexander Ferdinand Lee", "A. F. Lee", "Lee"]
    func step(_ smallest: Int) throws -> Int {
      try #require(Support.placement(Support.scene(ladder, smallest: smallest))).step
    }
    #expect(try step(0) == 0)
    #expect(try step(20) == 0)
    #expect(try step(45) == 1)
    let tall = Rect(x: 0, y: 0, width: 150, height: 100)
    let last = try #require(Support.placement(Support.scene(ladder, box: tall, smallest: 49)))
    #expect(last.step == 2)
    #expect(last.text == "Lee")
    #expect(!last.isCut)
  }

  @Test("A text gets as large as its box and its limit allow")
  func size() throws {
    let box = Rect(x: 0, y: 0, width: 360, height: 70)
    let limited = try #require(Support.placement(Support.scene(["Hi"], box: box, largest: 30)))
    #expect(limited.capHeight == 30)
    let boxed = try #require(Support.placement(Support.scene(["HIH"], box: box, largest: 500)))
    #expect((68...70).contains(boxed.capHeight))
    let wide = try #require(
      Support.placement(Support.scene(["HHHHHHHHHHHHHHHH"], box: box, largest: 500)))
    #expect(wide.ink.width > 350)
  }

  @Test("What does not fit at all is cut with an ellipsis, and reported")
  func ellipsis() throws {
    var said: [String] = []
    let canvas = Canvas(fonts: Fonts()) { said.append($0) }
    _ = canvas.draw(Support.scene(["Wolfeschlegelsteinhausenbergerdorff"], smallest: 40))
    let placement = try #require(canvas.placements.first)
    #expect(placement.isCut)
    #expect(placement.capHeight == 40)
    #expect(placement.text.hasPrefix("Wolfesch"))
    #expect(placement.text.last == "…")
    #expect(placement.box.contains(placement.ink))
    #expect(said.count == 1)
    #expect(said.first?.contains("Wolfeschlegelsteinhausenbergerdorff") == true)
  }

  @Test("A text for one pair of eyes is cut like any other, and no report quotes it")
  func secret() throws {
    var said: [String] = []
    let canvas = Canvas(fonts: Fonts()) { said.append($0) }
    var scene = Support.scene(["Wolfeschlegelsteinhausenbergerdorff"], smallest: 40)
    guard case .text(var text) = scene.nodes[0].content else { return #expect(Bool(false)) }
    text.isSecret = true
    scene.nodes[0].content = .text(text)
    _ = canvas.draw(scene)
    #expect(canvas.placements.first?.isCut == true)
    #expect(said.count == 1)
    #expect(said.first?.lowercased().contains("wolf") == false)
  }

  @Test("A box too low for accents makes the name small and does not cut it")
  func lowBox() throws {
    let ladder = ["ỆjỆj ỆjỆj", "ỆjỆj"]
    let low = Rect(x: 0, y: 0, width: 390, height: 40)
    let placement = try #require(Support.placement(Support.scene(ladder, box: low, smallest: 35)))
    #expect(placement.text == ladder[0])
    #expect(!placement.isCut)
    #expect(placement.capHeight < 35)
    #expect(placement.ink.height > 36)
    // A shorter wording without tall letters is large enough.
    let plain = Support.scene(ladder + ["HHH"], box: low, smallest: 35)
    #expect(try #require(Support.placement(plain)).text == "HHH")
    // Where it is too wide at that size as well, the shorter wording comes first.
    let narrow = Rect(x: 0, y: 0, width: 70, height: 40)
    let short = try #require(Support.placement(Support.scene(ladder, box: narrow, smallest: 35)))
    #expect(short.text == ladder[1])
  }

  @Test("Tall scripts in a low box are set smaller, and the capitals beside them are not")
  func squeezed() throws {
    let low = Rect(x: 0, y: 0, width: 390, height: 49)
    for text in ["Lin / กุลวุฒิ", "Lin / 戴資穎"] {
      let scene = Support.scene([text], box: low, largest: 36, smallest: 36)
      let placement = try #require(Support.placement(scene))
      #expect(placement.capHeight == 36, "\(text)")
      #expect(placement.text == text)
      #expect(low.contains(placement.ink))
    }
    let free = try #require(Support.placement(Support.scene(["กุลวุฒิ"], largest: 36)))
    #expect(free.ink.height > 49)
  }

  @Test("A cut never splits a character")
  func cutsCharacters() throws {
    let family = "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧नमस्तेनमस्तेनमस्तेनमस्ते"
    let placement = try #require(Support.placement(Support.scene([family], smallest: 45)))
    #expect(placement.isCut)
    #expect(Array(family).starts(with: Array(placement.text).dropLast()))
  }

  @Test(
    "No ink leaves a box, however small",
    arguments: [
      (1, 1), (3, 40), (40, 3), (5, 5), (12, 9), (360, 6), (8, 80), (0, 0), (200, 20),
    ])
  func smallBoxes(width: Int, height: Int) throws {
    let box = Rect(x: 30, y: 12, width: width, height: height)
    for text in ["21", "Åsa Ÿ", "戴資穎", "ệ", "محمد", ""] {
      let canvas = Canvas(fonts: Fonts())
      _ = canvas.draw(Support.scene([text], box: box, smallest: 9))
      let placement = try #require(canvas.placements.first)
      #expect(box.contains(placement.ink), "\(text) in \(width)×\(height)")
      #expect(box.contains(Support.ink(of: canvas.bitmap)))
    }
  }

  @Test("An empty ladder and an empty wording draw nothing", arguments: [[], [""], ["", "A"]])
  func empty(ladder: [String]) throws {
    let placement = try #require(Support.placement(Support.scene(ladder)))
    #expect(placement.ink.isEmpty)
    #expect(placement.text.isEmpty)
  }

  @Test("All digits of a tabular text are one width, and nothing moves when one changes")
  func tabular() throws {
    func cells(_ text: String) throws -> [Rect] {
      try #require(Support.placement(Support.scene([text], isTabular: true))).pieces.map(\.cell)
    }
    let first = try cells("10:00")
    for clock in ["11:11", "88:88", "47:19", "00:00"] { #expect(try cells(clock) == first) }
    #expect(Set([0, 1, 3, 4].map { first[$0].width }).count == 1)
  }

  @Test("The size of a tabular text does not hang on its digits")
  func tabularSize() throws {
    let box = Rect(x: 0, y: 0, width: 390, height: 90)
    let heights = try (0...9).map { digit in
      try #require(
        Support.placement(
          Support.scene(["\(digit)\(digit)"], box: box, largest: 900, isTabular: true))
      ).capHeight
    }
    #expect(Set(heights).count == 1)
  }

  @Test("Texts stand where their alignment says")
  func alignment() throws {
    let box = Rect(x: 20, y: 10, width: 360, height: 80)
    func ink(_ alignment: Text.Alignment) throws -> Rect {
      try #require(Support.placement(Support.scene(["HIH"], box: box, alignment: alignment))).ink
    }
    #expect(try ink(.leading).x == box.x)
    #expect(try ink(.trailing).maxX == box.maxX)
    let center = try ink(.center)
    #expect(abs(center.x - box.x - (box.maxX - center.maxX)) <= 1)
  }

  @Test("Capitals are in the middle of the box from top to bottom")
  func middle() throws {
    for text in ["HIH", "Hg", "玩家1H"] {
      let placement = try #require(Support.placement(Support.scene([text], largest: 40)))
      let capital = try #require(placement.pieces.last).cell
      let above = capital.y - placement.box.y
      let below = placement.box.maxY - capital.maxY
      #expect(abs(above - below) <= 1, "\(text)")
    }
  }

  @Test("An accent pushes the line down rather than out of its box")
  func accents() throws {
    let box = Rect(x: 0, y: 0, width: 390, height: 52)
    let placement = try #require(Support.placement(Support.scene(["ÅH"], box: box, largest: 38)))
    #expect(box.contains(placement.ink))
    #expect(placement.capHeight == 38)
  }
}
