import Drawing

/// Draws scenes into a bitmap of its own, and each time only what differs from the last.
///
/// The same scene gives the same pixels, whatever was shown before.
@MainActor
public final class Canvas {
  /// What is drawn now.
  public private(set) var bitmap = Bitmap(size: Size(width: 1, height: 1))
  /// The scene that was drawn last.
  public private(set) var scene: Scene?

  private let fitter: Fitter
  private var shapes = Shapes()
  private var pictures: Pictures
  private var texts: [String: FittedText] = [:]

  /// An empty canvas that writes in those fonts; `report` gets a sentence where a text had to be cut
  /// or a picture cannot be shown.
  public init(fonts: Fonts, report: @escaping (String) -> Void = { _ in }) {
    fitter = Fitter(typesetter: Typesetter(fonts: fonts), report: report)
    pictures = Pictures(report: report)
  }

  /// What became of the texts, in the scene's order.
  public var placements: [Placement] {
    (scene?.nodes ?? []).compactMap { texts[$0.role]?.placement }
  }

  /// Draws the scene; the answer is the rectangles whose pixels were drawn again.
  public func draw(_ scene: Scene) -> [Rect] {
    let old = self.scene
    let changes = old.map { scene.changes(from: $0) }
    self.scene = scene
    guard let old, let changes, !changes.isEverything else { return drawEverything(scene) }
    guard !changes.isEmpty else { return [] }
    let damage = Damage.merged(
      self.damage(of: Set(changes.roles), from: old, to: scene), in: scene.size.bounds)
    for rect in damage { paint(scene, rect) }
    return damage
  }

  private func drawEverything(_ scene: Scene) -> [Rect] {
    if bitmap.size != scene.size { bitmap = Bitmap(size: scene.size, color: scene.background) }
    texts = [:]
    fitter.typesetter.isCoarse = scene.size.isCoarse
    for node in scene.nodes { fit(node) }
    paint(scene, bitmap.size.bounds)
    return [bitmap.size.bounds]
  }

  /// Fits the changed nodes anew; the answer is where their ink was and is.
  private func damage(of roles: Set<String>, from old: Scene, to new: Scene) -> [Rect] {
    let nodesBefore = Dictionary(
      old.nodes.lazy.filter { roles.contains($0.role) }.map { ($0.role, $0) },
      uniquingKeysWith: { first, _ in first })
    let nodesAfter = Dictionary(
      new.nodes.lazy.filter { roles.contains($0.role) }.map { ($0.role, $0) },
      uniquingKeysWith: { first, _ in first })
    var damage: [Rect] = []
    for role in roles.sorted() {
      let before = texts.removeValue(forKey: role)?.placement
      if let node = nodesAfter[role] { fit(node) }
      let after = texts[role]?.placement
      damage += Damage.between(
        nodesBefore[role], before, nodesAfter[role], after)
    }
    return damage
  }

  private func fit(_ node: Node) {
    guard case .text(let text) = node.content else { return }
    texts[node.role] = fitter.fit(text, role: node.role, in: node.box)
  }

  private func paint(_ scene: Scene, _ clip: Rect) {
    bitmap.fill(clip, scene.background)
    for node in scene.nodes where node.box.intersects(clip) {
      paint(node, clip.intersection(node.box))
    }
  }

  /// Draws a node; no ink leaves its box, since `clip` is in it.
  private func paint(_ node: Node, _ clip: Rect) {
    switch node.content {
    case .fill(let color, let radius):
      bitmap.fill(node.box, radius: radius, color, clip: clip, &shapes)
    case .frame(let color, let width, let radius):
      bitmap.frame(node.box, width: width, radius: radius, color, clip: clip, &shapes)
    case .ellipse(let color):
      let mask = shapes.ellipse(Size(width: node.box.width, height: node.box.height))
      bitmap.blend(mask, at: (node.box.x, node.box.y), color, clip: clip)
    case .polygon(let color, let points):
      let mask = shapes.polygon(points, Size(width: node.box.width, height: node.box.height))
      bitmap.blend(mask, at: (node.box.x, node.box.y), color, clip: clip)
    case .text(let text):
      for drawing in texts[node.role]?.drawings ?? [] {
        bitmap.blend(drawing.mask, at: drawing.pen, text.color, clip: clip)
      }
    case .picture(let path):
      let size = Size(width: node.box.width, height: node.box.height)
      if let picture = pictures.picture(path, size) {
        bitmap.blend(picture, in: node.box, clip: clip)
      }
    }
  }
}
