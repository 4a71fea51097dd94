import Drawing

/// A board that passes every check, to be broken on purpose.
struct SampleBoard {
  static let size = Size(width: 1280, height: 720)

  var left = 20
  var right = 19

  /// The picture.
  var scene: Scene {
    var scene = Scene(size: Self.size, background: Palette.ground)
    func text(
      _ role: String, _ box: Rect, _ words: String, _ color: Color = Palette.white,
      largest: Int = 900
    ) {
      scene.nodes.append(
        Node(
          role, box,
          .text(
            Text([words], color: color, on: Palette.ground, largest: largest, isTabular: true))))
    }
    for (side, x, points, color) in [
      ("left", 40, left, Palette.sky), ("right", 760, right, Palette.orange),
    ] {
      text("name.\(side)", Rect(x: x, y: 30, width: 480, height: 90), "Lin Dan", largest: 60)
      scene.nodes.append(
        Node("rail.\(side)", Rect(x: x, y: 122, width: 480, height: 8), .fill(color)))
      if points > 9 {
        text("score.\(side).tens", Rect(x: x, y: 140, width: 240, height: 345), "\(points / 10)")
      }
      text(
        "score.\(side).units", Rect(x: x + 240, y: 140, width: 240, height: 345), "\(points % 10)")
      text(
        "games.\(side)", Rect(x: x == 40 ? 540 : 680, y: 300, width: 60, height: 50), "1",
        largest: 45)
    }
    scene.nodes.append(
      Node(
        "serve.left.arrow", Rect(x: 210, y: 500, width: 140, height: 50),
        .polygon(Palette.amber, [.init(x: 0, y: 50), .init(x: 70, y: 0), .init(x: 140, y: 50)])))
    text("game", Rect(x: 525, y: 140, width: 230, height: 60), "ROUND 3", largest: 45)
    text("deuce", Rect(x: 530, y: 205, width: 220, height: 65), "DEUCE", Palette.amber, largest: 52)
    text("clock", Rect(x: 540, y: 400, width: 200, height: 60), "12:34", largest: 45)
    text(
      "band", Rect(x: 340, y: 600, width: 600, height: 65), "MATCH POINT", Palette.amber,
      largest: 52)
    return scene
  }
}
