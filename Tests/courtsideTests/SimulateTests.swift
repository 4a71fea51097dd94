import Foundation
import Testing

/// `courtside simulate`: the daemon over a script.
struct SimulateTests {
  @Test("a match begins, and a press is a point at once")
  func point() throws {
    let lines = try Line.simulate("1 tap start\n2 tap left+\n3 tap right+\n5 wait")
    #expect(lines.map(\.phase) == ["setup", "playing", "playing", "playing", "playing"])
    #expect(lines.map(\.games) == [[[0, 0]], [[0, 0]], [[1, 0]], [[1, 1]], [[1, 1]]])
    #expect(lines.last?.clock == 4000)
    #expect(lines.last?.state["saving"] as? Bool == false)
  }

  @Test("an 11-edge bounce is one point; pulses under 2 ms are none")
  func noise() throws {
    var script = "1 tap start\n2 bounce:11:8 left+\n"
    for index in 0..<200 {
      let time = 3 + Double(index) * 0.02
      script += "\(time) down right+\n\(time + 0.0015) up right+\n"
    }
    let lines = try Line.simulate(script + "8 wait")
    #expect(lines.last?.games == [[1, 0]])
  }

  @Test("two lines within 1 ms both count")
  func together() throws {
    let lines = try Line.simulate("1 tap start\n2.0000 tap left+\n2.0009 tap right+\n4 wait")
    #expect(lines.last?.games == [[1, 1]])
  }

  @Test("edges read more than 1 s late are dropped and reported")
  func stale() throws {
    let lines = try Line.simulate("1 tap start\n2 late:1.5 left+\n3.6 wait")
    #expect(lines.last?.games == [[0, 0]])
    #expect(lines.contains { $0.refusal != nil })
  }

  @Test("five buttons do everything: long rewind pauses, the chord changes ends")
  func fiveButtons() throws {
    var script = "1 hold:1.5 rewind\n"
    for index in 0..<21 { script += "\(4 + Double(index) * 0.5) tap left+\n" }
    script += "20 hold:1.2 left+\n20.1 hold:1.2 right+\n25 wait"
    let lines = try Line.simulate(script)
    #expect(lines.last?.games == [[21, 0], [0, 0]])
    #expect(lines.last?.phase == "paused")
  }

  @Test("a button that is down before the start gives nothing")
  func initial() throws {
    let lines = try Line.simulate("initial left+\n0.5 tap start\n2 up left+\n3 tap left+\n4 wait")
    #expect(lines.last?.games == [[1, 0]])
  }

  @Test("after kill -9 the same match is back, paused")
  func kill() throws {
    let directory = try TemporaryDirectory()
    let script = "1 tap start\n2 tap left+\n3 tap left+\n4 tap right+\n4.5 kill\n5 tap left+"
    let first = try Program.run(
      ["simulate", "-", "--data", directory.path, "--size", "320x240"], input: script)
    #expect(first.status == 128 + SIGKILL)
    let back = try Line.simulate("1 wait", ["--data", directory.path])
    #expect(back.first?.games == [[2, 1]])
    #expect(back.first?.phase == "paused")
  }

  @Test("a frame is a PNG of the size asked for")
  func frame() throws {
    let directory = try TemporaryDirectory()
    let file = directory.path + "/f.png"
    _ = try Line.simulate("1 frame \(file)")
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(data[16..<24] == Data([0, 0, 1, 64, 0, 0, 0, 240]))
  }

  @Test(
    "a script with a mistake is wrong usage, and the message names the line",
    arguments: [
      "1 tap start\n2 tap lefft+", "1 tap start\n2 tab left+", "1 tap start\nsoon tap left+",
      "1 tap start\n2 hold left+", "1 tap start\n2 bounce:x:8 left+", "1 tap start\n2",
    ])
  func mistakes(script: String) throws {
    let result = try Program.run(["simulate", "-"], input: script)
    #expect(result.status == 2)
    #expect(result.complaints.contains("line 2"))
    #expect(result.output.isEmpty)
  }
}
