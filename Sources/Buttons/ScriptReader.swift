/// Reads a script line by line and gathers what it finds.
struct ScriptReader {
  private(set) var initial: Set<Line> = []
  private(set) var steps: [Script.Step] = []

  /// Reads one line, without its line feed.
  mutating func read(_ text: Substring, number: Int) throws(ScriptError) {
    var source = Source(text: text, number: number)
    guard let first = source.next() else { return }
    if first == "initial" {
      initial.insert(try source.line())
      return try source.finish()
    }
    let time = try source.duration(first, "a time in seconds, or initial")
    let verb = source.next() ?? ""
    switch verb {
    case "wait": try add(.wait, at: time, source)
    case "kill": try add(.kill, at: time, source)
    case "frame": return try add(.frame(try source.file()), at: time, source)
    default: return try addEdges(verb, at: time, &source)
    }
    try source.finish()
  }

  private mutating func add(
    _ action: Script.Action, at time: Duration, _ source: Source
  ) throws(ScriptError) {
    guard steps.count < Script.mostSteps else {
      throw source.error("at most \(Script.mostSteps) steps in a script", found: "more")
    }
    steps.append(Script.Step(time: time, action: action, lineNumber: source.number))
  }

  private mutating func addEdges(
    _ verb: Substring, at time: Duration, _ source: inout Source
  ) throws(ScriptError) {
    let gesture = try source.gesture(verb)
    let line = try source.line()
    try source.finish()
    for (offset, isActive) in gesture.edges {
      let happened = time + offset
      let edge = Edge(
        line: line, isActive: isActive, time: happened, readTime: happened + gesture.delay)
      try add(.edge(edge), at: edge.readTime, source)
    }
  }
}

/// What a verb does to its line.
private struct Gesture {
  /// The edges, by the time since the verb's.
  var edges: [(offset: Duration, isActive: Bool)]
  /// How much later than they happen they are read.
  var delay: Duration = .zero

  /// Pressed now and released after `time`.
  static func press(for time: Duration, delay: Duration = .zero) -> Gesture {
    Gesture(edges: [(.zero, true), (time, false)], delay: delay)
  }

  /// `count` edges evenly over `spread`, and a release where they leave the line pressed.
  static func bounce(count: Int, spread: Duration) -> Gesture {
    var edges = (0..<count).map { index in
      (offset: count == 1 ? .zero : spread * index / (count - 1), isActive: index % 2 == 0)
    }
    if let last = edges.last, last.isActive {
      edges.append((offset: last.offset + Script.bounceRelease, isActive: false))
    }
    return Gesture(edges: edges)
  }
}

/// One line of a script, word by word.
private struct Source {
  let number: Int
  private var rest: Substring

  init(text: Substring, number: Int) {
    self.number = number
    rest = text.prefix { $0 != "#" }
    if number == 1, rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  /// The next word, or nil at the end of the line.
  mutating func next() -> Substring? {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace }
    rest.removeFirst(word.count)
    return word.isEmpty ? nil : word
  }

  /// Requires that nothing is left.
  mutating func finish() throws(ScriptError) {
    guard let word = next() else { return }
    throw error("the end of the line", found: word)
  }

  /// The name of a line.
  mutating func line() throws(ScriptError) -> Line {
    let word = next() ?? ""
    guard let line = Line(name: word) else {
      let names = Line.allCases.map(\.name).joined(separator: ", ")
      throw error("a line: \(names)", found: word)
    }
    return line
  }

  /// The rest of the line, the name of a PNG file.
  mutating func file() throws(ScriptError) -> String {
    var name = rest.drop(while: \.isWhitespace)
    while name.last?.isWhitespace ?? false { name.removeLast() }
    guard name.count > 4, name.suffix(4).lowercased() == ".png", !name.contains("\0") else {
      throw error("a file: NAME.png", found: name)
    }
    return String(name)
  }

  /// A verb that works on a line, with its numbers.
  func gesture(_ verb: Substring) throws(ScriptError) -> Gesture {
    let parts = verb.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first ?? "", parts.count) {
    case ("down", 1): return Gesture(edges: [(.zero, true)])
    case ("up", 1): return Gesture(edges: [(.zero, false)])
    case ("tap", 1): return .press(for: Script.tapTime)
    case ("hold", 2): return .press(for: try duration(parts[1], "hold:SECONDS"))
    case ("late", 2):
      return .press(for: Script.tapTime, delay: try duration(parts[1], "late:SECONDS"))
    case ("bounce", 3):
      guard let count = Int(parts[1]), (1...Script.mostEdges).contains(count) else {
        throw error("bounce:EDGES:SPREAD_MS with 1 to \(Script.mostEdges) edges", found: parts[1])
      }
      let spread = try duration(parts[2], "bounce:EDGES:SPREAD_MS", isMilliseconds: true)
      return .bounce(count: count, spread: spread)
    default:
      throw error(
        "a verb: down, up, tap, hold:SECONDS, bounce:EDGES:SPREAD_MS, late:SECONDS, wait, frame or kill",
        found: verb)
    }
  }

  /// A number of seconds (or milliseconds): finite, not negative, at most a year.
  func duration(
    _ word: Substring, _ expected: String, isMilliseconds: Bool = false
  ) throws(ScriptError) -> Duration {
    let unit = isMilliseconds ? "milliseconds" : "seconds"
    let limit = "\(expected): \(unit), 0 or more, at most a year"
    let isPlain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".eE+-".utf8.contains(byte)
    }
    guard isPlain, let number = Double(word), number.isFinite, number >= 0 else {
      throw error(limit, found: word)
    }
    let seconds = isMilliseconds ? number / 1000 : number
    guard seconds <= Double(Script.longest) else { throw error(limit, found: word) }
    // To the nanosecond, as the kernel counts: a script's 0.1 is a tenth, not a Double near it.
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// An error on this line.
  func error(_ expected: String, found: some StringProtocol) -> ScriptError {
    ScriptError(lineNumber: number, expected: expected, found: found)
  }
}
