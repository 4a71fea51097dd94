import Glibc

/// Where the program's own files are: installed, in a package, or in the sources it was built from.
public struct Places: Sendable, Hashable {
  /// The configuration file that is read unless another is named.
  public var file: String
  /// A file of the package that is read before it.
  public var packaged: [String]
  /// The folders of board profiles, the first that has one winning.
  public var boards: [String]

  /// Makes places.
  public init(file: String, packaged: [String] = [], boards: [String] = []) {
    self.file = file
    self.packaged = packaged
    self.boards = boards
  }

  /// The places of this program: told by where its executable is.
  public static var standard: Places {
    let shares = [executableFolder.map { "\($0)/../share/courtside" }, "/usr/share/courtside"]
      .compactMap { $0 }
    return Places(
      file: "/etc/courtside/courtside.conf",
      packaged: ["/usr/lib/courtside/courtside.conf"],
      boards: ["/etc/courtside/boards"] + shares.map { "\($0)/boards" } + sourceBoards)
  }

  /// Whether a path leads to a regular file.
  static func isFile(_ path: String) -> Bool {
    kind(of: path) == S_IFREG
  }

  /// Whether anything is there.
  static func exists(_ path: String) -> Bool {
    kind(of: path) != nil
  }

  /// The names in a folder, sorted by their bytes; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The folder of the executable.
  private static var executableFolder: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// `hardware/boards` of the sources, where the executable lies in their build folder.
  private static var sourceBoards: [String] {
    guard let folder = executableFolder, let build = folder.range(ofFolder: ".build") else {
      return []
    }
    return ["\(folder[..<build])hardware/boards"]
  }
}

extension String {
  /// Where a folder of that name begins in a path.
  fileprivate func range(ofFolder name: String) -> String.Index? {
    var parts = split(separator: "/", omittingEmptySubsequences: false)
    while let last = parts.popLast() {
      if last == name { return last.startIndex }
    }
    return nil
  }
}
