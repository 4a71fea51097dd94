import CLinux
import Glibc

/// What was typed after a subcommand, read with getopt_long: long options, their `--name=VALUE` and
/// `--name VALUE` forms, unique abbreviations, and `--` as the end of the options.
struct Arguments {
  /// An option a command knows.
  struct Option {
    /// The long name without the dashes.
    var name: String
    /// What its value is called in the help, nil for an option without one.
    var value: String?
    /// The sentence the help gives it.
    var help: String

    init(_ name: String, _ value: String? = nil, _ help: String) {
      self.name = name
      self.value = value
      self.help = help
    }
  }

  /// Wrong usage, as a sentence for standard error.
  ///
  /// The exit status is 2.
  struct Misuse: Error {
    var text: String
  }

  /// The options' values by name, the last of several; an empty string for one without a value.
  private(set) var values: [String: String] = [:]
  /// The words that are no options, in order.
  private(set) var words: [String] = []

  /// Reads `arguments` (without the program's name).
  /// - Throws: `Misuse` that names the option.
  init(_ arguments: [String], options: [Option]) throws(Misuse) {
    let help = Option("help", nil, "")
    let all = options + [help]
    var pointers: [UnsafeMutablePointer<CChar>?] = (["courtside"] + arguments).map { strdup($0) }
    pointers.append(nil)
    // getopt moves the pointers about; freeing needs them all, in any order.
    defer { for pointer in pointers { free(pointer) } }
    let names = all.map { strdup($0.name) }
    defer { for name in names { free(name) } }
    let known = all.indices.map { index in
      cl_option(
        name: names[index].map { UnsafePointer($0) }, takes_value: all[index].value == nil ? 0 : 1,
        code: Int32(256 + index))
    }
    cl_getopt_reset()
    let count = Int32(arguments.count + 1)
    while true {
      let code = cl_getopt(count, pointers, ":h", known, Int32(known.count))
      if code == -1 { break }
      // getopt stands behind a long option, and on a group of letters until its last was read.
      let next = Int(cl_option_index())
      let written = [next - 1, next].lazy.filter(pointers.indices.contains)
        .compactMap { pointers[$0].map { String(cString: $0) } }
        .first { $0.hasPrefix("-") && $0 != "-" && $0 != "--" }
      switch code {
      case Int32(UInt8(ascii: "h")):
        values["help"] = ""
      case Int32(UInt8(ascii: ":")):
        let option = written ?? "the last option"
        throw Misuse(text: "\(option) needs a value; see --help")
      case Int32(UInt8(ascii: "?")):
        throw Misuse(text: "\(written ?? "an option") is not an option here; see --help")
      default:
        values[all[Int(code) - 256].name] = cl_option_value().map { String(cString: $0) } ?? ""
      }
    }
    let first = Int(cl_option_index())
    words = pointers[first..<(arguments.count + 1)].compactMap { $0.map { String(cString: $0) } }
  }

  /// The value of an option, or nil where it was not given.
  subscript(name: String) -> String? { values[name] }

  /// Whether `--help` or `-h` was given.
  var wantsHelp: Bool { values["help"] != nil }
}

/// The page a command prints for `--help`.
struct Help {
  /// The line after `Usage: courtside `.
  var usage: String
  /// What the command does, in a few lines.
  var about: String
  /// Its options.
  var options: [Arguments.Option]

  /// What every command begins and ends with: reads what was typed after its name, prints the page
  /// where it was asked for, else does the work, which gives the exit status.
  ///
  /// Wrong usage is said, behind the command's `name` if it has one, and ends with 2.
  func answer(
    _ typed: [String], as name: String? = nil,
    _ work: (Arguments) throws(Arguments.Misuse) -> Int32
  ) -> Int32 {
    do throws(Arguments.Misuse) {
      let read = try Arguments(typed, options: options)
      if read.wantsHelp {
        Output.line(text)
        return 0
      }
      return try work(read)
    } catch {
      Output.complain(name.map { "\($0): \(error.text)" } ?? error.text)
      return 2
    }
  }

  /// Refuses words beside the options.
  static func refuseWords(in read: Arguments) throws(Arguments.Misuse) {
    if let word = read.words.first { throw Arguments.Misuse(text: "takes no “\(word)”") }
  }

  /// The page as text.
  var text: String {
    var page = "Usage: courtside \(usage)\n\n\(about)\n"
    let shown = options + [.init("help", nil, "print this page")]
    let heads = shown.map { "  --\($0.name)" + ($0.value.map { " \($0)" } ?? "") }
    let width = (heads.map(\.count).max() ?? 0) + 2
    page += "\nOptions:\n"
    for (head, option) in zip(heads, shown) {
      page += head + String(repeating: " ", count: width - head.count) + option.help + "\n"
    }
    return page
  }
}
