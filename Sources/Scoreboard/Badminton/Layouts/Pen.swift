import Drawing

/// Collects the nodes of a layout; lengths are hundredths of the picture's shorter side or height.
struct Pen {
  /// The whole picture's size.
  let size: Size
  /// What has been drawn.
  private(set) var nodes: [Node] = []
  /// Whether what it writes is for one pair of eyes.
  var isSecret = false

  init(_ size: Size) {
    self.size = size
  }

  /// That many hundredths of the picture's height, in px.
  func h(_ percent: Double) -> Int { size.percentOfHeight(percent) }

  /// A line of text.
  mutating func text(
    _ role: String, _ box: Rect, _ ladder: [String], _ color: Color, cap: Int, atLeast: Int = 0,
    on ground: Color = Palette.ground, _ alignment: Text.Alignment = .center,
    isTabular: Bool = false
  ) {
    guard !box.isEmpty, !ladder.isEmpty else { return }
    let text = Text(
      ladder, color: color, on: ground, largest: cap, smallest: atLeast, alignment: alignment,
      isTabular: isTabular, isSecret: isSecret)
    nodes.append(Node(role, box, .text(text)))
  }

  /// A filled box.
  mutating func fill(_ role: String, _ box: Rect, _ color: Color, radius: Int = 0) {
    guard !box.isEmpty else { return }
    nodes.append(Node(role, box, .fill(color, radius: radius)))
  }

  /// The outline of a box.
  mutating func frame(_ role: String, _ box: Rect, _ color: Color, width: Int, radius: Int = 0) {
    guard !box.isEmpty else { return }
    nodes.append(Node(role, box, .frame(color, width: width, radius: radius)))
  }

  /// A triangle that points up, left, right or down and fills its box.
  mutating func triangle(_ role: String, _ box: Rect, _ color: Color, _ direction: Direction) {
    guard !box.isEmpty else { return }
    let (w, h) = (box.width, box.height)
    let points: [(Int, Int)] =
      switch direction {
      case .up: [(0, h), (w, h), (w / 2, 0)]
      case .down: [(0, 0), (w, 0), (w / 2, h)]
      case .left: [(w, 0), (w, h), (0, h / 2)]
      case .right: [(0, 0), (0, h), (w, h / 2)]
      }
    polygon(role, box, color, points)
  }

  /// A closed polygon; points in px from the box's top left.
  mutating func polygon(_ role: String, _ box: Rect, _ color: Color, _ points: [(Int, Int)]) {
    guard !box.isEmpty else { return }
    nodes.append(Node(role, box, .polygon(color, points.map { Node.Point(x: $0.0, y: $0.1) })))
  }

  /// An ellipse.
  mutating func ellipse(_ role: String, _ box: Rect, _ color: Color) {
    guard !box.isEmpty else { return }
    nodes.append(Node(role, box, .ellipse(color)))
  }

  /// Nodes made elsewhere.
  mutating func add(_ more: [Node]) { nodes += more }

  /// Where a triangle points.
  enum Direction: Sendable {
    case up
    case down
    case left
    case right
  }
}
