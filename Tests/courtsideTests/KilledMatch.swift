import Foundation
import Glibc
import Testing

/// A match that is played by a real process, which is killed and started again and again.
struct KilledMatch {
  /// What came of some lives.
  struct News {
    /// Events that the program said were saved.
    var acknowledged = 0
    /// Kills that came when the last event was not yet saved.
    var unsaved = 0
    /// What must not be.
    var complaints: [String] = []

    init(complaint: String? = nil) { complaints = complaint.map { [$0] } ?? [] }

    mutating func add(_ other: News) {
      acknowledged += other.acknowledged
      unsaved += other.unsaved
      complaints += other.complaints
    }
  }

  private let folder: TemporaryDirectory
  private let manager: ServiceManager
  private var dice: SeededDice
  private var news = News()
  /// The last score that was called saved, after a life the one on disk.
  private var saved: Score?
  /// The last score that was shown at all.
  private var seen: Score?
  /// How often the program was started.
  private var lives = 0
  /// The time from one press of a script to the next, in s.
  private static let rhythm = 0.025

  init(seed: UInt64) throws {
    folder = try TemporaryDirectory()
    guard let manager = ServiceManager(in: folder.path) else {
      throw CocoaError(.fileWriteUnknown)
    }
    self.manager = manager
    try "".write(toFile: folder.path + "/conf", atomically: true, encoding: .utf8)
    dice = SeededDice(seed: seed)
  }

  /// What came of the lives since the last call.
  mutating func takeNews() -> News {
    defer { news = News() }
    return news
  }

  /// Starts the program, lets it play for some instants, and kills it.
  mutating func playAndKill() throws {
    try script().write(toFile: folder.path + "/script", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = [
      "run", "--gpio", "script:\(folder.path)/script", "--display", "headless", "--size", "160x90",
      "--config", folder.path + "/conf", "--data", folder.path + "/data",
    ]
    process.environment = ["NOTIFY_SOCKET": manager.path]
    let log = folder.path + "/log"
    if !FileManager.default.fileExists(atPath: log) {
      _ = FileManager.default.createFile(atPath: log, contents: nil)
    }
    guard let said = FileHandle(forWritingAtPath: log) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try said.seekToEnd()
    try said.write(contentsOf: Data("life \(lives)\n".utf8))
    lives += 1
    process.standardError = said
    let complaintsBefore = news.complaints.count
    defer {
      // What the program said about it itself.
      if news.complaints.count > complaintsBefore,
        let text = try? String(contentsOfFile: log, encoding: .utf8)
      {
        news.complaints.append("its lives said: \(text.suffix(600))")
      }
    }
    let before = saved
    // Before the start: on a busy machine the child may play before its parent goes on.
    let start = Date()
    try process.run()
    // Once in ten while it starts, else after some presses.
    let isEarly = Int.random(in: 0..<10, using: &dice) == 0
    var isFirst = true
    let patience = Date(timeIntervalSinceNow: 30)
    while !isEarly && isFirst && process.isRunning && Date() < patience {
      hear(limit: 100, isFirst: &isFirst)
    }
    if !isEarly && isFirst { news.complaints.append("the program said nothing within 30 s") }
    // A match that is over waits for a hold of a second before the next begins.
    let longest = isEarly ? 0.15 : seen?.isOver == true ? 1.6 : 0.7
    let end = Date(timeIntervalSinceNow: Double.random(in: 0..<longest, using: &dice))
    while Date() < end { hear(limit: 1, isFirst: &isFirst) }
    if !process.isRunning { news.complaints.append("the program ended by itself") }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let presses = Int(Date().timeIntervalSince(start) / Self.rhythm) + 1
    hear(limit: 0, isFirst: &isFirst)
    if seen != saved { news.unsaved += 1 }
    try look(since: before, presses: presses)
  }

  /// Reads what the program says.
  private mutating func hear(limit: Int32, isFirst: inout Bool) {
    for message in manager.messages(limit: limit) where message.hasPrefix("STATUS=") {
      guard let score = Score(status: String(message.dropFirst("STATUS=".count))) else {
        news.complaints.append("a status without a score: \(message)")
        continue
      }
      // What came back, and perhaps a press of this life beyond it.
      if isFirst, let saved, !score.keeps(saved) {
        news.complaints.append("\(saved) was on disk, \(score) came back")
      }
      isFirst = false
      if message.hasSuffix("; saved") && score != saved {
        news.acknowledged += max(1, score.rallies - (saved?.rallies ?? 0))
        saved = score
      }
      if message.hasSuffix("NOT SAVED") { news.complaints.append(message) }
      seen = score
    }
  }

  /// Holds what a life left on disk against what was said to be saved, and against what can have been
  /// pressed since `before`, and goes on from it.
  private mutating func look(since before: Score?, presses: Int) throws {
    let disk = try onDisk().score
    if let saved, !disk.keeps(saved) {
      news.complaints.append("\(saved) was acknowledged, \(disk) is on disk")
    }
    let most = (before.map { $0.isOver && disk.games.count == 1 ? 0 : $0.rallies } ?? 0) + presses
    if disk.rallies > most {
      news.complaints.append("\(disk) is on disk, of at most \(most) presses")
    }
    saved = disk
  }

  /// The score that a copy of the database holds, as another command of the program reads it, and
  /// whether the clock runs.
  ///
  /// A copy: the next life finds the files as the kill left them.
  private func onDisk() throws -> (score: Score, isClockRunning: Bool) {
    let (data, copy) = (folder.path + "/data", folder.path + "/copy")
    try? FileManager.default.removeItem(atPath: copy)
    if FileManager.default.fileExists(atPath: data) {
      try FileManager.default.copyItem(atPath: data, toPath: copy)
    }
    let line = try #require(try Line.simulate("", ["--data", copy, "--size", "160x90"]).last)
    return (Score(games: line.games), line.isClockRunning)
  }

  /// Presses for one life: the clock, points at random, and the change of ends now and then.
  private mutating func script() -> String {
    var lines = ["0.03 down start", "0.05 up start", "0.1 hold:1.2 ends"]
    for index in 0..<60 {
      let time = 0.08 + Self.rhythm * Double(index)
      let line = Bool.random(using: &dice) ? "left+" : "right+"
      lines += ["\(time) down \(line)", "\(time + 0.0125) up \(line)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The end of it: what is on disk comes back paused.
  mutating func finish() throws -> News {
    if try onDisk().isClockRunning { news.complaints.append("the clock runs after a kill") }
    return takeNews()
  }
}

/// The dice of a test: the same for the same seed (SplitMix64).
struct SeededDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
