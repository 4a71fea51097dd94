import CSDL2

/// The fonts of the display, opened when a text first needs them: the first that has every scalar of
/// a character draws it.
@MainActor
public final class Fonts {
  private let index: FontIndex
  private let ownFiles: [String]
  private let report: (String) -> Void
  private var opened: [String: any Face] = [:]
  private var refused: Set<String> = []
  private var choices: [Choice: any Face] = [:]

  /// The font of capitals and digits: every size is measured by it.
  let primary: any Face
  /// What draws a character that is in no font.
  let missing = MissingGlyph()

  private struct Choice: Hashable {
    let character: Character
    let isSmall: Bool
  }

  /// Fonts found by `options`; `report` gets a sentence for each file that cannot be used.
  public init(_ options: FontOptions = FontOptions(), report: @escaping (String) -> Void = { _ in })
  {
    self.report = report
    index = FontIndex(folders: options.folders)
    ownFiles = options.files
    let segments = SegmentFace()
    guard Fonts.isLibraryReady else {
      report("fonts cannot be used (\(TrueTypeFace.failure)): the display writes in seven bars")
      primary = segments
      return
    }
    var found: (any Face)?
    for file in options.files + Fonts.plain {
      guard let path = file.contains("/") ? file : index[file] else { continue }
      guard let face = TrueTypeFace(path: path) else {
        report("\(path): cannot be used as a font: \(TrueTypeFace.failure)")
        refused.insert(file)
        continue
      }
      guard Fonts.needed.allSatisfy(face.covers) else { continue }
      opened[file] = face
      found = face
      break
    }
    primary = found ?? segments
    if found == nil {
      report(
        "no font was found in \(options.folders.joined(separator: ", ")): the display writes in "
          + "seven bars; install fonts-roboto-unhinted and fonts-noto-cjk")
    } else if index[Fonts.plain[0]] == nil, options.files.isEmpty {
      report("\(Fonts.plain[0]) was not found: install fonts-roboto-unhinted")
    }
  }

  /// The font that draws a character; East Asian ones come from a pixel font where `isSmall`.
  func face(for character: Character, isSmall: Bool) -> any Face {
    let choice = Choice(character: character, isSmall: isSmall)
    if let known = choices[choice] { return known }
    if choices.count > 20_000 { choices = [:] }
    let face = search(choice)
    choices[choice] = face
    return face
  }

  private func search(_ choice: Choice) -> any Face {
    let scalars = Array(choice.character.unicodeScalars.lazy.filter { !Fonts.needsNoGlyph($0) })
    if scalars.allSatisfy(primary.covers) { return primary }
    if let scalar = scalars.first, Fonts.isUnassigned(scalar) { return missing }
    for name in candidates(for: scalars, isSmall: choice.isSmall) {
      if let face = open(name), scalars.allSatisfy(face.covers) { return face }
    }
    // Everything else there is; what does not have the character is closed again.
    for name in index.names(beginning: "Noto") + ["unifont.otf", "unifont_upper.otf"] {
      let wasOpen = opened[name] != nil
      guard let face = open(name) else { continue }
      if scalars.allSatisfy(face.covers) { return face }
      if !wasOpen { opened[name] = nil }
    }
    return missing
  }

  private func candidates(for scalars: [Unicode.Scalar], isSmall: Bool) -> [String] {
    let script = scalars.lazy.compactMap(Script.of).first
    var names = ownFiles + [Fonts.plain[0]]
    if scalars.contains(where: Fonts.isEastAsian) {
      if isSmall { names.append(Fonts.pixelFont) }
      names.append(Fonts.eastAsian)
    }
    if let script, !script.noto.isEmpty {
      for family in ["NotoSans", "NotoSerif"] {
        names += ["\(family)\(script.noto)-Bold.ttf", "\(family)\(script.noto)-Regular.ttf"]
      }
    }
    return names + Fonts.plain.dropFirst() + [
      Fonts.eastAsian, "DejaVuSans.ttf", "NotoSansSymbols-Bold.ttf", "NotoSansSymbols2-Regular.ttf",
    ]
  }

  private func open(_ name: String) -> (any Face)? {
    if let face = opened[name] { return face }
    guard !refused.contains(name) else { return nil }
    guard let face = name == Fonts.eastAsian ? openEastAsian() : openFile(name) else {
      refused.insert(name)
      return nil
    }
    opened[name] = face
    return face
  }

  private func openFile(_ name: String) -> (any Face)? {
    guard let path = name.contains("/") ? name : index[name] else { return nil }
    let measure: TrueTypeFace.Measure =
      name.hasPrefix("unifont") ? .grid(pixels: 16, capital: 10) : .capital
    if let face = TrueTypeFace(path: path, measure: measure) { return face }
    report("\(path): cannot be used as a font: \(TrueTypeFace.failure)")
    return nil
  }

  /// The Traditional Chinese face: one of several in a collection, known by its family's name.
  private func openEastAsian() -> (any Face)? {
    for file in ["NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc"] {
      guard let path = index[file] else { continue }
      var number = 0
      var count = 1
      while number < count {
        guard let face = TrueTypeFace(path: path, index: number, measure: .square) else {
          report("\(path): cannot be used as a font: \(TrueTypeFace.failure)")
          break
        }
        if face.family == Fonts.eastAsian { return face }
        count = face.faceCount
        number += 1
      }
    }
    for file in ["NotoSansTC-Bold.otf", "NotoSansCJKtc-Bold.otf"] {
      if let path = index[file], let face = TrueTypeFace(path: path, measure: .square) {
        return face
      }
    }
    report("\(Fonts.eastAsian) was not found: install fonts-noto-cjk to read Chinese names")
    return nil
  }

  private static let isLibraryReady = TTF_Init() == 0
  private static let eastAsian = "Noto Sans CJK TC"
  private static let pixelFont = "unifont.otf"
  /// The fonts of Latin, Greek and Cyrillic, the best first.
  private static let plain = [
    "RobotoCondensed-Bold.ttf", "NotoSans-Bold.ttf", "DejaVuSans-Bold.ttf",
  ]
  /// What the primary font must have.
  private static let needed = Array("0123456789HE…".unicodeScalars)

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    Script.of(scalar)?.isEastAsian == true
      || [0x3000...0x303F, 0xFE30...0xFE4F, 0xFF00...0xFFEF].contains { $0.contains(scalar.value) }
  }

  /// Joiners and variation selectors steer other glyphs and have none.
  private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate, .control: true
    default: false
    }
  }
}
