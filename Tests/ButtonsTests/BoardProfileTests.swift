import Buttons
import Testing

@Suite struct BoardProfileTests {
  private func profile(_ change: (inout BoardProfile) -> Void = { _ in }) -> BoardProfile {
    var lines: [Line: LineWiring] = [:]
    for (index, line) in Line.required.enumerated() {
      lines[line] = LineWiring(LinePlace(name: "GPIO\(20 + index)"))
    }
    var profile = BoardProfile(name: "test", lines: lines)
    change(&profile)
    return profile
  }

  @Test func goodProfilesHaveNoProblems() {
    #expect(profile().problems.isEmpty)
    let byOffset = profile { profile in
      profile.lines[.ends] = LineWiring(LinePlace(chip: "gpio4", offset: 3))
      profile.output = OutputWiring(LinePlace(name: "GPIO26", chip: "gpio4", offset: 4))
    }
    #expect(byOffset.problems.isEmpty)
  }

  @Test func requiredLinesMustBeWired() {
    let found = profile { $0.lines[.rewind] = nil }.problems
    #expect(found == ["not wired: rewind"])
    let empty = BoardProfile(name: "", lines: [:]).problems
    #expect(empty == ["not wired: left+, left-, right+, right-, rewind"])
  }

  @Test func aPlaceNeedsANameOrAChipAndAnOffset() {
    for place in [LinePlace(), LinePlace(chip: "gpio4"), LinePlace(offset: 3)] {
      let found = profile { $0.lines[.menu] = LineWiring(place) }.problems
      #expect(found == ["menu: needs the name of a line, or the label of a chip and an offset"])
    }
    let negative = profile { $0.lines[.menu] = LineWiring(LinePlace(chip: "x", offset: -1)) }
    #expect(negative.problems == ["menu: an offset is 0 or more, not -1"])
  }

  @Test func twoLinesCannotShareAPlace() {
    let byName = profile { $0.lines[.start] = $0.lines[.leftPlus] }.problems
    #expect(byName == ["start: GPIO20 is left+ already"])
    let byOffset = profile { profile in
      profile.lines[.start] = LineWiring(LinePlace(chip: "gpio4", offset: 3))
      profile.output = OutputWiring(LinePlace(chip: "gpio4", offset: 3))
    }
    #expect(byOffset.problems == ["the output: line 3 of gpio4 is start already"])
    // Two names are two lines, whatever the offsets that stand beside them say.
    let named = profile { profile in
      profile.lines[.start] = LineWiring(LinePlace(name: "A", chip: "gpio4", offset: 3))
      profile.lines[.menu] = LineWiring(LinePlace(name: "B", chip: "gpio4", offset: 3))
    }
    #expect(named.problems.isEmpty)
  }

  @Test func guardsHaveBounds() {
    let found = profile { profile in
      profile.repeatGuard = .seconds(6)
      profile.lines[.rewind]?.debounce = .milliseconds(-1)
    }.problems
    #expect(found == ["rewind: the debounce is 0 to 5000 ms", "the repeat guard is 0 to 5000 ms"])
  }

  @Test func panelDebouncesWhereTheKernelDoesNot() {
    let wired = profile { $0.lines[.leftPlus]?.debounce = .milliseconds(25) }
    let ours = wired.panelSettings(kernelDebounces: false)
    #expect(ours.debounce(of: .leftPlus) == .milliseconds(25))
    #expect(ours.debounce(of: .leftMinus) == .milliseconds(10))
    let kernels = wired.panelSettings(kernelDebounces: true)
    #expect(kernels.debounce(of: .leftPlus) == .zero)
    #expect(kernels.repeatGuard == .milliseconds(300))
  }
}

@Suite struct PulsesTests {
  /// What the line does, one sign for 10 ms.
  private func record(_ pulses: Pulses, then next: (Int, Pulses)? = nil) -> String {
    var player = PulsePlayer()
    player.play(pulses, at: .zero)
    return (0..<30).map { tick in
      let now = Duration.milliseconds(10 * tick)
      if let next, next.0 == tick { player.play(next.1, at: now) }
      player.advance(to: now)
      return player.isOn ? "#" : "_"
    }.joined()
  }

  @Test func acceptedIsOnePulseRefusedAreTwo() {
    #expect(record(.accepted) == "######________________________")
    #expect(record(.refused) == "######_________######_________")
  }

  @Test func aNewPatternTakesThePlaceOfTheOld() {
    #expect(record(.refused, then: (3, .accepted)) == "#########_____________________")
  }

  @Test func aPlayerComesToRest() {
    var player = PulsePlayer()
    #expect(player.deadline == nil)
    player.play(.refused, at: .seconds(1))
    #expect(player.deadline == .milliseconds(1060))
    player.advance(to: .seconds(9))
    #expect(!player.isOn && player.deadline == nil)
    player.play(Pulses([]), at: .seconds(10))
    #expect(!player.isOn && player.deadline == nil)
  }
}
