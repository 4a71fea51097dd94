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
    for kill in 0..<Self.kills {
      let writer = try #require(Writer(directory: directory.path))
      let opened = Int(writer.ask("open").split(separator: " ").last ?? "") ?? -1
      #expect(opened >= acknowledged)
      #expect(writer.notices == [])
      writer.send(mode)
      // Its first line shows that it is at it; every second time it has to save three records before it is
      // killed, since a slow processor may not come to that in the while it lives then.
      while let line = writer.nextLine(within: 10_000) {
        acknowledged = max(acknowledged, Int(line) ?? 0)
        if kill % 2 == 0 || acknowledged >= opened + 3 { break }
      }
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
    #expect(opening.records.map(\.text) == (0..<opening.records.count).map { "@\($0 + 1) A" })
    opening.store.close()
  }
}
