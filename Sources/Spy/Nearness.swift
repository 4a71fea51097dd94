/// How near a guess is to the word: the host confirms what is nearly right.
enum Nearness {
  /// The keys are equal.
  case same
  /// A slip of the pen, or one text within the other.
  case near
  /// Another word, or the very word of the spies.
  case other

  /// Compares the key of a guess with those of the civilians' and the spies' word.
  ///
  /// Near is one edit in a word of three characters, two from six on, or a word of two characters
  /// or more within the other.
  init(of guess: String, to word: String, not other: String) {
    if guess == word {
      self = .same
    } else if guess == other {
      self = .other
    } else {
      let shorter = min(guess.count, word.count)
      let allowed = shorter < 3 ? 0 : shorter < 6 ? 1 : 2
      let isWithin =
        shorter >= 2
        && (Self.contains(Array(guess), Array(word)) || Self.contains(Array(word), Array(guess)))
      self =
        isWithin || Self.distance(Array(guess), Array(word), atMost: allowed) <= allowed
        ? .near : .other
    }
  }

  /// Whether the characters of `part` follow each other somewhere in `whole`.
  private static func contains(_ whole: [Character], _ part: [Character]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
  }

  /// How many characters must be put in, left out or changed (Levenshtein); more than `limit` when the
  /// lengths alone say so.
  private static func distance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int
  {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (right[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
