import Fetch
import Foundation
import Scoreboard
import Spy
import Testing

@Suite("The bank's worker", .serialized)
struct BankWorkerTests {
  private let server: TestServer
  private let directory: TemporaryDirectory

  init() throws {
    server = try #require(TestServer.shared, "python3 is needed")
    directory = try TemporaryDirectory()
  }

  private final class Heard: @unchecked Sendable {
    var news: [BankNews] = []
    var log: [String] = []
    /// The news without progress.
    var results: [BankNews] { news.filter { if case .loading = $0 { false } else { true } } }
  }

  private func worker(_ source: String?, mounts: String = "/dev/null") -> BankWorker {
    var plan = BankWorker.Plan(directory: directory.path, source: source.map { BankSource($0) })
    plan.authorities = TestServer.authorities
    plan.mounts = mounts
    plan.limits.total = .seconds(5)
    return BankWorker(plan: plan)
  }

  private func refresh(_ worker: inout BankWorker, at now: Duration = .zero) -> Heard {
    let heard = Heard()
    worker.refresh(at: now, log: { heard.log.append($0) }, { heard.news.append($0) })
    return heard
  }

  private func csv(_ pairs: Int, _ stem: String = "w") -> String {
    "civilianquestion,spyquestion\n" + (0..<pairs).map { "\(stem)a\($0),\(stem)b\($0)\n" }.joined()
  }

  private func bank(_ news: BankNews?) -> WordBank? {
    if case .loaded(let bank) = news { bank } else { nil }
  }

  @Test("a fresh bank is loaded, kept as the last good copy, and asked for with its ETag")
  func fresh() throws {
    var first = worker(server.address("bank"))
    #expect(refresh(&first).news.first == .loading(received: 0, expected: nil))
    #expect(first.nextTry == nil)
    let again = refresh(&first)
    #expect(again.results == [.unchanged])
    var second = worker(server.address("bank"))
    let heard = Heard()
    second.start { heard.news.append($0) }
    #expect(bank(heard.news.last)?.count == 30, "the copy is there before any network")
    #expect(refresh(&second).results == [.unchanged])
    var status = stat()
    #expect(stat(BankCopy.path(in: directory.path), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test(
    "what is no bank is refused with its name, and the copy stays",
    arguments: [
      ("login", BankFault.htmlInsteadOfData), ("partial", .truncated), ("large", .tooLarge),
      ("status/404", .gone), ("status/403", .notPublic), ("status/500", .offline),
    ])
  func refused(path: String, fault: BankFault) throws {
    var good = worker(server.address("bank"))
    #expect(bank(refresh(&good).results.last)?.count == 30)
    var bad = worker(server.address(path))
    bad.start { _ in }
    let heard = refresh(&bad)
    #expect(heard.results == [.failed(.fault(fault))])
    #expect(heard.log.count == 1)
    #expect(BankCopy(in: directory.path)?.bank.count == 30)
  }

  @Test("19 pairs are too few, and so is less than half of the last good bank")
  func tooFew() throws {
    var small = worker(server.address("pairs/19"))
    #expect(refresh(&small).results == [.failed(.tooFew(19))])
    var enough = worker(server.address("pairs/20"))
    #expect(bank(refresh(&enough).results.last)?.count == 20)
    let large = try directory.write("large.csv", csv(60))
    var file = worker(large)
    file.start { _ in }
    #expect(bank(refresh(&file).results.last)?.count == 60)
    var half = worker(server.address("pairs/29"))
    half.start { _ in }
    #expect(refresh(&half).results == [.failed(.tooFew(29))])
    var other = worker(server.address("pairs/30"))
    other.start { _ in }
    #expect(bank(refresh(&other).results.last)?.count == 30)
  }

  @Test("after failures it tries again after 1, 2, 4 … min, 6 h at most; a success starts over")
  func backOff() throws {
    let path = directory.path + "/late.csv"
    var worker = worker(path)
    var now: Duration = .seconds(100)
    for minutes in [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360] {
      #expect(refresh(&worker, at: now).results == [.failed(.fault(.gone))])
      let next = try #require(worker.nextTry)
      #expect(next - now == .seconds(minutes * 60))
      now = next
    }
    _ = try directory.write("late.csv", csv(25))
    #expect(bank(refresh(&worker, at: now).results.last)?.count == 25)
    #expect(worker.nextTry == nil)
    try FileManager.default.removeItem(atPath: path)
    _ = refresh(&worker, at: now)
    #expect(worker.nextTry == now + .seconds(60))
  }

  @Test("a bank on a stick goes before the address")
  func stick() throws {
    _ = try directory.write("spy-bank.csv", csv(33))
    // The way to the test's own directory leads through /mnt, as a stick's would; the blank is written
    // as the kernel writes it.
    let blank = directory.path + "/a stick"
    try FileManager.default.createDirectory(atPath: blank, withIntermediateDirectories: true)
    let mounts = try directory.write(
      "mounts",
      """
      /dev/sda1 / ext4 rw 0 0
      /dev/sdx1 /media/none vfat rw 0 0
      /dev/sdx1 /mnt/..\(directory.path)/a\\040stick/.. vfat rw 0 0
      """)
    var worker = worker(server.address("bank"), mounts: mounts)
    #expect(bank(refresh(&worker).results.last)?.count == 33)
    #expect(BankSource.onStick(mounts: "/dev/null") == nil)
    #expect(BankSource.onStick(mounts: directory.path + "/none") == nil)
  }

  @Test("without a source there is nothing to do; an import beside it is taken over")
  func imported() throws {
    var worker = worker(nil)
    #expect(refresh(&worker).news == [.unchanged])
    let pairs = (0..<22).map {
      WordPair(Word("l\($0)", key: "l\($0)"), Word("r\($0)", key: "r\($0)"))
    }
    #expect(BankCopy(source: "by hand", bank: WordBank(pairs)).save(in: directory.path) == nil)
    #expect(bank(refresh(&worker).news.first)?.count == 22)
    #expect(refresh(&worker).news == [.unchanged])
  }

  @Test("a copy that is cut at any byte is none, or whole")
  func damagedCopy() throws {
    let pairs = (0..<20).map {
      WordPair(Word("l\($0)", key: "l\($0)"), Word("r\($0)", key: "r\($0)"))
    }
    #expect(BankCopy(source: "x", bank: WordBank(pairs)).save(in: directory.path) == nil)
    let url = URL(fileURLWithPath: BankCopy.path(in: directory.path))
    let whole = try Data(contentsOf: url)
    for count in whole.indices.dropLast() {
      try whole.prefix(count).write(to: url)
      if let copy = BankCopy(in: directory.path) { #expect(copy.bank.count == 20) }
    }
  }

  @Test("a directory that cannot be written is said, and the bank still plays")
  func unwritable() throws {
    var plan = BankWorker.Plan(
      directory: directory.path + "/missing", source: BankSource(server.address("bank")))
    plan.authorities = TestServer.authorities
    plan.mounts = "/dev/null"
    var worker = BankWorker(plan: plan)
    let heard = refresh(&worker)
    #expect(bank(heard.results.last)?.count == 30)
    #expect(heard.log.count == 1)
  }
}
