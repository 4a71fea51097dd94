/// The words of the display in one language, with the administrator's own in place of some.
struct Words: Sendable {
  /// The language.
  let language: Language
  /// Replacements by key.
  let own: [String: String]

  /// The built-in words of a language.
  init(language: Language) {
    self.language = language
    own = [:]
  }

  init(_ settings: Settings) {
    language = settings.language
    own = settings.phrases
  }

  /// The phrase with `parts` put in for its `{}`, from the left.
  func say(_ phrase: Phrase, _ parts: String...) -> String { say(phrase, parts) }

  /// The phrase with `parts` put in for its `{}`, from the left.
  func say(_ phrase: Phrase, _ parts: [String]) -> String {
    fill(own[phrase.key] ?? built(phrase), with: parts)
  }

  private func built(_ phrase: Phrase) -> String {
    switch language {
    case .english: phrase.english
    case .traditionalChinese: phrase.traditionalChinese
    }
  }

  private func fill(_ text: String, with parts: [String]) -> String {
    guard !parts.isEmpty else { return text }
    var filled = ""
    var parts = parts[...]
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let part = parts.first {
      let next = rest.index(after: open)
      guard next < rest.endIndex, rest[next] == "}" else {
        filled += rest[..<next]
        rest = rest[next...]
        continue
      }
      filled += rest[..<open] + part
      parts = parts.dropFirst()
      rest = rest[rest.index(after: next)...]
    }
    return filled + rest
  }
}
