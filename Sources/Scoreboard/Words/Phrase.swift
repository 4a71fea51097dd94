/// A sentence or label of the display, in every language it speaks.
///
/// A screen lists its own beside its code, as `BadmintonPhrases.swift` does; `{}` in a text is where a
/// name, number or button goes in, as often in one language as in the other.
public struct Phrase: Sendable, Hashable {
  /// Its name in a file of words of one's own, such as `serves-first`: small letters, digits, hyphens.
  public let key: String
  /// The built-in English.
  let english: String
  /// The built-in Traditional Chinese.
  let traditionalChinese: String

  init(_ key: String, _ english: String, _ traditionalChinese: String) {
    self.key = key
    self.english = english
    self.traditionalChinese = traditionalChinese
  }

  /// How many names, numbers or buttons go in.
  public var gaps: Int { Phrase.gaps(in: english) }

  /// How many `{}` a text has.
  public static func gaps(in text: String) -> Int {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).count { $0 == "{" && $1 == "}" }
  }

  /// All that the display can say.
  public static let all = common + badminton + quoridor + spy
}
