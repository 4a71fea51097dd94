import Testing

@testable import Quoridor

@Suite struct EvaluationTests {
  /// A net of some weights or other.
  private static let net: Net = {
    var dice = Dice(11)
    let weights = (0..<Net.count).map { _ in Int16.random(in: -100...100, using: &dice) }
    return Net(weights: weights)
  }()

  /// The value as the definition says it, without anything kept up to date.
  private func plainValue(_ position: Position) -> Int32 {
    let weights = Self.net.weights.map(Int.init)
    var sum = 0
    for unit in 0..<Net.width {
      var hidden = weights[Net.biases + unit]
      for input in Features.active(position) {
        hidden += weights[Int(input) * Net.width + unit]
      }
      let value = max(0, min(Net.inputUnit, hidden))
      sum += value * value * weights[Net.outputs + unit]
    }
    let output = sum / (Net.inputUnit * Net.inputUnit) + weights[Net.bias]
    return Int32(output * Int(Net.scale) / Net.outputUnit)
  }

  @Test func sumsKeptUpToDateGiveThePlainValue() throws {
    let evaluator = Evaluator(Self.net)
    let sums = UnsafeMutablePointer<Evaluator.Lanes>.allocate(capacity: 2 * Evaluator.sums)
    let frame = UnsafeMutablePointer<Frame>.allocate(capacity: 1)
    frame.initialize(to: Frame())
    defer {
      sums.deallocate()
      frame.deallocate()
    }
    for seed: UInt64 in 0..<6 {
      var dice = Dice(seed)
      var position = Position()
      evaluator.begin(sums, position)
      while position.winner == nil {
        let moves = position.moves
        let steps = moves.filter { $0.code >= 128 }
        let choice = Bool.random(using: &dice) ? steps : moves
        let move = try #require(choice.randomElement(using: &dice))
        let next = sums + Evaluator.sums
        switch move {
        case .wall(let wall): evaluator.build(sums, to: next, wall.code)
        case .pawn(let square):
          let from = position.index(of: position.turn)
          evaluator.step(sums, to: next, position.turn, from, square.index)
        }
        position.make(move)
        for index in 0..<Evaluator.sums { sums[index] = next[index] }
        frame.pointee.position = position
        frame.pointee.blue = position.way(of: .blue)
        frame.pointee.red = position.way(of: .red)
        #expect(evaluator.value(sums, frame) == plainValue(position))
      }
    }
  }

  @Test func bothPlayersSeeTheSameBoard() throws {
    // Turned upside down with the players changed, a position is worth the same to who is on turn.
    let one = try game("e2 e8 e3h e7").position
    var other = Position()
    other.pass()
    for text in ["e8", "e2", "e6h", "e3"] { try other.play(Move(text)) }
    #expect(Set(Features.active(one)) == Set(Features.active(other)))
  }

  @Test func mirroredInputsAreThoseOfTheMirroredPosition() throws {
    for text in ["", "e2 e8 a1h g5v e3", "d1 e8 c3h e7 h8v"] {
      let position = try game(text).position
      let mirrored = Set(Features.active(position).map { Features.mirrored[Int($0)] })
      let here = Set(Features.active(position.mirrored))
      #expect(mirrored == here)
    }
  }

  @Test func netsComeBackFromText() throws {
    #expect(Net(Self.net.text.utf8) == Self.net)
    var lines = Array(Self.net.text.utf8)
    lines.insert(UInt8(ascii: "\n"), at: 1001)
    #expect(Net(lines) == Self.net)
    #expect(Net(Self.net.text.utf8.dropLast()) == nil)
    #expect(Net(Self.net.text.utf8.dropLast(2)) == nil)
    #expect(Net((Self.net.text + "00").utf8) == nil)
    #expect(Net("!".utf8) == nil)
    #expect(!Self.net.text.contains("\\"))
  }

  @Test func trainingLowersTheError() throws {
    var dice = Dice(5)
    var examples: [Trainer.Example] = []
    for _ in 0..<20 {
      var position = Position()
      for _ in 0..<20 where position.winner == nil {
        let blue = position.distance(of: position.turn) ?? 0
        let red = position.distance(of: position.turn.opponent) ?? 0
        examples.append(
          Trainer.Example(
            position, score: (red - blue) * 100, result: red > blue ? 1 : 0, trust: 0.5))
        try position.play(#require(position.moves.randomElement(using: &dice)))
      }
    }
    var trainer = Trainer(seed: 1)
    let before = trainer.error(examples[...])
    for _ in 0..<15 { _ = trainer.learn(examples[...], rate: 0.01) }
    #expect(trainer.error(examples[...]) < before * 0.8)
    #expect(trainer.net.weights.count == Net.count)
  }
}
