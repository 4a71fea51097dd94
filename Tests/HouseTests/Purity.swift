/// What a pure target must not contain beside imports: time, dice and I/O are handed in.
enum Purity {
  private static let clock = "reads a clock; take the instant as an argument"
  private static let die = "rolls dice; take a generator as an argument"
  private static let io = "does I/O; return the value, the shell prints it"
  private static let shared = "shares mutable state; values only"
  private static let unstable = "differs from run to run; compare values"

  /// Words in a row, and why they must not stand there.
  private static let words: [(words: [String], why: String)] = [
    (["ContinuousClock"], clock), (["SuspendingClock"], clock), (["UTCClock"], clock),
    (["DispatchTime"], clock), (["DispatchWallTime"], clock), (["clock_gettime"], clock),
    (["gettimeofday"], clock), (["mach_absolute_time"], clock), (["Task", ".", "sleep"], clock),
    (["Date", "(", ")"], clock), (["Date", ".", "now"], clock), (["time", "(", "nil"], clock),
    (["SystemRandomNumberGenerator"], die), (["arc4random"], die), (["drand48"], die),
    (["hashValue"], unstable), (["Hasher", "("], unstable),
    (["print", "("], io), (["debugPrint", "("], io), (["dump", "("], io), (["readLine", "("], io),
    (["CommandLine", "."], io),
    (["@", "unchecked"], shared), (["nonisolated", "(", "unsafe", ")"], shared),
  ]

  /// Every such word in a file of a pure target.
  static func faults(in file: SourceFile) -> [Fault] {
    words.flatMap { words, why in
      file.places(of: words).filter { place in
        // `scene.print(…)` and `func print(…)` are somebody's own.
        why != io || ![".", "func"].contains(file.word(place - 1))
      }
      .map { file.fault(at: $0, "\(words.joined()) \(why)") }
    } + dice(in: file)
  }

  /// Calls of the standard library that roll the system's dice unless a generator is handed in.
  private static func dice(in file: SourceFile) -> [Fault] {
    ["random", "randomElement", "shuffle", "shuffled"].flatMap { name in
      // `dice.shuffled(…)` is the generator's own.
      file.places(of: [".", name, "("]).filter { file.word($0 - 1) != "dice" }.filter { place in
        var depth = 1
        let arguments = file.tokens[(place + 3)...].prefix { token in
          if token.text == "(" { depth += 1 }
          if token.text == ")" { depth -= 1 }
          return depth > 0
        }
        return !arguments.contains { $0.text == "using" }
      }
      .map { file.fault(at: $0, "\(name)() rolls dice; hand it a generator: using:") }
    }
  }
}
