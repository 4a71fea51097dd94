import Drawing
import Testing

@testable import SDLDisplay

/// Each check must find what it looks for: a good board passes it, and one that is broken on purpose
/// does not.
@MainActor
@Suite("Checks find broken frames")
struct BrokenFrameTests {
  private func frame(_ scene: Scene) -> Frame {
    Frame(scene, on: Canvas(fonts: Fonts()))
  }

  private func broken(_ change: (inout Scene) -> Void) -> Frame {
    var scene = SampleBoard().scene
    change(&scene)
    return frame(scene)
  }

  /// The roles of what a check found.
  private func roles(_ violations: [Violation]) -> Set<String> { Set(violations.map(\.role)) }

  @Test("The good board passes all checks")
  func good() {
    let good = frame(SampleBoard().scene)
    let other = frame(SampleBoard(left: 21).scene)
    let found =
      SizeChecks.score(good, .halves) + SizeChecks.names(good, .halves, isDoubles: false)
      + SizeChecks.words(good) + BoxChecks.all(good) + DigitChecks.widths(good)
      + DigitChecks.tens(good, other) + DigitChecks.gap(good) + ColorChecks.contrast(good)
      + ColorChecks.sides(good) + ColorChecks.grey(good, server: "left") + TextChecks.glyphs(good)
      + TextChecks.faces(good)
    #expect(found == [])
  }

  @Test("D1: a score that is too small, or gone")
  func score() {
    let small = broken { $0.shrink("score.left.units", to: 300) }
    #expect(roles(SizeChecks.score(small, .halves)) == ["score.left.units"])
    #expect(SizeChecks.score(small, .court).isEmpty)
    let none = broken { $0.nodes.removeAll { $0.role.hasPrefix("score") } }
    #expect(roles(SizeChecks.score(none, .portrait)) == ["score"])
  }

  @Test("D2: a name that is too small, or gone")
  func names() {
    let small = broken { $0.shrink("name.right", to: 40) }
    #expect(roles(SizeChecks.names(small, .halves, isDoubles: false)) == ["name.right"])
    #expect(SizeChecks.names(small, .portrait, isDoubles: false).isEmpty)
    let none = broken { $0.nodes.removeAll { $0.role == "name.left" } }
    #expect(roles(SizeChecks.names(none, .halves, isDoubles: false)) == ["name"])
    let wall = broken { $0.shrink("name.left", to: 8) }
    #expect(roles(SizeChecks.names(wall, .wall, isDoubles: false)) == ["name.left"])
  }

  @Test("D3: ink outside a box, overlapping boxes, a box in the margin, a role twice")
  func boxes() {
    var leaving = frame(SampleBoard().scene)
    leaving.placements[0].ink.x -= 1000
    #expect(roles(BoxChecks.ink(leaving)) == [leaving.placements[0].role])
    let stray = frame(SampleBoard().scene)
    stray.bitmap.fill(Rect(x: 600, y: 700, width: 1, height: 1), Palette.white)
    #expect(roles(BoxChecks.ink(stray)) == ["scene"])
    let overlapping = broken { $0.move("deuce", dy: -20) }
    #expect(roles(BoxChecks.overlaps(overlapping)) == ["game"])
    let margin = broken { $0.move("name.left", dx: -30) }
    #expect(roles(BoxChecks.margin(margin)) == ["name.left"])
    let twice = broken { $0.nodes.append($0.nodes[0]) }
    #expect(roles(BoxChecks.roles(twice)) == [twice.scene.nodes[0].role])
  }

  @Test("D4: digits of two widths, tens that move, scores side by side")
  func digits() {
    let small = broken { $0.shrink("score.right.tens", to: 250) }
    #expect(roles(DigitChecks.widths(small)).contains("score.right.tens"))
    let moved = broken { $0.move("score.left.tens", dx: 1) }
    let good = frame(SampleBoard().scene)
    #expect(roles(DigitChecks.tens(good, moved)) == ["score.left.tens"])
    let close = broken {
      $0.move("score.right.tens", dx: -150)
      $0.move("score.right.units", dx: -150)
    }
    #expect(roles(DigitChecks.gap(close)) == ["score"])
    let none = broken { $0.nodes.removeAll { $0.role.hasPrefix("score.left") } }
    #expect(roles(DigitChecks.gap(none)) == ["score"])
  }

