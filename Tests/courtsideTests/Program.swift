import Foundation

/// The built program, run as people run it.
struct Program {
  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: String
    var complaints: String
    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The executable beside the tests.
  static let path: String = {
    var directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // With Swift Testing the first argument is the runner's own; the package's build folder is above.
    while directory.path != "/" {
      let candidate = directory.appendingPathComponent("courtside").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      directory.deleteLastPathComponent()
    }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent(".build/debug/courtside").path
  }()

  /// Runs it to its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (into, out, err) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (into, out, err)
    try process.run()
    // Both ends may fill up: each is served by a thread of its own.
    let feeding = Thread { [handle = into.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(input.utf8))
      try? handle.close()
    }
    feeding.start()
    let complaints = Collected(err.fileHandleForReading)
    let output = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status =
      process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
    return Result(
      status: status, output: String(decoding: output, as: UTF8.self),
      complaints: String(decoding: complaints.data, as: UTF8.self))
  }

  /// Reads a handle to its end on another thread.
  private final class Collected: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var collected = Data()

    init(_ handle: FileHandle) {
      Thread.detachNewThread { [self] in
        collected = handle.readDataToEndOfFile()
        done.signal()
      }
    }

    /// Everything that came, once the other end is closed.
    var data: Data {
      done.wait()
      return collected
    }
  }
}

/// A directory that goes with the test.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("courtside-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A line that `simulate` printed.
struct Line {
  let time: Double
  let screen: String
  let state: [String: Any]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    time = (object["t"] as? NSNumber)?.doubleValue ?? -1
    screen = object["screen"] as? String ?? ""
    state = object["state"] as? [String: Any] ?? [:]
  }

  var games: [[Int]] { state["games"] as? [[Int]] ?? [] }
  var phase: String { state["phase"] as? String ?? "" }
  var refusal: String? { state["refusal"] as? String }
  var clock: Int { state["clock_ms"] as? Int ?? -1 }
  var isClockRunning: Bool { state["clock_running"] as? Bool ?? false }

  /// What `simulate` prints for a script.
  static func simulate(_ script: String, _ options: [String] = []) throws -> [Line] {
    let result = try Program.run(["simulate", "-", "--size", "320x240"] + options, input: script)
    return try result.lines.map(Line.init)
  }
}
