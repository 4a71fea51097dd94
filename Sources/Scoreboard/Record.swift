/// What must be on disk before an event counts as acknowledged: the program is the fold of these.
///
/// One record is one synced transaction.
public struct Record: Sendable, Hashable {
  /// What it belongs to: a match of badminton, a game of Quoridor, an evening of Spy, the settings.
  public enum Book: String, Sendable, Hashable, CaseIterable {
    case badminton
    case quoridor
    case spy
    case settings
    /// Matches of badminton that were brought in from files.
    case imported
  }

  /// The book it goes into.
  public var book: Book
  /// Whether it opens a new match or game: what came before in the book is finished.
  public var opens: Bool
  /// The record itself, in the notation of its book.
  ///
  /// Badminton: one line of a match as a text file, either a line of the header (`Name-A: WANG`) or a
  /// token with the match time in ms before it (`@61500 A`).
  public var text: String

  /// Makes a record.
  public init(book: Book, opens: Bool = false, text: String) {
    self.book = book
    self.opens = opens
    self.text = text
  }
}
