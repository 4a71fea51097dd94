/// Which target may import which: the arrows of the house.
enum Arrows {
  /// The rules, the gestures, the layout and the program as a value.
  static let pure: [String: Set<String>] = [
    "Badminton": [], "Quoridor": [], "Spy": [], "Club": [], "Timing": [], "Buttons": [],
    "Drawing": [],
    "Scoreboard": ["Badminton", "Quoridor", "Spy", "Club", "Timing", "Buttons", "Drawing"],
  ]

  /// What touches the machine.
  static let shell: [String: Set<String>] = [
    "GPIO": ["Buttons", "CGpiod"],
    "SDLDisplay": ["Drawing", "Buttons", "CSDL2"],
    "Storage": ["Scoreboard", "CSQLite"],
    "Config": ["Scoreboard", "Badminton", "Buttons", "Drawing", "Text", "CInih"],
    "Text": Set(pure.keys).union(["CUtf8proc"]),
    "Fetch": ["Scoreboard", "Spy", "Text", "CCurl"],
    "Web": ["Scoreboard", "Badminton", "Text", "CMicrohttpd", "CQREncode", "CMosquitto"],
  ]

  /// What of the system the shell may import, and the pure targets may not.
  ///
  /// Not Foundation: it is several MB, and `FoundationEssentials` has the JSON.
  static let system: Set<String> = ["Glibc", "Synchronization", "FoundationEssentials"]

  /// The modules that `target` may import, or nil where the house has no such room.
  static func allowed(for target: String) -> Set<String>? {
    if let arrows = pure[target] { return arrows }
    if let arrows = shell[target] { return arrows.union(system) }
    if target == "courtside" {
      let all = Set(pure.keys).union(shell.keys).union(system)
      return all.union(["CLinux"])
    }
    return nil
  }

  /// Imports that follow no arrow.
  static func faults(in file: SourceFile) -> [Fault] {
    guard let allowed = allowed(for: file.target) else {
      return [Fault(path: file.path, line: 0, what: "the house has no target \(file.target)")]
    }
    return file.imports.filter { !allowed.contains(file.word($0)) }
      .map { file.fault(at: $0, "\(file.target) must not import \(file.word($0))") }
  }

  /// The Swift and C targets a manifest declares, tests and their kits left out, and what each depends on.
  static func targets(inManifest text: String) -> [String: Set<String>] {
    var targets: [String: Set<String>] = [:]
    let pattern =
      /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?(?:,\s*path: "([^"]*)")?/
    for match in text.matches(of: pattern) where match.3?.hasPrefix("Tests/") != true {
      let names = (match.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      targets[String(match.1)] = Set(names)
    }
    return targets
  }

  /// Dependencies in a manifest that follow no arrow; C targets may depend on C targets.
  static func faults(inManifest text: String) -> [Fault] {
    var faults: [Fault] = []
    for (target, dependencies) in targets(inManifest: text) {
      let isC = isLibrary(target)
      for dependency in dependencies.sorted() {
        let isFine =
          isC ? isLibrary(dependency) : allowed(for: target)?.contains(dependency) == true
        if !isFine {
          let what = "\(target) must not depend on \(dependency)"
          faults.append(Fault(path: "Package.swift", line: 0, what: what))
        }
      }
    }
    return faults
  }

  /// Whether that is a C target: `CGpiod`.
  private static func isLibrary(_ target: String) -> Bool {
    target.first == "C" && target.dropFirst().first?.isUppercase == true
  }
}
