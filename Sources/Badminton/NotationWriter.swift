/// Writes tokens one after the other, joining what repeats.
struct NotationWriter {
  private var text = ""
  private var pending: String?
  private var count = 0
  private var isInRun = false

  /// Adds a token.
  mutating func add(_ token: Token) {
    let word = Notation.text(of: token.event)
    if let time = token.time {
      flush()
      separate()
      text += "@\(time) \(word)"
    } else if case .rally = token.event {
      flush()
      if !isInRun { separate() }
      text += word
      isInRun = true
    } else if word == pending {
      count += 1
    } else {
      flush()
      pending = word
      count = 1
    }
  }

  /// The text of all tokens added.
  mutating func finish() -> String {
    flush()
    return text
  }

  private mutating func flush() {
    guard let word = pending else { return }
    separate()
    text += count == 1 ? word : "\(word)*\(count)"
    pending = nil
  }

  private mutating func separate() {
    if !text.isEmpty { text += " " }
    isInRun = false
  }
}
