import Buttons
import Spy

extension SpyScreen {
  /// What can be done on the screen.
  public enum Action: Sendable, Hashable {
    /// The mark goes up or down a list.
    case move(Int)
    /// The marked value is made more or less.
    case change(Int)
    /// The marked line, or the one thing there is to do, is done.
    case choose
    /// Back out: of a page, of a question, of what happened last.
    case back
    /// A button that shows a word went down.
    case look
    /// That button came up.
    case cover
    /// A page opens.
    case open(Page)
    /// The countdown stops or goes on.
    case timer
    /// Something that happens at the table, as the menu and phones say it.
    case happen(Event)
    /// Text was typed.
    case type(String)
    /// A key in an open field.
    case press(Input.Key)
    /// The bank is to be read again.
    case refreshBank
    /// A line of a list is marked and chosen with a finger or the mouse.
    case pick(Int)
  }

  /// A page that covers the game for a while.
  public enum Page: Sendable, Hashable {
    /// The names of all seats.
    case names
    /// Who forgot the word?
    case forgot
    /// The rules.
    case rules
    /// The table has agreed on a seat, though it votes by ballots.
    case agreed
    /// The blank's guess is typed.
    case guess
  }
}
