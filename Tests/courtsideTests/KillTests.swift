import Foundation
import Glibc
import Testing

/// Real processes, killed in the middle of play.
///
/// What counts as acknowledged is what the program itself says of it to a service manager: a status
/// with the score and `saved`. The next start must show that score or a later one that was pressed.
@Suite("kill -9", .serialized)
struct KillTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// 300, or 10,000 in a soak.
  private static let kills =
    environment["COURTSIDE_KILLS"].flatMap { Int($0) }
    ?? (environment["COURTSIDE_SOAK"] == nil ? 300 : 10_000)
  /// As many matches at once.
  private static let lanes = 4

  @Test("loses no acknowledged event", .timeLimit(.minutes(240)))
  func kill() throws {
    let tally = Tally()
    DispatchQueue.concurrentPerform(iterations: Self.lanes) { lane in
      do {
        var match = try KilledMatch(seed: UInt64(lane) + 1)
        for _ in 0..<(Self.kills / Self.lanes) {
          try match.playAndKill()
          tally.add(match.takeNews())
        }
        tally.add(try match.finish())
      } catch {
        tally.add(.init(complaint: "lane \(lane): \(error)"))
      }
    }
    let sum = tally.sum
    #expect(sum.complaints == [])
    // A harness that never saw anything acknowledged, or never between, would show nothing.
    #expect(sum.acknowledged > Self.kills / 2)
    #expect(sum.unsaved > 0, "no kill came between a press and its save")
    print(
      "kill -9: \(Self.kills) kills, \(sum.acknowledged) acknowledged events, \(sum.complaints.count) complaints;",
      "\(sum.unsaved) kills came before a save")
  }

  @Test("is noticed where an acknowledged event is lost")
  func aLossIsSeen() {
    let acknowledged = Score(games: [[21, 3], [5, 4]])
    #expect(Score(games: [[21, 3], [5, 3]]).keeps(acknowledged) == false)
    #expect(Score(games: [[21, 3]]).keeps(acknowledged) == false)
    #expect(Score(games: [[20, 4], [5, 4]]).keeps(acknowledged) == false)
    #expect(Score(games: [[0, 0]]).keeps(acknowledged) == false)
    #expect(Score(games: [[21, 3], [5, 4]]).keeps(acknowledged))
    #expect(Score(games: [[21, 3], [5, 5]]).keeps(acknowledged))
    #expect(Score(games: [[21, 3], [21, 4], [1, 0]]).keeps(acknowledged))
    #expect(Score(games: [[0, 0]]).keeps(Score(games: [[21, 3], [21, 4]])))
  }
}

/// Adds up what the lanes report.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var total = KilledMatch.News()

  func add(_ news: KilledMatch.News) {
    lock.withLock { total.add(news) }
  }

  var sum: KilledMatch.News { lock.withLock { total } }
}
