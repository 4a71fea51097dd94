import Buttons
import Drawing
import Quoridor
import Testing

@testable import Scoreboard

@Suite("The picture of the board")
struct BoardPictureTests {
  /// What the board can look like.
  static let moments: [(String, @Sendable (inout BoardSide) -> Void)] = [
    ("setup", { _ in }),
    ("against the machine", { $0.act(.opponent(.machine(.strongest, .blue))) }),
    ("field", { $0.act(.editName(.blue)) }),
    ("playing", { $0.play("e2 e8 e3h e7 d3v") }),
    (
      "a wall that is not allowed",
      { board in
        board.play("e2 e8 e3h")
        board.act(.place(Wall(Slot(file: 4, rank: 2) ?? board.screen.cursor.slot, .vertical)))
      }
    ),
    (
      "asked back",
      { board in
        board.play("e2 e8")
        board.act(.askToTakeBack)
      }
    ),
    (
      "paused",
      { board in
        board.play("e2")
        board.court.act(.show(.badminton))
        board.court.act(.show(.quoridor))
      }
    ),
    (
      "over",
      { board in
        board.play("e2 e8 a1v")
        board.act(.surrender(.red))
        board.tap(.leftMinus)
        _ = board.answer()
      }
    ),
  ]

  /// Pieces lie on the board and on each other; everything else has its own place.
  private static func isPiece(_ role: String) -> Bool {
    ["board.", "square.", "edge.", "wall.", "ghost", "target.", "cursor", "trace.", "pawn."]
      .contains { role.hasPrefix($0) }
  }

  static func faults(_ scene: Scene) -> [String] {
    var faults: [String] = []
    let nodes = scene.nodes
    if Set(nodes.map(\.role)).count != nodes.count { faults.append("a role twice") }
    let board = nodes.first { $0.role == "board.line" }?.box ?? scene.size.bounds
    for node in nodes {
      if !scene.size.safeArea.contains(node.box) || node.box.isEmpty {
        faults.append("\(node.role) is outside: \(node.box)")
      }
      if isPiece(node.role) && !board.contains(node.box) {
        faults.append("\(node.role) is off the board")
      }
    }
    for (index, node) in nodes.enumerated() {
      guard case .text(let text) = node.content else { continue }
      if text.color.contrast(with: text.ground) < 7 { faults.append("\(node.role) is too dim") }
      if text.smallest > text.largest { faults.append("\(node.role) cannot be") }
      let ground = nodes[..<index].last { $0.isGround && $0.box.contains(node.box) }?.fill
      if text.ground != ground ?? scene.background {
        faults.append("\(node.role) names another ground")
      }
      for other in nodes where other.role != node.role && other.box.intersects(node.box) {
        if !(other.isGround && other.box.contains(node.box)) {
          faults.append("\(node.role) and \(other.role) overlap")
        }
      }
    }
    return faults
  }

