import Drawing
import Glibc
import Scoreboard
import Testing

@testable import SDLDisplay

/// Every check on boards of every size: names of all scripts, singles and doubles, every moment of a
/// match, both languages, both layouts.
///
/// A choice in which each size meets each pair of names and each moment; with COURTSIDE_SOAK set,
/// all of them. `BrokenFrameTests` shows that the checks see what they must.
@MainActor
@Suite("Checks on frames", .serialized)
struct FrameSuite {
  /// One frame of the suite.
  struct Case: Sendable, CustomStringConvertible {
    var size: Size
    var names: Int
    var stand: Stand
    var isDoubles: Bool
    var language: Language
    var layout: LayoutName
    var hasIntervalBoard: Bool

    var description: String {
      "\(size.width)×\(size.height) \(stand) \(isDoubles ? "doubles" : "singles") \(language) "
        + "\(layout)\(hasIntervalBoard ? " interval" : "") names \(names)"
    }
  }

  nonisolated static let sizes = [
    (3840, 2160), (2560, 1080), (1920, 1080), (1280, 720), (1366, 768), (1024, 600), (1024, 768),
    (800, 480), (1080, 1920), (256, 128), (192, 96), (128, 64),
  ].map { Size(width: $0.0, height: $0.1) }

  nonisolated static let isSoak = getenv("COURTSIDE_SOAK") != nil

  /// The cases of a size.
  nonisolated static func cases(_ size: Size) -> [Case] {
    let stands = Stand.allCases
    let place = sizes.firstIndex(of: size) ?? 0
    func make(_ names: Int, _ stand: Int, _ choice: Int) -> Case {
      Case(
        size: size, names: names, stand: stands[stand], isDoubles: choice & 1 != 0,
        language: choice & 2 != 0 ? .traditionalChinese : .english,
        layout: choice & 4 != 0 ? .court : .halves, hasIntervalBoard: choice & 8 != 0)
    }
    if isSoak {
      return (0..<NamePairs.all.count).flatMap { names in
        stands.indices.flatMap { stand in (0..<16).map { make(names, stand, $0) } }
      }
    }
    // Moments and choices go round at paces that have no common measure, so that all meet.
    return (0..<NamePairs.all.count).map { names in
      let turn = names + place * 5
      return make(names, turn * 7 % stands.count, turn * 5 + turn / 16 + place)
    }
  }

  @Test("A board of this size passes every check", arguments: sizes)
  func frames(size: Size) throws {
    var canvas = Canvas(fonts: Fonts())
    var found: [String] = []
    for (number, one) in Self.cases(size).enumerated() {
      // Now and then from nothing, else over what was shown before.
      if number % 8 == 0 { canvas = Canvas(fonts: Fonts()) }
      let violations = try check(one, on: canvas)
      found += violations.map { "\(one): \($0)" }
      if !violations.isEmpty, found.count < 40 { keep(canvas.bitmap, one) }
    }
    #expect(found == [])
  }

  private func check(_ one: Case, on canvas: Canvas) throws -> [Violation] {
    var settings = Settings()
    settings.isDoubles = one.isDoubles
    settings.language = one.language
    settings.layout = one.layout
    settings.intervalBoard = one.hasIntervalBoard
    settings.court = one.names % 3 == 0 ? "Court 1" : ""
    settings.panel = one.names % 2 == 0 ? .keys : .buttons
    let (console, now) = try one.stand.console(
      settings, size: one.size, names: NamePairs.all[one.names])
    let frame = Frame(console.picture(at: now), on: canvas)
    let layout: SizeChecks.Layout =
      frame.isWall
      ? .wall : one.size.isPortrait ? .portrait : one.layout == .court ? .court : .halves
    // A rest's own board has other proportions.
    let isRest = frame.node("interval.time") != nil
    var found =
      BoxChecks.all(frame) + DigitChecks.widths(frame) + ColorChecks.contrast(frame)
      + TextChecks.glyphs(frame) + TextChecks.faces(frame)
    if !isRest {
      found += SizeChecks.score(frame, layout) + DigitChecks.gap(frame) + SizeChecks.words(frame)
      found += SizeChecks.names(frame, layout, isDoubles: one.isDoubles)
      found += ColorChecks.sides(frame)
      found += ColorChecks.grey(frame, server: one.stand.server(console, at: now))
    }
    if one.names % 10 == 9 {
      found += StabilityChecks.bytes(frame, Frame(frame.scene, on: Canvas(fonts: Fonts())))
    }
    return found
  }

  /// Leaves the picture of a failure for somebody to look at.
  private func keep(_ bitmap: Bitmap, _ one: Case) {
    guard let folder = getenv("COURTSIDE_FRAMES").map({ String(cString: $0) }) else { return }
    let name = "\(one)".split(separator: " ").joined(separator: "-")
    try? bitmap.writePNG("\(folder)/\(name).png")
  }

  @Test("The choice meets every pair of size, moment, names, number, language and layout")
  func choice() {
    var met: Set<String> = []
    for one in Self.sizes.flatMap(Self.cases) {
      let choices = [
        "\(one.isDoubles)", "\(one.language)", "\(one.layout)", "\(one.hasIntervalBoard)",
      ]
      met.insert("\(one.size) \(one.stand)")
      met.insert("\(one.size) \(one.names)")
      for (number, choice) in choices.enumerated() {
        met.insert("\(one.size) \(number) \(choice)")
        met.insert("\(one.stand) \(number) \(choice)")
        met.insert("\(one.names) \(number) \(choice)")
        for (other, second) in choices.enumerated() where other > number {
          met.insert("\(number) \(choice) \(other) \(second)")
        }
      }
    }
    let sizes = Self.sizes.count
    let stands = Stand.allCases.count
    let names = NamePairs.all.count
    #expect(met.count == sizes * stands + sizes * names + 8 * (sizes + stands + names) + 6 * 4)
  }
}