  @Test("D5: a text without contrast, on another ground than it says, sides of one colour")
  func colors() {
    let red = broken { $0.recolor("band", Color(0xFF0000)) }
    #expect(roles(ColorChecks.contrast(red)) == ["band"])
    let ground = broken {
      let box = Rect(x: 330, y: 590, width: 620, height: 80)
      $0.nodes.insert(Node("band.fill", box, .fill(Color(0x444444))), at: 0)
    }
    #expect(roles(ColorChecks.contrast(ground)) == ["band"])
    let same = broken { $0.recolor("rail.right", Color(0x7AB4C8)) }
    #expect(roles(ColorChecks.sides(same)) == ["rail"])
    let none = broken { $0.nodes.removeAll { $0.role == "rail.left" } }
    #expect(roles(ColorChecks.sides(none)) == ["rail"])
  }

  @Test("D6: a serve that only a colour tells, a mark at the wrong side, a label in the dark")
  func grey() {
    let none = broken { $0.nodes.removeAll { $0.role.hasPrefix("serve") } }
    #expect(roles(ColorChecks.grey(none, server: "left")) == ["serve.left"])
    let good = frame(SampleBoard().scene)
    #expect(roles(ColorChecks.grey(good, server: "right")) == ["serve.left", "serve.right"])
    let dark = broken { $0.recolor("serve.left.arrow", Color(0x5A0000)) }
    #expect(roles(ColorChecks.grey(dark, server: "left")) == ["serve.left"])
    let label = broken { $0.recolor("band", Color(0x0000A0)) }
    #expect(roles(ColorChecks.grey(label, server: "left")) == ["band"])
  }

  @Test("D7: a large block that flickers")
  func flicker() {
    let canvas = Canvas(fonts: Fonts())
    var calm = FlickerCheck(first: Frame(SampleBoard().scene, on: canvas))
    var scene = SampleBoard().scene
    for second in 1...5 {
      // A bright block of a third of the picture, once a second.
      scene.toggleFlash()
      calm.show(Frame(scene, on: canvas), at: .seconds(second))
    }
    #expect(calm.violations.isEmpty)
    var wild = FlickerCheck(first: Frame(SampleBoard().scene, on: canvas))
    for tick in 1...5 {
      scene.toggleFlash()
      wild.show(Frame(scene, on: canvas), at: .milliseconds(400 * tick))
    }
    #expect(!wild.violations.isEmpty)
    var small = FlickerCheck(first: Frame(SampleBoard().scene, on: canvas))
    for tick in 1...5 {
      let left = SampleBoard(left: 20 + tick % 2).scene
      small.show(Frame(left, on: canvas), at: .milliseconds(100 * tick))
    }
    #expect(small.violations.isEmpty)
  }

  @Test("D8: a missing character, Chinese in another face, Hebrew from left to right")
  func texts() {
    let missing = broken { $0.rewrite("name.left", "Lin \u{E001}") }
    #expect(roles(TextChecks.glyphs(missing)) == ["name.left"])
    var face = broken { $0.rewrite("name.left", "戴資穎") }
    #expect(TextChecks.faces(face).isEmpty)
    for index in face.placements.indices {
      for piece in face.placements[index].pieces.indices {
        face.placements[index].pieces[piece].face = "Noto Sans CJK JP"
      }
    }
    #expect(roles(TextChecks.faces(face)) == ["name.left"])
    var hebrew = broken { $0.rewrite("name.right", "ירדן 2") }
    #expect(TextChecks.faces(hebrew).isEmpty)
    for index in hebrew.placements.indices {
      for piece in hebrew.placements[index].pieces.indices {
        hebrew.placements[index].pieces[piece].isRightToLeft = false
      }
    }
    #expect(roles(TextChecks.faces(hebrew)) == ["name.right"])
  }

