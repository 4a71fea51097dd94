/// What the compiler of Swift 6.0 crashes on among the arguments of a test's macros: closures and
/// interpolated strings.
///
/// Give them a name in a static property of the suite.
enum MacroArguments {
  /// The lines at which they stand.
  static func faults(inText text: String, path: String) -> [Fault] {
    var found: [Fault] = []
    var line = 1
    var depth = 0
    var isString = false
    var rest = text[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix("\n@Test(") || rest.hasPrefix(" @Test(") {
        depth = 1
        if character == "\n" { line += 1 }
        rest = rest.dropFirst(" @Test(".count)
        continue
      }
      if character == "\n" { line += 1 }
      if depth > 0 {
        if isString {
          if rest.hasPrefix("\\(") {
            found.append(Fault(path: path, line: line, what: "an interpolation in @Test"))
          }
          if character == "\\" { rest = rest.dropFirst() }
          if character == "\"" { isString = false }
        } else {
          switch character {
          case "\"": isString = true
          case "(": depth += 1
          case ")": depth -= 1
          case "{": found.append(Fault(path: path, line: line, what: "a closure in @Test"))
          default: break
          }
        }
      }
      rest = rest.dropFirst()
    }
    return found
  }
}
