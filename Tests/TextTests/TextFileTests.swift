import Glibc
import Testing

@testable import Text

@Suite struct TextFileTests {
  @Test(arguments: [
    ("/nowhere/at/all", "/nowhere/at/all: does not exist"),
    ("/tmp", "/tmp: is a directory; expected a file"),
    ("/dev/zero", "/dev/zero: is a device or a pipe; expected a file"),
    ("/etc/passwd/x", "/etc/passwd/x: does not exist (a part of the path is no directory)"),
  ])
  func faults(path: String, message: String) {
    do throws(TextError) {
      _ = try TextFile.bytes(of: path)
      Issue.record("\(path) was read")
    } catch {
      #expect(error.kind == .unreadable)
      #expect(error.message(in: path) == message)
    }
  }

  @Test func filesAreReadUpToTheLimit() throws {
    let path = "/tmp/courtside-text-\(getpid())"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    let content = [UInt8](repeating: 0x61, count: 200_000)
    #expect(write(descriptor, content, content.count) == content.count)
    #expect(try TextFile.bytes(of: path) == content)
    #expect(try TextFile.text(of: path, limit: 200_000).utf8.count == 200_000)
    #expect(throws: TextError(.tooLarge, "is too large; expected at most 199999 bytes")) {
      try TextFile.bytes(of: path, limit: 199_999)
    }
  }

  @Test func aFileInProcIsReadThoughItsSizeIsZero() throws {
    #expect(try TextFile.text(of: "/proc/self/status").contains("Name:"))
  }

  @Test func aPipeWithoutWriterDoesNotHang() {
    let path = "/tmp/courtside-pipe-\(getpid())"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: TextError.self) { try TextFile.bytes(of: path) }
  }
}
