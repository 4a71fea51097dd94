import Badminton
import Buttons
import Drawing
import Testing

@testable import Scoreboard

@Suite("Boxes of every layout at every size")
struct LayoutTests {
  static let sizes = [
    (3840, 2160), (2560, 1080), (1920, 1080), (1280, 720), (1366, 768), (1024, 600), (1024, 768),
    (800, 480), (1080, 1920), (256, 128), (192, 96), (128, 64),
  ].map { Size(width: $0.0, height: $0.1) }

  static let largeSizes = sizes.filter { $0.height >= 480 }

  static let names = [
    ["", "", "", ""], ["戴資穎", "Carolina MARÍN", "李洋", "王齊麟"],
    [
      "Vishnu Vardhan Goud PANJALA", "Pornpawee CHOCHUWONG", "Krishna GARAGA",
      "Supissara PAEWSAMPRAN",
    ],
    [String(repeating: "W", count: 40), "i", "👩‍👩‍👧", "عبد الرحمن"],
  ]

  /// What the board can look like, each reached by pressing buttons.
  static let moments: [(String, @Sendable (inout CourtSide) -> Void)] = [
    ("setup", { _ in }),
    ("playing", { $0.reach(.playing) }),
    ("field", { $0.cue(.key(.function(3))) }),
    ("paused", { $0.reach(.paused) }),
    ("game over", { $0.reach(.gameOver) }),
    ("match over", { $0.reach(.matchOver) }),
    (
      "game point",
      { court in
        court.tap(.start)
        court.act(.badminton(.correct([.games(a: 1, b: 1), .score(a: 20, b: 20)])))
        court.score(.b)
      }
    ),
    (
      "cards",
      { court in
        court.tap(.start)
        for side in Side.allCases {
          court.act(.badminton(.card(.yellow, side)))
          court.act(.badminton(.card(.red, side)))
        }
        court.act(.badminton(.ending(.disqualified, against: .b)))
      }
    ),
    (
      "troubles",
      { court in
        court.console.report(.notSaved(reason: "/var/lib/courtside: no space left on the device"))
        court.console.report(.stuck(.leftPlus))
        court.tap(.start)
        court.tap(.start)
      }
    ),
    ("refused", { $0.tap(.rewind) }),
    (
      "hour",
      { court in
        court.tap(.start)
        court.now += .seconds(36_000)
        court.score(.a, 11)
      }
    ),
    ("menu", { $0.openMenu() }),
    (
      "menu page",
      { court in
        court.openMenu()
        court.tap(.leftMinus)
        court.tap(.rightPlus)
        for _ in 0..<3 { court.tap(.leftMinus) }
      }
    ),
  ]

