import Fetch
import Foundation
import Spy
import Testing

@Suite("Downloads", .serialized)
struct DownloadTests {
  private let server: TestServer

  init() throws {
    server = try #require(TestServer.shared, "python3 is needed")
  }

  private func fetch(
    _ path: String, _ name: String = "good", etag: String? = nil, trusting: Bool = true,
    _ change: (inout Download.Limits) -> Void = { _ in }
  ) -> Download.Answer {
    var limits = Download.Limits()
    change(&limits)
    let authorities = trusting ? TestServer.authorities : nil
    return Download(
      server.address(path, name), etag: etag, authorities: authorities, limits: limits
    ).run()
  }

  private func fault(_ answer: Download.Answer) -> BankFault? {
    if case .failed(let fault, let reason) = answer {
      #expect(!reason.isEmpty)
      return fault
    }
    return nil
  }

  private func size(_ answer: Download.Answer) -> Int? {
    if case .body(let body, _) = answer { body.count } else { nil }
  }

  @Test("a body comes whole, with its ETag; with the ETag it is unchanged")
  func etag() {
    guard case .body(let body, let etag) = fetch("bank") else { return #expect(Bool(false)) }
    #expect(body.starts(with: Array("civilianquestion,".utf8)))
    #expect(etag == "\"v1\"")
    #expect(fetch("bank", etag: etag) == .unchanged)
    #expect(size(fetch("bank", etag: "\"v0\"")) == body.count)
    #expect(size(fetch("zipped")) == body.count)
  }

  @Test("five redirects are followed, a sixth is not, and none away from https")
  func redirects() {
    guard case .body(_, let etag) = fetch("redirect/5") else { return #expect(Bool(false)) }
    #expect(etag == "\"v1\"", "not the one of a redirect")
    #expect(fault(fetch("redirect/6")) == .offline)
    #expect(fault(fetch("downgrade")) == .offline)
  }

  @Test("what is not https is not even tried")
  func schemes() {
    for address in ["http://127.0.0.1/x", "file:///etc/passwd", "ftp://x", "", "x", "HTTPS:/x"] {
      #expect(fault(Download(address).run()) == .offline, "\(address)")
    }
  }

  @Test(
    "statuses have their faults",
    arguments: [
      (404, BankFault.gone), (410, .gone), (401, .notPublic), (403, .notPublic), (429, .offline),
      (500, .offline), (503, .offline), (204, .offline),
    ])
  func statuses(status: Int, expected: BankFault) {
    #expect(fault(fetch("status/\(status)")) == expected)
  }

  @Test("certificates that are expired, not valid yet, another's or unknown count as offline")
  func certificates() {
    #expect(fault(fetch("bank", "expired")) == .offline)
    #expect(fault(fetch("bank", "future")) == .offline)
    #expect(fault(fetch("bank", "stranger")) == .offline)
    #expect(fault(fetch("bank", trusting: false)) == .offline)
    #expect(fault(fetch("bank", "plain")) == .offline)
  }

  @Test("more than 1 MiB is too large, announced or not, and so is what unpacks to it")
  func tooLarge() {
    #expect(fault(fetch("large")) == .tooLarge)
    #expect(fault(fetch("endless")) == .tooLarge)
    #expect(fault(fetch("bomb")) == .tooLarge)
  }

  @Test("a body that ends too early is truncated")
  func partial() {
    #expect(fault(fetch("partial")) == .truncated)
  }

  @Test("a server that says nothing, or little by little, is offline when the time is over")
  func timeouts() {
    for path in ["stall", "drip"] {
      let start = ContinuousClock.now
      #expect(fault(fetch(path) { $0.total = .milliseconds(700) }) == .offline)
      #expect(ContinuousClock.now - start < .seconds(10))
    }
  }

  @Test("nobody listens, no such name, an address that leads nowhere: offline")
  func offline() {
    var limits = Download.Limits()
    limits.connecting = .milliseconds(500)
    limits.total = .seconds(2)
    for address in [
      "https://127.0.0.1:1/x", "https://nowhere.invalid/x", "https://192.0.2.1/x", "https://",
      "https:// /", "https://[::1/",
    ] {
      #expect(fault(Download(address, limits: limits).run()) == .offline, "\(address)")
    }
  }

  @Test("progress is told")
  func progress() {
    final class Heard: @unchecked Sendable { var most = 0 }
    let heard = Heard()
    let download = Download(server.address("bank"), authorities: TestServer.authorities)
    let answer = download.run { received, _ in heard.most = max(heard.most, received) }
    #expect(heard.most == size(answer))
  }
}
