import Buttons
import Drawing
import Quoridor
import Scoreboard

/// What the court tells the display.
enum DisplayLetter: Sendable {
  /// Show this; a newer scene makes an older one superfluous.
  case scene(Scene, number: Int, wantsTextEntry: Bool)
  /// Show this on the small display that only one player sees.
  case secret(Scene)
  /// Play this.
  case sound(Sound)
  /// Play music or none, and everything so loud.
  case audio(Audio)
  /// Write what is shown into this PNG file.
  case frame(String)
  /// Answer with `alive`.
  case ping
  /// Close the display and end the process with this status.
  case end(Int32)
}

/// What the display tells the court.
enum CourtLetter: Sendable {
  /// Somebody did something.
  case input(Input)
  /// A display was opened; the picture has this size.
  case opened(Size)
  /// The display changed its size.
  case resized(Size)
  /// The small display that only one player sees came (with its size) or went.
  case secretDisplay(Size?)
  /// There is no display now; it is tried again.
  case closed(reason: String)
  /// The scene of that number is on the screen since that instant.
  case shown(number: Int, at: Duration)
  /// The display thread is alive.
  case alive
  /// The worker has news of the question bank.
  case bank(BankNews)
  /// The machine player has thought about the question of that ticket.
  case thought(ticket: Int, Report)
}
