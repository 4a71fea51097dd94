import Text

/// A configuration and what its files had to say: defaults, then the package's file, then the
/// administrator's, then the `.d` folder beside it, in the order of its names.
public struct ConfigurationReading: Sendable, Hashable {
  /// What is in force: of a bad value, the last good one or the default.
  public private(set) var configuration: Configuration
  /// What there is to say, in the order it was read.
  public private(set) var findings: [Finding] = []
  /// The files that were read.
  public private(set) var files: [String] = []

  /// Whether something that was written is not in force.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Reads everything; `path` names the administrator's file in place of the usual one, and must
  /// then be there.
  ///
  /// What is wrong leaves `base` as it is.
  public init(
    path: String? = nil, places: Places = .standard, base: Configuration = Configuration()
  ) {
    configuration = base
    for file in places.packaged where Places.isFile(file) { read(file, places) }
    let file = path ?? places.file
    if path != nil || Places.exists(file) { read(file, places) }
    for name in Places.names(in: "\(file).d") where name.hasSuffix(".conf") && !name.hasPrefix(".")
    {
      read("\(file).d/\(name)", places)
    }
  }

  private mutating func read(_ path: String, _ places: Places) {
    let file = INIFile(reading: path)
    files.append(path)
    // Lines that cannot be read and values that are not understood, in the order of the file; what
    // another file has to say comes where that file is named.
    var found = file.findings.map { (line: $0.line ?? 0, finding: $0) }
    for entry in file.entries {
      found += take(entry, of: file, places).map { (line: entry.line, finding: $0) }
    }
    findings += found.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element.finding)
  }

  private mutating func take(
    _ entry: INIFile.Entry, of file: INIFile, _ places: Places
  ) -> [Finding] {
    func warning(_ text: String) -> [Finding] {
      [Finding(.warning, file: file.path, line: entry.line, text)]
    }
    guard ConfigKey.sections.contains(entry.section) else {
      return warning(
        "the section [\(entry.section)] is not known; expected "
          + suggestion(for: entry.section, among: ConfigKey.sections))
    }
    let keys = ConfigKey.all.filter { $0.section == entry.section }
    guard let key = keys.first(where: { $0.name == entry.key }) else {
      return warning(
        "the key \(entry.key) is not known in [\(entry.section)]; expected "
          + suggestion(for: entry.key, among: keys.map(\.name)))
    }
    // An empty value sets the default again, as it does for systemd.
    let text = entry.value.isEmpty ? key.standard : entry.value
    guard !text.isEmpty else {
      key.clear(&configuration)
      return []
    }
    return key.read(
      ConfigKey.Given(
        text: text, file: file.path, line: entry.line, folder: file.folder, places: places),
      &configuration)
  }

  private func suggestion(for word: String, among names: [String]) -> String {
    Values.nearest(to: word, among: names) ?? Values.list(names)
  }
}
