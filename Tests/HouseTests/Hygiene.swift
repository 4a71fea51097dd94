import Foundation

/// What no committed file may say: where somebody's machine keeps things.
enum Hygiene {
  /// The only names at the package's top.
  static let top: Set<String> = [
    "Package.swift", "Sources", "Tests", "hardware", "systemd", "README.md", "Makefile",
    "CHANGELOG.md", "LICENSE", ".swift-format", ".gitignore", ".ci", ".git", ".build",
  ]

  /// The hosts a committed file may point at: public pages that the text is about.
  static let hosts: Set<String> = [
    "swift.org", "www.swift.org", "www.apache.org", "keepachangelog.com", "semver.org",
    "www.w3.org", "www.debian.org", "docs.google.com", "sheets.googleapis.com",
    "spreadsheets.google.com", "localhost",
  ]

  /// Names set aside for examples and for nothing (RFC 2606), and for the venue's own network (RFC 6762).
  static let ends = [
    "example.com", "example.org", "example.net", ".example", ".invalid", ".local",
  ]

  /// Names at the top that belong into a folder.
  static func strangers(among names: [String]) -> [Fault] {
    names.filter { !top.contains($0) }.sorted()
      .map { Fault(path: $0, line: 0, what: "the top of the package has no place for it") }
  }

  /// Paths of somebody's home or of this checkout (`root`), and hosts nobody else can reach.
  static func faults(inText text: String, path: String, root: String) -> [Fault] {
    let suspects = ["/home/", "/Users/", "/root/", "://", "10."] + (root.count > 1 ? [root] : [])
    // Most files hold none of them, and looking at every line takes long.
    guard suspects.contains(where: { text.contains($0) }) else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { index, line in
      faults(inLine: String(line), isFixture: path.contains("/Fixtures/"), root: root)
        .map { Fault(path: path, line: index + 1, what: $0) }
    }
  }

  private static func faults(
    inLine line: String, isFixture: Bool, root: String
  ) -> [String] {
    var faults: [String] = []
    for home in ["/home/", "/Users/", "/root/"] {
      for rest in line.parts(behind: home) where rest.first?.isLetter == true {
        faults.append("\(home)\(rest.prefix { !$0.isWhitespace }) is on somebody's machine")
      }
    }
    if root.count > 1 {
      for rest in line.parts(behind: root) where rest.isEmpty || rest.first == "/" {
        faults.append("\(root) is where this checkout happens to be")
      }
    }
    for rest in line.parts(behind: "://") {
      let host = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }.lowercased()
      // What a service sends names its own hosts: a fixture is kept as it came.
      if host.contains(".") && !isFixture && !isPublic(host) {
        faults.append("\(host) is not among the public pages this package points at")
      }
    }
    for word in line.split(whereSeparator: { !$0.isNumber && $0 != "." }) {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 4 && parts[0] == "10" && parts.allSatisfy({ UInt8($0) != nil }) {
        faults.append("\(word) is an address of a private network")
      }
    }
    return faults
  }

  private static func isPublic(_ host: String) -> Bool {
    hosts.contains(host) || host.hasPrefix("127.") || host.hasPrefix("192.168.")
      || host.hasPrefix("192.0.2.")
      || ends.contains { host == $0 || host.hasSuffix($0.first == "." ? $0 : "." + $0) }
  }
}

extension String {
  /// What stands behind each occurrence of a word.
  fileprivate func parts(behind word: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.range(of: word) {
      rest = rest[range.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
