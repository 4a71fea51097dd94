/// Which moves are tried, and in what order.
extension Engine {
  /// Fills the list of a ply with its pawn moves and the walls that cut the other's shortest way,
  /// best first; gives their number.
  @inline(__always)
  func listForcing(_ ply: Int, first: UInt8) -> Int {
    let frame = frames + ply
    let list = lists + ply &* Self.listLength
    let position = frame.pointee.position
    let own = frame.pointee.own
    let side = history + (position.turn == .blue ? 0 : Self.moveCodes)
    var count = 0
    var targets = position.targets
    while targets != 0 {
      let square = UInt8(truncatingIfNeeded: targets.trailingZeroBitCount)
      let code = square | 128
      var value = side[Int(code)] &>> 4
      if own.next & SquareSet(square: square) != 0 { value &+= 3000 }
      // A jump gains a step.
      let from = position.index(of: position.turn)
      if max(square, from) &- min(square, from) > 9 { value &+= 1000 }
      if code == first { value = 1 &<< 22 }
      list[count] = value &<< 8 | Int32(code)
      count &+= 1
      targets &= targets &- 1
    }
    if position.mayBuild {
      var walls = position.fitting & frame.pointee.other.cutters
      let reply = self.reply(ply)
      while !walls.isEmpty {
        let code = walls.removeFirst()
        let value = wallValue(code, frame, side, first, reply) &+ 1000
        list[count] = value &<< 8 | Int32(code)
        count &+= 1
      }
    }
    sort(list, 0, count)
    return count
  }

  /// Adds all other walls to the list, best first; gives the new number.
  @inline(__always)
  func listQuiet(_ ply: Int, after forced: Int, first: UInt8) -> Int {
    let frame = frames + ply
    let list = lists + ply &* Self.listLength
    let position = frame.pointee.position
    guard position.mayBuild else { return forced }
    let side = history + (position.turn == .blue ? 0 : Self.moveCodes)
    let reply = self.reply(ply)
    var walls = position.fitting & ~frame.pointee.other.cutters
    var count = forced
    while !walls.isEmpty {
      let code = walls.removeFirst()
      list[count] = wallValue(code, frame, side, first, reply) &<< 8 | Int32(code)
      count &+= 1
    }
    sort(list, forced, count)
    return count
  }

  /// What was a good answer to the move that led here.
  @inline(__always)
  private func reply(_ ply: Int) -> UInt8 {
    guard ply > 0 else { return 0xFF }
    let last = frames[ply &- 1].move
    let turn = frames[ply].position.turn == .blue ? 0 : Self.moveCodes
    return replies[turn &+ Int(last)]
  }

  @inline(__always)
  private func wallValue(
    _ code: UInt8, _ frame: UnsafeMutablePointer<Frame>, _ side: UnsafeMutablePointer<Int32>,
    _ first: UInt8, _ reply: UInt8
  ) -> Int32 {
    if code == first { return 1 &<< 22 }
    var value = side[Int(code)]
    if code == frame.pointee.killers.0 {
      value &+= 8000
    } else if code == frame.pointee.killers.1 {
      value &+= 6000
    }
    if code == reply { value &+= 4000 }
    if frame.pointee.own.cutters.contains(code) { value &-= 1500 }
    return value
  }

  /// Sorts a part of a list, largest first.
  @inline(__always)
  private func sort(_ list: UnsafeMutablePointer<Int32>, _ start: Int, _ end: Int) {
    var index = start &+ 1
    while index < end {
      let value = list[index]
      var place = index
      while place > start && list[place &- 1] < value {
        list[place] = list[place &- 1]
        place &-= 1
      }
      list[place] = value
      index &+= 1
    }
  }

  /// Remembers that a move refuted a position, and that those before it did not.
  func reward(_ ply: Int, _ code: UInt8, _ depth: Int32, tried: Int) {
    let frame = frames + ply
    let offset = frame.pointee.position.turn == .blue ? 0 : Self.moveCodes
    let bonus = min(depth &* depth &* 4, 1200)
    change(offset &+ Int(code), by: bonus)
    let list = lists + ply &* Self.listLength
    for index in 0..<tried {
      let other = UInt8(truncatingIfNeeded: list[index])
      if other != code { change(offset &+ Int(other), by: -bonus) }
    }
    if code < 128 && frame.pointee.killers.0 != code {
      frame.pointee.killers = (code, frame.pointee.killers.0)
    }
    if ply > 0 { replies[offset &+ Int(frames[ply &- 1].move)] = code }
  }

  /// Moves a count towards ±8192, the less the nearer it is.
  @inline(__always)
  private func change(_ index: Int, by bonus: Int32) {
    let value = history[index]
    history[index] = value &+ bonus &- value &* abs(bonus) / 8192
  }
}
