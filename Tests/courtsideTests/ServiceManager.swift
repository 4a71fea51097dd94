import Foundation
import Glibc

/// A service manager's end of `sd_notify`: it hears what a program says of itself.
final class ServiceManager {
  /// The path of the socket, for `NOTIFY_SOCKET`.
  let path: String
  private let descriptor: Int32

  /// Listens in a folder that goes with the test.
  init?(in folder: String) {
    path = folder + "/notify"
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    let bytes = Array(path.utf8)
    guard descriptor >= 0, bytes.count < capacity else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    if !isBound { return nil }
  }

  deinit { close(descriptor) }

  /// What was said since the last call, oldest first; waits `limit` ms for the first word.
  func messages(limit: Int32) -> [String] {
    var messages: [String] = []
    var waits = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while poll(&waits, 1, messages.isEmpty ? limit : 0) > 0 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0 { break }
      messages.append(String(decoding: buffer[..<count], as: UTF8.self))
    }
    return messages
  }
}
