import Buttons
import Quoridor

extension QuoridorScreen {
  /// What can be done with a game; the phase decides what it means and whether it is allowed.
  public enum Action: Sendable, Hashable {
    // The panel.
    /// The cursor goes one step; in setup left and right choose the opponent, up and down the sides;
    /// after the game left and right go through it.
    case step(Direction)
    /// Pawn, horizontal wall, vertical wall; while a question is open, no.
    case turn
    /// Starts, resumes, makes the move, builds the wall; while a question is open, yes.
    case confirm

    // Mouse and touch.
    /// A square was tapped: a target of the pawn is gone to.
    case point(Square)
    /// The cursor is put on a place for a wall.
    case place(Wall)
    /// The pawn was tapped: its targets blink.
    case pick

    // Names.
    /// The field of a player's name opens.
    case editName(Pawn)
    /// Text is typed into the open field.
    case type(String)
    /// A key is pressed in the open field.
    case press(Input.Key)

    // The menu.
    /// A player gives up.
    case surrender(Pawn)
    /// A player asks to take back the last turn; the machine always agrees.
    case askToTakeBack
    /// Both agreed on a draw after a third repetition.
    case agreeDraw
    /// A hint for the player on turn.
    case askForHint
    case opponent(QuoridorOpponent)
    case coordinates(Bool)
    /// The board is set up for a new game.
    case newGame

    // The machine.
    /// What a worker found out about a question.
    case answer(ticket: Int, Report)
  }

  /// Where the cursor goes.
  public enum Direction: Sendable, Hashable, CaseIterable {
    case left
    case right
    case up
    case down
  }
}
