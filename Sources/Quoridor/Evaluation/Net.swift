/// The weights of the evaluation as whole numbers.
public struct Net: Sendable, Hashable {
  /// Units of the hidden layer.
  static let width = 64
  /// 1.0 of an input weight or hidden sum.
  static let inputUnit = 255
  /// 1.0 of an output weight.
  static let outputUnit = 64
  /// Hundredths of a step for 1.0 of the output: e-fold odds.
  static let scale: Float = 200

  /// Input weights by input, then hidden biases, output weights, output bias.
  var weights: [Int16]

  static let biases = Features.count * width
  static let outputs = biases + width
  static let bias = outputs + width
  static let count = bias + 1

}

extension Net {
  /// The evaluation the engine plays with.
  ///
  /// Learnt by `courtside quoridor train` from games that the engine played against itself
  /// (`courtside quoridor selfplay`), each generation from the games of the one before.
  public static let builtIn: Net = {
    let letters = [builtInFirst, builtInSecond, builtInThird].flatMap(\.utf8)
    return Net(letters) ?? Net(weights: Array(repeating: 0, count: count))
  }()

  /// The weights as text: two letters each, six bits a letter.
  public var text: String {
    var bytes: [UInt8] = []
    for weight in weights {
      let code = UInt16(bitPattern: weight &+ 2048)
      bytes += [Self.letter(code >> 6 & 63), Self.letter(code & 63)]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads what `text` writes, line ends aside; nil for anything else.
  public init?(_ text: some Sequence<UInt8>) {
    var weights: [Int16] = []
    weights.reserveCapacity(Self.count)
    var high: UInt16?
    for byte in text where byte != UInt8(ascii: "\n") {
      guard let low = Self.bits(byte) else { return nil }
      if let upper = high {
        weights.append(Int16(bitPattern: upper << 6 | low) &- 2048)
        high = nil
      } else {
        high = low
      }
    }
    guard high == nil, weights.count == Self.count else { return nil }
    self.init(weights: weights)
  }

  /// The letters `0`…`o`: they need no escape in a string.
  private static func letter(_ bits: UInt16) -> UInt8 {
    // The backslash would: the letter after `o` stands for it.
    let letter = UInt8(bits) + 48
    return letter == UInt8(ascii: "\\") ? UInt8(ascii: "p") : letter
  }

  private static func bits(_ letter: UInt8) -> UInt16? {
    if letter == UInt8(ascii: "p") { return UInt16(UInt8(ascii: "\\") - 48) }
    guard (48...111).contains(letter), letter != UInt8(ascii: "\\") else { return nil }
    return UInt16(letter - 48)
  }
}
