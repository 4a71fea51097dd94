import Buttons
import CGpiod

/// Lines of one chip that belong to this process, until it lets go of them.
///
/// A class, and not a value that cannot be copied, only because arrays hold no such values yet.
final class LineRequest {
  /// A line and how it is wired.
  struct Member {
    var line: Buttons.Line
    var offset: Int
    var wiring: LineWiring
  }

  /// The chip's device file.
  let path: String
  /// The chip in words.
  let chip: String
  /// The lines, in the order of the request.
  let lines: [Buttons.Line]
  /// What to poll: one descriptor a line with libgpiod 1, one in all with 2.
  let descriptors: [Int32]

  private let request: OpaquePointer
  private var buffer: [cg_edge]

  /// Requests lines as inputs with both edges (`gpiod_line_request`, `gpiod_chip_request_lines`).
  init(path: String, chip: String, members: [Member], consumer: String) throws(GPIOError) {
    let wanted = members.map { member in
      cg_line(
        offset: UInt32(clamping: member.offset), bias: cg_bias(member.wiring.bias),
        active_low: member.wiring.isActiveLow,
        debounce_us: UInt32(clamping: member.wiring.debounce.nanoseconds / 1000))
    }
    request = try ChipHandle(path: path).requestInputs(wanted, consumer: consumer)
    self.path = path
    self.chip = chip
    lines = members.map(\.line)
    var found = [Int32](repeating: -1, count: Int(CG_LINES))
    let count = cg_request_descriptors(request, &found, found.count)
    descriptors = Array(found.prefix(count))
    buffer = Array(repeating: cg_edge(), count: 16 * Int(CG_LINES))
  }

  deinit { cg_request_release(request) }

  /// Appends the edges that are waiting, without blocking, and returns whether some may be lost.
  ///
  /// `clock` is asked once they are read, and not before: a process that is stopped in between would
  /// take presses of minutes ago for those of this moment.
  func read(into edges: inout [Edge], clock: () -> Duration) throws(GPIOError) -> Bool {
    var count = 0
    var lost = false
    let code = cg_request_read(request, &buffer, buffer.count, &count, &lost)
    let now = clock()
    let start = edges.count
    for edge in buffer[..<count] {
      // A time far ahead is of another clock (a kernel before 5.7): the time of reading must do.
      let stamp = Duration.nanoseconds(Int64(clamping: edge.time_ns))
      let time = stamp > now + .seconds(60) ? now : stamp
      edges.append(
        Edge(
          line: lines[edge.index], isActive: edge.active, time: time, readTime: max(now, time)))
    }
    if code != 0 { throw GPIOError(code: code, path: path) }
    if lost { edges += LineRequest.missing(after: edges[start...], levels: try levels(), at: now) }
    return lost
  }

  /// The edges that must be missing after those that were read, since the levels are other ones.
  ///
  /// Interface v1 drops the newest edges of a full queue. Where the last one kept is fresh, the change
  /// that was dropped is too, and a press with a long bounce still counts. Where it is stale, nobody
  /// knows when the line changed.
  static func missing(
    after edges: some Sequence<Edge>, levels: Set<Buttons.Line>, at now: Duration
  ) -> [Edge] {
    var last: [Buttons.Line: Edge] = [:]
    for edge in edges { last[edge.line] = edge }
    return Buttons.Line.allCases.compactMap { line in
      guard let edge = last[line], now - edge.time <= PanelSettings.staleTime,
        edge.isActive != levels.contains(line)
      else { return nil }
      return Edge(line: line, isActive: !edge.isActive, time: max(now, edge.time))
    }
  }

  /// The lines that are active now (`gpiod_line_get_value`, `gpiod_line_request_get_values`).
  func levels() throws(GPIOError) -> Set<Buttons.Line> {
    var active = [Bool](repeating: false, count: Int(CG_LINES))
    let code = cg_request_levels(request, &active)
    if code != 0 { throw GPIOError(code: code, path: path) }
    return Set(zip(lines, active).filter(\.1).map(\.0))
  }
}

extension cg_bias {
  fileprivate init(_ bias: LineWiring.Bias) {
    switch bias {
    case .asIs: self = CG_AS_IS
    case .pullUp: self = CG_PULL_UP
    case .pullDown: self = CG_PULL_DOWN
    case .disabled: self = CG_DISABLED
    }
  }
}

extension Duration {
  /// The whole nanoseconds of it, as far as they fit.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    return product.addingReportingOverflow(attoseconds / 1_000_000_000).partialValue
  }
}
