/// What `courtside check-config` says: everything the files brought to light, and a last line that sums
/// it up.
public struct CheckConfig: Sendable, Hashable {
  /// The lines to print.
  public let lines: [String]
  /// Whether something that was written is not in force.
  public let hasErrors: Bool

  /// Reads the configuration and the board of this machine; `path` names the administrator's file in
  /// place of the usual one.
  public init(path: String? = nil, places: Places = .standard) {
    let reading = ConfigurationReading(path: path, places: places)
    var lines = reading.findings.map(\.description)
    let errors = reading.findings.count { $0.severity == .error }
    let warnings = reading.findings.count - errors
    hasErrors = errors > 0
    if reading.files.isEmpty {
      lines.append("\(places.file) does not exist: the defaults are in force")
    } else {
      let files = reading.files.joined(separator: ", ")
      lines.append(
        reading.findings.isEmpty
          ? "\(files): fine"
          : "\(files): \(CheckConfig.counted(errors, "error")), "
            + CheckConfig.counted(warnings, "warning"))
    }
    self.lines = lines
  }

  private static func counted(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
