import Buttons
import Glibc
import Testing

@testable import GPIO

/// What there is to say where no chip is: this machine, or a directory made up for the test.
@Suite struct NoChipTests {
  private let profile = BoardProfile(
    name: "test", lines: [.leftPlus: LineWiring(LinePlace(name: "GPIO17"))],
    output: OutputWiring(LinePlace(name: "GPIO26")))

  /// Runs a test in a directory of its own.
  private func withDirectory(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/courtside-gpio-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      for name in ["gpiochip0", "gpiochip1", "gpiochip2", "other"] { unlink("\(path)/\(name)") }
      rmdir(path)
    }
    try body(path)
  }

  private func touch(_ path: String) {
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  @Test func anEmptyDirectoryHasNoChip() throws {
    try withDirectory { directory in
      let list = ChipList(directory: directory)
      #expect(list.chips.isEmpty && list.errors.isEmpty)
      let board = BoardLines(profile: profile, directory: directory, at: .zero)
      let reading = board.read(at: .zero)
      let reason = "there is no GPIO chip in \(directory)"
      #expect(
        reading.reports.first
          == .init(problem: .noButtons(reason: reason, offer: ""), isOver: false))
      #expect(reading.edges.isEmpty && !reading.levelsMayDiffer)
      #expect(board.levels().isEmpty && board.openLines.isEmpty)
      #expect(board.description == "no buttons: \(reason)")
      #expect(board.descriptors.count == 1, "the directory is watched")
      board.play(.accepted, at: .zero)
    }
  }

  @Test func aMissingDirectoryHasNoChipAndIsTriedAgain() {
    let board = BoardLines(profile: profile, directory: "/nowhere", at: .seconds(5))
    #expect(board.descriptors.isEmpty)
    #expect(board.deadline == .zero, "there is something to report at once")
    #expect(board.read(at: .seconds(5)).reports.count == 2)
    #expect(board.deadline == .seconds(7))
    #expect(board.read(at: .seconds(7)).reports.isEmpty, "it is reported once")
    #expect(board.deadline == .seconds(9))
  }

  @Test func filesThatAreNoChipsAreLeftAlone() throws {
    try withDirectory { directory in
      touch("\(directory)/gpiochip0")
      symlink("/nowhere", "\(directory)/gpiochip1")
      symlink("/dev/null", "\(directory)/other")
      #expect(ChipList(directory: directory) == ChipList(chips: []))
      // A character device that is no chip is opened, and says no.
      symlink("/dev/null", "\(directory)/gpiochip2")
      let list = ChipList(directory: directory)
      #expect(list.chips.isEmpty && list.errors.count == 1)
      let board = BoardLines(profile: profile, directory: directory, at: .zero)
      #expect(board.problems.first?.sentence.contains("gpiochip2") == true)
      _ = board.read(at: .zero)
      #expect(board.deadline == .seconds(2), "it may become one")
    }
  }

  @Test func aNewDeviceFileIsNoticed() throws {
    try withDirectory { directory in
      let watch = DeviceWatch(directory: directory)
      // The macro cannot look into a value that is not to be copied.
      func changed() -> Bool { watch.hasChanged() }
      #expect(!changed())
      touch("\(directory)/other")
      #expect(!changed())
      touch("\(directory)/gpiochip0")
      #expect(changed())
      #expect(!changed())
      chmod("\(directory)/gpiochip0", 0o660)
      #expect(changed())
      unlink("\(directory)/gpiochip0")
      #expect(changed())
    }
  }

  @Test func manyEventsAreReadToTheEnd() throws {
    try withDirectory { directory in
      let watch = DeviceWatch(directory: directory)
      // The macro cannot look into a value that is not to be copied.
      func changed() -> Bool { watch.hasChanged() }
      for _ in 0..<500 {
        touch("\(directory)/other")
        unlink("\(directory)/other")
      }
      touch("\(directory)/gpiochip0")
      #expect(changed())
      #expect(!changed())
    }
  }

  @Test func requestsSayWhyTheyFail() {
    let member = LineRequest.Member(
      line: .start, offset: 1, wiring: LineWiring(LinePlace(name: "x")))
    #expect(throws: GPIOError.failed(path: "/nowhere/gpiochip0", code: ENOENT)) {
      try LineRequest(
        path: "/nowhere/gpiochip0", chip: "x", members: [member], consumer: "courtside")
    }
    let long = "/" + String(repeating: "x", count: 300)
    #expect(throws: GPIOError.failed(path: long, code: ENAMETOOLONG)) {
      _ = try OutputLine(path: long, offset: 0, isActiveLow: false, consumer: "courtside")
    }
  }

  @Test func droppedEdgesAreMadeUpForByTheLevels() {
    let edges = [
      Edge(line: .leftPlus, isActive: true, time: .milliseconds(5000)),
      Edge(line: .leftPlus, isActive: false, time: .milliseconds(5001)),
      Edge(line: .rightPlus, isActive: true, time: .milliseconds(5002)),
      Edge(line: .rewind, isActive: false, time: .milliseconds(3000)),
    ]
    let levels: Set<Line> = [.leftPlus, .rightPlus, .rewind, .menu]
    let missing = LineRequest.missing(after: edges, levels: levels, at: .milliseconds(5500))
    // `right+` is as it was, the change of `rewind` is stale, and `menu` has lost nothing.
    #expect(missing == [Edge(line: .leftPlus, isActive: true, time: .milliseconds(5500))])
  }

  @Test func errorsAreSentences() {
    #expect(GPIOError(code: ENODEV, path: "/dev/gpiochip0").description == "/dev/gpiochip0 is gone")
    #expect(GPIOError(code: EBUSY, path: "p") == .busy(path: "p"))
    #expect(GPIOError(code: EACCES, path: "p").description.contains("group"))
    #expect(GPIOError(code: EINVAL, path: "p").description == "p: Invalid argument")
  }

  @Test func theSurveyOfNothingIsIncomplete() throws {
    try withDirectory { directory in
      let survey = BoardSurvey(profile: profile, directory: directory, at: .zero)
      #expect(!survey.isComplete)
      #expect(survey.text.first?.hasPrefix("libgpiod \(BoardLines.Library.version)") == true)
      #expect(survey.text.contains("no GPIO chip in \(directory)"))
      #expect(survey.text.contains("  not wired: left-, right+, right-, rewind"))
      #expect(survey.text.contains("  the output: no line is named GPIO26"))
    }
  }

  @Test func theWatchTellsWhatIsMissingAndEnds() throws {
    try withDirectory { directory in
      var watch = PanelWatch(profile: profile, directory: directory)
      var told: [String] = []
      watch.run(for: .milliseconds(30)) { told.append($0) }
      let sentence = "no buttons: there is no GPIO chip in \(directory)"
      #expect(told == [sentence, "the output: no line is named GPIO26"])
    }
  }

  @Test func durationsBecomeNanoseconds() {
    #expect(Duration.milliseconds(-1500).nanoseconds == -1_500_000_000)
    #expect(Duration.seconds(Int64.max).nanoseconds == .max)
    #expect(Duration.nanoseconds(1).nanoseconds == 1)
  }
}
