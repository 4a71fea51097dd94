/// A whole picture as a value: what is drawn, in order, and where.
///
/// The layout decides the boxes and knows no font; the display fits each text into its box and is the
/// only one that knows one. Two equal scenes are the same pixels.
public struct Scene: Sendable, Hashable {
  /// The picture's size in px.
  public var size: Size
  /// The colour behind everything.
  public var background: Color
  /// The nodes, the first at the bottom.
  public var nodes: [Node]

  /// Makes a picture.
  public init(size: Size, background: Color, nodes: [Node] = []) {
    self.size = size
    self.background = background
    self.nodes = nodes
  }
}

extension Scene {
  /// The same picture with every colour at so many hundredths of its channels, 0 to 100.
  public func dimmed(to percent: Int) -> Scene {
    var scene = self
    scene.background = background.dimmed(to: percent)
    for index in scene.nodes.indices {
      switch scene.nodes[index].content {
      case .fill(let color, let radius):
        scene.nodes[index].content = .fill(color.dimmed(to: percent), radius: radius)
      case .frame(let color, let width, let radius):
        scene.nodes[index].content = .frame(
          color.dimmed(to: percent), width: width, radius: radius)
      case .ellipse(let color): scene.nodes[index].content = .ellipse(color.dimmed(to: percent))
      case .polygon(let color, let points):
        scene.nodes[index].content = .polygon(color.dimmed(to: percent), points)
      case .text(var text):
        text.color = text.color.dimmed(to: percent)
        text.ground = text.ground.dimmed(to: percent)
        scene.nodes[index].content = .text(text)
      case .picture: break
      }
    }
    return scene
  }
}

/// One thing in the picture.
public struct Node: Sendable, Hashable {
  /// What it is for, unique in the scene: `score.left.tens`, `name.right`, `deuce`.
  ///
  /// Tests and the search for changes go by it; nothing is drawn of it.
  public var role: String
  /// The space it may draw in; no ink leaves it.
  public var box: Rect
  /// What is drawn.
  public var content: Content

  /// Makes a node.
  public init(_ role: String, _ box: Rect, _ content: Content) {
    self.role = role
    self.box = box
    self.content = content
  }

  /// What a node draws into its box.
  public enum Content: Sendable, Hashable {
    /// The box filled, with corners of that radius in px.
    case fill(Color, radius: Int = 0)
    /// The box's outline of that width in px, inside it.
    case frame(Color, width: Int, radius: Int = 0)
    /// An ellipse that touches the box's four edges.
    case ellipse(Color)
    /// A closed polygon; points in px from the box's top left.
    case polygon(Color, [Point])
    /// A line of text.
    case text(Text)
    /// A picture file, fitted into the box without distortion.
    case picture(path: String)
  }

  /// A point in px.
  public struct Point: Sendable, Hashable {
    /// To the right.
    public var x: Int
    /// Down.
    public var y: Int

    /// Makes a point.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}

/// A line of text and how it may be made to fit its box.
public struct Text: Sendable, Hashable {
  /// The ladder: the wordings, the best first.
  ///
  /// The display takes the first that fits at `smallest` cap height or more, then makes it as large
  /// as the box and `largest` allow. If none fits, the last is cut with an ellipsis.
  public var ladder: [String]
  /// The colour of the letters.
  public var color: Color
  /// The colour they stand on: the check of contrast compares the two.
  public var ground: Color
  /// Cap height in px: no larger than this.
  public var largest: Int
  /// Cap height in px below which the next step of the ladder is taken.
  public var smallest: Int
  /// Where the text stands in a box wider than it.
  public var alignment: Alignment
  /// Every digit gets the width of the widest, so that a clock does not tremble.
  public var isTabular: Bool
  /// Whether it is for one pair of eyes: then nobody writes its wording into a log.
  public var isSecret: Bool

  /// Where a text stands in its box, seen sideways.
  ///
  /// Upright, its cap height is centred.
  public enum Alignment: Sendable, Hashable {
    case leading
    case center
    case trailing
  }

  /// Makes a text.
  public init(
    _ ladder: [String], color: Color, on ground: Color, largest: Int, smallest: Int = 0,
    alignment: Alignment = .center, isTabular: Bool = false, isSecret: Bool = false
  ) {
    self.ladder = ladder
    self.color = color
    self.ground = ground
    self.largest = largest
    self.smallest = smallest
    self.alignment = alignment
    self.isTabular = isTabular
    self.isSecret = isSecret
  }
}
