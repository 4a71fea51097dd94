import Foundation
import Testing

private let analyzer = "/usr/bin/systemd-analyze"

/// The unit of the service, as systemd itself judges it.
@Suite("The unit", .enabled(if: FileManager.default.isExecutableFile(atPath: analyzer)))
struct UnitTests {
  /// What `systemd-analyze security` ends with for a unit that may be exposed by `threshold` tenths.
  private func status(of unit: String, threshold: Int) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: analyzer)
    process.arguments = [
      "security", "--offline=true", "--no-pager", "--threshold=\(threshold)", unit,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test("is exposed by 2.0 of 10 at most")
  func exposure() throws {
    #expect(try status(of: Checkout.root + "/systemd/courtside.service", threshold: 20) == 0)
  }

  @Test("would be found more exposed without its limits")
  func exposureOfABareUnit() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "courtside-unit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let unit = folder.appending(path: "bare.service")
    try Data("[Service]\nExecStart=/bin/true\nUser=nobody\n".utf8).write(to: unit)
    #expect(try status(of: unit.path(percentEncoded: false), threshold: 20) != 0)
  }
}
