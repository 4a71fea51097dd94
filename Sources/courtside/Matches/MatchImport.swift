import Badminton
import Scoreboard
import Storage
import Text

/// Takes matches in notation into the archive: all files of a call, or none.
enum MatchImport {
  /// A file that is not taken, as a sentence for standard error.
  struct Refused: Error {
    var text: String
  }

  /// Runs it; gives the exit status.
  static func run(_ paths: [String], directory: String) throws(Arguments.Misuse) -> Int32 {
    guard !paths.isEmpty else { throw MatchesCommand.misuse("import needs a file") }
    var matches: [(path: String, match: ArchivedMatch)] = []
    var isGood = true
    for path in paths {
      do throws(Refused) {
        matches.append((path, try read(path)))
      } catch {
        Output.complain(error.text)
        isGood = false
      }
    }
    guard isGood else {
      if paths.count > 1 { Output.complain("nothing was imported") }
      return 1
    }
    return keep(matches, directory: directory)
  }

  /// Reads a file; what is wrong is named with its line and what was expected.
  static func read(_ path: String) throws(Refused) -> ArchivedMatch {
    let text: String
    do throws(TextError) {
      text = try Text.TextFile.text(of: path, encodings: Set(TextEncoding.allCases))
    } catch {
      throw Refused(text: error.message(in: path))
    }
    do throws(NotationError) {
      let file = try MatchFile(readingPlayed: text)
      var match = ArchivedMatch(file: file)
      guard match.hasBegun else {
        throw NotationError(
          line: text.split(separator: "\n", omittingEmptySubsequences: false).count, column: 1,
          found: "", expected: "the events of a match after the header and an empty line")
      }
      // No value brings control characters along; those of names are stripped as they are typed.
      for tag in match.file.tags {
        if tag.key == ArchivedMatch.Key.date, !isDate(tag.value) {
          throw NotationError(
            line: line(of: tag.key, in: text), column: 1, found: Names.clean(tag.value),
            expected: "a date such as 2026-11-30T18:05:00+0800")
        }
        if tag.key != ArchivedMatch.Key.note { match.set(tag.key, to: Names.clean(tag.value)) }
      }
      return match
    } catch {
      throw Refused(
        text: "\(path):\(error.line): column \(error.column): found “\(error.found)”; expected "
          + error.expected)
    }
  }

  /// Whether a text is a day, and perhaps a time and a zone, as ISO 8601 has them.
  static func isDate(_ text: String) -> Bool {
    let shape = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
    let times = ["", "T00:00", "T00:00:00"]
    let zones = ["", "Z", "+0000", "-0000", "+00:00", "-00:00"]
    let forms = times.flatMap { time in zones.map { "0000-00-00" + time + (time.isEmpty ? "" : $0) }
    }
    guard forms.contains(String(shape)) else { return false }
    let numbers = text.prefix(19).split { !$0.isNumber }.compactMap { Int($0) }
    let ranges = [1...9999, 1...12, 1...31, 0...23, 0...59, 0...60]
    return zip(numbers, ranges).allSatisfy { $1.contains($0) }
  }

  /// The line that a tag stands in.
  private static func line(of key: String, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { $0.lowercased().hasPrefix(key.lowercased() + ":") }
    return (place ?? 0) + 1
  }

  private static func keep(
    _ matches: [(path: String, match: ArchivedMatch)], directory: String
  ) -> Int32 {
    var known = MatchShelf(directory: directory).items.map(\.match)
    var records: [Record] = []
    var taken: [String] = []
    for (path, match) in matches {
      if let same = known.first(where: { isSame($0, match) }) {
        guard same.file.header == match.file.header, same.file.tokens == match.file.tokens else {
          Output.complain(
            "\(path): a match of this name is there already and was played otherwise; expected the "
              + "same events, or another name in the line \(ArchivedMatch.Key.match)")
          Output.complain("nothing was imported")
          return 1
        }
        Output.line("\(path): is there already")
        continue
      }
      known.append(match)
      records += match.records
      taken.append(path)
    }
    guard !records.isEmpty else { return 0 }
    let opening = Store.open(directory: directory)
    for notice in opening.notices { Output.complain(notice) }
    defer { opening.store.close() }
    if let trouble = opening.store.trouble {
      Output.complain("nothing was imported: \(trouble)")
      return 1
    }
    opening.store.append(records)
    guard opening.store.flush(limit: .seconds(30)) else {
      Output.complain(
        "nothing was imported: \(opening.store.trouble ?? "the disk does not answer")")
      return 1
    }
    for path in taken { Output.line("\(path): imported") }
    return 0
  }

  /// Whether two are the same match: by their name, or by all that was played by whom.
  private static func isSame(_ one: ArchivedMatch, _ other: ArchivedMatch) -> Bool {
    let key = ArchivedMatch.Key.match
    if let name = other[key], MatchShelf.isName(name), one[key] == name { return true }
    let names = Side.allCases.flatMap { side in Player.allCases.map { (side, $0) } }
    return one.file.header == other.file.header && one.file.tokens == other.file.tokens
      && names.allSatisfy { one.name(of: $0, $1) == other.name(of: $0, $1) }
  }
}
