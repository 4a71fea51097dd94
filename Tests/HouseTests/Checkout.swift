import Foundation

/// The package as it lies on this disk.
enum Checkout {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false)
    .replacing(/\/$/, with: "")

  /// A file's text, or nil where it is no text.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: root + "/" + path), !data.contains(0)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// The Swift files below `Sources`.
  static var sources: [SourceFile] {
    files(below: "Sources").filter { $0.hasSuffix(".swift") }
      .compactMap { path in text(of: path).map { SourceFile(path: path, text: $0) } }
  }

  /// The folders in a folder.
  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      let path = "\(root)/\(folder)/\(name)"
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// The names in a folder; the package's own with an empty name.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
  }

  /// The files below a folder, from the package's root, in a fixed order.
  static func files(below folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root + "/" + folder) else { return [] }
    return files.compactMap { $0 as? String }.map { folder + "/" + $0 }.sorted()
  }

  /// What is committed, by git; all files but what was built where there is no git.
  static var committed: [String] {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-c", "safe.directory=*", "-C", root, "ls-files", "-z"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    if (try? git.run()) != nil {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      git.waitUntilExit()
      let names = data.split(separator: 0).compactMap { String(data: $0, encoding: .utf8) }
      if git.terminationStatus == 0 && !names.isEmpty { return names }
    }
    return names(in: "").filter { ![".build", ".git"].contains($0) }.flatMap { name in
      let below = files(below: name)
      return below.isEmpty ? [name] : below
    }
  }
}
