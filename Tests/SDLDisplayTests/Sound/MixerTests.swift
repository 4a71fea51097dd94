import Testing

@testable import SDLDisplay

@Suite("Sounds")
struct MixerTests {
  @Test("Every sound is short, heard, and not too loud", arguments: Tones.names)
  func tones(name: String) throws {
    let samples = try #require(Tones.samples(name))
    #expect(samples.peak > 0.1 && samples.peak <= 1)
    #expect(samples.seconds < (name == "music" ? 15 : 2))
    #expect(abs(samples.amounts.first ?? 1) < 0.01 && abs(samples.amounts.last ?? 1) < 0.01)
  }

  @Test("There is a sound for each thing that is heard, and no two are the same")
  func names() {
    let wanted = [
      "point", "twenty-seconds", "interval-end", "game", "match", "move", "wall", "refusal",
      "tick", "music", "win", "lose",
    ]
    #expect(Tones.names == wanted.sorted())
    #expect(Set(Tones.names.compactMap(Tones.samples)).count == wanted.count)
    #expect(Tones.samples("applause") == nil)
  }

  @Test("Sounds are added and end; nothing is louder than the loudest")
  func mixing() {
    var mixer = Mixer()
    #expect(mixer.isSilent)
    mixer.play(Samples(amounts: [0.25, 0.25, 0.25]))
    mixer.play(Samples(amounts: [0.5, 0.9]))
    #expect(!mixer.isSilent)
    #expect(mixer.next(2) == [Int16(0.75 * 32_767), 32_767])
    #expect(mixer.next(2) == [Int16(0.25 * 32_767), 0])
    #expect(mixer.isSilent)
  }

  @Test("Music begins again at its end and has a volume of its own")
  func music() {
    var mixer = Mixer()
    mixer.musicVolume = 0.5
    mixer.setMusic(Samples(amounts: [1, 0]))
    #expect(mixer.next(5) == [16_383, 0, 16_383, 0, 16_383])
    mixer.effectsVolume = 0
    mixer.play(Samples(amounts: [1]))
    #expect(mixer.next(1) == [0])
    mixer.musicVolume = 0
    #expect(mixer.isSilent)
    mixer.musicVolume = 1
    mixer.setMusic(Samples(amounts: []))
    #expect(mixer.isSilent)
  }

  @Test("Of too many effects the oldest ends, and all end when they are stopped")
  func many() {
    var mixer = Mixer()
    for _ in 0..<20 { mixer.play(Samples(amounts: [0.1])) }
    #expect(abs(Int(mixer.next(1)[0]) - Int(0.8 * 32_767)) < 10)
    mixer.play(Samples(amounts: [0.1]))
    mixer.stopEffects()
    #expect(mixer.isSilent)
  }
}
