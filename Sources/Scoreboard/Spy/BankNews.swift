import Spy

/// What the worker that reads the question bank tells the screen.
public enum BankNews: Sendable, Hashable {
  /// It is being read: bytes so far, and those announced where somebody said.
  case loading(received: Int, expected: Int?)
  /// A bank that may be played with from the next game on.
  case loaded(WordBank)
  /// The bank in force is the newest.
  case unchanged
  /// It could not be read, or is not to be used; the bank in force stays.
  case failed(BankFailure)
}

/// Why the bank that was read is not used.
public enum BankFailure: Sendable, Hashable {
  /// The body is no bank.
  case fault(BankFault)
  /// It has fewer than 20 pairs, or fewer than half of the last good one.
  case tooFew(Int)
}
