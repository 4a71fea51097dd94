import Buttons
import GPIO
import Testing

@Suite struct PlacementTests {
  /// A chip whose lines are named by a list; an empty name is none.
  private func chip(
    _ number: Int, _ label: String, _ names: [String], held: [Int: String] = [:]
  ) -> Chip {
    let lines = names.enumerated().map { offset, name in
      Chip.Line(offset: offset, name: name.isEmpty ? nil : name, consumer: held[offset])
    }
    return Chip(
      path: "/dev/gpiochip\(number)", name: "gpiochip\(number)", label: label, lines: lines)
  }

  private func profile(_ places: [Line: LinePlace], output: LinePlace? = nil) -> BoardProfile {
    BoardProfile(
      name: "test", lines: places.mapValues { LineWiring($0) },
      output: output.map { OutputWiring($0) })
  }

  @Test func linesAreFoundByNameWhateverTheNumberOfTheChip() {
    let placement = Placement(
      of: profile([.leftPlus: LinePlace(name: "GPIO17", chip: "old", offset: 0)]),
      on: ChipList(chips: [chip(0, "decoy", ["", "x"]), chip(4, "pinctrl-rp1", ["", "GPIO17"])]))
    let spot = placement.spots[.leftPlus]
    #expect(spot?.path == "/dev/gpiochip4" && spot?.offset == 1)
    #expect(placement.problems.isEmpty)
  }

  @Test func unnamedLinesAreFoundByLabelAndOffset() {
    let list = ChipList(chips: [chip(0, "decoy", ["", ""]), chip(1, "gpio4", ["", "", ""])])
    let places: [Line: LinePlace] = [
      .leftPlus: LinePlace(chip: "gpio4", offset: 2),
      .rewind: LinePlace(name: "GPIO17", chip: "gpio4", offset: 1),
    ]
    let placement = Placement(of: profile(places), on: list)
    #expect(placement.spots[.leftPlus]?.path == "/dev/gpiochip1")
    #expect(placement.spots[.leftPlus]?.offset == 2)
    #expect(placement.spots[.rewind]?.offset == 1)
  }

  @Test func aNameOnTwoChipsNeedsTheLabel() {
    let list = ChipList(chips: [chip(0, "decoy", ["GPIO17"]), chip(1, "real", ["GPIO17"])])
    let unclear = Placement(of: profile([.start: LinePlace(name: "GPIO17")]), on: list)
    #expect(
      unclear.problems[.start]
        == "GPIO17 is on gpiochip0 [decoy] and gpiochip1 [real]: say which by the label of the chip"
    )
    let clear = Placement(of: profile([.start: LinePlace(name: "GPIO17", chip: "real")]), on: list)
    #expect(clear.spots[.start]?.path == "/dev/gpiochip1")
  }

  @Test func problemsSayWhatIsWrong() {
    let list = ChipList(
      chips: [chip(0, "a", ["", "X"]), chip(1, "twin", [""]), chip(2, "twin", [])])
    let places: [Line: LinePlace] = [
      .leftPlus: LinePlace(name: "Y"),
      .leftMinus: LinePlace(chip: "b", offset: 0),
      .rightPlus: LinePlace(name: "Y", chip: "a", offset: 2),
      .rightMinus: LinePlace(chip: "twin", offset: 0),
      .rewind: LinePlace(name: "X"),
      .start: LinePlace(chip: "a", offset: 1),
    ]
    let placement = Placement(of: profile(places, output: LinePlace(name: "Z")), on: list)
    #expect(Array(placement.spots.keys) == [.rewind])
    #expect(placement.problems[.leftPlus] == "no line is named Y")
    #expect(placement.problems[.leftMinus] == "no chip has the label b")
    #expect(
      placement.problems[.rightPlus]
        == "no line is named Y, and gpiochip0 [a] has the lines 0 to 1, not 2")
    #expect(
      placement.problems[.rightMinus]
        == "gpiochip1 [twin] and gpiochip2 [twin] have one label: name the line")
    #expect(placement.problems[.start] == "line 1 of gpiochip0 [a] is rewind already")
    #expect(placement.outputProblem == "no line is named Z")
  }

  @Test func theOfferNamesChipsAndLines() {
    let list = ChipList(chips: [chip(0, "a", ["", "X", "Y"]), chip(1, "b", [""])])
    #expect(
      list.offer == "gpiochip0 [a] with 3 lines: X, Y; gpiochip1 [b] with 1 lines: without names")
    #expect(ChipList(chips: []).offer == "no chip at all")
    let names = (0..<100).map { "N\($0)" }
    #expect(ChipList(chips: [chip(0, "a", names)]).offer.hasSuffix("N62, N63, …"))
  }

  @Test func holdersAreKnown() {
    let list = ChipList(chips: [chip(0, "a", ["X"], held: [0: "gpiomon"])])
    let placement = Placement(of: profile([.menu: LinePlace(name: "X")]), on: list)
    #expect(placement.spots[.menu]?.consumer == "gpiomon")
  }
}
