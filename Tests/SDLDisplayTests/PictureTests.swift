import Drawing
import Testing

@testable import SDLDisplay

@MainActor
@Suite("Picture files")
struct PictureTests {
  private func scene(_ path: String, _ box: Rect) -> Scene {
    Scene(
      size: Size(width: 60, height: 60), background: Palette.ground,
      nodes: [Node("logo", box, .picture(path: path))])
  }

  @Test("A PNG comes back as it was written")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(CanvasTests.board(size: Size(width: 200, height: 100)))
    try canvas.bitmap.writePNG(folder.path + "/a.png")
    let read = try #require(Bitmap(png: folder.path + "/a.png"))
    #expect(read.isEqual(to: canvas.bitmap))
  }

  @Test("A picture is fitted into its box without distortion")
  func fitted() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/wide.png"
    try Bitmap(size: Size(width: 8, height: 4), color: Palette.sky).writePNG(path)
    for (box, ink) in [
      (Rect(x: 10, y: 10, width: 40, height: 40), Rect(x: 10, y: 20, width: 40, height: 20)),
      (Rect(x: 0, y: 0, width: 4, height: 4), Rect(x: 0, y: 1, width: 4, height: 2)),
      (Rect(x: 0, y: 0, width: 60, height: 10), Rect(x: 20, y: 0, width: 20, height: 10)),
    ] {
      let canvas = Canvas(fonts: Fonts())
      _ = canvas.draw(scene(path, box))
      #expect(Support.ink(of: canvas.bitmap) == ink)
      #expect(canvas.bitmap[ink.midX, ink.midY] == Palette.sky)
    }
  }

  @Test("Made smaller, a fine pattern becomes its average")
  func averaged() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/check.png"
    let check = Bitmap(size: Size(width: 40, height: 40), color: Color(0))
    for y in 0..<40 {
      for x in 0..<40 where (x + y) % 2 == 0 {
        check.fill(Rect(x: x, y: y, width: 1, height: 1), Color(0xFFFFFF))
      }
    }
    try check.writePNG(path)
    let canvas = Canvas(fonts: Fonts())
    _ = canvas.draw(scene(path, Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect((126...129).contains(canvas.bitmap[5, 5].red))
  }

  @Test("A file that is missing, broken or monstrous is nothing, and said once")
  func broken() throws {
    let folder = try TemporaryFolder()
    try Bitmap(size: Size(width: 8, height: 4), color: Palette.sky).writePNG(
      folder.path + "/ok.png")
    let whole = try folder.read("ok.png")
    try folder.write("half.png", Array(whole.prefix(whole.count / 2)))
    try folder.write("text.png", "no picture")
    try folder.write("empty.png", "")
    var bomb = whole
    // The header says 65536 × 65536.
    bomb.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    try folder.write("bomb.png", bomb)
    for name in ["half.png", "text.png", "empty.png", "bomb.png", "missing.png", ""] {
      var said: [String] = []
      let canvas = Canvas(fonts: Fonts()) { said.append($0) }
      let box = Rect(x: 0, y: 0, width: 40, height: 40)
      _ = canvas.draw(scene(folder.path + "/" + name, box))
      #expect(Support.ink(of: canvas.bitmap).isEmpty, "\(name)")
      _ = canvas.draw(scene(folder.path + "/" + name, box.moved(dx: 5)))
      #expect(said.count == 1, "\(name): \(said)")
      #expect(said.first?.hasPrefix(folder.path + "/" + name) == true)
    }
  }

  @Test("A PNG that cannot be written says which")
  func notWritten() throws {
    // The second is full from the beginning, and says so to nobody but the one who closes it.
    for (path, side) in [("/nowhere/a.png", 1), ("/dev/full", 1), ("/dev/full", 300)] {
      #expect(throws: DisplayError.self, "\(path)") {
        try Bitmap(size: Size(width: side, height: side)).writePNG(path)
      }
    }
  }
}
