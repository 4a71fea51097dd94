extension Deal {
  /// The deal as a line: the pair with its keys, which word is the civilians', the role of each seat, who
  /// speaks first, what counts as unused again.
  ///
  /// `deal "Tea" "tea" "Coffee" "coffee" second 1:civilian,2:spy,3:civilian 2 -`
  var record: String {
    let words = [pair.first, pair.second].map { "\(Quoted($0.text)) \(Quoted($0.key))" }
    let roles = roles.map { "\($0.seat.number):\($0.role.rawValue)" }.joined(separator: ",")
    let side = isSwapped ? "second" : "first"
    return "deal \(words[0]) \(words[1]) \(side) \(roles) \(first.number) \(forgotten.list)"
  }

  /// Reads what follows `deal` in such a line; nil when it is none, or its counts are out of bounds.
  init?(_ words: [String]) {
    guard words.count == 8, words[4] == "first" || words[4] == "second",
      let number = Int(words[6]), let first = Seat(number),
      let forgotten = [UInt64](list: words[7])
    else { return nil }
    var roles: [(seat: Seat, role: Role)] = []
    for entry in words[5].split(separator: ",") {
      let parts = entry.split(separator: ":")
      guard parts.count == 2, let seat = Int(parts[0]).flatMap({ Seat($0) }),
        let role = Role(rawValue: String(parts[1])), roles.last.map({ $0.seat < seat }) ?? true
      else { return nil }
      roles.append((seat, role))
    }
    guard roles.contains(where: { $0.seat == first }) else { return nil }
    self.init(
      pair: WordPair(Word(words[0], key: words[1]), Word(words[2], key: words[3])),
      isSwapped: words[4] == "second", roles: roles, first: first, forgotten: forgotten)
  }
}

extension [UInt64] {
  /// The numbers in hexadecimal with commas between, `-` for none.
  var list: String {
    isEmpty ? "-" : map { String($0, radix: 16) }.joined(separator: ",")
  }

  /// Reads such a list.
  init?(list: String) {
    guard list != "-" else {
      self = []
      return
    }
    let numbers = list.split(separator: ",").map { UInt64($0, radix: 16) }
    let read = numbers.compactMap { $0 }
    guard read.count == numbers.count else { return nil }
    self = read
  }
}
