import CCurl
import Glibc
import Spy
import Text

/// A body fetched over https: certificates are always verified, an address that is not https is refused,
/// also after a redirect.
public struct Download: Sendable {
  /// How long and how much.
  public struct Limits: Sendable, Hashable {
    /// The time to connect.
    public var connecting: Duration = .seconds(10)
    /// The time in all.
    public var total: Duration = .seconds(30)
    /// The most bytes of the body.
    public var bytes = BankReading.limit
    /// The most redirects.
    public var redirects = 5

    /// 10 s, 30 s, 1 MiB, five redirects.
    public init() {}
  }

  /// What came of it.
  public enum Answer: Sendable, Hashable {
    /// A whole body, and its ETag where it has one.
    case body([UInt8], etag: String?)
    /// The copy at hand is the newest.
    case unchanged
    /// Nothing that can be used; the sentence says what happened.
    case failed(BankFault, String)
  }

  /// The address.
  public var address: String
  /// The ETag of the copy at hand.
  public var etag: String?
  /// A file of certificate authorities instead of the system's, or of the one that the environment's
  /// `SSL_CERT_FILE` names.
  public var authorities: String?
  /// How long and how much.
  public var limits: Limits

  /// A download of that address.
  public init(
    _ address: String, etag: String? = nil, authorities: String? = nil, limits: Limits = Limits()
  ) {
    self.address = address
    self.etag = etag
    self.authorities = authorities
    self.limits = limits
  }

  /// Whether a text is an address this can fetch.
  public static func isAddress(_ text: String) -> Bool {
    text.lowercased().hasPrefix("https://")
  }

  private static var environmentAuthorities: String? {
    getenv("SSL_CERT_FILE").map { String(cString: $0) }
  }

  private static let isPrepared = cc_prepare()

  /// Fetches it and waits for the end: for a worker, never for the thread of the buttons.
  ///
  /// `progress` hears of the bytes so far and of those announced, nil where nobody said.
  public func run(progress: @escaping (Int, Int?) -> Void = { _, _ in }) -> Answer {
    guard Self.isAddress(address) else { return .failed(.offline, "only https:// is fetched") }
    guard Self.isPrepared else { return .failed(.offline, "libcurl cannot be used") }
    let listener = Listener(progress)
    let response = withExtendedLifetime(listener) { perform(Unmanaged.passUnretained(listener)) }
    return Self.answer(response)
  }

  /// What hears of the progress.
  private final class Listener {
    let hear: (Int, Int?) -> Void

    init(_ hear: @escaping (Int, Int?) -> Void) {
      self.hear = hear
    }
  }

  /// What libcurl said, with the body as Swift knows it.
  private struct Response {
    var code: Int32
    var status: Int
    var isTooLarge: Bool
    var body: [UInt8]
    var etag: String
    var message: String
  }

  private func perform(_ listener: Unmanaged<Listener>) -> Response {
    address.withCString { address in
      Self.withCString(etag) { etag in
        Self.withCString(authorities ?? Self.environmentAuthorities) { authorities in
          var request = cc_request(
            url: address, etag: etag, authorities: authorities,
            connect_ms: Self.milliseconds(limits.connecting),
            total_ms: Self.milliseconds(limits.total), redirects: limits.redirects,
            limit: limits.bytes,
            progress: { context, received, expected in
              guard let context else { return false }
              let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
              listener.hear(received, expected > 0 ? expected : nil)
              return false
            }, context: listener.toOpaque())
          var response = cc_get(&request)
          defer { cc_release(&response) }
          return Response(
            code: response.code, status: response.status, isTooLarge: response.too_large,
            body: Array(UnsafeBufferPointer(start: response.body, count: response.count)),
            etag: Self.text(&response.etag), message: Self.text(&response.message))
        }
      }
    }
  }

  private static func answer(_ response: Response) -> Answer {
    if response.isTooLarge { return .failed(.tooLarge, "the body is larger than 1 MiB") }
    guard response.code == 0 else {
      let isPartial = cc_is_partial(response.code, response.body.count)
      let fault: BankFault = isPartial ? .truncated : .offline
      return .failed(fault, response.message)
    }
    switch response.status {
    case 200: return .body(response.body, etag: response.etag.isEmpty ? nil : response.etag)
    case 304: return .unchanged
    case 401, 403: return .failed(.notPublic, "the server answers \(response.status)")
    case 404, 410: return .failed(.gone, "the server answers \(response.status)")
    default: return .failed(.offline, "the server answers \(response.status)")
    }
  }

  // MARK: C

  private static func milliseconds(_ time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  private static func withCString<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }

  /// A C array of characters as text.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
