import Badminton
import Buttons

extension BadmintonScreen {
  /// What can be done with a match; the phase decides what it means and whether it is allowed.
  public enum Action: Sendable, Hashable {
    // The panel.
    /// `left+`, `right+`; `began` is when the button went down.
    case plus(End, began: Duration)
    /// `left-`, `right-`.
    case minus(End)
    /// `rewind`.
    case rewind
    /// `start`.
    case start
    /// `ends`.
    case ends(EndsPress)

    // Names.
    /// The field of the end's first or second name opens.
    case editName(End, Player)
    /// Text is typed into the open field.
    case type(String)
    /// A key is pressed in the open field.
    case press(Input.Key)
    /// The open field is saved, as Enter does.
    case saveName

    // The menu.
    case undo
    case redo
    /// The toss is drawn.
    case drawToss
    /// A side serves first, as `+` says it in setup.
    case serveFirst(Side)
    case format(Format)
    case doubles(Bool)
    /// Doubles: who serves first, who receives first, in the first game.
    case firstService(server: Player, receiver: Player)
    case card(Event.Card, Side)
    case ending(Ending, against: Side)
    /// A standing is being set in the menu.
    case draft(Draft)
    /// Score, games, server or ends are set outright, in this order, as one press.
    case correct([Correction])
    /// The interval's countdown is not shown any longer.
    case skipInterval
    /// Format and number of players are agreed at once, as a preset has them; nil leaves one as it is.
    case agree(Format?, isDoubles: Bool?)
    /// A match of the evening's list is set up, by its place.
    case fromQueue(Int)
    /// A warm-up, an injury or a suspension is timed.
    case timer(CourtTimer.Kind)
    /// That is over.
    case endTimer
    /// What becomes of an old rally is being set in the menu, by its place among the events that count;
    /// nil leaves it as it was.
    case draftRally(Int, RallyEdit?)
    /// The rallies that were set so are put right.
    case editRallies
    /// The figures of the match are shown for a while.
    case figures
    /// A new match, confirmed.
    case newMatch
  }

  /// The ways to say "ends".
  public enum EndsPress: Sendable, Hashable {
    /// The button went down.
    case press
    /// It has been held for 1 s.
    case held(began: Duration)
    /// Both `+` lines have been held for 1 s; `began` is when the first went down.
    case chord(began: Duration)
  }
}
