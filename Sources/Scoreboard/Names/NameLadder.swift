/// Shorter and shorter ways to write a name, for a box that may be too small for the whole of it.
enum NameLadder {
  /// The whole name, then initials and surname, then the surname.
  ///
  /// The surname is what is written in capitals beside words that are not ("Carolina MARÍN",
  /// "CHEN Tang Jie"), else what stands before a comma ("Axelsen, Viktor"), else the last word with the
  /// small ones before it ("Ludwig van der Berg"). Names in Chinese characters, kana or Hangul stay
  /// whole, and so does one that ends in no letter ("Player 1").
  static func steps(_ name: String) -> [String] {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1, !name.unicodeScalars.contains(where: isWhole) else { return [name] }
    guard let last = words.last, last.contains(where: \.isLetter) else { return [name] }
    let surname = surname(in: words)
    let initials = words.indices.map { index in
      surname.contains(index) ? words[index] : initial(of: words[index])
    }
    let isCased = words.allSatisfy { word in
      word.unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isCased ?? true
    }
    var steps = [name]
    if isCased { steps.append(initials.joined(separator: " ")) }
    let alone = words[surname].joined(separator: " ")
    steps.append(alone.hasSuffix(",") ? String(alone.dropLast()) : alone)
    return steps.reduce(into: []) { kept, step in
      if step != kept.last, !step.isEmpty { kept.append(step) }
    }
  }

  /// The surname, cut after eleven letters: the last resort inside a sentence.
  static func short(_ name: String) -> String {
    let surname = steps(name).last ?? name
    return surname.count > 12 ? surname.prefix(11) + "…" : surname
  }

  /// The names of a pair in one line, at the same step each.
  static func pair(_ first: String, _ second: String) -> [String] {
    let one = steps(first)
    let other = steps(second)
    return (0..<max(one.count, other.count)).map { step in
      "\(one[min(step, one.count - 1)]) / \(other[min(step, other.count - 1)])"
    }
  }

  private static func surname(in words: [String]) -> ClosedRange<Int> {
    let last = words.count - 1
    let inCapitals = words.map(isInCapitals)
    guard inCapitals.contains(false), let first = inCapitals.firstIndex(of: true) else {
      if let comma = words.dropLast().firstIndex(where: { $0.hasSuffix(",") }) { return 0...comma }
      var start = last
      while start > 1, !isSmall(words[last]), isSmall(words[start - 1]) { start -= 1 }
      return start...last
    }
    var end = first
    while end < last, inCapitals[end + 1] { end += 1 }
    return first...end
  }

  /// Whether it begins with a small letter, as "van" does.
  private static func isSmall(_ word: String) -> Bool { word.first?.isLowercase ?? false }

  /// Two letters or more and none of them small.
  private static func isInCapitals(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy { $0.isUppercase }
  }

  private static func initial(of word: String) -> String {
    guard let letter = word.first(where: \.isLetter) else { return word }
    return word.count > 2 || word.last != "." ? "\(letter.uppercased())." : word
  }

  /// Chinese characters, kana and Hangul: names that are not cut.
  private static func isWhole(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}
