import Badminton
import Glibc
import Scoreboard
import Text

/// `courtside replay`: matches as JSON Lines in, the states they end in out.
enum ReplayCommand {
  private static let help = Help(
    usage: "replay [OPTIONS] < MATCHES",
    about: """
      Reads matches from standard input, one JSON object a line, and prints for each a line with its
      id and the state it ends in. A line that is no match gives {"id":…,"error":"…"}; the rest go on.

        {"id":1,"format":"3x21","first_server":"A","doubles":false,"a_left":true,"events":"ABBA -A"}

      Doubles also name "server_player" and "receiver_player" ("A1" to "B2"). What is missing is null,
      3x21, A, false, true, the first players and no events. Formats:
      \(Format.all.map(\.name).joined(separator: " "))
      """,
    options: [
      .init("steps", nil, "print a line for every token, with “step” and “token” added")
    ])

  /// The longest line that is read, in bytes; a match is far shorter.
  static let longestLine = 16 << 20

  /// Runs it; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    help.answer(arguments) { read throws(Arguments.Misuse) in
      if let word = read.words.first {
        throw Arguments.Misuse(text: "replay reads standard input, not “\(word)”; see --help")
      }
      return replay(isStepwise: read["steps"] != nil)
    }
  }

  private static func replay(isStepwise: Bool) -> Int32 {
    var lines = LineReader(descriptor: STDIN_FILENO, longestLine: longestLine)
    var writer = JSONWriter()
    do throws(StreamError) {
      while let line = try lines.next(beforeWaiting: { () throws(StreamError) in
        try Output.flush(&writer)
      }) {
        switch line {
        case .line(let bytes): answer(bytes, isStepwise: isStepwise, &writer)
        case .tooLong:
          let text = "a line of more than \(longestLine) bytes, expected a match"
          complain(MatchLine.Fault(id: .null, text: text), &writer)
        }
        if writer.bytes.count > 1 << 16 { try Output.flush(&writer) }
      }
      try Output.flush(&writer)
      return 0
    } catch {
      Output.complain(error.text)
      return 1
    }
  }

  /// Writes the answer to one line: the state, the states, or what is wrong.
  static func answer(_ line: [UInt8], isStepwise: Bool, _ writer: inout JSONWriter) {
    do throws(MatchLine.Fault) {
      let match = try MatchLine(reading: line)
      if isStepwise {
        writeSteps(of: match, &writer)
      } else {
        let end = Match(header: match.header, tokens: match.tokens)
        writer.write([("id", match.id)] + end.state.fields)
        writer.endLine()
      }
    } catch {
      complain(error, &writer)
    }
  }

  private static func writeSteps(of line: MatchLine, _ writer: inout JSONWriter) {
    var match = Match(header: line.header)
    for (index, token) in line.tokens.enumerated() {
      // A token that the state forbids changes nothing, and its line shows just that.
      _ = try? match.apply(token)
      let head: [(key: String, value: StateValue)] = [
        ("id", line.id), ("step", .number(index + 1)),
        ("token", .string(Notation.text(of: token.event))),
      ]
      writer.write(head + match.state.fields)
      writer.endLine()
    }
  }

  private static func complain(_ fault: MatchLine.Fault, _ writer: inout JSONWriter) {
    writer.write([("id", fault.id), ("error", .string(fault.text))])
    writer.endLine()
  }
}
