/// The net at work: sums of the hidden layer that are kept up to date move by move.
///
/// For each position there are two sets of sums, as blue and as red see the board.
struct Evaluator: ~Copyable {
  /// Sixteen units at a time.
  typealias Lanes = SIMD16<Int16>
  static let steps = Net.width / Lanes.scalarCount
  /// The sums of one position, for both players.
  static let sums = 2 * steps

  private let weights: UnsafeMutablePointer<Lanes>
  private let outputs: UnsafeMutablePointer<Lanes>
  private let bias: Int32

  init(_ net: Net) {
    let columns = Features.count + 1
    weights = .allocate(capacity: columns * Self.steps)
    outputs = .allocate(capacity: Self.steps)
    for step in 0..<(columns * Self.steps) {
      weights[step] = Self.lanes(net.weights[(step * 16)..<(step * 16 + 16)])
    }
    for step in 0..<Self.steps {
      let start = Net.outputs + step * 16
      outputs[step] = Self.lanes(net.weights[start..<(start + 16)])
    }
    bias = Int32(net.weights[Net.bias])
  }

  deinit {
    weights.deallocate()
    outputs.deallocate()
  }

  private static func lanes(_ numbers: ArraySlice<Int16>) -> Lanes {
    var lanes = Lanes()
    for (index, number) in numbers.enumerated() { lanes[index] = number }
    return lanes
  }

  @inline(__always)
  private func column(_ input: Int) -> UnsafeMutablePointer<Lanes> {
    weights + input &* Self.steps
  }

  /// The sums of a position from nothing.
  func begin(_ sums: UnsafeMutablePointer<Lanes>, _ position: Position) {
    for pawn in Pawn.allCases {
      let own = sums + (pawn == .blue ? 0 : Self.steps)
      let biases = column(Features.count)
      for step in 0..<Self.steps { own[step] = biases[step] }
      for input in Features.kept(position, for: pawn) {
        for step in 0..<Self.steps { own[step] &+= column(input)[step] }
      }
    }
  }

  /// The sums after a wall was built.
  @inline(__always)
  func build(
    _ sums: UnsafeMutablePointer<Lanes>, to next: UnsafeMutablePointer<Lanes>, _ code: UInt8
  ) {
    let blue = column(Features.walls &+ Features.wall(code, for: .blue))
    let red = column(Features.walls &+ Features.wall(code, for: .red))
    for step in 0..<Self.steps {
      next[step] = sums[step] &+ blue[step]
      next[Self.steps &+ step] = sums[Self.steps &+ step] &+ red[step]
    }
  }

  /// The sums after a pawn went from one square to another.
  @inline(__always)
  func step(
    _ sums: UnsafeMutablePointer<Lanes>, to next: UnsafeMutablePointer<Lanes>, _ pawn: Pawn,
    _ from: UInt8, _ square: UInt8
  ) {
    let blue = pawn == .blue ? 0 : Features.otherPawn
    let red = pawn == .red ? 0 : Features.otherPawn
    let blueOff = column(blue &+ Features.square(from, for: .blue))
    let blueOn = column(blue &+ Features.square(square, for: .blue))
    let redOff = column(red &+ Features.square(from, for: .red))
    let redOn = column(red &+ Features.square(square, for: .red))
    for step in 0..<Self.steps {
      next[step] = sums[step] &- blueOff[step] &+ blueOn[step]
      let other = Self.steps &+ step
      next[other] = sums[other] &- redOff[step] &+ redOn[step]
    }
  }

  /// The sums of the same position with the turn passed.
  @inline(__always)
  func pass(_ sums: UnsafeMutablePointer<Lanes>, to next: UnsafeMutablePointer<Lanes>) {
    for step in 0..<Self.sums { next[step] = sums[step] }
  }

  /// The value for the player on turn in hundredths of a step.
  @inline(__always)
  func value(_ sums: UnsafeMutablePointer<Lanes>, _ frame: UnsafeMutablePointer<Frame>) -> Int32 {
    let isBlue = frame.pointee.position.turn == .blue
    let own = sums + (isBlue ? 0 : Self.steps)
    let blueWalls = Int(frame.pointee.position.blueWalls)
    let redWalls = Int(frame.pointee.position.redWalls)
    let ownStock = column(Features.ownStock &+ (isBlue ? blueWalls : redWalls))
    let otherStock = column(Features.otherStock &+ (isBlue ? redWalls : blueWalls))
    let blueWay = Features.way(frame.pointee.blue)
    let redWay = Features.way(frame.pointee.red)
    let ownWay = column(Features.ownWay &+ (isBlue ? blueWay : redWay))
    let otherWay = column(Features.otherWay &+ (isBlue ? redWay : blueWay))
    var total = SIMD8<Int32>()
    for step in 0..<Self.steps {
      let sum = own[step] &+ ownStock[step] &+ otherStock[step] &+ ownWay[step] &+ otherWay[step]
      let value = sum.clamped(
        lowerBound: Lanes(repeating: 0), upperBound: Lanes(repeating: Int16(Net.inputUnit)))
      total &+= Self.sumOfProducts(value &* outputs[step], value)
    }
    let sum = total.wrappedSum() / Int32(Net.inputUnit * Net.inputUnit) &+ bias
    return sum &* Int32(Net.scale) / Int32(Net.outputUnit)
  }

  /// Products lane by lane, added in pairs; the second factors must not be negative.
  @inline(__always)
  private static func sumOfProducts(_ one: Lanes, _ other: Lanes) -> SIMD8<Int32> {
    let pairs = unsafeBitCast(one, to: SIMD8<Int32>.self)
    let others = unsafeBitCast(other, to: SIMD8<Int32>.self)
    let low = ((pairs &<< 16) &>> 16) &* (others & 0xFFFF)
    let high = (pairs &>> 16) &* (others &>> 16)
    return low &+ high
  }
}
