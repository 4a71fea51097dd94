import Drawing

extension BadmintonScreen {
  func nodes(in scene: Surroundings) -> [Node] {
    let board = board(in: scene)
    if let figuresUntil, figuresUntil > scene.now, scene.layout != .led {
      return StatisticsLayout.nodes(
        board, figureRows(in: scene), in: scene.area, size: scene.size)
    }
    if scene.settings.intervalBoard, let interval = board.interval, scene.layout != .led {
      return IntervalLayout.nodes(board, interval, in: scene.area, size: scene.size)
    }
    return switch scene.layout {
    case .halves: HalvesLayout.nodes(board, in: scene.area, size: scene.size)
    case .court: CourtLayout.nodes(board, in: scene.area, size: scene.size)
    case .portrait: PortraitLayout.nodes(board, in: scene.area, size: scene.size)
    case .led: WallLayout.nodes(board, in: scene.area, size: scene.size)
    }
  }

  func footNodes(in box: Rect, _ scene: Surroundings) -> [Node] {
    guard scene.layout == .led else { return [] }
    return WallLayout.footNodes(board(in: scene), in: box, area: scene.area, size: scene.size)
  }
}

extension Surroundings {
  /// The layout that is drawn: what was chosen, unless the display's shape rules it out.
  var layout: LayoutName {
    if Foot.isWall(size, settings) { return .led }
    if size.isPortrait { return .portrait }
    return settings.layout == .court ? .court : .halves
  }

  /// Whether the left half is drawn above the right one.
  var isStacked: Bool { layout != .halves }

  /// What points to a half where its name has no room.
  func arrow(to end: End) -> String {
    switch end {
    case .left: isStacked ? "▲" : "◀"
    case .right: isStacked ? "▼" : "▶"
    }
  }
}

extension Rect {
  /// Whether the pixel is in it.
  func holds(x: Int, y: Int) -> Bool { x >= self.x && x < maxX && y >= self.y && y < maxY }
}
