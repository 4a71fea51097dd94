/// A stretch of a line that is drawn at once: one font, one script, one direction.
struct Run {
  var text: String
  let face: any Face
  var script: Script
  let isRightToLeft: Bool
  /// Whether it is a digit that takes the width of the widest.
  let isDigitCell: Bool

  /// Whether it may be set smaller than beside capitals where there is no room.
  var isSqueezable: Bool { face.isScalable && !hasCapitals }

  /// Whether there are capitals in its script, or it is digits and signs, which are as high.
  var hasCapitals: Bool {
    text.unicodeScalars.contains { $0.properties.isCased }
      || !text.unicodeScalars.contains { Script.of($0) != nil }
  }
}

extension Fonts {
  /// A line as runs, from left to right as they stand on the wall.
  ///
  /// Where `isTabular`, each digit and sign is a run of its own. Control characters are left out,
  /// those that would turn the direction too.
  func runs(of line: String, isTabular: Bool, isSmall: Bool) -> [Run] {
    let characters = line.compactMap(Fonts.drawable)
    let levels = Bidi(characters.map(Fonts.kind)).levels
    var runs: [Run] = []
    var runLevels: [Int] = []
    var isOpen = false
    var hasScript = false
    for (character, level) in zip(characters, levels) {
      let script = character.unicodeScalars.lazy.compactMap(Script.of).first
      let isRightToLeft = level % 2 == 1
      let isDigit = isTabular && ("0"..."9").contains(character)
      let isSplit = isTabular && script == nil
      if var last = runs.last, isOpen, !isSplit, runLevels.last == level,
        joins(character, hasScript ? script : nil, last, isSmall)
      {
        last.text.append(character)
        if let script { last.script = script }
        hasScript = hasScript || script != nil
        runs[runs.count - 1] = last
        continue
      }
      let face = face(for: character, isSmall: isSmall)
      runs.append(
        Run(
          text: String(character), face: face, script: script ?? .latin,
          isRightToLeft: isRightToLeft, isDigitCell: isDigit))
      runLevels.append(level)
      isOpen = !isSplit
      hasScript = script != nil
    }
    return Bidi.visualOrder(runLevels).map { runs[$0] }
  }

  /// Whether a character goes on with the run before it: a space always does, where its font has one.
  private func joins(
    _ character: Character, _ script: Script?, _ run: Run, _ isSmall: Bool
  ) -> Bool {
    if character == " ", run.face.covers(" ") { return true }
    guard script == nil || script == run.script else { return false }
    return face(for: character, isSmall: isSmall) === run.face
  }

  private static func drawable(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    var kept = String.UnicodeScalarView()
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .surrogate: continue
      case .format where scalar != "\u{200C}" && scalar != "\u{200D}": continue
      default: kept.append(scalar)
      }
    }
    return kept.isEmpty ? nil : String(kept).first
  }

  private static func kind(_ character: Character) -> Bidi.Kind {
    for scalar in character.unicodeScalars {
      // Digits read from left to right in every script.
      if scalar.properties.generalCategory == .decimalNumber { return .number }
      if let script = Script.of(scalar) { return script.isRightToLeft ? .right : .left }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .titlecaseLetter:
        return .left
      default: break
      }
    }
    return .neutral
  }
}
