/// One place in the package that the house does not allow, and why.
struct Fault: Hashable, CustomStringConvertible {
  /// The file, from the package's root.
  var path: String
  /// The line, from 1; 0 where it is about the whole file.
  var line: Int
  /// What is wrong and what was expected.
  var what: String

  var description: String { line == 0 ? "\(path): \(what)" : "\(path):\(line): \(what)" }
}
