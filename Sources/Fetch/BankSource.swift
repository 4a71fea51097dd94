import Glibc
import Spy
import Text

/// Where a bank is read from: an address, a file, or a stick that somebody put in.
public enum BankSource: Sendable, Hashable {
  /// An https address.
  case address(String)
  /// A file.
  case file(String)

  /// An address begins with a scheme; anything else is a path.
  public init(_ text: String) {
    self = text.contains("://") ? .address(text) : .file(text)
  }

  /// As it was written.
  public var text: String {
    switch self {
    case .address(let text), .file(let text): text
    }
  }

  /// The names a bank has on a stick.
  static let namesOnStick = ["csv", "tsv", "json", "txt"].map { "spy-bank.\($0)" }
  /// Where systems mount what is put in.
  static let stickFolders = ["/media/", "/run/media/", "/mnt/"]

  /// The bank on a mounted stick, by the table of mounts.
  public static func onStick(mounts: String = "/proc/self/mounts") -> BankSource? {
    guard let table = mountTable(mounts) else { return nil }
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      let folder = unescaped(words[1])
      guard stickFolders.contains(where: { (folder + "/").hasPrefix($0) }) else { continue }
      for name in namesOnStick where access("\(folder)/\(name)", R_OK) == 0 {
        return .file("\(folder)/\(name)")
      }
    }
    return nil
  }

  /// The kernel's table: it says to be empty, and is read to its end.
  private static func mountTable(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 18 {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path of the table: blanks in it are written as octal numbers.
  private static func unescaped(_ path: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\"), rest.count >= 4,
        let value = UInt8(String(decoding: rest.dropFirst().prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(4)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What was read.
  public enum Answer: Sendable, Hashable {
    /// A body and what is in it.
    case reading(BankReading, etag: String?)
    /// The copy at hand is the newest.
    case unchanged
    /// Nothing was read; the sentence says why.
    case failed(BankFault, String)
  }

  /// Reads it; waits for it as long as `limits` allow.
  public func read(
    etag: String? = nil, authorities: String? = nil, limits: Download.Limits = .init(),
    progress: @escaping (Int, Int?) -> Void = { _, _ in }
  ) -> Answer {
    switch self {
    case .address(let address):
      let download = Download(
        SheetAddress.data(of: address), etag: etag, authorities: authorities, limits: limits)
      return switch download.run(progress: progress) {
      case .body(let body, let etag): .reading(BankReading(body), etag: etag)
      case .unchanged: .unchanged
      case .failed(let fault, let reason): .failed(fault, reason)
      }
    case .file(let path):
      do throws(TextError) {
        return .reading(BankReading(try TextFile.bytes(of: path, limit: limits.bytes)), etag: nil)
      } catch {
        return .failed(error.kind == .tooLarge ? .tooLarge : .gone, error.message(in: path))
      }
    }
  }
}

extension BankSource {
  /// As the log names it: without the query, which may hold a key.
  public var name: String {
    switch self {
    case .address(let address): String(address.prefix { $0 != "?" })
    case .file(let path): path
    }
  }
}
