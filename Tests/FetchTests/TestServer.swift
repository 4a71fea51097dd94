import Foundation
import Testing

/// `Fixtures/server.py`, running until the tests end.
final class TestServer: Sendable {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path
  /// The authority that signed its certificates.
  static let authorities = fixtures + "/certificates/authority.pem"

  /// The one that all tests use, nil where Python is missing.
  static let shared: TestServer? = try? TestServer()

  private let ports: [String: Int]
  /// Its standard input: the server ends when it is closed.
  private let input: Pipe

  private init() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.fixtures + "/server.py"]
    let output = Pipe()
    input = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.hasSuffix("\n\n") {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { break }
      text += String(decoding: piece, as: UTF8.self)
    }
    var ports: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { ports[String(words[0])] = Int(words[1]) }
    }
    self.ports = ports
  }

  /// The address of a path, at the port with that certificate.
  func address(_ path: String, _ name: String = "good") -> String {
    "https://127.0.0.1:\(ports[name] ?? 0)/\(path)"
  }
}

/// A directory that goes with the test.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("courtside-fetch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}
