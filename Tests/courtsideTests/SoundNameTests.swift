import SDLDisplay
import Scoreboard
import Testing

/// The program asks for sounds that the display has.
struct SoundNameTests {
  @Test("every sound of the screens is one that can be played", arguments: Sound.allCases)
  func known(sound: Sound) {
    #expect(SoundPlayer.names.contains(sound.rawValue))
  }
}
