import CSDL2
import Glibc
import Synchronization
import Testing

@testable import SDLDisplay

/// SDL writes what it would play into a file, by its own `disk` driver.
@Suite("Playing", .serialized)
struct SoundPlayerTests {
  private final class Said: Sendable {
    let sentences = Mutex<[String]>([])
  }

  private func waitUntil(_ isDone: () -> Bool) -> Bool {
    for _ in 0..<500 {
      if isDone() { return true }
      usleep(10_000)
    }
    return false
  }

  @Test("A sound reaches the device, a file of one's own in place of the built-in one")
  func played() throws {
    let folder = try TemporaryFolder()
    setenv("SDL_AUDIODRIVER", "disk", 1)
    setenv("SDL_DISKAUDIOFILE", folder.path + "/out.raw", 1)
    defer {
      unsetenv("SDL_AUDIODRIVER")
      unsetenv("SDL_DISKAUDIOFILE")
    }
    // 0.1 s of a loud square wave, 8 bits, 8 kHz.
    let wave = (0..<800).map { UInt8($0 / 8 % 2 == 0 ? 250 : 6) }
    var head = Array("RIFF".utf8)
    head += [0x44, 3, 0, 0]
    head += Array("WAVEfmt ".utf8)
    head += [16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0]
    head += Array("data".utf8)
    head += [0x20, 3, 0, 0]
    try folder.write("point.wav", head + wave)
    try folder.write("game.wav", "no sound")
    let said = Said()
    let player = SoundPlayer(folder: folder.path) { text in
      said.sentences.withLock { $0.append(text) }
    }
    func loudest() -> Int {
      let bytes = (try? folder.read("out.raw")) ?? []
      return stride(from: 0, to: bytes.count - 1, by: 2).reduce(0) {
        max($0, abs(Int(Int16(bitPattern: UInt16(bytes[$1]) | UInt16(bytes[$1 + 1]) << 8))))
      }
    }
    player.play("point")
    #expect(waitUntil { loudest() > 30_000 })
    player.play("game")
    player.play("no such sound")
    #expect(waitUntil { said.sentences.withLock { $0.count == 2 } })
    let sentences = said.sentences.withLock { $0 }
    #expect(sentences.first?.hasPrefix(folder.path + "/game.wav: ") == true)
    #expect(sentences.last == "there is no sound named no such sound")
  }

  @Test("Without a device nothing is played, it is said once, and no call waits")
  func noDevice() {
    // The player of another test may still be closing its device.
    #expect(waitUntil { SDL_WasInit(UInt32(SDL_INIT_AUDIO)) == 0 })
    setenv("SDL_AUDIODRIVER", "no such driver", 1)
    defer { unsetenv("SDL_AUDIODRIVER") }
    let said = Said()
    let player = SoundPlayer { text in said.sentences.withLock { $0.append(text) } }
    let clock = ContinuousClock()
    let spent = clock.measure {
      player.setVolume(effects: 300, music: -5)
      player.stopEffects()
      for _ in 0..<1000 { player.play("point") }
    }
    #expect(spent < .seconds(1))
    #expect(waitUntil { said.sentences.withLock { !$0.isEmpty } })
    player.play("point")
    usleep(100_000)
    #expect(said.sentences.withLock { $0.count } == 1)
  }
}
