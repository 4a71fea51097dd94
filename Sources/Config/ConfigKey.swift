/// One key of the configuration: where it stands, what it is by default, and how it is read.
struct ConfigKey: Sendable {
  /// The section, without brackets.
  let section: String
  /// The key.
  let name: String
  /// The default, as it would be written; empty where there is none.
  let standard: String
  /// What a value has to be, for messages.
  let expected: String
  /// Reads a value into a configuration, or leaves it as it is; what there is to say of it.
  let read: @Sendable (_ value: Given, _ configuration: inout Configuration) -> [Finding]
  /// Sets the default again, where it cannot be written as a value.
  private(set) var clear: @Sendable (inout Configuration) -> Void = { _ in }

  /// A value as it was found.
  struct Given: Sendable {
    /// The value, never empty.
    var text: String
    /// The file it stands in.
    var file: String
    /// Its line, from 1.
    var line: Int
    /// The folder that relative paths start from.
    var folder: String
    /// Where the program's own files are.
    var places: Places

    /// A finding at this value's place.
    func finding(_ severity: Finding.Severity, _ text: String) -> Finding {
      Finding(severity, file: file, line: line, text)
    }

    /// That the file this value names could not be read; why, the file's own findings say.
    func unread(_ key: String) -> Finding {
      finding(.error, "\(key)=\(text) could not be read; what is said of that file tells why")
    }
  }

  /// A key whose value is good or is not.
  init(
    _ section: String, _ name: String, standard: String, expected: String,
    accept: @escaping @Sendable (String, inout Configuration) -> Bool
  ) {
    self.init(section, name, standard: standard, expected: expected) {
      (given: Given, configuration: inout Configuration) in
      if accept(given.text, &configuration) { return [] }
      let shown = given.text.prefix(60)
      return [given.finding(.error, "\(name)=\(shown) is not understood; expected \(expected)")]
    }
  }

  /// A key whose value leads to more, such as a file.
  init(
    _ section: String, _ name: String, standard: String, expected: String,
    read: @escaping @Sendable (Given, inout Configuration) -> [Finding]
  ) {
    self.section = section
    self.name = name
    self.standard = standard
    self.expected = expected
    self.read = read
  }

  /// The key, with how its default is set where that cannot be written as a value.
  func clearing(_ clear: @escaping @Sendable (inout Configuration) -> Void) -> ConfigKey {
    var key = self
    key.clear = clear
    return key
  }

  /// All keys, in the order of the packaged file.
  static let all = match + presets + display + panel + sound + spy + storage

  /// The sections, in that order.
  static let sections = all.reduce(into: [String]()) { sections, key in
    if !sections.contains(key.section) { sections.append(key.section) }
  }
}
