/// What differs between two pictures: all that must be drawn again.
public struct Changes: Sendable, Hashable {
  /// The size, the background or the order of the nodes is another: all is drawn again.
  public var isEverything: Bool
  /// The roles that came, went, or are drawn differently, in the new picture's order, then those
  /// that went.
  public var roles: [String]
  /// The boxes of those nodes before and after: no pixel outside them changes.
  public var rects: [Rect]

  /// Whether the two pictures are the same.
  public var isEmpty: Bool { !isEverything && roles.isEmpty }

  /// No difference.
  public static let none = Changes(isEverything: false, roles: [], rects: [])
}

extension Scene {
  /// What must be drawn again on a display that shows `old`.
  public func changes(from old: Scene) -> Changes {
    guard size == old.size, background == old.background else { return everything(from: old) }
    var before: [String: Int] = [:]
    for (index, node) in old.nodes.enumerated()
    where before.updateValue(index, forKey: node.role) != nil {
      // Two nodes of one role cannot be told apart.
      return everything(from: old)
    }
    var changes = Changes.none
    var last = -1
    var kept: Set<String> = []
    for node in nodes {
      guard kept.insert(node.role).inserted else { return everything(from: old) }
      guard let index = before[node.role] else {
        changes.roles.append(node.role)
        changes.rects.append(node.box)
        continue
      }
      guard index > last else { return everything(from: old) }
      last = index
      let previous = old.nodes[index]
      if previous != node {
        changes.roles.append(node.role)
        changes.rects.append(previous.box)
        if node.box != previous.box { changes.rects.append(node.box) }
      }
    }
    for node in old.nodes where !kept.contains(node.role) {
      changes.roles.append(node.role)
      changes.rects.append(node.box)
    }
    return changes
  }

  private func everything(from old: Scene) -> Changes {
    Changes(isEverything: true, roles: nodes.map(\.role), rects: [size.bounds])
  }
}
