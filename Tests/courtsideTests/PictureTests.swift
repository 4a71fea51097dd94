import Drawing
import Foundation
import Testing

@testable import SDLDisplay

/// A few whole pictures, made by `simulate` and held against those in `Pictures`.
///
/// `make record` draws them anew, on purpose only. A picture that differs is left beside its reference
/// as `NAME.png.new`. Another version of a font or of FreeType moves the edges of letters, so a few
/// pixels may differ; a letter, a mark or a box that moves is many.
@Suite("Pictures")
struct PictureTests {
  /// One picture: how it comes about.
  struct Picture: Sendable, CustomTestStringConvertible {
    var name: String
    /// The script up to the picture, which is taken a second after its last press.
    var script: String
    var options: [String]
    var testDescription: String { name }
  }

  /// A script that begins a match and wins points to `sides`, `l` and `r`, four a second.
  private static func rallies(_ sides: String) -> String {
    var script = "0.5 tap start\n"
    for (index, side) in sides.enumerated() {
      script += "\(1 + 0.25 * Double(index)) tap \(side == "l" ? "left+" : "right+")\n"
    }
    return script
  }

  /// A script of the party game in which all six look at their words, and two speak.
  private static var speakers: String {
    let looks = (0..<6).map { "\(1 + $0) hold:0.3 right+\n\(1 + $0).6 tap left-\n" }.joined()
    return "0.2 tap right+\n" + looks + "8 tap right+\n9 tap right+\n10 tap right+\n"
  }

  static let all: [Picture] = [
    Picture(
      name: "halves", script: rallies("llrlrrlllrllrrlrllrlrlrlrlr"),
      options: ["--size", "1280x720"]),
    Picture(
      name: "court-deuce", script: rallies(String(repeating: "lr", count: 21)),
      options: ["--size", "1280x720", "--layout", "court"]),
    Picture(
      name: "portrait-setup", script: "0.5 tap right+\n",
      options: ["--size", "540x960", "--layout", "portrait", "--lang", "zh-Hant"]),
    Picture(
      name: "halves-game-over", script: rallies(String(repeating: "llr", count: 12)),
      options: ["--size", "1024x768", "--lang", "zh-Hant"]),
    Picture(
      name: "led", script: rallies("llrlrrlllrl"), options: ["--size", "192x96", "--layout", "led"]),
    Picture(
      name: "quoridor", script: "0.5 wait\n",
      options: ["--size", "1280x720", "--screen", "quoridor"]),
    Picture(
      name: "spy-setup", script: "0.5 tap left-\n1 tap right+\n1.5 tap right+\n",
      options: ["--size", "1280x720", "--screen", "spy", "--lang", "zh-Hant"]),
    Picture(
      name: "spy-speaks", script: speakers,
      options: ["--size", "1280x720", "--screen", "spy"]),
  ]

  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false) + "Pictures/"
  private static let isRecording = ProcessInfo.processInfo.environment["COURTSIDE_RECORD"] != nil

  @Test("look as they did", arguments: all)
  func reference(picture: Picture) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/\(picture.name).png"
    let last = picture.script.split(separator: "\n").last?.split(separator: " ").first
    let end = try #require(last.flatMap { Double($0) }) + 1
    _ = try Line.simulate(picture.script + "\(end) frame \(path)\n", picture.options)
    let reference = Self.folder + picture.name + ".png"
    let drawn = try #require(Bitmap(png: path), "simulate wrote no picture")
    if Self.isRecording {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: reference)
      try FileManager.default.copyItem(atPath: path, toPath: reference)
      return
    }
    let expected = try #require(Bitmap(png: reference), "no reference; make record draws it")
    let share = Self.difference(drawn, expected)
    if share > 0.004 {
      try? FileManager.default.removeItem(atPath: reference + ".new")
      try FileManager.default.copyItem(atPath: path, toPath: reference + ".new")
      let file = "Pictures/\(picture.name).png.new"
      Issue.record("\(share * 100) % of the pixels differ; look at \(file)")
    }
  }

  @Test("that differ in one digit are told apart")
  func oneDigit() throws {
    let directory = try TemporaryDirectory()
    let script = Self.rallies("llr") + "5 frame \(directory.path)/a.png\n6 tap left+\n"
    _ = try Line.simulate(script + "9 frame \(directory.path)/b.png\n", ["--size", "640x360"])
    let before = try #require(Bitmap(png: directory.path + "/a.png"))
    let after = try #require(Bitmap(png: directory.path + "/b.png"))
    #expect(Self.difference(before, before) == 0)
    #expect(Self.difference(before, after) > 0.004)
  }

  /// The share of pixels that differ by more than an eighth of the range in a channel, 0 to 1.
  private static func difference(_ one: Bitmap, _ other: Bitmap) -> Double {
    guard one.size == other.size else { return 1 }
    let count = one.size.width * one.size.height
    var differing = 0
    for index in 0..<count where one.pixels[index] != other.pixels[index] {
      let (left, right) = (one.pixels[index], other.pixels[index])
      let isFar = [UInt32(0), 8, 16].contains { shift in
        abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) > 32
      }
      if isFar { differing += 1 }
    }
    return Double(differing) / Double(count)
  }
}
