import Glibc

/// What a chip or one of its lines refused, as the kernel puts it.
public enum GPIOError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The chip is gone: unplugged, or its driver was unloaded (ENODEV).
  case gone(path: String)
  /// Another program holds a line (EBUSY).
  case busy(path: String)
  /// This user may not open the device file (EACCES, EPERM).
  case notAllowed(path: String)
  /// Anything else, by its errno.
  case failed(path: String, code: Int32)

  /// The error for an errno of a call on the device file `path`.
  init(code: Int32, path: String) {
    switch code {
    case ENODEV, ENXIO: self = .gone(path: path)
    case EBUSY: self = .busy(path: path)
    case EACCES, EPERM: self = .notAllowed(path: path)
    default: self = .failed(path: path, code: code)
    }
  }

  /// The sentence people read.
  public var description: String {
    switch self {
    case .gone(let path): "\(path) is gone"
    case .busy(let path): "a line of \(path) is held by another program"
    case .notAllowed(let path):
      "\(path) may not be opened: this user must be in the group that owns it"
    case .failed(let path, let code): "\(path): \(String(cString: strerror(code)))"
    }
  }
}
