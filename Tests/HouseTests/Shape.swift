/// How files look, in every target of `Sources`.
enum Shape {
  /// A file of more lines is two things.
  static let mostLines = 350

  /// Files that are too long.
  static func length(of file: SourceFile) -> [Fault] {
    let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard lines > mostLines else { return [] }
    return [Fault(path: file.path, line: 0, what: "\(lines) lines; split it, \(mostLines) at most")]
  }

  /// A type with its module's name hides the module from everyone who imports it.
  static func ownName(in file: SourceFile) -> [Fault] {
    ["struct", "class", "enum", "actor", "protocol", "typealias"].flatMap { kind in
      file.places(of: [kind, file.target])
        .map { file.fault(at: $0, "\(file.target) has the name of its module") }
    }
  }

  /// What ends the scoreboard in the middle of a match.
  static func crashes(in file: SourceFile) -> [Fault] {
    let words = [
      (["fatalError"], "fatalError ends the scoreboard; throw, or show a banner"),
      (["try", "!"], "try! ends the scoreboard; handle the error"),
      (["as", "!"], "as! ends the scoreboard; use as?"),
      (["abort", "("], "abort ends the scoreboard; throw"),
    ]
    let named = words.flatMap { words, what in
      file.places(of: words).map { file.fault(at: $0, what) }
    }
    return named + unwraps(in: file) + decoders(in: file) + strays(in: file)
  }

  /// A pointer that a function of C gives into the array it was called with: that lives for the call only.
  private static func strays(in file: SourceFile) -> [Fault] {
    ["mkdtemp", "realpath", "getcwd", "fgets", "strchr", "inet_ntop", "ctime_r"].flatMap { name in
      file.places(of: [name, "(", "&"]).filter { place in
        let end = file.tokens.indices.first { $0 > place && file.word($0) == ")" } ?? place
        return file.word(end + 2) != "=" || file.word(end + 3) != "nil"
      }
      .map { file.fault(at: $0, "\(name) points into an array that may be gone; read the array") }
    }
  }

  /// Foundation's decoder of Swift 6.0 itself ends the process at some bytes that are no JSON.
  private static func decoders(in file: SourceFile) -> [Fault] {
    guard !file.path.hasSuffix("Sources/Text/StrictJSON.swift") else { return [] }
    return file.places(of: ["JSONDecoder", "("]).map {
      file.fault(at: $0, "JSONDecoder ends the scoreboard with Swift 6.0; use StrictJSON")
    }
  }

  /// A `!` right behind a value or a type, which `a != b` and `!c` are not.
  private static func unwraps(in file: SourceFile) -> [Fault] {
    file.places(of: ["!"]).filter { place in
      let before = file.word(place - 1)
      let isBehindValue =
        [")", "]", "\"\""].contains(before) || before.first?.isLetter == true
        || before.first == "_" || before.first?.isNumber == true
      let isComparison = file.word(place + 1) == "=" && file.tokens[place + 1].isGlued
      return isBehindValue && file.tokens[place].isGlued && !isComparison
        && !["try", "as"].contains(before)
    }
    .map { file.fault(at: $0, "a forced unwrap ends the scoreboard; use guard let") }
  }
}
