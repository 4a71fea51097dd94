import Badminton
import Scoreboard

/// One match as a line of JSON: what `courtside replay` reads.
public struct MatchLine: Sendable {
  /// The match's name, null where none was given.
  public var id: StateValue
  /// What was agreed before the first rally.
  public var header: Header
  /// The events.
  public var tokens: [Token]

  /// Why a line is no match.
  public struct Fault: Error, Sendable, Hashable {
    /// The match's name where it could be read, else null.
    public var id: StateValue
    /// What was found and what was expected.
    public var text: String

    /// Says why a line is no match.
    public init(id: StateValue, text: String) {
      self.id = id
      self.text = text
    }
  }

  /// Reads a line, UTF-8, without its line break.
  ///
  /// Keys it does not know are passed over; one that is missing or null has its default.
  public init(reading line: [UInt8]) throws(Fault) {
    let fields = try MatchLineFields(reading: line)
    id = fields.id
    do throws(MatchLineFields.Wrong) {
      header = try fields.header()
      tokens = try fields.tokens()
    } catch {
      throw Fault(id: fields.id, text: error.text)
    }
  }
}
