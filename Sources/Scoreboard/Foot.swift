import Buttons
import Drawing

/// The line at the foot of every screen: a refusal, what a held button will do, a trouble, the hint,
/// and the small mark of what is not on disk yet.
struct Foot {
  /// The picture inside the overscan margin, cut into the screen's own part and the foot.
  static func split(_ size: Size, _ settings: Settings) -> (area: Rect, foot: Rect) {
    let height = isWall(size, settings) ? size.percentOfHeight(14) : footHeight(size)
    let parts = size.safeArea.cutBottom(height)
    return (parts.rest, parts.cut)
  }

  /// Whether the display is an LED wall, by its size or because it was chosen: it has so few rows that
  /// the foot is a strip the screen may use while nothing is said.
  static func isWall(_ size: Size, _ settings: Settings) -> Bool {
    size.isCoarse || settings.layout == .led && !size.isPortrait
  }

  /// 5.6 % of the height, on upright displays of the width.
  private static func footHeight(_ size: Size) -> Int {
    min(size.height, size.width) * 56 / 1000
  }

  /// What is said.
  let notices: Notices
  let words: Words
  let labels: ButtonLabels
  let hint: [HintItem]
  /// What the held line will do: sentences in the order they come true.
  let hold: [String]

  /// Whether the display is an LED wall.
  let isWall: Bool

  /// The foot without the place of the saving mark, and as much at the left, so that what is said
  /// stands in the middle.
  static func line(of box: Rect) -> Rect { box.inset(horizontal: box.height) }

  /// The nodes; empty where nothing is said.
  func nodes(in box: Rect, size: Size) -> [Node] {
    var pen = Pen(size)
    let cap = isWall ? box.height * 6 / 10 : box.height * 56 / 100
    // A shorter wording rather than smaller letters.
    let least = min(cap, min(size.width, size.height) * 19 / 1000)
    if notices.isSaving {
      let dot = box.cutRight(box.height).cut.centered(
        width: box.height * 4 / 10, height: box.height * 4 / 10)
      pen.ellipse("foot.saving", dot, Palette.grey)
    }
    var line = Foot.line(of: box)
    if let refusal = notices.refusal {
      pen.fill("foot.refusal.fill", line, Palette.amber, radius: box.height / 5)
      pen.text(
        "foot.refusal", line.inset(horizontal: box.height / 2), [refusal.text], Palette.ground,
        cap: cap, on: Palette.amber)
      return pen.nodes
    }
    if let trouble = notices.troubleText(words: words, labels: labels) {
      let isAlone = hold.isEmpty && hint.isEmpty
      let cut =
        isAlone
        ? (cut: line, rest: Rect(x: line.x, y: line.y, width: 0, height: 0))
        : line.cutLeft(line.width * 3 / 5)
      pen.fill("foot.banner.fill", cut.cut, Palette.orange, radius: box.height / 5)
      pen.text(
        "foot.banner", cut.cut.inset(horizontal: box.height / 2), trouble, Palette.ground,
        cap: cap, atLeast: least, on: Palette.orange)
      line = cut.rest.cutLeft(box.height / 2).rest
    }
    if !hold.isEmpty {
      pen.text("foot.hold", line, [hold.joined(separator: "  ·  ")], Palette.amber, cap: cap)
    } else if !hint.isEmpty {
      pen.text(
        "foot.hint", line, labels.ladder(hint), Palette.grey, cap: cap,
        atLeast: least)
    }
    return pen.nodes
  }
}

extension Notices {
  /// The gravest trouble, and how many more there are; nil where there is none.
  func troubleText(words: Words, labels: ButtonLabels) -> [String]? {
    guard let gravest = troubles.min(by: { $0.gravity < $1.gravity }) else { return nil }
    let more = troubles.count > 1 ? "  +\(troubles.count - 1)" : ""
    let steps = gravest.ladder(words: words, labels: labels)
    return steps.map { $0 + more }
  }
}

extension Trouble {
  /// 0 is the gravest.
  var gravity: Int {
    switch self {
    case .notSaved: 0
    case .noButtons: 1
    case .lineBusy: 2
    case .stuck: 3
    case .noDisplay: 4
    case .configuration: 5
    }
  }

  /// The sentence with its reason, then the bare fact.
  func ladder(words: Words, labels: ButtonLabels) -> [String] {
    let steps: (Phrase, [String]) =
      switch self {
      case .notSaved(let reason): (.troubleNotSaved, [reason])
      case .noButtons(let reason): (.troubleNoButtons, [reason])
      case .lineBusy(let line, let consumer): (.troubleLineBusy, [labels.label(line), consumer])
      case .stuck(let line): (.troubleStuck, [labels.label(line)])
      case .noDisplay(let reason): (.troubleNoDisplay, [reason])
      case .configuration(let reason): (.troubleConfiguration, [reason])
      }
    let parts = steps.1.map { PlainText.cleaned($0, longest: 120) }
    let whole = words.say(steps.0, parts)
    let cut = whole.split(separator: "·", maxSplits: 1).first.map(String.init) ?? whole
    let short = PlainText.cleaned(cut)
    return short == whole ? [whole] : [whole, short]
  }
}
