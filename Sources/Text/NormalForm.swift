import CUtf8proc
import Glibc

/// A form of Unicode in which texts that people hold for the same are the same.
public enum NormalForm: Sendable, Hashable {
  /// NFC: letters and their marks joined; nothing changes to the eye.
  case composed
  /// NFKC: also full-width letters as common ones, half-width kana as full ones, ligatures apart.
  case compatible
  /// NFKC with case folded and invisible characters gone: what two names are compared by.
  case folded

  /// The text in this form.
  public func of(_ text: String) -> String {
    switch self {
    case .composed: NormalForm.map(text, [UTF8PROC_COMPOSE])
    case .compatible: NormalForm.map(text, [UTF8PROC_COMPOSE, UTF8PROC_COMPAT])
    case .folded:
      // Folding can open letters that have to be joined again.
      NormalForm.map(NormalForm.map(text, NormalForm.folding), NormalForm.folding)
    }
  }

  private static let folding = [
    UTF8PROC_COMPOSE, UTF8PROC_COMPAT, UTF8PROC_CASEFOLD, UTF8PROC_IGNORE,
  ]

  /// The text mapped: `utf8proc_map`; without memory it stays as it is.
  private static func map(_ text: String, _ options: [utf8proc_option_t]) -> String {
    let option = options.reduce(UTF8PROC_STABLE.rawValue) { $0 | $1.rawValue }
    var text = text
    let mapped = text.withUTF8 { bytes -> String? in
      var mapped: UnsafeMutablePointer<UInt8>?
      let count = utf8proc_map(
        bytes.baseAddress, bytes.count, &mapped, utf8proc_option_t(rawValue: option))
      defer { free(mapped) }
      guard count >= 0, let mapped else { return nil }
      return String(decoding: UnsafeBufferPointer(start: mapped, count: count), as: UTF8.self)
    }
    return mapped ?? text
  }
}
