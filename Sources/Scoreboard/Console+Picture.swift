import Buttons
import Drawing

extension Console {
  /// The screen's nodes and the foot's.
  func nodes(at now: Duration) -> [Node] {
    let surroundings = surroundings(at: now)
    let box = Foot.split(size, settings).foot
    let isWall = Foot.isWall(size, settings)
    let foot = Foot(
      notices: notices, words: surroundings.words, labels: ButtonLabels(settings),
      hint: isWall ? [] : shown.hint(in: surroundings), hold: hold(in: surroundings), isWall: isWall
    )
    let said = foot.nodes(in: box, size: size)
    let isSaid = said.contains { $0.role != "foot.saving" }
    return shown.nodes(in: surroundings)
      + (isSaid ? [] : shown.footNodes(in: Foot.line(of: box), surroundings))
      + said
  }

  /// What the held button will do.
  private func hold(in surroundings: Surroundings) -> [String] {
    let words = surroundings.words
    func sentence(_ phrase: Phrase, _ line: Line, isHeld: Bool = false) -> String? {
      shown.meaning(of: line, isHeld: isHeld, in: surroundings).map {
        words.say(phrase, words.say($0))
      }
    }
    switch notices.hold?.meaning {
    case nil: return []
    case .onRelease(.rewind):
      return [sentence(.holdRelease, .rewind), sentence(.holdOn, .start)].compactMap { $0 }
    case .onRelease(.start):
      return [sentence(.holdRelease, .start), sentence(.holdOn, .menu)].compactMap { $0 }
    case .onRelease(let line): return [sentence(.holdRelease, line)].compactMap { $0 }
    case .chord: return [sentence(.holdOn, .ends)].compactMap { $0 }
    case .line(let line): return [sentence(.holdOn, line, isHeld: true)].compactMap { $0 }
    }
  }
}
