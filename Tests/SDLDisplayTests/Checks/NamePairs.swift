import Glibc

/// The names of the frames that are checked: four a match, of people in all scripts and of nobody.
enum NamePairs {
  /// The names of the fixture.
  static let names: [String] = {
    let path = Fixtures.path("names.txt")
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var names: [String] = []
    var buffer = [CChar](repeating: 0, count: 1024)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let name = line.split(separator: "\n").first.map(String.init) ?? ""
      if !name.isEmpty, !name.hasPrefix("#") { names.append(name) }
    }
    return names
  }()

  /// Sixty matches.
  static let all: [[String]] = odd + (0..<60 - odd.count).map(real)

  private static let odd: [[String]] = [
    ["", "", "", ""], ["A", "I", "W", "1"],
    [
      String(repeating: "W", count: 40), "Wolfeschlegelsteinhausenbergerdorff",
      "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff", "Ng",
    ],
    ["Đặng Thị Hiền", "gjpqy", "Öykü Şahingöz", "Lê Ngọc Nguyên Nhung"],
  ]

  private static func real(_ match: Int) -> [String] {
    (0..<4).map { names[(match * 29 + $0 * 101 + 7) % names.count] }
  }
}
