import FoundationEssentials
import Glibc
import Scoreboard
import Spy
import Text

/// The last good copy of a question bank: a small file beside the database, mode 0600, replaced as a whole.
///
/// It is no table of the database because that belongs to the running daemon alone, while `courtside spy
/// bank import` works beside it.
public struct BankCopy: Sendable, Hashable {
  /// Where it came from: an address or a path.
  public var source: String
  /// The ETag of the body, where it had one.
  public var etag: String?
  /// The pairs.
  public var bank: WordBank

  /// Makes a copy.
  public init(source: String, etag: String? = nil, bank: WordBank) {
    self.source = source
    self.etag = etag
    self.bank = bank
  }

  /// The path of the file in a data directory.
  public static func path(in directory: String) -> String { directory + "/spy-bank.json" }

  /// The file as it is written.
  private struct File: Decodable {
    var source: String
    var etag: String?
    var pairs: [[String]]
  }

  /// Reads the copy of a data directory; nil when there is none that can be used.
  public init?(in directory: String) {
    guard let bytes = try? TextFile.bytes(of: Self.path(in: directory), limit: 4 << 20),
      let file = try? StrictJSON.decode(File.self, from: bytes)
    else { return nil }
    let pairs = file.pairs.filter { $0.count == 2 }.map { words in
      BankReading.pair(words[0], words[1])
    }
    bank = WordBank(pairs)
    guard bank.count > 0 else { return nil }
    source = file.source
    etag = file.etag
  }

  /// Writes it; nil, or the sentence that says why not.
  ///
  /// A crash leaves the old file or the new one.
  public func save(in directory: String) -> String? {
    let path = Self.path(in: directory)
    let pairs = bank.pairs.map { pair in
      StateValue.array([.string(pair.first.text), .string(pair.second.text)])
    }
    let text = JSONWriter.text(
      of: .object([
        ("source", .string(source)), ("etag", etag.map { .string($0) } ?? .null),
        ("pairs", .array(pairs)),
      ]))
    let bytes = Array((text + "\n").utf8)
    let draft = path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return Self.reason(draft) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    let isSafe = written == bytes.count && fsync(descriptor) == 0
    close(descriptor)
    guard isSafe, rename(draft, path) == 0 else {
      defer { unlink(draft) }
      return Self.reason(path)
    }
    let folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
    return nil
  }

  private static func reason(_ path: String) -> String {
    "\(path) cannot be written (\(String(cString: strerror(errno))))"
  }
}
