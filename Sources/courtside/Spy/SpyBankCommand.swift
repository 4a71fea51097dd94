import Fetch
import Glibc
import Scoreboard
import Spy
import Text

/// `courtside spy bank`: looks at a question bank, and takes one over.
enum SpyBankCommand {
  private static let options: [Arguments.Option] = [
    .init("authorities", "FILE", "certificate authorities instead of the system's")
  ]

  private static let checkHelp = Help(
    usage: "spy bank check [OPTIONS] FILE|URL",
    about: """
      Reads a question bank from a file, from standard input (-) or over https, and prints one JSON
      line {"format","pairs","skipped","error"}; the format is legacy, gviz, csv or v4, found out
      from the content. Skipped rows are named on standard error. With an error the exit status is
      1: empty, truncated, html_instead_of_data, not_public, bad_encoding, gone, too_large or
      offline.
      """,
    options: options)

  private static let importHelp = Help(
    usage: "spy bank import [OPTIONS] FILE|URL",
    about: """
      Checks a question bank as “bank check” does and keeps it as the last good copy, which a running
      scoreboard takes over when its game opens or its words are read again. It needs at least
      \(WordBank.fewest) pairs, and half as many as the last good copy has.
      """,
    options: options + [
      .init("data", "DIR", "directory of the database"),
      .init("config", "FILE", "configuration file, instead of /etc/courtside/courtside.conf"),
      .init("force", nil, "take it over though it has fewer than half the pairs"),
    ])

  /// Runs what follows `spy bank`; gives the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first else { return SpyCommand.misuse("bank: check or import?") }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "check":
      return checkHelp.answer(rest) { read throws(Arguments.Misuse) in
        look(at: try source(read, "check"), read).reading.fault == nil ? 0 : 1
      }
    case "import": return importHelp.answer(rest, take)
    case "--help", "-h":
      Output.line(checkHelp.text)
      Output.line(importHelp.text)
      return 0
    default: return SpyCommand.misuse("bank has no “\(name)”: check or import?")
    }
  }

  private static func take(_ read: Arguments) throws(Arguments.Misuse) -> Int32 {
    let directory = try Setup(read, readsSystem: true).dataDirectory ?? CourtStart.dataDirectory
    let text = try source(read, "import")
    let (reading, etag) = look(at: text, read)
    guard reading.fault == nil else { return 1 }
    let bank = WordBank(reading.pairs)
    let previous = read["force"] == nil ? BankCopy(in: directory)?.bank.count : nil
    guard bank.mayReplace(previous: previous) else {
      let half = previous.map { ", and half of the \($0) of the last good copy (--force)" } ?? ""
      Output.complain(
        "\(text): \(bank.count) pairs; expected at least \(WordBank.fewest)\(half)")
      return 1
    }
    guard makeDirectory(directory) else { return 1 }
    if let reason = BankCopy(source: text, etag: etag, bank: bank).save(in: directory) {
      Output.complain(reason)
      return 1
    }
    return 0
  }

  private static func makeDirectory(_ directory: String) -> Bool {
    if mkdir(directory, 0o700) == 0 || errno == EEXIST { return true }
    Output.complain("\(directory): \(String(cString: strerror(errno)))")
    return false
  }

  private static func source(
    _ read: Arguments, _ command: String
  ) throws(Arguments.Misuse) -> String {
    guard read.words.count == 1, let text = read.words.first else {
      throw Arguments.Misuse(
        text: "spy bank \(command) takes one file, - for standard input, or an https address")
    }
    if text.contains("://"), !Download.isAddress(text) {
      throw Arguments.Misuse(text: "“\(text.prefix(60))”: expected an https:// address, or a file")
    }
    return text
  }

  /// Reads a bank, prints its line and names what was skipped.
  private static func look(
    at text: String, _ read: Arguments
  ) -> (reading: BankReading, etag: String?) {
    let (reading, etag) = self.reading(of: text, authorities: read["authorities"])
    for skip in reading.skipped { Output.complain("\(text): row \(skip.row): \(skip.reason)") }
    Output.line(
      JSONWriter.text(
        of: .object([
          ("format", reading.format.map { .string($0.rawValue) } ?? .null),
          ("pairs", .number(reading.pairs.count)), ("skipped", .number(reading.skipped.count)),
          ("error", reading.fault.map { .string($0.rawValue) } ?? .null),
        ])))
    return (reading, etag)
  }

  private static func reading(
    of text: String, authorities: String?
  ) -> (reading: BankReading, etag: String?) {
    if text == "-" { return (BankReading(standardInput()), nil) }
    switch BankSource(text).read(authorities: authorities) {
    case .reading(let reading, let etag): return (reading, etag)
    case .unchanged: return (BankReading(fault: .offline), nil)
    case .failed(let fault, let reason):
      Output.complain(reason.hasPrefix(text) ? reason : "\(text): \(reason)")
      return (BankReading(fault: fault), nil)
    }
  }

  /// Standard input to its end, or one byte more than a bank may have.
  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= BankReading.limit {
      let count = Glibc.read(0, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// The bank in a file; nil, after a sentence, when it is none.
  static func bank(in path: String) -> WordBank? {
    let reading = self.reading(of: path, authorities: nil).reading
    if let fault = reading.fault {
      Output.complain("\(path): \(fault.rawValue)")
      return nil
    }
    return WordBank(reading.pairs)
  }
}
