/// The alpha-beta search itself.
extension Engine {
  /// The value of the position at `ply` for the player on turn, between `alpha` and `beta`; a value
  /// at or beyond them is a bound.
  mutating func search(_ depth: Int32, _ alpha: Int32, _ beta: Int32, _ ply: Int) -> Int32 {
    count()
    if isStopped { return 0 }
    let frame = frames + ply
    let isRoot = ply == 0
    if !isRoot && isRepeated(ply) { return 0 }
    if frame.pointee.position.targets & frame.pointee.position.turn.goal != 0 {
      return winNow(ply)
    }
    if depth <= 0 || ply >= Self.deepest { return evaluate(ply) }

    var alpha = alpha
    let isOpenWindow = beta &- alpha > 1
    let known = table.find(frame.pointee.key)
    if known.bound != .none && !isRoot && !isOpenWindow && known.depth >= depth {
      let score = fromTable(known.score, ply)
      switch known.bound {
      case .exact: return score
      case .lower where score >= beta: return score
      case .upper where score <= alpha: return score
      case .lower, .upper, .none: break
      }
    }
    let evaluation =
      known.bound == .none ? evaluate(ply) : Int32(known.evaluation)
    frame.pointee.evaluation = evaluation
    if !isOpenWindow && abs(beta) < Self.won {
      if depth <= 5 && evaluation &- 90 &* depth >= beta { return evaluation }
      if depth >= 3 && evaluation >= beta && mayPass(ply) {
        pass(ply)
        let score = -search(depth &- 3 &- depth / 4, -beta, 1 &- beta, ply &+ 1)
        if isStopped { return 0 }
        if score >= beta { return abs(score) > Self.won ? beta : score }
      }
    }

    let first = isRoot && rootMove != 0xFF ? rootMove : known.move
    var best = -Int32(Self.win) - 1
    var bestMove = TranspositionTable.Entry.none
    let start = alpha
    let list = lists + ply &* Self.listLength
    var count = listForcing(ply, first: first)
    let forced = count
    var hasQuiet = false
    var index = 0
    var made = 0
    // The move of the table may be a wall outside the first list.
    if first < 128 && !frame.pointee.other.cutters.contains(first)
      && frame.pointee.position.mayBuild
    {
      count = listQuiet(ply, after: forced, first: first)
      hasQuiet = true
      promoteQuiet(list, forced, count)
    }
    while true {
      if index == count {
        if hasQuiet || !worthQuiet(depth, isOpenWindow) { break }
        count = listQuiet(ply, after: count, first: first)
        hasQuiet = true
        if index == count { break }
      }
      let code = UInt8(truncatingIfNeeded: list[index])
      index &+= 1
      let isQuiet = code < 128 && !frame.pointee.other.cutters.contains(code)
      if isQuiet && best > -Int32(Self.won) && made >= Self.quietLimit(depth) { break }
      if code >= 128 {
        step(ply, to: code & 127)
      } else if !build(ply, code) {
        continue
      }
      made &+= 1
      let score = searchChild(depth, alpha, beta, ply, made, code, isQuiet, isOpenWindow)
      if isStopped { return 0 }
      if score > best {
        best = score
        bestMove = code
        if score > alpha {
          alpha = score
          if isRoot { rootMove = code }
          if score >= beta {
            reward(ply, code, depth, tried: index &- 1)
            break
          }
        }
      }
    }
    let bound: TranspositionTable.Bound =
      best >= beta ? .lower : (best > start ? .exact : .upper)
    table.keep(
      TranspositionTable.Entry(
        key: frame.pointee.key, score: toTable(best, ply),
        evaluation: Int16(truncatingIfNeeded: evaluation), move: bestMove,
        depth: Int8(truncatingIfNeeded: depth), bound: bound, age: table.age))
    return best
  }

  /// The value of the move just made: late moves first with less depth, all but the first with an
  /// empty window.
  @inline(__always)
  private mutating func searchChild(
    _ depth: Int32, _ alpha: Int32, _ beta: Int32, _ ply: Int, _ made: Int, _ code: UInt8,
    _ isQuiet: Bool, _ isOpenWindow: Bool
  ) -> Int32 {
    if made == 1 { return -search(depth &- 1, -beta, -alpha, ply &+ 1) }
    var less: Int32 = 0
    if depth >= 3 && made > 3 {
      less = made > 12 ? 2 : 1
      if isQuiet { less &+= 1 }
      if depth > 6 && made > 8 { less &+= 1 }
      if isOpenWindow { less &-= 1 }
      less = max(0, min(less, depth &- 2))
    }
    var score = -search(depth &- 1 &- less, -alpha &- 1, -alpha, ply &+ 1)
    if score > alpha && less > 0 && !isStopped {
      score = -search(depth &- 1, -alpha &- 1, -alpha, ply &+ 1)
    }
    if score > alpha && score < beta && !isStopped {
      score = -search(depth &- 1, -beta, -alpha, ply &+ 1)
    }
    return score
  }

  /// The pawn on turn steps on its goal rank.
  private mutating func winNow(_ ply: Int) -> Int32 {
    if ply == 0 {
      let squares = frames[0].position.targets & frames[0].position.turn.goal
      rootMove = UInt8(truncatingIfNeeded: squares.trailingZeroBitCount) | 128
    }
    return Int32(Self.win) &- Int32(truncatingIfNeeded: ply) &- 1
  }

  /// Whether not moving would be worse here, as it nearly always is: both can still build.
  @inline(__always)
  private func mayPass(_ ply: Int) -> Bool {
    let position = frames[ply].position
    return ply > 0 && position.blueWalls > 0 && position.redWalls > 0
      && frames[ply &- 1].move != TranspositionTable.Entry.none
  }

  /// Whether walls are looked at that lengthen no way now.
  @inline(__always)
  private func worthQuiet(_ depth: Int32, _ isOpenWindow: Bool) -> Bool {
    depth >= 3 || (isOpenWindow && depth >= 2)
  }

  /// How many moves are made at most once only such walls are left.
  @inline(__always)
  private static func quietLimit(_ depth: Int32) -> Int {
    Int(8 &+ depth &* depth &* 2)
  }

  /// Brings the first quiet wall, the table's move, to the front of the list.
  @inline(__always)
  private func promoteQuiet(_ list: UnsafeMutablePointer<Int32>, _ forced: Int, _ count: Int) {
    guard forced < count else { return }
    let value = list[forced]
    var place = forced
    while place > 0 {
      list[place] = list[place &- 1]
      place &-= 1
    }
    list[0] = value
  }

  /// A forced end is kept as its distance from the position, not from the root.
  @inline(__always)
  private func toTable(_ score: Int32, _ ply: Int) -> Int16 {
    if score > Self.won { return Int16(truncatingIfNeeded: Int(score) &+ ply) }
    if score < -Self.won { return Int16(truncatingIfNeeded: Int(score) &- ply) }
    return Int16(truncatingIfNeeded: score)
  }

  @inline(__always)
  private func fromTable(_ score: Int16, _ ply: Int) -> Int32 {
    if score > Self.won { return Int32(score) &- Int32(truncatingIfNeeded: ply) }
    if score < -Self.won { return Int32(score) &+ Int32(truncatingIfNeeded: ply) }
    return Int32(score)
  }
}
