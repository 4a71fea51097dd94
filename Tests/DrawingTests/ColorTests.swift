import Testing

@testable import Drawing

@Suite("Colours")
struct ColorTests {
  @Test(
    "Contrast on the ground is as display.md says",
    arguments: [
      (Palette.white, 19.2), (Palette.amber, 11.9), (Palette.sky, 8.3), (Palette.orange, 8.5),
      (Palette.grey, 7.3),
    ])
  func contrast(color: Color, expected: Double) {
    #expect(abs(color.contrast(with: Palette.ground) - expected) < 0.06)
    #expect(color.contrast(with: Palette.ground) >= 7)
  }

  @Test("Contrast has the ends of its scale and no direction")
  func contrastScale() {
    let black = Color(0x000000)
    #expect(abs(black.contrast(with: Palette.white) - 21) < 1e-9)
    #expect(Palette.sky.contrast(with: Palette.sky) == 1)
    #expect(Palette.sky.contrast(with: black) == black.contrast(with: Palette.sky))
  }

  @Test("Pure red, blue and green-free vermilion would fail on the ground")
  func refusedColors() {
    for hex: UInt32 in [0xFF0000, 0x0000FF, 0xD55E00] {
      #expect(Color(hex).contrast(with: Palette.ground) < 7)
    }
  }

  @Test("The sides are far apart for every eye", arguments: ColorVision.allCases)
  func sides(vision: ColorVision) {
    #expect(vision.distance(Palette.sky, Palette.orange) >= 40)
  }

  @Test("Red and green come close for an eye without middle-wave cones")
  func redGreen() {
    let red = Color(0xC8_4C_3C)
    let green = Color(0x7A_7A_30)
    let ordinary = LabColor(red).distance(to: LabColor(green))
    #expect(ColorVision.deutan.distance(red, green) < ordinary / 2)
  }

  @Test("Greys stay as they are for every eye", arguments: ColorVision.allCases)
  func greys(vision: ColorVision) {
    for level: UInt8 in [0, 64, 128, 255] {
      let light = LinearColor(Color(grey: level))
      let seen = vision.seen(light)
      #expect(abs(seen.red - light.red) < 1e-3)
      #expect(abs(seen.green - light.green) < 1e-3)
      #expect(abs(seen.blue - light.blue) < 1e-3)
    }
  }

  @Test("Lab has its known corners")
  func lab() {
    let white = LabColor(Palette.white)
    #expect(abs(white.lightness - 100) < 0.01)
    #expect(abs(white.a) < 0.02 && abs(white.b) < 0.02)
    let red = LabColor(Color(0xFF0000))
    #expect(abs(red.lightness - 53.24) < 0.02)
    #expect(abs(red.a - 80.09) < 0.05)
    #expect(abs(red.b - 67.20) < 0.05)
    #expect(LabColor(Color(0)).lightness == 0)
  }

  @Test("The grey of a colour is as bright as it")
  func grey() {
    for level: UInt8 in 0...255 { #expect(Color(grey: level).grey == Color(grey: level)) }
    let grey = Palette.amber.grey
    #expect(grey.red == grey.green && grey.green == grey.blue)
    #expect(abs(grey.luminance - Palette.amber.luminance) < 0.01)
  }

  @Test("Mixing goes from one colour to the other")
  func mixed() {
    #expect(Palette.ground.mixed(with: Palette.white, share: 0) == Palette.ground)
    #expect(Palette.ground.mixed(with: Palette.white, share: 1) == Palette.white)
    #expect(Palette.ground.mixed(with: Palette.white, share: 7) == Palette.white)
    #expect(Color(0).mixed(with: Palette.white, share: 0.5) == Color(0x808080))
  }

  @Test("Roots are roots")
  func roots() {
    #expect(root(3, of: 0) == 0)
    for value in [1e-9, 0.003, 0.5, 1, 2, 1e6] {
      let cube = root(3, of: value)
      #expect(abs(cube * cube * cube - value) <= value * 1e-12)
    }
    #expect(abs(root(5, of: 32) - 2) < 1e-12)
  }
}
