import Foundation
import Glibc
import Testing

/// The daemon under a service manager: what it says on the notification socket.
struct ServiceTests {
  /// A socket that hears what a service says.
  final class Listener {
    let path: String
    private let descriptor: Int32
    private(set) var heard: [String] = []

    init(in directory: String) {
      path = directory + "/notify"
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      _ = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
    }

    deinit { close(descriptor) }

    /// Listens until a message satisfies `isWanted`; false where none came within 60 s.
    func hear(_ isWanted: (String) -> Bool) -> Bool {
      let end = Date().addingTimeInterval(60)
      while Date() < end {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 1000) > 0 else { continue }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { continue }
        let message = String(decoding: buffer[..<count], as: UTF8.self)
        heard.append(message)
        if isWanted(message) { return true }
      }
      return false
    }
  }

  @Test("it is ready once a frame is up, says how the game stands, feeds the watchdog and stops")
  func notifications() throws {
    let directory = try TemporaryDirectory()
    let listener = Listener(in: directory.path)
    let script = directory.path + "/script"
    try Data("0.2 tap start\n0.5 tap left+\n".utf8).write(to: URL(fileURLWithPath: script))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = [
      "run", "--display", "headless", "--gpio", "script:\(script)", "--data", directory.path,
      "--size", "640x360",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "NOTIFY_SOCKET": listener.path, "WATCHDOG_USEC": "1500000",
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    #expect(listener.hear { $0 == "READY=1" })
    #expect(listener.hear { $0.hasPrefix("STATUS=") && $0.contains("badminton 1-0") })
    // One round to be asked, one to show that the display's answer is needed again and again.
    #expect(listener.hear { $0 == "WATCHDOG=1" })
    #expect(listener.hear { $0 == "WATCHDOG=1" })
    process.terminate()
    #expect(listener.hear { $0 == "STOPPING=1" })
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
