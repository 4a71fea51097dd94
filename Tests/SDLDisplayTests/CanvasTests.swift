import Drawing
import Testing

@testable import SDLDisplay

@MainActor
@Suite("Drawing scenes")
struct CanvasTests {
  /// A board much like Halves: two digits a side, names, marks, a clock.
  static func board(
    left: Int = 7, right: Int = 12, clock: String = "12:34", serve: String = "left",
    size: Size = Size(width: 960, height: 540)
  ) -> Scene {
    let halves = size.safeArea.columns(2, gap: size.width / 12)
    var scene = Scene(size: size, background: Palette.ground)
    func text(_ role: String, _ box: Rect, _ words: [String], _ color: Color = Palette.white) {
      scene.nodes.append(
        Node(
          role, box,
          .text(Text(words, color: color, on: Palette.ground, largest: 900, isTabular: true))))
    }
    for (half, side) in zip(halves, [("left", left), ("right", right)]) {
      let (top, rest) = half.cutTop(half.height / 6)
      text("name.\(side.0)", top, ["Nguyễn Thùy Linh", "Linh"])
      let (bottom, middle) = rest.cutBottom(half.height / 6)
      let cells = middle.columns(2)
      if side.1 > 9 { text("score.\(side.0).tens", cells[0], ["\(side.1 / 10)"]) }
      text("score.\(side.0).units", cells[1], ["\(side.1 % 10)"])
      if side.0 == serve {
        let mark = bottom.centered(width: bottom.height * 2, height: bottom.height)
        scene.nodes.append(
          Node(
            "serve.\(side.0)", mark,
            .polygon(
              Palette.amber,
              [
                .init(x: 0, y: mark.height), .init(x: mark.width / 2, y: 0),
                .init(x: mark.width, y: mark.height),
              ])))
      }
    }
    let middle = size.bounds.centered(width: size.width / 8, height: size.height / 10)
    scene.nodes.append(Node("clock.fill", middle, .fill(Palette.ground, radius: 8)))
    text("clock", middle.inset(4), [clock], Palette.amber)
    scene.nodes.append(Node("clock.frame", middle, .frame(Palette.line, width: 3, radius: 8)))
    return scene
  }

  private func drawn(_ scene: Scene) -> Bitmap {
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(scene)
    return canvas.bitmap
  }

  @Test("The same scene gives the same bytes, whatever was shown before")
  func sameBytes() {
    let canvas = Canvas(fonts: Fonts())
    let scenes = [
      Self.board(), Self.board(left: 8, serve: "right"), Self.board(left: 9, clock: "12:35"),
      Self.board(left: 10), Self.board(left: 9, right: 3),
      Self.board(size: Size(width: 300, height: 200)),
      Self.board(),
    ]
    for scene in scenes {
      _ = canvas.draw(scene)
      #expect(canvas.bitmap.isEqual(to: drawn(scene)))
    }
    #expect(canvas.bitmap.isEqual(to: drawn(scenes[0])))
  }

  @Test("What is not damaged has not changed, and what is drawn again lies in the picture")
  func damage() {
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(Self.board())
    for after in [
      Self.board(left: 8), Self.board(left: 8, clock: "12:35"),
      Self.board(left: 10, serve: "right"),
      Self.board(right: 1),
    ] {
      let old = canvas.bitmap.copy()
      let damage = canvas.draw(after)
      #expect(damage.filter { !after.size.bounds.contains($0) }.isEmpty)
      // With the damage painted over in both, nothing else may differ.
      let new = canvas.bitmap.copy()
      for rect in damage {
        old.fill(rect, Palette.sky)
        new.fill(rect, Palette.sky)
      }
      #expect(new.isEqual(to: old))
    }
  }

  @Test("A point redraws 15 % of the pixels at most, a second of the clock 1 %")
  func damageSize() {
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(Self.board())
    let whole = Self.board().size.bounds.area
    func share(_ scene: Scene) -> Double {
      Double(canvas.draw(scene).reduce(0) { $0 + $1.area }) / Double(whole)
    }
    #expect(share(Self.board(left: 8)) <= 0.15)
    #expect(share(Self.board(left: 8, clock: "12:35")) <= 0.01)
    #expect(share(Self.board(left: 8, clock: "12:35")) == 0)
  }

  @Test("A digit of the clock that stays is not drawn again")
  func pieces() throws {
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(Self.board(clock: "12:34"))
    let damage = canvas.draw(Self.board(clock: "12:35"))
    let pieces = try #require(canvas.placements.first { $0.role == "clock" }).pieces
    #expect(damage.count == 1)
    #expect(pieces.dropLast().filter { damage[0].intersects($0.ink) }.isEmpty)
  }

  @Test("Later nodes lie over earlier ones, and their edges are smooth")
  func shapes() {
    let size = Size(width: 40, height: 40)
    let bitmap = drawn(
      Scene(
        size: size, background: Palette.ground,
        nodes: [
          Node("below", Rect(x: 0, y: 0, width: 40, height: 40), .ellipse(Palette.sky)),
          Node("above", Rect(x: 10, y: 10, width: 20, height: 20), .fill(Palette.orange)),
        ]))
    #expect(bitmap[20, 20] == Palette.orange)
    #expect(bitmap[20, 2] == Palette.sky)
    #expect(bitmap[0, 0] == Palette.ground)
    let edge = (0..<20).map { bitmap[$0, 5] }.filter { $0 != Palette.ground && $0 != Palette.sky }
    #expect((1...3).contains(edge.count))
  }

