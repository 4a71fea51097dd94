import Buttons
import Text

/// The board profiles there are: files `NAME.ini` in a few folders.
public struct BoardLibrary: Sendable, Hashable {
  /// The folders, the first that has a profile winning.
  public var folders: [String]

  /// A library of these folders.
  public init(folders: [String] = Places.standard.boards) {
    self.folders = folders
  }

  /// The names of the profiles, sorted.
  public var names: [String] {
    let files = folders.flatMap { Places.names(in: $0) }.filter { $0.hasSuffix(".ini") }
    return Set(files.map { String($0.dropLast(4)) }).sorted()
  }

  /// The path of a profile by its name, or by a path (which has a slash) that starts from `base`.
  public func path(of name: String, in base: String = ".") -> String? {
    if name.contains("/") {
      let path = Values.path(name, in: base)
      return Places.exists(path) ? path : nil
    }
    let file = name.hasSuffix(".ini") ? name : "\(name).ini"
    return folders.map { "\($0)/\(file)" }.first(where: Places.isFile)
  }

  /// The profile of the board with this name of the kernel, such as `Raspberry Pi 4 Model B Rev
  /// 1.4`: the one with the longest name that it begins with.
  ///
  /// nil where there is none.
  public func profile(for model: String) -> BoardFile? {
    let model = Names.key(model)
    return names.compactMap { path(of: $0) }.map { BoardFile(reading: $0) }
      .filter { $0.profile.map { model.hasPrefix(Names.key($0.name)) } ?? false }
      .max { ($0.profile?.name.count ?? 0) < ($1.profile?.name.count ?? 0) }
  }

  /// What the kernel calls the board the program runs on; nil where it has no name.
  public static var model: String? {
    for path in ["/proc/device-tree/model", "/sys/firmware/devicetree/base/model"] {
      guard let bytes = try? TextFile.bytes(of: path, limit: 4096) else { continue }
      let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      if !Names.clean(text, limit: 200).isEmpty { return Names.clean(text, limit: 200) }
    }
    return nil
  }
}
