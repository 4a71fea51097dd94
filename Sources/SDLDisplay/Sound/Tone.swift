import Glibc

/// One struck note: a tone that begins at once and dies away, as a chime does.
struct Tone: Sendable, Hashable {
  /// When it begins, in s.
  var start: Double
  /// How long it takes to be gone, in s.
  var length: Double
  /// Its pitch in Hz.
  var pitch: Double
  /// Its pitch at the end in Hz, for a tone that slides.
  var lastPitch: Double
  /// How loud it begins, 0 to 1.
  var loudness: Double
  /// How much of the second, third … multiple of the pitch sounds with it.
  var overtones: [Double]

  /// Makes a note that stays on its pitch unless `to` says otherwise.
  init(
    _ pitch: Double, at start: Double = 0, length: Double, to lastPitch: Double? = nil,
    loudness: Double = 0.5, overtones: [Double] = [0.25, 0.1]
  ) {
    self.start = start
    self.length = length
    self.pitch = pitch
    self.lastPitch = lastPitch ?? pitch
    self.loudness = loudness
    self.overtones = overtones
  }
}

extension Samples {
  /// The tones played together; what is louder than the loudest possible is softened.
  init(_ tones: [Tone]) {
    let end = tones.reduce(0) { max($0, $1.start + $1.length) }
    var sum = [Double](repeating: 0, count: Int(end * Double(Samples.rate)))
    for tone in tones { Samples.add(tone, to: &sum) }
    amounts = sum.map { Float(tanh($0)) }
  }

  private static func add(_ tone: Tone, to sum: inout [Double]) {
    let rate = Double(Samples.rate)
    let first = Int(tone.start * rate)
    let count = min(Int(tone.length * rate), sum.count - first)
    guard count > 0 else { return }
    // A few ms to rise and to end, so that nothing clicks.
    let edge = min(0.004, tone.length / 4) * rate
    var phase = 0.0
    for index in 0..<count {
      let place = Double(index) / Double(count)
      let rise = min(1, Double(index) / edge)
      let fall = min(1, Double(count - index) / edge)
      let loudness = tone.loudness * rise * fall * exp(-4 * place)
      var amount = sin(phase)
      for (number, share) in tone.overtones.enumerated() {
        amount += share * sin(phase * Double(number + 2))
      }
      sum[first + index] += loudness * amount
      phase += 2 * .pi * (tone.pitch + (tone.lastPitch - tone.pitch) * place) / rate
      if phase > 2 * .pi { phase -= 2 * .pi }
    }
  }
}