  @Test("An ellipse has the area of an ellipse, a triangle that of a triangle")
  func areas() {
    func covered(_ content: Node.Content, _ box: Rect) -> Double {
      let bitmap = drawn(
        Scene(
          size: Size(width: 100, height: 100), background: Color(0),
          nodes: [Node("shape", box, content)]))
      var sum = 0
      for y in 0..<100 { for x in 0..<100 { sum += Int(bitmap[x, y].red) } }
      return Double(sum) / 255
    }
    let white = Color(0xFFFFFF)
    let box = Rect(x: 10, y: 20, width: 60, height: 30)
    let triangle: [Node.Point] = [.init(x: 0, y: 30), .init(x: 30, y: 0), .init(x: 60, y: 30)]
    // What four corners of that radius lack.
    func lack(_ radius: Double) -> Double { 0.858_41 * radius * radius }
    let cases: [(content: Node.Content, area: Double)] = [
      (.ellipse(white), 1413.7), (.polygon(white, triangle), 900),
      (.fill(white, radius: 0), 1800), (.fill(white, radius: 10), 1800 - lack(10)),
      (.frame(white, width: 2, radius: 0), 344),
      (.frame(white, width: 2, radius: 10), 344 - lack(10) + lack(8)),
      (.frame(white, width: 99, radius: 0), 1800), (.frame(white, width: 0, radius: 3), 0),
    ]
    for (content, area) in cases {
      #expect(abs(covered(content, box) - area) < 5, "\(content)")
    }
  }

  @Test("Odd shapes and boxes outside the picture do no harm")
  func oddShapes() {
    let size = Size(width: 50, height: 50)
    let boxes = [
      Rect(x: -20, y: -20, width: 30, height: 30), Rect(x: 45, y: 45, width: 30, height: 30),
      Rect(x: 5, y: 5, width: 0, height: 9), Rect(x: 5, y: 5, width: -4, height: -9),
      Rect(x: 500, y: 5, width: 9, height: 9), Rect(x: 0, y: 0, width: 1, height: 1),
    ]
    let contents: [Node.Content] = [
      .ellipse(Palette.sky), .fill(Palette.sky, radius: 99), .fill(Palette.sky, radius: -3),
      .frame(Palette.sky, width: 5, radius: 99), .frame(Palette.sky, width: -1, radius: -1),
      .polygon(Palette.sky, []), .polygon(Palette.sky, [.init(x: 1, y: 1)]),
      .polygon(Palette.sky, [.init(x: -9, y: -9), .init(x: 99, y: 3), .init(x: 3, y: 99)]),
      .picture(path: "/nowhere.png"),
      .text(Text(["Hg"], color: Palette.sky, on: Palette.ground, largest: 40)),
    ]
    for box in boxes {
      for content in contents {
        let bitmap = drawn(
          Scene(size: size, background: Palette.ground, nodes: [Node("odd", box, content)]))
        #expect(box.contains(Support.ink(of: bitmap)), "\(content) in \(box)")
      }
    }
  }

  @Test("Turning is exact and turning back gives the picture again", arguments: Rotation.allCases)
  func turning(rotation: Rotation) throws {
    let picture = drawn(Self.board(size: Size(width: 301, height: 200)))
    let turned = picture.turned(rotation)
    #expect(turned.size == rotation.turned(picture.size))
    for y in 0..<turned.size.height {
      for x in 0..<turned.size.width {
        let source = rotation.picture(x: x, y: y, of: picture.size)
        let pixel = picture.pixels[source.y * picture.size.width + source.x]
        guard turned.pixels[y * turned.size.width + x] == pixel else {
          Issue.record("\(x), \(y) is another pixel")
          return
        }
      }
    }
    let back = try #require(Rotation(rawValue: (360 - rotation.rawValue) % 360))
    #expect(turned.turned(back).isEqual(to: picture))
  }

  @Test(
    "Presenting damaged rectangles turned gives the turned picture", arguments: Rotation.allCases)
  func turnedDamage(rotation: Rotation) {
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(Self.board())
    let screen = canvas.bitmap.turned(rotation)
    let target = Bitmap.Target(pixels: screen.pixels, pitch: screen.size.width, size: screen.size)
    for rect in canvas.draw(Self.board(left: 21, clock: "00:00", serve: "right")) {
      _ = canvas.bitmap.copy(rect, to: target, rotation)
    }
    #expect(screen.isEqual(to: canvas.bitmap.turned(rotation)))
  }

  @Test("A picture that is smaller or larger than the screen is cut, not read past its end")
  func otherSizes() {
    let picture = Bitmap(size: Size(width: 20, height: 10), color: Palette.sky)
    for size in [Size(width: 5, height: 30), Size(width: 30, height: 5)] {
      for rotation in Rotation.allCases {
        let screen = Bitmap(size: size, color: Palette.ground)
        let target = Bitmap.Target(pixels: screen.pixels, pitch: size.width, size: size)
        let part = picture.copy(picture.size.bounds, to: target, rotation)
        #expect(size.bounds.contains(part))
        #expect(Support.ink(of: screen) == part)
      }
    }
  }
}
