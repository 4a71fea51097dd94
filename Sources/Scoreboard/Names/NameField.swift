import Buttons

/// A line of text that is being typed.
struct NameField: Sendable, Hashable {
  /// What is in it.
  private(set) var letters: [Character]
  /// Before which letter the caret stands.
  private(set) var caret: Int

  /// Whether what is in it gives way to the first letter that is typed.
  private var givesWay: Bool

  /// A field with the present name in it and the caret behind it.
  ///
  /// A name that `isDefault` gives way to the first letter that is typed, unless it was edited before.
  init(_ text: String, isDefault: Bool = false) {
    letters = Array(text)
    caret = letters.count
    givesWay = isDefault
  }

  /// What is in it.
  var text: String { String(letters) }
  /// What stands before the caret.
  var before: String { String(letters[..<caret]) }
  /// What stands behind the caret.
  var after: String { String(letters[caret...]) }

  /// Types text at the caret; what no line of text can hold is left out.
  mutating func type(_ typed: String) {
    if givesWay, !PlainText.cleaned(typed).isEmpty {
      letters = []
      caret = 0
    }
    givesWay = false
    // A mark that is typed alone belongs to the letter before it.
    let start = before + typed
    let kept = Self.kept(start)
    let room = PlainText.longestName - (letters.count - caret)
    let head = Array(kept.prefix(max(0, room)))
    letters = head + letters[caret...]
    caret = head.count
  }

  /// Does what a key does in a field; false if it does nothing there.
  mutating func press(_ key: Input.Key) -> Bool {
    givesWay = false
    switch key {
    case .backspace:
      guard caret > 0 else { return true }
      caret -= 1
      letters.remove(at: caret)
    case .delete:
      if caret < letters.count { letters.remove(at: caret) }
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(letters.count, caret + 1)
    case .up: caret = 0
    case .down: caret = letters.count
    case .enter, .escape, .tab, .function: return false
    }
    return true
  }

  /// A space at the end is kept while typing goes on.
  private static func kept(_ text: String) -> String {
    let cleaned = PlainText.cleaned(text)
    return text.last == " " && !cleaned.isEmpty ? cleaned + " " : cleaned
  }
}
