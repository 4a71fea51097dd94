import Testing

@testable import Config

@Suite struct PackagedFileTests {
  /// A commented key: its section, name and value.
  private struct Documented: Hashable {
    var section: String
    var name: String
    var value: String
  }

  private let path = "\(checkout)/systemd/courtside.conf"

  @Test func itIsReadWithoutAWordAndChangesNothing() {
    let reading = ConfigurationReading(path: path, places: Folder().places)
    #expect(reading.findings == [])
    #expect(reading.configuration == Configuration())
  }

  @Test func everyKeyStandsThereWithItsDefault() {
    let keys = ConfigKey.all.map {
      Documented(section: $0.section, name: $0.name, value: $0.standard)
    }
    #expect(documented == keys)
  }

  @Test func withoutItsCommentSignsItSaysTheDefaults() {
    let folder = Folder()
    let text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { isKey($0) ? $0.dropFirst() : $0 }.joined(separator: "\n")
    folder.write(text, to: "courtside.conf")
    let reading = ConfigurationReading(places: folder.places)
    #expect(reading.findings == [])
    #expect(reading.configuration == Configuration())
  }

  @Test func itNamesEveryValue() {
    for key in ConfigKey.all where key.name == "Format" || key.name == "Layout" {
      let all = key.expected.replacing(" or ", with: ", ").split(separator: ", ")
      for name in all { #expect(text.contains(name), "\(key.name): \(name)") }
    }
  }

  private var text: String {
    var text = ""
    for line in TextLines(path: path) { text += line + "\n" }
    return text
  }

  private func isKey(_ line: Substring) -> Bool {
    line.hasPrefix("#") && line.dropFirst().first?.isUppercase == true && line.contains("=")
      && !line.prefix(while: { $0 != "=" }).contains(" ")
  }

  private var documented: [Documented] {
    var section = ""
    var found: [Documented] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") { section = String(line.dropFirst().dropLast()) }
      guard isKey(line), let equals = line.firstIndex(of: "=") else { continue }
      found.append(
        Documented(
          section: section, name: String(line[..<equals].dropFirst()),
          value: String(line[line.index(after: equals)...])))
    }
    return found
  }
}
