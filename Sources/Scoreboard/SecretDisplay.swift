/// The small display that only one player sees, as a picture that is drawn knows of it.
enum SecretDisplay: Sendable, Hashable {
  /// There is none: words stand on the wall while the others look away.
  case none
  /// There is one, and the picture is another: no word stands in it.
  case elsewhere
  /// The picture is the small display's own.
  case here
}
