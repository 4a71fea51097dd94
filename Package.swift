// swift-tools-version: 6.0
import PackageDescription

// The house. Arrows point one way: a pure target never imports a shell target, the games never
// import each other, and the devices know neither a game nor one another. `make test` builds with
// `--explicit-target-dependency-import-check error`, so an arrow that is not drawn here is refused.

/// The rules, the gestures and the layout: the Swift standard library only.
let pure: [Target] = [
  .target(name: "Badminton"),
  .target(name: "Quoridor"),
  .target(name: "Spy", resources: [.embedInCode("Words")]),
  .target(name: "Timing"),
  .target(name: "Buttons"),
  .target(name: "Drawing"),
  .target(
    name: "Scoreboard",
    dependencies: ["Badminton", "Quoridor", "Spy", "Timing", "Buttons", "Drawing"]),
]

/// What touches the machine.
let shell: [Target] = [
  .target(name: "GPIO", dependencies: ["Buttons", "CGpiod"]),
  .target(name: "SDLDisplay", dependencies: ["Drawing", "Buttons", "CSDL2"]),
  .target(name: "Storage", dependencies: ["Scoreboard", "CSQLite"]),
  .target(
    name: "Config",
    dependencies: ["Badminton", "Buttons", "Drawing", "Scoreboard", "Text", "CInih"]),
  .target(name: "Text", dependencies: ["Badminton", "Spy", "Scoreboard", "CUtf8proc"]),
  .target(name: "Fetch", dependencies: ["Scoreboard", "Spy", "Text", "CCurl"]),
  .executableTarget(
    name: "courtside",
    dependencies: [
      "Badminton", "Quoridor", "Spy", "Timing", "Buttons", "Drawing", "Scoreboard", "GPIO",
      "SDLDisplay", "Storage", "Config", "Text", "Fetch", "CLinux",
    ]),
]

/// One module map a library, and a shim where its API is variadic or made of macros.
///
/// SDL2 and utf8proc are named without their pkg-config files: those carry preprocessor flags that the
/// package manager warns of and does not pass on, and nothing here needs them.
let libraries: [Target] = [
  .systemLibrary(name: "CLibGpiod", pkgConfig: "libgpiod", providers: [.apt(["libgpiod-dev"])]),
  .target(name: "CGpiod", dependencies: ["CLibGpiod"]),
  .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
  .systemLibrary(name: "CSDLTTF", providers: [.apt(["libsdl2-ttf-dev"])]),
  .systemLibrary(name: "CSDLImage", providers: [.apt(["libsdl2-image-dev"])]),
  .target(
    name: "CSDL2", dependencies: ["CSDL", "CSDLTTF", "CSDLImage"],
    linkerSettings: [
      .linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf"), .linkedLibrary("SDL2_image"),
    ]),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .systemLibrary(name: "CInih", pkgConfig: "inih", providers: [.apt(["libinih-dev"])]),
  .systemLibrary(name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"])]),
  .systemLibrary(
    name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
  .target(name: "CLinux", dependencies: ["CSystemd"]),
  // Without its pkg-config file, which on Debian 13 names flags that the package manager warns about.
  .systemLibrary(name: "CLibCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
  .target(
    name: "CCurl", dependencies: ["CLibCurl"], linkerSettings: [.linkedLibrary("curl")]),
]

let tests: [Target] = [
  .testTarget(
    name: "BadmintonTests", dependencies: ["Badminton", "Scoreboard"],
    exclude: ["Fixtures"]),
  .testTarget(name: "QuoridorTests", dependencies: ["Quoridor"], exclude: ["Fixtures"]),
  .target(name: "SpyTestKit", path: "Tests/SpyTestKit"),
  .testTarget(name: "SpyTests", dependencies: ["Spy", "SpyTestKit"]),
  .testTarget(name: "TimingTests", dependencies: ["Timing"]),
  .testTarget(name: "ButtonsTests", dependencies: ["Buttons"]),
  .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
  .testTarget(name: "ScoreboardTests", dependencies: ["Scoreboard", "Spy", "SpyTestKit"]),
  .testTarget(name: "GPIOTests", dependencies: ["GPIO"]),
  .testTarget(
    name: "SDLDisplayTests",
    dependencies: ["SDLDisplay", "Badminton", "Buttons", "Drawing", "Scoreboard", "CSDL2"],
    exclude: ["Fixtures", "Reference"]),
  .executableTarget(
    name: "StoreWriter", dependencies: ["Scoreboard", "Storage"], path: "Tests/StoreWriter"),
  .testTarget(name: "StorageTests", dependencies: ["Scoreboard", "Storage", "StoreWriter"]),
  .testTarget(
    name: "ConfigTests",
    dependencies: ["Badminton", "Buttons", "Config", "Drawing", "Scoreboard"]),
  .testTarget(
    name: "TextTests", dependencies: ["Text", "Spy", "Badminton", "Scoreboard"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "FetchTests", dependencies: ["Fetch", "Scoreboard", "Spy"], exclude: ["Fixtures"]),
  .testTarget(name: "HouseTests"),
  .testTarget(
    name: "courtsideTests",
    dependencies: ["courtside", "Drawing", "SpyTestKit", "SDLDisplay", "Scoreboard"],
    exclude: ["Pictures"]),
]

let package = Package(
  name: "courtside",
  products: [.executable(name: "courtside", targets: ["courtside"])],
  targets: pure + shell + libraries + tests,
  swiftLanguageModes: [.v6]
)
