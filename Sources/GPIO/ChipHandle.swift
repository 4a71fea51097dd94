import CGpiod

/// An open chip; closed when it goes.
struct ChipHandle: ~Copyable {
  let path: String
  private let chip: OpaquePointer

  /// Opens the chip behind a device file (`gpiod_chip_open`).
  init(path: String) throws(GPIOError) {
    var chip: OpaquePointer?
    let code = cg_chip_open(path, &chip)
    guard code == 0, let chip else { throw GPIOError(code: code, path: path) }
    self.path = path
    self.chip = chip
  }

  deinit { cg_chip_close(chip) }

  /// What the chip and its lines say of themselves.
  func describe() throws(GPIOError) -> Chip {
    var info = cg_chip_info()
    try check(cg_chip_get_info(chip, &info))
    var lines: [Chip.Line] = []
    for offset in 0..<info.lines {
      var line = cg_line_info()
      try check(cg_chip_get_line(chip, offset, &line))
      let consumer = line.used ? text(line.consumer) ?? "the kernel" : nil
      lines.append(
        Chip.Line(
          offset: Int(offset), name: text(line.name), consumer: consumer, isOutput: line.output))
    }
    return Chip(
      path: path, name: text(info.name) ?? path, label: text(info.label) ?? "", lines: lines)
  }

  /// Requests inputs with both edges (`gpiod_line_request`, `gpiod_chip_request_lines`).
  func requestInputs(_ lines: [cg_line], consumer: String) throws(GPIOError) -> OpaquePointer {
    var request: OpaquePointer?
    let code = cg_request_inputs(chip, lines, lines.count, consumer, &request)
    guard code == 0, let request else { throw GPIOError(code: code, path: path) }
    return request
  }

  /// Requests an output, switched off.
  func requestOutput(
    _ offset: Int, isActiveLow: Bool, consumer: String
  ) throws(GPIOError) -> OpaquePointer {
    var request: OpaquePointer?
    let code = cg_request_output(chip, UInt32(offset), isActiveLow, consumer, &request)
    guard code == 0, let request else { throw GPIOError(code: code, path: path) }
    return request
  }

  private func check(_ code: Int32) throws(GPIOError) {
    if code != 0 { throw GPIOError(code: code, path: path) }
  }
}

/// The text in an array of C characters, or nil when it is empty.
private func text<Characters>(_ characters: Characters) -> String? {
  withUnsafeBytes(of: characters) { bytes in
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
