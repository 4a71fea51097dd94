/// Teaches an evaluation: a net of one hidden layer, by gradient descent on searched positions.
///
/// It is handed examples and does no input or output; the same examples and seed give the same net.
public struct Trainer: ~Copyable {
  /// A position, what a search made of it and how the game ended, for the player on turn.
  public struct Example {
    var inputs: [UInt16]
    var target: Float

    /// Makes an example.
    ///
    /// `score` is in hundredths of a step; `result` is 1 for a win, 0 for a loss; `trust` is the
    /// share of the score in what is learnt, the rest is the result's.
    public init(_ position: Position, score: Int, result: Float, trust: Float) {
      inputs = Features.active(position)
      let expected = Trainer.logistic(Float(score) / Net.scale)
      target = trust * expected + (1 - trust) * result
    }
  }

  static let width = Net.width
  private let parameters: UnsafeMutablePointer<Float>
  private let slopes: UnsafeMutablePointer<Float>
  private let means: UnsafeMutablePointer<Float>
  private let squares: UnsafeMutablePointer<Float>
  private var steps = 0
  private var state: UInt64
  /// Input weights by input, then hidden biases, output weights, output bias.
  private static let biases = Features.count * width
  private static let outputs = biases + width
  private static let bias = outputs + width
  private static let count = bias + 1

  /// A net of small random weights.
  public init(seed: UInt64) {
    parameters = .allocate(capacity: Self.count)
    slopes = .allocate(capacity: Self.count)
    means = .allocate(capacity: Self.count)
    squares = .allocate(capacity: Self.count)
    slopes.initialize(repeating: 0, count: Self.count)
    means.initialize(repeating: 0, count: Self.count)
    squares.initialize(repeating: 0, count: Self.count)
    state = seed
    for index in 0..<Self.count {
      let random = Float(Zobrist.mixed(&state) >> 40) / Float(1 << 23) - 1
      parameters[index] = index < Self.biases ? random * 0.1 : random * 0.2
    }
    for index in Self.biases..<Self.outputs { parameters[index] = 0.3 }
  }

  deinit {
    parameters.deallocate()
    slopes.deallocate()
    means.deallocate()
    squares.deallocate()
  }

  /// Learns from a batch of examples, each seen as it is or mirrored; gives the mean squared error.
  public mutating func learn(_ batch: ArraySlice<Example>, rate: Float) -> Float {
    var error: Float = 0
    for example in batch {
      let isMirrored = Zobrist.mixed(&state) & 1 == 0
      error += learn(example, isMirrored)
    }
    descend(rate, 1 / Float(max(1, batch.count)))
    return error / Float(max(1, batch.count))
  }

  /// The mean squared error on examples, without learning from them.
  public func error(_ examples: ArraySlice<Example>) -> Float {
    var error: Float = 0
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.width) { hidden in
      for example in examples {
        let miss = output(example.inputs, hidden, false) - example.target
        error += miss * miss
      }
    }
    return error / Float(max(1, examples.count))
  }

  /// The prospects of the player on turn; `hidden` receives the sums of the hidden layer.
  private func output(
    _ inputs: [UInt16], _ hidden: UnsafeMutableBufferPointer<Float>, _ isMirrored: Bool
  ) -> Float {
    for unit in 0..<Self.width { hidden[unit] = parameters[Self.biases + unit] }
    for input in inputs {
      let number = Int(isMirrored ? Features.mirrored[Int(input)] : input)
      let weights = parameters + number * Self.width
      for unit in 0..<Self.width { hidden[unit] += weights[unit] }
    }
    var sum = parameters[Self.bias]
    for unit in 0..<Self.width {
      let value = max(0, min(1, hidden[unit]))
      sum += value * value * parameters[Self.outputs + unit]
    }
    return Self.logistic(sum)
  }

  private mutating func learn(_ example: Example, _ isMirrored: Bool) -> Float {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * Self.width) { buffer in
      let hidden = UnsafeMutableBufferPointer(rebasing: buffer[..<Self.width])
      let pull = UnsafeMutableBufferPointer(rebasing: buffer[Self.width...])
      let prospects = output(example.inputs, hidden, isMirrored)
      let miss = prospects - example.target
      let slope = 2 * miss * prospects * (1 - prospects)
      slopes[Self.bias] += slope
      for unit in 0..<Self.width {
        let value = max(0, min(1, hidden[unit]))
        slopes[Self.outputs + unit] += slope * value * value
        let isActive = hidden[unit] > 0 && hidden[unit] < 1
        pull[unit] = isActive ? slope * 2 * value * parameters[Self.outputs + unit] : 0
        slopes[Self.biases + unit] += pull[unit]
      }
      for input in example.inputs {
        let number = Int(isMirrored ? Features.mirrored[Int(input)] : input)
        let weights = slopes + number * Self.width
        for unit in 0..<Self.width { weights[unit] += pull[unit] }
      }
      return miss * miss
    }
  }

  /// One step of Adam (Kingma and Ba 2015), then the slopes are zero again.
  private mutating func descend(_ rate: Float, _ share: Float) {
    steps += 1
    let first: Float = 0.9
    let second: Float = 0.999
    let warm = min(1, Float(steps) / 200)
    for index in 0..<Self.count {
      let slope = slopes[index] * share
      slopes[index] = 0
      means[index] += (slope - means[index]) * (1 - first)
      squares[index] += (slope * slope - squares[index]) * (1 - second)
      parameters[index] -= rate * warm * means[index] / (squares[index].squareRoot() + 1e-7)
      // What the evaluation's whole numbers can hold.
      let bound: Float = 1.98
      parameters[index] = max(-bound, min(bound, parameters[index]))
    }
  }

  /// The net as whole numbers.
  public var net: Net {
    var weights: [Int16] = []
    for index in 0..<Self.count {
      let unit = index < Self.outputs ? Net.inputUnit : Net.outputUnit
      weights.append(Int16((parameters[index] * Float(unit)).rounded()))
    }
    return Net(weights: weights)
  }

  /// 1 / (1 + e^-x).
  static func logistic(_ value: Float) -> Float {
    let bounded = max(-30, min(30, value))
    return 1 / (1 + exponential(-bounded))
  }

  /// e^x for x in ±30: a power of two times a short series.
  private static func exponential(_ value: Float) -> Float {
    let scaled = value * 1.442695
    let whole = scaled.rounded()
    let rest = (scaled - whole) * 0.6931472
    let series = 1 + rest * (1 + rest * (0.5 + rest * (0.1666667 + rest * 0.04166667)))
    return Float(sign: .plus, exponent: Int(whole), significand: series)
  }
}
