import CSQLite
import Glibc

/// Why something could not be kept or read back: a sentence for the operator, and what follows from it.
public struct StorageError: Error, Sendable, Hashable {
  /// What the failure means for the file.
  public enum Kind: Sendable, Hashable {
    /// Another program holds the file or the directory; the same file can be used later.
    case locked
    /// The content is not what was written.
    case damaged
    /// The medium refused a write or a sync: the file is not to be trusted again.
    case failed
    /// The file is no store of ours, or one of a newer version: it is to be left alone.
    case foreign
  }

  /// What follows from it.
  public var kind: Kind
  /// What the operator reads: what could not be done, to which file, and why.
  public var text: String

  /// Makes an error.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The failure of a call to the system: `doing` and the words for `number` (`strerror`).
  static func system(_ doing: String, _ number: Int32 = errno) -> StorageError {
    StorageError(.failed, "\(doing): \(words(for: number))")
  }

  /// The system's words for an error number.
  static func words(for number: Int32) -> String {
    switch number {
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "it is not a directory"
    case ENOENT: "it does not exist"
    default: String(cString: strerror(number))
    }
  }

  /// The failure of a call to SQLite with that result code; `system` is the errno behind it, 0 if none.
  static func database(_ doing: String, code: Int32, system: Int32, detail: String) -> StorageError
  {
    let kind: Kind =
      switch code & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_MISMATCH,
        SQLITE_CONSTRAINT, SQLITE_RANGE, SQLITE_SCHEMA:
        .damaged
      default: .failed
      }
    let reason =
      switch code & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: "another program has locked it"
      case SQLITE_FULL: words(for: ENOSPC)
      case SQLITE_READONLY: "it is read-only"
      case SQLITE_IOERR, SQLITE_CANTOPEN:
        system == 0 ? detail : "\(detail) (\(words(for: system)))"
      default: detail
      }
    return StorageError(kind, "\(doing): \(reason)")
  }
}
