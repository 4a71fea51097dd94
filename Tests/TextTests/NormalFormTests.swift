import Testing

@testable import Text

@Suite struct NormalFormTests {
  @Test(arguments: [
    (NormalForm.composed, "e\u{301}", "\u{e9}"),
    (.composed, "ＡＢ", "ＡＢ"),
    (.composed, "\u{1100}\u{1161}", "가"),
    (.compatible, "ＡＢ１", "AB1"),
    (.compatible, "ｶﾞ", "ガ"),
    (.compatible, "ﬁ①", "fi1"),
    (.folded, "ÄSS ß", "äss ss"),
    (.folded, "a\u{200b}b", "ab"),
    (.folded, "", ""),
    (.composed, "", ""),
    (.composed, "a\u{0}b", "a\u{0}b"),
  ])
  func forms(form: NormalForm, given: String, expected: String) {
    #expect(Array(form.of(given).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(form.of(form.of(given)) == form.of(given))
  }

  @Test func shorten() {
    #expect(Clusters.shorten("abcdef", to: 4, mark: "…") == "abc…")
    #expect(Clusters.shorten("abcd", to: 4, mark: "…") == "abcd")
    #expect(Clusters.shorten("abcdef", to: 4) == "abcd")
    #expect(Clusters.shorten("abc", to: 0) == "")
    #expect(Clusters.shorten("", to: 3, mark: "…") == "")
    #expect(Clusters.shorten("🇹🇼🇹🇼🇹🇼", to: 2) == "🇹🇼🇹🇼")
  }
}