  @Test("D9: other bytes, too much drawn again")
  func bytes() {
    let one = frame(SampleBoard().scene)
    let other = frame(SampleBoard().scene)
    #expect(StabilityChecks.bytes(one, other).isEmpty)
    other.bitmap.fill(Rect(x: 7, y: 7, width: 1, height: 1), Palette.white)
    #expect(roles(StabilityChecks.bytes(one, other)) == ["scene"])
    let all = SampleBoard.size.bounds
    #expect(StabilityChecks.damage([all.cutTop(108).cut], of: SampleBoard.size).isEmpty)
    #expect(!StabilityChecks.damage([all.cutTop(109).cut], of: SampleBoard.size).isEmpty)
  }

  @Test("D10: a turn the wrong way round, or one pixel off", arguments: Rotation.allCases)
  func turns(rotation: Rotation) {
    let picture = Bitmap(size: Size(width: 30, height: 20), color: Palette.ground)
    picture.fill(Rect(x: 3, y: 2, width: 5, height: 4), Palette.white)
    let turned = picture.turned(rotation)
    #expect(StabilityChecks.turn(picture, turned, rotation).isEmpty)
    turned.fill(Rect(x: 11, y: 11, width: 1, height: 1), Palette.sky)
    #expect(!StabilityChecks.turn(picture, turned, rotation).isEmpty)
    for other in Rotation.allCases where other != rotation {
      #expect(!StabilityChecks.turn(picture, picture.turned(other), rotation).isEmpty)
    }
  }

  @Test("D11: words and marks that are too small, or gone")
  func words() {
    let small = broken {
      $0.shrink("band", to: 45)
      $0.shrink("deuce", to: 45)
      $0.shrink("clock", to: 40)
      $0.shrink("games.left", to: 40)
    }
    #expect(roles(SizeChecks.words(small)) == ["band", "deuce", "clock", "games.left"])
    let none = broken { $0.nodes.removeAll { $0.role == "game" } }
    #expect(roles(SizeChecks.words(none)) == ["game"])
    let mark = broken { scene in
      scene.change("serve.left.arrow") { $0.box = Rect(x: 210, y: 500, width: 60, height: 50) }
    }
    #expect(roles(SizeChecks.words(mark)) == ["serve.left.arrow"])
  }
}

extension Scene {
  /// Changes the node of a role.
  mutating func change(_ role: String, _ change: (inout Node) -> Void) {
    for index in nodes.indices where nodes[index].role == role { change(&nodes[index]) }
  }

  /// Makes a text's letters no larger than that.
  fileprivate mutating func shrink(_ role: String, to height: Int) {
    change(role) { node in
      guard case .text(var text) = node.content else { return }
      text.largest = height
      node.content = .text(text)
    }
  }

  fileprivate mutating func rewrite(_ role: String, _ words: String) {
    change(role) { node in
      guard case .text(var text) = node.content else { return }
      text.ladder = [words]
      node.content = .text(text)
    }
  }

  fileprivate mutating func recolor(_ role: String, _ color: Color) {
    change(role) { node in
      switch node.content {
      case .text(var text):
        text.color = color
        node.content = .text(text)
      case .fill(_, let radius): node.content = .fill(color, radius: radius)
      case .polygon(_, let points): node.content = .polygon(color, points)
      case .frame, .ellipse, .picture: break
      }
    }
  }

  fileprivate mutating func move(_ role: String, dx: Int = 0, dy: Int = 0) {
    change(role) { $0.box = $0.box.moved(dx: dx, dy: dy) }
  }

  /// Shows or hides a bright block.
  fileprivate mutating func toggleFlash() {
    if let index = nodes.firstIndex(where: { $0.role == "flash" }) {
      nodes.remove(at: index)
    } else {
      let box = size.safeArea.cutTop(size.height / 3).cut
      nodes.append(Node("flash", box, .fill(Palette.white)))
    }
  }
}
