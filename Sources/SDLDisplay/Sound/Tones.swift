/// The program's own sounds, by name.
enum Tones {
  /// The names of all of them.
  static let names = table.keys.sorted()

  /// The sound of that name.
  static func samples(_ name: String) -> Samples? {
    table[name].map { Samples($0) }
  }

  private static let c5 = 523.25
  private static let e5 = 659.26
  private static let g5 = 783.99
  private static let c6 = 1046.5

  private static let table: [String: [Tone]] = [
    "point": [Tone(c6, length: 0.14)],
    "twenty-seconds": [Tone(g5, length: 0.2), Tone(g5, at: 0.3, length: 0.2)],
    "interval-end": [
      Tone(e5, length: 0.35, loudness: 0.7), Tone(e5, at: 0.4, length: 0.35, loudness: 0.7),
      Tone(c6, at: 0.8, length: 0.9, loudness: 0.8),
    ],
    "game": [
      Tone(c5, length: 0.3), Tone(e5, at: 0.16, length: 0.3), Tone(g5, at: 0.32, length: 0.7),
    ],
    "match": [
      Tone(c5, length: 0.3), Tone(e5, at: 0.16, length: 0.3), Tone(g5, at: 0.32, length: 0.3),
      Tone(c6, at: 0.48, length: 1.2, loudness: 0.6), Tone(g5, at: 0.48, length: 1.2),
      Tone(e5, at: 0.48, length: 1.2, loudness: 0.35),
    ],
    "move": [Tone(440, length: 0.09, to: 660, overtones: [0.1])],
    "wall": [
      Tone(110, length: 0.28, to: 82, loudness: 0.9, overtones: [0.6, 0.4, 0.3]),
      Tone(1400, length: 0.03, loudness: 0.3, overtones: [0.8, 0.7]),
    ],
    "win": [
      Tone(g5, length: 0.18), Tone(g5, at: 0.2, length: 0.12), Tone(c6, at: 0.34, length: 0.9),
      Tone(e5, at: 0.34, length: 0.9, loudness: 0.4),
    ],
    "lose": [
      Tone(392, length: 0.3, overtones: [0.2]), Tone(349.23, at: 0.32, length: 0.3),
      Tone(261.63, at: 0.64, length: 0.9, to: 246.94, overtones: [0.25, 0.1]),
    ],
    "refusal": [
      Tone(220, length: 0.12, overtones: [0, 0.35]),
      Tone(196, at: 0.14, length: 0.2, overtones: [0, 0.35]),
    ],
    "tick": [Tone(1800, length: 0.03, loudness: 0.35)],
    "music": music,
  ]

  /// Eight bars of broken chords in three-four time, which join end to beginning.
  private static let music: [Tone] = {
    let beat = 0.42
    let chords: [[Double]] = [
      [220, 261.63, 329.63], [174.61, 220, 261.63], [196, 246.94, 293.66],
      [164.81, 196, 246.94], [220, 261.63, 329.63], [174.61, 220, 293.66],
      [164.81, 207.65, 246.94], [220, 261.63, 329.63],
    ]
    return chords.enumerated().flatMap { bar, chord in
      chord.enumerated().map { number, pitch in
        Tone(
          pitch, at: (Double(bar * 3 + number)) * beat, length: beat * 0.98,
          loudness: number == 0 ? 0.22 : 0.14, overtones: [0.3, 0.1, 0.05])
      }
    }
  }()
}
