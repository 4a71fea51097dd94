import Drawing
import Testing

@Suite("What changed between two pictures")
struct ChangesTests {
  let scene = Scene(
    size: Size(width: 100, height: 50), background: Palette.ground,
    nodes: [
      Node("panel", Rect(x: 0, y: 0, width: 50, height: 50), .fill(Palette.line)),
      Node(
        "score", Rect(x: 5, y: 5, width: 20, height: 20),
        .text(Text(["7"], color: Palette.white, on: Palette.line, largest: 20))),
    ])

  @Test("Nothing")
  func nothing() {
    #expect(scene.changes(from: scene).isEmpty)
    #expect(scene.changes(from: scene) == .none)
  }

  @Test("One text")
  func text() {
    var next = scene
    next.nodes[1].content = .text(Text(["8"], color: Palette.white, on: Palette.line, largest: 20))
    let changes = next.changes(from: scene)
    #expect(changes.roles == ["score"])
    #expect(changes.rects == [Rect(x: 5, y: 5, width: 20, height: 20)])
    #expect(!changes.isEverything)
  }

  @Test("A node that moved dirties both places")
  func moved() {
    var next = scene
    next.nodes[1].box.x = 70
    #expect(next.changes(from: scene).rects == [next.nodes[1].box, scene.nodes[1].box].reversed())
  }

  @Test("Nodes that come and go")
  func comeAndGo() {
    var next = scene
    let mark = Node("mark", Rect(x: 60, y: 0, width: 5, height: 5), .ellipse(Palette.amber))
    next.nodes.insert(mark, at: 1)
    #expect(next.changes(from: scene).roles == ["mark"])
    #expect(scene.changes(from: next).roles == ["mark"])
    #expect(scene.changes(from: next).rects == [mark.box])
  }

  @Test("Another order, size, background or a doubled role redraws everything")
  func everything() {
    var reordered = scene
    reordered.nodes.swapAt(0, 1)
    var resized = scene
    resized.size.width = 101
    var repainted = scene
    repainted.background = Color(0)
    var doubled = scene
    doubled.nodes.append(scene.nodes[0])
    for next in [reordered, resized, repainted, doubled] {
      #expect(next.changes(from: scene).isEverything)
      #expect(next.changes(from: scene).rects == [next.size.bounds])
      #expect(scene.changes(from: next).isEverything)
    }
  }
}
