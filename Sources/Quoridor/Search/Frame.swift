/// A position on the line that is being searched, with what is known of it.
struct Frame {
  var position = Position()
  var key: UInt64 = 0
  var blue = Way.none
  var red = Way.none
  /// The plies since the last wall: earlier positions cannot come again.
  var sinceWall = 0
  /// The evaluation for the player on turn.
  var evaluation: Int32 = 0
  /// The move that is being tried here.
  var move: UInt8 = 0
  /// Walls that refuted something at this distance from the root.
  var killers: (UInt8, UInt8) = (0xFF, 0xFF)

  /// The way of the player on turn.
  @inline(__always)
  var own: Way { position.turn == .blue ? blue : red }

  /// The way of the other player.
  @inline(__always)
  var other: Way { position.turn == .blue ? red : blue }
}
