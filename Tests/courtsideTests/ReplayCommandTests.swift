import Glibc
import Testing
import Text

@testable import courtside

@Suite("courtside replay")
struct ReplayCommandTests {
  private func answer(_ line: String, isStepwise: Bool = false) -> [String] {
    var writer = JSONWriter()
    ReplayCommand.answer(Array(line.utf8), isStepwise: isStepwise, &writer)
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("a match gives one line: its id and the state's fields in their order")
  func singles() {
    #expect(
      answer(#"{"id":7,"events":"AB"}"#) == [
        #"{"id":7,"games":[[1,1]],"game_winners":[],"games_won":[0,0],"game_number":1,"#
          + #""game_over":false,"match_winner":null,"match_end_reason":null,"server":"B","#
          + #""next_server":null,"service_court":"L","deuce_label":false,"point_call":null,"#
          + #""game_point_sides":[],"match_point_sides":[],"a_left":true,"interval":null,"#
          + #""change_ends_now":false,"rewind_enabled":false,"plus_minus_enabled":true,"#
          + #""clock_auto_paused":false,"names_editable_after_start":false,"cards":[]}"#
      ])
  }

  @Test("doubles add who stands where")
  func doubles() {
    let line = answer(#"{"doubles":true,"events":"A"}"#).first ?? ""
    #expect(
      line.contains(
        #""positions":{"A1":"L","A2":"R","B1":"R","B2":"L"},"server_player":"A1","#
          + #""receiver_player":"B2","deuce_label""#))
    let over = answer(#"{"doubles":true,"events":"A*21"}"#).first ?? ""
    #expect(over.contains(#""positions":null,"server_player":null,"receiver_player":null"#))
  }

  @Test("--steps gives a line for every token, also for one that changes nothing")
  func steps() {
    let lines = answer(#"{"id":"s","events":"AB R*2 @500 -A"}"#, isStepwise: true)
    #expect(lines.count == 5)
    #expect(lines.first?.hasPrefix(#"{"id":"s","step":1,"token":"A","games":[[1,0]]"#) == true)
    #expect(lines[3].hasPrefix(#"{"id":"s","step":4,"token":"R","games":[[1,1]]"#))
    #expect(lines[4].hasPrefix(#"{"id":"s","step":5,"token":"-A","games":[[0,1]]"#))
    #expect(answer("{}", isStepwise: true).isEmpty)
  }

  @Test("a line that is no match gives its id and the error, no step before it")
  func errors() {
    let lines = answer(#"{"id":"e","events":"A A X"}"#, isStepwise: true)
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(#"{"id":"e","error":"events, line 1, byte 5: “X”, expected"#) == true)
    #expect(answer("").first == #"{"id":null,"error":"an empty line, expected a JSON object"}"#)
  }

  @Test("wrong usage exits with 2, help with 0")
  func usage() {
    #expect(ReplayCommand.run(["--nonsense"]) == 2)
    #expect(ReplayCommand.run(["file.jsonl"]) == 2)
    #expect(ReplayCommand.run(["--help"]) == 0)
  }
}
