import Drawing

/// The picture files of a scene, read once for each size.
struct Pictures {
  private struct Key: Hashable {
    let path: String
    let box: Size
  }

  private var pictures: [Key: Picture?] = [:]
  private let report: (String) -> Void

  /// So many are kept; a scene has a few.
  private static let limit = 16

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  /// The picture for a box of that size; nil, reported once, if the file cannot be shown.
  mutating func picture(_ path: String, _ box: Size) -> Picture? {
    let key = Key(path: path, box: box)
    if let known = pictures[key] { return known }
    if pictures.count >= Pictures.limit { pictures = [:] }
    do throws(Picture.Failure) {
      let picture = try Picture(path: path, fitting: box)
      pictures[key] = .some(picture)
      return picture
    } catch {
      report("\(path): cannot be shown: \(error.reason)")
      pictures[key] = .some(nil)
      return nil
    }
  }
}
