import Glibc
import Scoreboard
import Testing

@testable import Storage

@Suite struct KillTests {
  /// How often a process is killed; more in a long run.
  private static let kills = getenv("COURTSIDE_SOAK") == nil ? 12 : 2000

  @Test(arguments: ["stream", "flood"])
  func nothingAcknowledgedIsLostByAKill(mode: String) throws {
    let directory = TemporaryDirectory()
    var acknowledged = 0
    for _ in 0..<Self.kills {
      let writer = try #require(Writer(directory: directory.path))
      let opened = Int(writer.ask("open").split(separator: " ").last ?? "") ?? -1
      #expect(opened >= acknowledged)
      #expect(writer.notices == [])
      writer.send(mode)
      // The first line proves that it writes; then it lives for a random while.
      _ = writer.nextLine(within: 10_000)
      usleep(UInt32.random(in: 0...60_000))
      writer.kill()
      while let line = writer.nextLine(within: 1000) {
        acknowledged = max(acknowledged, Int(line) ?? 0)
      }
    }
    #expect(acknowledged > Self.kills)
    let opening = Store.open(directory: directory.path)
    #expect(opening.notices == [])
    #expect(opening.records.count >= acknowledged)
    #expect(opening.records.map(\.text) == (1...opening.records.count).map { "@\($0) A" })
    opening.store.close()
  }
}
