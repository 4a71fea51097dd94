/// The files beside the tests.
enum Fixtures {
  /// The path of a file in `Fixtures`.
  static func path(_ name: String) -> String { folder + "Fixtures/" + name }

  /// The path of a reference picture.
  static func reference(_ name: String) -> String { folder + "Reference/" + name }

  private static let folder: String = {
    let path = #filePath
    return String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
  }()
}
