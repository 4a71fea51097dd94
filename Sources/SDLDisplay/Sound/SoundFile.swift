import CSDL2

extension Samples {
  /// A WAV file as samples of this program's form; nil, with SDL's reason set, if it is none.
  init?(wav path: String) {
    var spec = SDL_AudioSpec()
    var buffer: UnsafeMutablePointer<UInt8>?
    var length: UInt32 = 0
    guard let file = SDL_RWFromFile(path, "rb"),
      SDL_LoadWAV_RW(file, 1, &spec, &buffer, &length) != nil
    else { return nil }
    defer { SDL_FreeWAV(buffer) }
    guard length <= Samples.longestFile,
      let stream = SDL_NewAudioStream(
        spec.format, spec.channels, spec.freq, SDL_AudioFormat(AUDIO_F32SYS), 1,
        Int32(Samples.rate))
    else { return nil }
    defer { SDL_FreeAudioStream(stream) }
    guard SDL_AudioStreamPut(stream, buffer, Int32(length)) == 0,
      SDL_AudioStreamFlush(stream) == 0
    else { return nil }
    let available = Int(SDL_AudioStreamAvailable(stream))
    amounts = [Float](unsafeUninitializedCapacity: available / 4) { floats, count in
      let read = SDL_AudioStreamGet(stream, floats.baseAddress, Int32(available / 4 * 4))
      count = max(0, Int(read)) / 4
    }
  }

  /// A sound is short; a file of more bytes is a mistake.
  private static let longestFile = 16 << 20
}
