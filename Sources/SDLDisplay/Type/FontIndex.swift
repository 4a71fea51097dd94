/// Which font files there are: their names and where each is.
struct FontIndex {
  /// The path of each file by its name; of two with one name the first found.
  private(set) var paths: [String: String] = [:]

  /// Looks through the folders and what is in them, in order of name; a folder that is not there is
  /// none.
  init(folders: [String]) {
    for folder in folders { add(folder, depth: 0) }
  }

  /// The path of a file of that name.
  subscript(name: String) -> String? { paths[name] }

  /// The names that begin so, in order.
  func names(beginning prefix: String) -> [String] {
    paths.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// Deeper than any folder of fonts is, so that a ring of links ends.
  private static let deepest = 6

  private mutating func add(_ folder: String, depth: Int) {
    guard depth < FontIndex.deepest else { return }
    for name in Directory.names(folder).sorted() {
      let path = folder + "/" + name
      if FontIndex.endings.contains(where: name.hasSuffix) {
        if paths[name] == nil { paths[name] = path }
      } else if !name.contains(".") {
        add(path, depth: depth + 1)
      }
    }
  }

  private static let endings = [".ttf", ".otf", ".ttc", ".TTF", ".OTF", ".TTC"]
}