  @Test(
    "No two overlap, none is in the margin, no role twice", arguments: sizes,
    [LayoutName.halves, .court, .led])
  func boxes(size: Size, layout: LayoutName) {
    var faults: [String] = []
    for language in Language.allCases {
      for isDoubles in [false, true] {
        for board in language == .english ? [false, true] : [false] {
          var settings = Settings()
          settings.language = language
          settings.layout = layout
          settings.isDoubles = isDoubles
          settings.intervalBoard = board
          settings.court = "COURT 12"
          for (moment, reach) in Self.moments {
            var court = CourtSide(settings, size: size)
            reach(&court)
            for names in Self.names.prefix(board ? 2 : 4) {
              for (index, name) in names.enumerated() {
                court.console.badminton.names[
                  index % 2 == 0 ? .a : .b, index < 2 ? .first : .second] = name
              }
              let label = "\(moment), \(language), \(isDoubles ? "doubles" : "singles")"
              faults += Self.faults(court.console.picture(at: court.now)).map { "\(label): \($0)" }
            }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults, first: \(faults.prefix(3))")
  }

  static func faults(_ scene: Scene) -> [String] {
    var faults: [String] = []
    let nodes = scene.nodes
    if Set(nodes.map(\.role)).count != nodes.count { faults.append("a role twice") }
    for node in nodes where !scene.size.safeArea.contains(node.box) || node.box.isEmpty {
      faults.append("\(node.role) is outside: \(node.box)")
    }
    for (index, node) in nodes.enumerated() {
      for other in nodes[(index + 1)...] where node.box.intersects(other.box) {
        if !(node.isGround && node.box.contains(other.box)) {
          faults.append("\(node.role) and \(other.role) overlap")
        }
      }
      // A text is drawn on the ground it says it stands on.
      guard case .text(let text) = node.content else { continue }
      let ground = nodes[..<index].last { $0.isGround && $0.box.contains(node.box) }?.fill
      if text.ground != ground ?? scene.background {
        faults.append("\(node.role) names another ground")
      }
      if text.color.contrast(with: text.ground) < 7 { faults.append("\(node.role) is too dim") }
      if text.smallest > text.largest { faults.append("\(node.role) cannot be") }
    }
    return faults
  }

  @Test("Broken on purpose, the check sees it")
  func seen() {
    var scene = CourtSide().console.picture(at: .zero)
    #expect(Self.faults(scene) == [])
    let game = scene.nodes.firstIndex { $0.role == "game" } ?? 0
    scene.nodes[game].box.x -= 200
    #expect(Self.faults(scene).contains { $0.contains("overlap") })
    scene.nodes[game].box.x = 0
    #expect(Self.faults(scene).contains { $0.contains("outside") })
  }

  /// The largest cap height a role may take, in percent of the height.
  private func cap(_ role: String, _ court: CourtSide) -> Double {
    guard case .text(let text)? = court.node(role)?.content else { return 0 }
    return Double(text.largest) * 100 / Double(court.console.size.height)
  }

  @Test("Scores are as high as was asked for", arguments: sizes, LayoutName.allCases)
  func scores(size: Size, layout: LayoutName) throws {
    var settings = Settings()
    settings.layout = layout
    var court = CourtSide(settings, size: size)
    court.tap(.start)
    court.act(.badminton(.correct([.score(a: 20, b: 19)])))
    let isSquare = size.width * 3 <= size.height * 4 && !size.isPortrait
    for role in ["score.left.tens", "score.left.units", "score.right.tens", "score.right.units"] {
      let height = cap(role, court)
      if size.height <= 256 {
        if size.height == 96 { #expect(height * 0.96 >= 32) }
      } else if size.isPortrait {
        #expect(height >= 26)
      } else {
        switch layout {
        case .court: #expect(height >= (isSquare ? 29 : 34))
        case .halves, .portrait: #expect(height >= (isSquare ? 34 : 44))
        case .led: break
        }
      }
    }
    guard layout == .halves, !size.isPortrait, size.height > 256 else { return }
    let left = try #require(court.node("score.left.units")).box
    let right = try #require(court.node("score.right.tens")).box
    #expect(Double(right.x - left.maxX) >= 0.6 * Double(left.width))
    #expect(court.node("divider.upper") != nil)
  }

  @Test("Tens do not move when the units change")
  func tens() {
    var court = CourtSide()
    court.tap(.start)
    var boxes: Set<Rect> = []
    court.score(.a, 9)
    for _ in 10..<20 {
      court.score(.a)
      if let box = court.node("score.left.tens")?.box { boxes.insert(box) }
    }
    #expect(boxes.count == 1)
  }

  @Test("Labels are as high as was asked for from 800x480 on", arguments: largeSizes)
  func labels(size: Size) throws {
    for layout in [LayoutName.halves, .court] {
      var settings = Settings()
      settings.layout = layout
      var court = CourtSide(settings, size: size)
      court.tap(.start)
      court.act(.badminton(.correct([.score(a: 20, b: 20)])))
      court.score(.a)
      // On upright displays a label of this height would be wider than the picture.
      #expect(cap("band", court) >= (size.isPortrait ? 3.9 : 7))
      #expect(cap("deuce", court) >= 7)
      for role in ["game", "clock", "games.left", "games.right"] {
        #expect(cap(role, court) >= 6, "\(role)")
      }
      let arrow = try #require(court.node("serve.left.arrow")).box
      let digit = try #require(court.node("score.left.units")).box
      #expect(arrow.height * 100 >= size.height * 6)
      #expect(arrow.width * 2 >= digit.width)
    }
  }
}

extension Node {
  /// Whether other nodes may stand on it.
  fileprivate var isGround: Bool {
    switch content {
    case .fill, .frame: true
    case .ellipse, .polygon, .text, .picture: false
    }
  }

  fileprivate var fill: Color? {
    if case .fill(let color, _) = content { color } else { nil }
  }
}
