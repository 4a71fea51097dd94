import Glibc

/// A `StoreWriter` process and the two pipes to it.
final class Writer {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private(set) var notices: [String] = []

  /// Starts one for a directory; nil where the system refuses.
  init?(directory: String) {
    var to: [Int32] = [-1, -1]
    var from: [Int32] = [-1, -1]
    guard pipe(&to) == 0, pipe(&from) == 0 else { return nil }
    for end in to + from { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, to[0], 0)
    posix_spawn_file_actions_adddup2(&actions, from[1], 1)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(Writer.executable), strdup(directory), nil]
    defer { for word in words { free(word) } }
    var made = pid_t()
    let code = posix_spawn(&made, Writer.executable, &actions, nil, &words, environ)
    close(to[0])
    close(from[1])
    process = made
    input = to[1]
    output = from[0]
    guard code == 0 else { return nil }
  }

  deinit {
    kill()
    close(output)
  }

  /// The program beside the one that runs the tests.
  private static let executable: String = {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let own = String(decoding: path[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = own.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let beside = "\(folder)/StoreWriter"
    if access(beside, X_OK) == 0 { return beside }
    let checkout = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    return "\(checkout)/.build/debug/StoreWriter"
  }()

  /// Sends a command without waiting for its answer.
  func send(_ command: String) {
    let line = Array("\(command)\n".utf8)
    _ = write(input, line, line.count)
  }

  /// Sends a command and gives its answer; notices before it are kept aside.
  ///
  /// Empty after a minute.
  func ask(_ command: String) -> String {
    send(command)
    while let line = nextLine(within: 60_000) {
      guard line.hasPrefix("notice ") else { return line }
      notices.append(String(line.dropFirst(7)))
    }
    return ""
  }

  /// The next line it writes, nil at its end or after that many ms.
  func nextLine(within milliseconds: Int32) -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0a) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, milliseconds) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  /// Ends it as a power cut would (`SIGKILL`) and waits until it is gone; once.
  func kill() {
    guard isRunning else { return }
    isRunning = false
    Glibc.kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(input)
  }

  private var isRunning = true
}
