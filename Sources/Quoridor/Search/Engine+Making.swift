/// Making moves on the line that is being searched.
extension Engine {
  /// Sets up the next frame after a pawn move that is known to be legal.
  @inline(__always)
  func step(_ ply: Int, to square: UInt8) {
    let frame = frames + ply
    let next = frame + 1
    let pawn = frame.pointee.position.turn
    frame.pointee.move = square | 128
    next.pointee.position = frame.pointee.position
    next.pointee.position.step(to: square)
    let from = frame.pointee.position.index(of: pawn)
    next.pointee.key =
      frame.pointee.key ^ zobrist.turn ^ zobrist.pawn(pawn, from) ^ zobrist.pawn(pawn, square)
    next.pointee.sinceWall = frame.pointee.sinceWall &+ 1
    evaluator.step(sums(ply), to: sums(ply &+ 1), pawn, from, square)
    if pawn == .blue {
      next.pointee.blue = next.pointee.position.way(of: .blue)
      next.pointee.red = frame.pointee.red
    } else {
      next.pointee.blue = frame.pointee.blue
      next.pointee.red = next.pointee.position.way(of: .red)
    }
  }

  /// Sets up the next frame after a wall that fits; false where it would leave a pawn no way.
  @inline(__always)
  func build(_ ply: Int, _ code: UInt8) -> Bool {
    let frame = frames + ply
    let next = frame + 1
    let pawn = frame.pointee.position.turn
    next.pointee.position = frame.pointee.position
    next.pointee.position.build(code)
    next.pointee.blue = frame.pointee.blue
    next.pointee.red = frame.pointee.red
    if frame.pointee.blue.cutters.contains(code) {
      next.pointee.blue = next.pointee.position.way(of: .blue)
      if !next.pointee.blue.isOpen { return false }
    }
    if frame.pointee.red.cutters.contains(code) {
      next.pointee.red = next.pointee.position.way(of: .red)
      if !next.pointee.red.isOpen { return false }
    }
    frame.pointee.move = code
    let left = pawn == .blue ? frame.pointee.position.blueWalls : frame.pointee.position.redWalls
    let stock = zobrist.left(pawn, left) ^ zobrist.left(pawn, left &- 1)
    next.pointee.key = frame.pointee.key ^ zobrist.turn ^ zobrist.wall(code) ^ stock
    next.pointee.sinceWall = 0
    evaluator.build(sums(ply), to: sums(ply &+ 1), code)
    return true
  }

  /// Sets up the next frame with the turn passed: never played, only asked what it would be worth.
  @inline(__always)
  func pass(_ ply: Int) {
    let frame = frames + ply
    let next = frame + 1
    frame.pointee.move = TranspositionTable.Entry.none
    next.pointee.position = frame.pointee.position
    next.pointee.position.pass()
    next.pointee.blue = frame.pointee.blue
    next.pointee.red = frame.pointee.red
    next.pointee.key = frame.pointee.key ^ zobrist.turn
    next.pointee.sinceWall = 0
    evaluator.pass(sums(ply), to: sums(ply &+ 1))
  }

  /// The evaluation's sums for the position at a ply.
  @inline(__always)
  func sums(_ ply: Int) -> UnsafeMutablePointer<Evaluator.Lanes> {
    sums + ply &* Evaluator.sums
  }

  /// Whether the position of a frame has stood before, on this line or in the game.
  @inline(__always)
  func isRepeated(_ ply: Int) -> Bool {
    let key = frames[ply].key
    var back = 4
    let last = frames[ply].sinceWall
    while back <= last {
      let earlier = ply &- back
      if earlier >= 0 {
        if frames[earlier].key == key { return true }
      } else {
        let index = earlierKeys.count &+ earlier
        if index < 0 { return false }
        if earlierKeys[index] == key { return true }
      }
      back &+= 2
    }
    return false
  }
}
