import CSDL2
import Glibc

/// The open audio device.
final class SoundDevice {
  private let device: SDL_AudioDeviceID

  /// Opens the system's choice of device; nil if there is none.
  init?() {
    guard SoundDevice.isLikely else {
      SDL_ClearError()
      return nil
    }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { return nil }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(Samples.rate)
    wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
    wanted.channels = 1
    wanted.samples = 1024
    device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    guard device != 0 else {
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
      return nil
    }
    SDL_PauseAudioDevice(device, 0)
  }

  deinit {
    guard device != 0 else { return }
    SDL_CloseAudioDevice(device)
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
  }

  /// The amounts that wait to be played.
  var queued: Int { Int(SDL_GetQueuedAudioSize(device)) / 2 }

  /// Hands amounts to the device.
  func queue(_ amounts: [Int16]) {
    _ = amounts.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) }
  }

  /// Why there is none.
  static var failure: String {
    let reason = String(cString: SDL_GetError())
    return reason.isEmpty ? "the machine has no audio device" : reason
  }

  /// Whether it is worth asking: where there is no device at all, the system's libraries write many
  /// lines about it.
  private static var isLikely: Bool {
    for name in ["SDL_AUDIODRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE"] where getenv(name) != nil {
      return true
    }
    if Directory.names("/dev/snd").contains(where: { $0.hasPrefix("pcm") && $0.hasSuffix("p") }) {
      return true
    }
    guard let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }) else { return false }
    return access(folder + "/pulse/native", F_OK) == 0 || access(folder + "/pipewire-0", F_OK) == 0
  }
}