  @Test("Everything has its place, at every size", arguments: LayoutTests.sizes)
  func places(size: Size) {
    var faults: [String] = []
    for language in Language.allCases {
      var settings = Settings()
      settings.language = language
      for (moment, reach) in Self.moments {
        var board = BoardSide(settings, size: size)
        reach(&board)
        for name in ["", "戴資穎", "Vishnu Vardhan Goud PANJALA", String(repeating: "W", count: 40)] {
          board.court.console.quoridor.players[.blue] = name
          board.court.console.quoridor.players[.red] = name
          let scene = board.court.console.picture(at: board.court.now)
          faults += Self.faults(scene).map { "\(moment), \(language): \($0)" }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults, first: \(faults.prefix(3))")
  }

  @Test("Broken on purpose, the check sees it")
  func seen() {
    var board = BoardSide()
    board.play("e2")
    var scene = board.court.console.picture(at: board.court.now)
    #expect(Self.faults(scene) == [])
    let name = scene.nodes.firstIndex { $0.role == "name.blue" } ?? 0
    scene.nodes[name].box.y -= 100
    #expect(Self.faults(scene).contains { $0.contains("overlap") })
    let pawn = scene.nodes.firstIndex { $0.role == "pawn.blue.rim" } ?? 0
    scene.nodes[pawn].box.x = scene.size.width - 200
    #expect(Self.faults(scene).contains { $0.contains("off the board") })
  }

  @Test("A cursor step draws at most 5 % of the picture again", arguments: LayoutTests.sizes)
  func redraw(size: Size) {
    var board = BoardSide(size: size)
    board.play("e2 e8 e3h")
    let lines: [Line] = [
      .leftMinus, .rightPlus, .rewind, .leftMinus, .leftMinus, .rightPlus, .rightMinus, .rewind,
      .leftPlus,
    ]
    for line in lines {
      // A tenth of a second does not cross a second or a blink here.
      let before = board.court.console.picture(at: board.court.now)
      board.court.cue(.press(.act(line, began: board.court.now, chord: false)))
      let changes = board.court.console.picture(at: board.court.now).changes(from: before)
      #expect(!changes.isEverything)
      let area = changes.rects.reduce(0) { $0 + $1.area }
      let words = changes.roles.filter { $0.hasPrefix("foot") || $0.hasPrefix("button") }
      // Turning from pawn to wall changes the words on the button and the hint too.
      let limit = words.isEmpty ? 5 : 12
      #expect(area * 100 <= size.width * size.height * limit, "\(line) \(changes.roles)")
    }
  }

  @Test("Walls stay, the latest is marked, the frame is on the player to move")
  func marks() {
    var board = BoardSide()
    board.play("e3h d6v")
    for wall in ["e3h", "d6v"] { #expect(board.court.node("wall.\(wall)") != nil) }
    func core(_ wall: String) -> Color? {
      guard case .fill(let color, _)? = board.court.node("wall.\(wall).core")?.content else {
        return nil
      }
      return color
    }
    #expect(core("d6v") == Palette.white && core("e3h") == QuoridorPalette.wallLight)
    func frame(_ pawn: String) -> Color? {
      guard case .frame(let color, _, _)? = board.court.node("card.\(pawn)")?.content else {
        return nil
      }
      return color
    }
    #expect(frame("blue") == Palette.amber && frame("red") == Palette.line)
    board.play("e2")
    #expect(frame("red") == Palette.amber && frame("blue") == Palette.line)
    #expect(board.court.node("trace.to") != nil)
  }

  @Test("Name and seconds stand at the bottom right", arguments: LayoutTests.sizes)
  func seconds(size: Size) throws {
    var board = BoardSide(size: size)
    func check(_ name: String, _ seconds: String, _ note: String) throws {
      let picture = board.court.console.picture(at: board.court.now)
      let box = try #require(board.court.node("seconds")).box
      #expect(board.court.text("seconds") == seconds)
      let area = Foot.split(size, Settings()).area
      #expect(area.maxY - box.maxY <= max(2, size.height / 20))
      // On a very wide display all of it stands in the middle.
      let others = picture.nodes.filter { !$0.role.hasPrefix("foot") }
      #expect(others.allSatisfy { $0.box.maxX <= box.maxX })
      #expect(others.allSatisfy { $0.box.maxY <= box.maxY || $0.box.maxX <= box.x })
      guard board.court.node("turn.name") != nil else { return }
      #expect(board.court.text("turn.name") == name && board.court.text("turn.note") == note)
    }
    try check("Blue", "40", "begins")
    board.play("e2")
    try check("Red", "40", "to move")
    board.court.act(.show(.badminton))
    board.court.act(.show(.quoridor))
    try check("Red", "40", "PAUSED")
  }

  @Test("In the end the frame is the winner's")
  func winner() {
    var board = BoardSide()
    board.play("e2 e8")
    board.act(.surrender(.blue))
    for (pawn, color) in [("red", Palette.amber), ("blue", Palette.line)] {
      guard case .frame(color, _, _)? = board.court.node("card.\(pawn)")?.content else {
        Issue.record("\(pawn)'s card has another frame")
        continue
      }
    }
  }

  @Test("The pawns differ in shape and, for every eye, in colour")
  func pawns() {
    let board = BoardSide()
    func kind(_ pawn: String) -> String {
      switch board.court.node("pawn.\(pawn).face")?.content {
      case .ellipse: "round"
      case .polygon: "diamond"
      default: "none"
      }
    }
    #expect(kind("blue") == "round" && kind("red") == "diamond")
    for vision in ColorVision.allCases {
      #expect(vision.distance(QuoridorPalette.pawn(.blue), QuoridorPalette.pawn(.red)) >= 40)
    }
  }

  @Test("Coordinates can be switched")
  func coordinates() {
    var board = BoardSide()
    #expect(board.court.text("file.5") == "e" && board.court.text("rank.9") == "9")
    board.act(.coordinates(false))
    #expect(board.court.node("file.5") == nil)
  }

  @Test("A tap finds the square, the groove, the name and the button")
  func pointing() throws {
    var board = BoardSide()
    board.play("e2 e8")
    let geometry = QuoridorLayout(board.court.console.surroundings(at: board.court.now)).board
    for file in 0..<9 {
      for rank in 0..<9 {
        let square = try #require(Square(file: file, rank: rank))
        let box = geometry.rect(square)
        #expect(geometry.place(atX: box.midX, y: box.midY) == .square(square))
      }
    }
    for code in 0..<128 {
      let slot = try #require(Slot(file: code % 8, rank: code / 8 % 8))
      let wall = Wall(slot, code < 64 ? .horizontal : .vertical)
      let box = geometry.rect(wall)
      // A third along it, off the middle where two walls cross.
      let x = wall.orientation == .horizontal ? box.x + box.width / 3 : box.midX
      let y = wall.orientation == .vertical ? box.y + box.height / 3 : box.midY
      #expect(geometry.place(atX: x, y: y) == .wall(wall))
    }
    #expect(geometry.place(atX: geometry.outer.x, y: geometry.outer.y) == nil)
    func tap(_ box: Rect) {
      board.court.cue(.pointer(x: box.midX, y: box.midY, .down))
    }
    tap(geometry.rect(try #require(Square("e3"))))
    #expect(board.plies == "e2 e8 e3")
    let wall = geometry.rect(try #require(Wall("e5h")))
    board.court.cue(.pointer(x: wall.x + wall.width / 3, y: wall.midY, .down))
    #expect(board.screen.cursor.move.map(\.notation) == "e5h" && board.plies == "e2 e8 e3")
    tap(try #require(board.court.node("button.fill")).box)
    #expect(board.plies == "e2 e8 e3 e5h")
    tap(geometry.rect(board.position.square(of: .blue)))
    #expect(board.screen.cursor.mode == .pawn)
  }
}

extension Node {
  fileprivate var isGround: Bool {
    switch content {
    case .fill, .frame: true
    case .ellipse, .polygon, .text, .picture: false
    }
  }

  fileprivate var fill: Color? {
    guard case .fill(let color, _) = content else { return nil }
    return color
  }
}
