import Buttons
import Drawing

/// The menu: pages of lines that five buttons can drive.
///
/// It knows no game: the lines of a page come from the screen behind it and from the console.
public struct MenuScreen: Screen {
  /// With no input for so long it closes: nobody leaves a board that does not show the score.
  static let patience: Duration = .seconds(30)

  /// What can be done in the menu.
  public enum Action: Sendable, Hashable {
    case up
    case down
    /// The line that is marked is chosen.
    case choose
    /// The marked value is made more or less.
    case more
    case less
    /// The page before, or out of the menu.
    case back
    /// A line is marked and chosen, with a finger or the mouse.
    case pick(Int)
    /// On the page of the self-test: a button was pressed.
    case test(Line)
  }

  static let book = Record.Book.settings

  /// The pages that are open, each with the line that is marked.
  private(set) var pages: [(page: MenuPage, line: Int)] = [(.root, 0)]
  /// The screen it was opened on.
  private(set) var origin = ScreenName.badminton
  /// What waits for "really?".
  private(set) var pending: MenuItem?
  /// When the buttons were last pressed on the page of the self-test.
  var tested: [Line: Duration] = [:]
  /// When something was last done in it; nil while it is closed.
  private(set) var lastInput: Duration?

  /// The page that is shown.
  var page: MenuPage { pages.last?.page ?? .root }

  /// The line that is marked.
  var line: Int { pages.last?.line ?? 0 }

  /// Opens on the first page.
  mutating func open(on origin: ScreenName, at now: Duration) {
    self = MenuScreen()
    self.origin = origin
    lastInput = now
  }

  /// Closes.
  mutating func close() { lastInput = nil }

  func action(for cue: Cue, in scene: Surroundings) -> Action? {
    switch cue {
    case .press(let press): action(for: press, in: scene)
    case .key(let key): action(for: key)
    case .pointer(let x, let y, .down):
      nodes(in: scene).last { $0.box.holds(x: x, y: y) && Role.menuLine($0.role) != nil }
        .flatMap { Role.menuLine($0.role) }.map(Action.pick)
    case .text, .pointer(_, _, .moved), .pointer(_, _, .up): nil
    }
  }

  private func action(for press: Press, in scene: Surroundings) -> Action? {
    if page == .selfTest {
      guard case .act(let line, _, _) = press else { return nil }
      return line == .rewind ? .back : .test(line)
    }
    return switch press {
    case .act(.leftPlus, _, _), .repeated(.leftPlus): .up
    case .act(.leftMinus, _, _), .repeated(.leftMinus): .down
    case .act(.rightPlus, _, _): marked(in: scene)?.isValue == true ? .more : .choose
    case .act(.rightMinus, _, _): marked(in: scene)?.isValue == true ? .less : .back
    case .repeated(.rightPlus): marked(in: scene)?.isValue == true ? .more : nil
    case .repeated(.rightMinus): marked(in: scene)?.isValue == true ? .less : nil
    case .act(.start, _, _): .choose
    case .act(.rewind, _, _): .back
    case .act(.ends, _, _), .act(.menu, _, _), .held, .repeated, .released, .slip, .stale, .stuck,
      .unstuck:
      nil
    }
  }

  private func action(for key: Input.Key) -> Action? {
    switch key {
    case .up: .up
    case .down: .down
    case .right: .more
    case .left: .less
    case .enter: .choose
    case .escape, .backspace: .back
    case .delete, .tab, .function: nil
    }
  }

  /// The line that is marked, if there is one.
  func marked(in scene: Surroundings) -> MenuItem? {
    scene.items.indices.contains(line) ? scene.items[line] : scene.items.last
  }

  mutating func apply(
    _ action: Action, in scene: inout Surroundings
  ) throws(Refusal) -> Outcome {
    lastInput = scene.now
    let count = max(1, scene.items.count)
    switch action {
    case .up: mark((line + count - 1) % count)
    case .down: mark((line + 1) % count)
    case .back: return back()
    case .choose: return choose(marked(in: scene))
    case .more: return change(marked(in: scene), by: 1)
    case .less: return change(marked(in: scene), by: -1)
    case .pick(let line):
      guard scene.items.indices.contains(line) else { return .nothing }
      mark(line)
      return choose(scene.items[line])
    case .test(let line): test(line, in: scene)
    }
    return .nothing
  }

  private mutating func mark(_ line: Int) {
    guard !pages.isEmpty else { return }
    pages[pages.count - 1].line = line
  }

  private mutating func back() -> Outcome {
    pending = nil
    guard pages.count > 1 else { return Outcome(follow: [.show(origin)]) }
    pages.removeLast()
    return .nothing
  }

  private mutating func choose(_ item: MenuItem?) -> Outcome {
    guard let item else { return .nothing }
    switch item.kind {
    case .page(let page):
      pages.append((page, 0))
      return .nothing
    case .run(let actions, let closes):
      return Outcome(follow: actions + (closes ? [.show(origin)] : []))
    case .confirm:
      pending = item
      pages.append((.confirm, 0))
      return .nothing
    case .value: return change(item, by: 1)
    case .back: return back()
    }
  }

  private func change(_ item: MenuItem?, by step: Int) -> Outcome {
    guard case .value(_, let less, let more)? = item?.kind else { return .nothing }
    return Outcome(follow: [step > 0 ? more : less].compactMap { $0 })
  }

  mutating func restore(_ record: Record, in scene: Surroundings) {}

  mutating func elapse(in scene: Surroundings) -> Outcome {
    guard let lastInput, scene.now - lastInput >= Self.patience else { return .nothing }
    return Outcome(follow: [.show(origin)])
  }

  func nextChange(in scene: Surroundings) -> Duration? {
    guard let lastInput else { return nil }
    let dark =
      page == .selfTest ? tested.values.map { $0 + Self.lit }.filter { $0 > scene.now } : []
    return (dark + [max(scene.now, lastInput + Self.patience)]).min()
  }

  func menuItems(_ page: MenuPage, in scene: Surroundings) -> [MenuItem] { [] }
}
