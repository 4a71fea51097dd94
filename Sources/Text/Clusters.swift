/// Grapheme clusters: what people see as one character, however many scalars it is made of.
public enum Clusters {
  /// The most scalars one cluster keeps: a family of emoji has ten, a tower of accents any number.
  public static let scalarLimit = 16

  /// The first `limit` clusters of a text, ending in `mark` (which counts) where something was cut.
  ///
  /// A cluster keeps its first sixteen scalars.
  public static func shorten(_ text: String, to limit: Int, mark: String = "") -> String {
    var kept = ""
    var beforeMark = ""
    var count = 0
    let room = max(0, limit - mark.count)
    for character in text {
      if count == room { beforeMark = kept }
      if count == limit { return beforeMark + mark }
      kept += limited(character)
      count += 1
    }
    return kept
  }

  private static func limited(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard scalars.count > scalarLimit else { return String(character) }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars.prefix(scalarLimit))
    return String(kept)
  }
}
