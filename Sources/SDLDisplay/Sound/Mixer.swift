/// Sounds that are being played, added up.
struct Mixer {
  /// How loud the effects are, 0 to 1.
  var effectsVolume: Float = 1
  /// How loud the music is, 0 to 1.
  var musicVolume: Float = 0.5

  private struct Voice {
    let samples: Samples
    var place = 0
  }
  private var effects: [Voice] = []
  private var music: Voice?

  /// More at once are noise: the oldest ends.
  private static let mostEffects = 8

  /// Whether there is nothing to play.
  var isSilent: Bool { effects.isEmpty && (music == nil || musicVolume == 0) }

  /// Starts an effect.
  mutating func play(_ samples: Samples) {
    if effects.count == Mixer.mostEffects { effects.removeFirst() }
    effects.append(Voice(samples: samples))
  }

  /// Starts a piece that begins again at its end; nil ends it.
  mutating func setMusic(_ samples: Samples?) {
    music = samples.flatMap { $0.amounts.isEmpty ? nil : Voice(samples: $0) }
  }

  /// Ends all effects.
  mutating func stopEffects() {
    effects = []
  }

  /// The next amounts, as signed 16-bit numbers.
  mutating func next(_ count: Int) -> [Int16] {
    var sum = [Float](repeating: 0, count: count)
    for index in effects.indices { Mixer.add(&effects[index], to: &sum, effectsVolume) }
    effects.removeAll { $0.place >= $0.samples.amounts.count }
    if var piece = music {
      Mixer.add(&piece, to: &sum, musicVolume, isLooped: true)
      music = piece
    }
    return sum.map { Int16(max(-1, min(1, $0)) * 32_767) }
  }

  private static func add(
    _ voice: inout Voice, to sum: inout [Float], _ volume: Float, isLooped: Bool = false
  ) {
    for index in sum.indices {
      if voice.place >= voice.samples.amounts.count {
        guard isLooped else { return }
        voice.place = 0
      }
      sum[index] += voice.samples.amounts[voice.place] * volume
      voice.place += 1
    }
  }
}
