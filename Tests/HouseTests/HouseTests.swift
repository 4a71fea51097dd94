import Testing

/// The package itself, held against the checks; `SampleTests` shows that each of them can fail.
@Suite("The house")
struct HouseTests {
  private let sources = Checkout.sources

  @Test("Every import follows an arrow")
  func imports() {
    #expect(sources.count > 20, "the sources were not found")
    #expect(sources.flatMap(Arrows.faults(in:)) == [])
  }

  @Test("The manifest draws no other arrow, and every folder is a target")
  func manifest() throws {
    let manifest = try #require(Checkout.text(of: "Package.swift"))
    #expect(Arrows.faults(inManifest: manifest) == [])
    let targets = Set(Arrows.targets(inManifest: manifest).keys)
    #expect(targets == Set(Checkout.folders(in: "Sources")))
    #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
  }

  @Test("The pure targets know no clock, no dice and no I/O")
  func purity() {
    let pure = sources.filter { Arrows.pure[$0.target] != nil }
    #expect(Set(pure.map(\.target)).isSuperset(of: ["Badminton", "Buttons", "Scoreboard"]))
    #expect(pure.flatMap(Purity.faults(in:)) == [])
  }

  @Test("No file is too long, none crashes on purpose, no type hides its module")
  func shape() {
    #expect(sources.flatMap(Shape.length(of:)) == [])
    #expect(sources.flatMap(Shape.crashes(in:)) == [])
    #expect(sources.flatMap(Shape.ownName(in:)) == [])
  }

  @Test("Every phrase of the display is in its screen's list")
  func phrases() {
    let lists = sources.filter { $0.path.hasSuffix("Phrases.swift") && $0.target == "Scoreboard" }
    #expect(lists.count >= 4)
    for list in lists {
      let text = Checkout.text(of: list.path) ?? ""
      let parts = text.split(separator: ": [Phrase] = [", maxSplits: 1)
      let made = text.split(separator: "  static let ").dropFirst()
        .compactMap { $0.contains(" = Phrase(") ? $0.prefix { $0 != " " } : nil }
      let listed = (parts.last ?? "").split { " \n,].}".contains($0) }
      #expect(made.count > 20 && parts.count == 2 && made == listed, "\(list.path)")
    }
  }

  @Test("No test's macro crashes the compiler of Swift 6.0")
  func macros() {
    let files = Checkout.files(below: "Tests").filter {
      $0.hasSuffix("Tests.swift") && !$0.hasSuffix("/SampleTests.swift")
    }
    #expect(files.count > 50)
    let faults = files.flatMap {
      MacroArguments.faults(inText: Checkout.text(of: $0) ?? "", path: $0)
    }
    #expect(faults == [])
  }

  @Test("Nothing committed names somebody's machine")
  func hygiene() {
    let files = Checkout.committed
    #expect(files.contains("Package.swift"))
    let faults = files.filter { !$0.hasPrefix("Tests/HouseTests/SampleTests") }.flatMap { path in
      Hygiene.faults(inText: Checkout.text(of: path) ?? "", path: path, root: Checkout.root)
    }
    #expect(faults == [])
    let top = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(Hygiene.strangers(among: Array(top)) == [])
  }
}
