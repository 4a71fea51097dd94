extension Opening {
  /// The table as a line: rule, voting, time, counts, games, used pairs, then each seat with its wins,
  /// whether it is here, and its name.
  ///
  /// `open parity turns 30 usual 2 9f3c,77a1 1 0 here "Mei" "mei" 2 1 away "" ""`
  var record: String {
    var words = [
      "open", rule.rawValue, voteStyle.rawValue, "\(speakingTime)",
      chosen.map { "\($0.spies):\($0.blanks)" } ?? "usual", "\(games)", used.list,
    ]
    for holder in holders {
      words += ["\(holder.seat.number)", "\(holder.wins)", holder.isAway ? "away" : "here"]
      words += [holder.name?.text, holder.name?.key].map { Quoted($0 ?? "").description }
    }
    return words.joined(separator: " ")
  }

  /// Reads what follows `open` in such a line; nil when it is none.
  init?(_ words: [String]) {
    guard words.count >= 6, (words.count - 6) % 5 == 0,
      let rule = WinRule(rawValue: words[0]), let voteStyle = VoteStyle(rawValue: words[1]),
      let speakingTime = Int(words[2]), (0...Evening.longestSpeakingTime).contains(speakingTime),
      let games = Int(words[4]), let used = [UInt64](list: words[5])
    else { return nil }
    var chosen: Chosen?
    if words[3] != "usual" {
      let parts = words[3].split(separator: ":").map { Int($0) }
      guard parts.count == 2, let spies = parts[0], let blanks = parts[1] else { return nil }
      chosen = Chosen(spies: spies, blanks: blanks)
    }
    var holders: [Holder] = []
    for start in stride(from: 6, to: words.count, by: 5) {
      guard let seat = Int(words[start]).flatMap({ Seat($0) }), let wins = Int(words[start + 1]),
        ["here", "away"].contains(words[start + 2]),
        holders.last.map({ $0.seat < seat }) ?? true
      else { return nil }
      let name = Nickname(text: words[start + 3], key: words[start + 4])
      holders.append(
        Holder(
          seat: seat, name: name.text.isEmpty ? nil : name, wins: wins,
          isAway: words[start + 2] == "away"))
    }
    self.init(
      holders: holders, chosen: chosen, rule: rule, speakingTime: speakingTime,
      voteStyle: voteStyle, games: games, used: used)
  }
}
