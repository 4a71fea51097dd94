import Testing

@testable import Text

@Suite struct NamesTests {
  @Test(arguments: [
    ("Lin Dan", "Lin Dan"),
    ("  Lin \t Dan \n", "Lin Dan"),
    ("\u{3000}戴資穎\u{3000}", "戴資穎"),
    ("", ""),
    (" \u{200d}\u{200c} ", ""),
    ("\u{200b}\u{feff}\u{00ad}\u{2060}", ""),
    ("\u{3164}\u{115f}\u{2800}\u{fe0f}", ""),
    ("a\u{0}b\u{7}c\u{1b}[31m", "abc[31m"),
    ("\u{202e}nimda\u{202c}", "nimda"),
    ("\u{2066}x\u{2069}\u{200e}\u{200f}\u{061c}", "x"),
    ("Andre\u{0301}", "Andr\u{e9}"),
    ("\u{e000}Z\u{10ffff}", "Z"),
    ("A\u{2028}B\u{2029}C\u{85}D", "A B C D"),
    ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
    ("می\u{200c}خواهم", "می\u{200c}خواهم"),
    ("❤\u{fe0f} x", "❤\u{fe0f} x"),
    ("ＡＢ", "ＡＢ"),
  ])
  func clean(given: String, expected: String) {
    #expect(Array(Names.clean(given).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(Names.clean(Names.clean(given)) == Names.clean(given))
  }

  @Test func longNamesAreCutAtClusters() {
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦"
    #expect(Names.clean(String(repeating: family, count: 200)).count == 40)
    #expect(
      Names.clean(String(repeating: "x", count: 39) + " yyy") == String(repeating: "x", count: 39))
    #expect(Names.clean("abcdefghijklmnop", limit: 12) == "abcdefghijkl")
  }

  @Test func aTowerOfAccentsStaysSmall() {
    let tower = "a" + String(repeating: "\u{0316}", count: 100_000)
    let cleaned = Names.clean(tower + "b")
    #expect(cleaned.unicodeScalars.count <= Clusters.scalarLimit)
    #expect(cleaned.first?.unicodeScalars.first == "a")
  }

  @Test func tenMegabytesAreQuick() {
    let long = String(repeating: "長", count: 3_400_000)
    var name = ""
    let time = ContinuousClock().measure { name = Names.clean(long) }
    #expect(name.count == 40)
    #expect(time < .seconds(1))
  }

  @Test(arguments: [
    ("Anna", "ANNA"), ("Anna", " anna "), ("ＡＮＮＡ", "anna"), ("Straße", "STRASSE"),
    ("ｶﾞ", "ガ"), ("e\u{301}", "É"), ("Ω", "ω"), ("a\u{ad}b", "AB"), ("ﬁ", "FI"),
  ])
  func equalKeys(one: String, other: String) {
    #expect(Names.key(one) == Names.key(other))
  }

  @Test func differentKeys() {
    #expect(Names.key("Anna") != Names.key("Anne"))
    #expect(Names.key("玩家1") != Names.key("玩家2"))
  }

  @Test(arguments: [
    ("ice cream", "Ice-Cream!"), ("冰 淇淋", "「冰淇淋」"), ("ＣＤ", "c.d."),
  ])
  func equalGuesses(one: String, other: String) {
    #expect(Names.guessKey(one) == Names.guessKey(other))
  }

  @Test func cleaningNeverLeavesWhatItRemoves() {
    var dice = SeededDice(seed: 7)
    for _ in 0..<3000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...60, using: &dice) {
        let value = UInt32.random(in: 0...0x10ffff, using: &dice)
        let small = value % 3 == 0 ? value % 0x2100 : value
        if let scalar = Unicode.Scalar(small) { scalars.append(scalar) }
      }
      let cleaned = Names.clean(String(scalars))
      #expect(cleaned.count <= 40)
      #expect(!cleaned.hasPrefix(" ") && !cleaned.hasSuffix(" ") && !cleaned.contains("  "))
      for scalar in cleaned.unicodeScalars {
        let category = scalar.properties.generalCategory
        #expect(category != .control && category != .privateUse && category != .unassigned)
        #expect(!(0x202a...0x202e).contains(scalar.value))
      }
      #expect(Names.clean(cleaned) == cleaned)
    }
  }
}

/// Dice that fall the same way for the same seed (SplitMix64).
struct SeededDice: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
