import CLinux
import Glibc

/// Another program that speaks the engine protocol, started by a shell command.
struct QuoridorOpponent: ~Copyable {
  /// The command that started it.
  let command: String
  private let process: pid_t
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>

  /// Starts it; nil when that fails.
  init?(_ command: String) {
    var descriptors: (input: Int32, output: Int32) = (-1, -1)
    process = cl_spawn("exec \(command)", &descriptors.input, &descriptors.output)
    guard process > 0, let input = fdopen(descriptors.input, "w"),
      let output = fdopen(descriptors.output, "r")
    else { return nil }
    self.command = command
    self.input = input
    self.output = output
  }

  deinit {
    fclose(input)
    fclose(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Sends a line.
  func send(_ line: String) {
    _ = fputs(line + "\n", input)
    fflush(input)
  }

  /// Sends a line and reads answers until one begins with `word` or with `error`; nil when the
  /// program has gone.
  func ask(_ line: String, until word: String) -> String? {
    send(line)
    while let answer = readLine() {
      if answer.hasPrefix(word) || answer.hasPrefix("error") { return answer }
    }
    return nil
  }

  private func readLine() -> String? {
    var buffer: UnsafeMutablePointer<CChar>?
    var size = 0
    let length = getline(&buffer, &size, output)
    defer { free(buffer) }
    guard length > 0, let buffer else { return nil }
    let line = String(cString: buffer)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }
}
