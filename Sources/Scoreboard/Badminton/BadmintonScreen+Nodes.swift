import Drawing

extension BadmintonScreen {
  func nodes(in scene: Surroundings) -> [Node] {
    let board = board(in: scene)
    return HalvesLayout.nodes(board, in: scene.area, size: scene.size)
  }

  func menuItems(in scene: Surroundings) -> [MenuItem] { [] }
}

extension Rect {
  /// Whether the pixel is in it.
  func holds(x: Int, y: Int) -> Bool { x >= self.x && x < maxX && y >= self.y && y < maxY }
}
