import Glibc
import Quoridor

/// `courtside quoridor train`: learns an evaluation from the lines of `selfplay`.
enum QuoridorTraining {
  static let options: [Arguments.Option] = [
    .init("epochs", "N", "how often each example is seen (6)"),
    .init("rate", "PER_MILLION", "the step of learning at the start (1500)"),
    .init("trust", "PERCENT", "the share of the score against the result (60)"),
    .init("seed", "N", "the weights to begin with and the order (1)"),
  ]

  static let help = Help(
    usage: "quoridor train [OPTIONS] < GAMES > NET",
    about: """
      Reads games as “courtside quoridor selfplay” prints them from standard input and learns to
      foresee their scores and results. The net is printed; progress goes to standard error.
      """,
    options: options)

  /// Runs the command with what follows `train`.
  static func run(_ words: [String]) -> Int32 {
    help.answer(words, as: "quoridor train") { arguments throws(Arguments.Misuse) in
      try Help.refuseWords(in: arguments)
      let epochs = try arguments.number("epochs", 1...1000) ?? 6
      let rate = Float(try arguments.number("rate", 1...1_000_000) ?? 1500) / 1_000_000
      let trust = Float(try arguments.number("trust", 0...100) ?? 60) / 100
      let seed = UInt64(try arguments.number("seed", 0...Int.max) ?? 1)
      train(epochs, rate, trust, seed)
      return 0
    }
  }

  private static func train(_ epochs: Int, _ rate: Float, _ trust: Float, _ seed: UInt64) {
    var examples: [Trainer.Example] = []
    var held: [Trainer.Example] = []
    var lines = 0
    while let line = readLine() {
      lines += 1
      // Whole games are held back: positions of one game are too alike.
      if lines % 50 == 0 {
        read(line, trust, into: &held)
      } else {
        read(line, trust, into: &examples)
      }
    }
    Output.complain("\(lines) games, \(examples.count) examples, \(held.count) held back")
    var trainer = Trainer(seed: seed)
    var dice = Openings.Dice(seed: seed)
    let size = 1024
    let batches = (examples.count + size - 1) / size
    for epoch in 0..<epochs {
      examples.shuffle(using: &dice)
      var error: Float = 0
      for batch in 0..<batches {
        let part = examples[(batch * size)..<min(examples.count, (batch + 1) * size)]
        let progress = Float(epoch * batches + batch) / Float(epochs * batches)
        let step = rate * (1 - progress) * (1 - progress) + rate / 100
        error += trainer.learn(part, rate: step)
      }
      let test = trainer.error(held[...])
      Output.complain("epoch \(epoch + 1): error \(error / Float(max(1, batches))), held \(test)")
    }
    Output.line(trainer.net.text)
  }

  private static func read(
    _ line: String, _ trust: Float, into examples: inout [Trainer.Example]
  ) {
    let words = line.split(separator: " ")
    guard let last = words.last else { return }
    let winner = Pawn.allCases.first { $0.name == last }
    var position = Position()
    for word in words.dropLast() {
      let parts = word.split(separator: ":")
      if parts.count == 2, let score = Int(parts[1]) {
        if abs(score) > Engine.won { return }
        let result: Float = winner == nil ? 0.5 : (winner == position.turn ? 1 : 0)
        examples.append(
          Trainer.Example(position, score: score, result: result, trust: trust))
      }
      guard let move = try? Move(parts[0]), (try? position.play(move)) != nil else { return }
    }
  }
}
