import Drawing
import Testing

@Suite("Layout arithmetic")
struct ArithmeticTests {
  let box = Rect(x: 10, y: 20, width: 101, height: 53)

  @Test("Rows and columns fill the box to the px", arguments: [1, 2, 3, 7, 10])
  func fill(count: Int) {
    let rows = box.rows(count, gap: 2)
    #expect(rows.count == count)
    #expect(rows.first?.y == box.y)
    #expect(rows.last?.maxY == box.maxY)
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(lower.y - upper.maxY == 2) }
    let columns = box.columns(count)
    #expect(columns.reduce(0) { $0 + $1.width } == box.width)
    let widths = columns.map(\.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
  }

  @Test("Weights share the length")
  func weights() {
    #expect(
      Rect(x: 0, y: 0, width: 5, height: 100).rows([1, 3, 0, 1]).map(\.height) == [20, 60, 0, 20])
    #expect(box.rows([]).isEmpty)
    #expect(box.rows([0, 0]).filter { !$0.isEmpty } == [])
    let narrow = Rect(x: 0, y: 0, width: 3, height: 3).columns(2, gap: 9)
    #expect(narrow.filter { !$0.isEmpty } == [])
  }

  @Test("Insets never leave less than nothing")
  func insets() {
    #expect(box.inset(3) == Rect(x: 13, y: 23, width: 95, height: 47))
    #expect(box.inset(1000).isEmpty)
    #expect(box.contains(box.inset(1000)))
    #expect(
      box.inset(left: 1, top: 2, right: 3, bottom: 4) == Rect(x: 11, y: 22, width: 97, height: 47))
  }

  @Test("Cuts give both parts")
  func cuts() {
    #expect(box.cutTop(13).cut.height == 13)
    #expect(box.cutTop(13).rest == Rect(x: 10, y: 33, width: 101, height: 40))
    #expect(box.cutBottom(13).cut == Rect(x: 10, y: 60, width: 101, height: 13))
    #expect(box.cutLeft(1).rest.x == 11)
    #expect(box.cutRight(1).cut.x == 110)
    #expect(box.cutTop(999).rest.isEmpty)
    #expect(box.cutLeft(-5).cut.isEmpty)
  }

  @Test("The safe area leaves 2 % at every edge, and never less")
  func safeArea() {
    let safe = Size(width: 1920, height: 1080).safeArea
    #expect(safe == Rect(x: 39, y: 22, width: 1842, height: 1036))
    #expect(Size(width: 128, height: 64).safeArea == Rect(x: 3, y: 2, width: 122, height: 60))
  }

  @Test("Fitting keeps the proportions")
  func fitted() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(frame.fitted(Size(width: 10, height: 10)) == Rect(x: 25, y: 0, width: 50, height: 50))
    #expect(
      frame.fitted(Size(width: 400, height: 100)) == Rect(x: 0, y: 12, width: 100, height: 25))
    #expect(frame.fitted(Size(width: 0, height: 100)).isEmpty)
  }

  @Test("Intersection and union")
  func sets() {
    let other = Rect(x: 100, y: 0, width: 50, height: 30)
    #expect(box.intersection(other) == Rect(x: 100, y: 20, width: 11, height: 10))
    #expect(box.intersection(Rect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    #expect(box.union(other).contains(box))
    #expect(box.area == 101 * 53)
  }
}
