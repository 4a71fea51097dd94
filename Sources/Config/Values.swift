/// Reads the values of keys; nil for what is none.
enum Values {
  /// `yes` or `no`, as systemd writes them.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: nil
    }
  }

  /// A whole number of a range.
  static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// A number with or without decimals, of a range.
  static func measure(_ text: String, in range: ClosedRange<Double>) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
    guard isPlain, let number = Double(text) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// Milliseconds, from 0 to 5000.
  static func milliseconds(_ text: String) -> Duration? {
    number(text, in: 0...5000).map { .milliseconds($0) }
  }

  /// One of the names of an enumeration.
  static func name<Name: RawRepresentable<String>>(_ text: String, _: Name.Type) -> Name? {
    Name(rawValue: text)
  }

  /// The names of an enumeration for a message: `halves, court or portrait`.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A path, taken from a folder unless it begins with a slash.
  static func path(_ text: String, in folder: String) -> String {
    text.hasPrefix("/") ? text : "\(folder)/\(text)"
  }

  /// The name nearest to a mistyped one, nil where none is near.
  static func nearest(to word: String, among names: [String]) -> String? {
    let scored = names.map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// How many letters have to be changed, added or left out (Levenshtein).
  private static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other.prefix(50))
    var row = Array(0...other.count)
    for (index, letter) in one.prefix(50).enumerated() {
      var next = [index + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = row[column] + (letter == candidate ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row.last ?? 0
  }
}
