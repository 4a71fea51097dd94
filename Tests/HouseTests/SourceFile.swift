/// A Swift file as the checks see it: where it lies, what it says, and its code alone.
struct SourceFile {
  /// From the package's root: `Sources/Badminton/Side.swift`.
  var path: String
  /// All of it.
  var text: String
  /// Its code, without comments and the contents of string literals.
  var tokens: [Tokens.Token]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = Tokens.of(text)
  }

  /// The target it belongs to: the folder below `Sources`.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The text of the token there; empty beyond the ends.
  func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The first tokens of each place where these words stand in a row.
  func places(of words: [String]) -> [Int] {
    tokens.indices.filter { place in
      tokens[place].text == words[0]
        && words.indices.allSatisfy { word(place + $0) == words[$0] }
    }
  }

  /// A fault in the token there.
  func fault(at index: Int, _ what: String) -> Fault {
    Fault(path: path, line: tokens[index].line, what: what)
  }

  /// The places of the modules it imports: `import struct A.B` gives that of `A`.
  var imports: [Int] {
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "import", ![".", "`", "func"].contains(word(index - 1)) else {
        return nil
      }
      let next = kinds.contains(word(index + 1)) ? index + 2 : index + 1
      return word(next) == ":" || word(next).isEmpty ? nil : next
    }
  }
}
