// A process that keeps records, for the tests of the store: it is told what to do on standard input, a
// command a line, and answers on standard output. It can be killed, be given other rights and limits,
// and share its directory with another one, none of which the process of the tests can.

import Glibc
import Scoreboard
import Storage

/// Writes one line, at once.
func say(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(1, line, line.count)
}

/// Waits until everything appended is on disk, or (unless `throughTrouble`) there is trouble.
func wait(_ store: Store, throughTrouble: Bool) -> Bool {
  let end = ContinuousClock.now + .seconds(30)
  while ContinuousClock.now < end {
    if store.saved == store.appended, store.trouble == nil { return true }
    if store.trouble != nil, !throughTrouble { return false }
    var entry = pollfd(fd: store.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 200)
    for notice in store.takeNews().notices { say("notice \(notice)") }
  }
  return false
}

signal(SIGXFSZ, SIG_IGN)
guard CommandLine.arguments.count == 2 else { exit(2) }
let directory = CommandLine.arguments[1]
var open: Store?
var number = 0

@MainActor
func records(_ count: Int) -> [Record] {
  (0..<count).map { _ in
    number += 1
    return Record(book: .badminton, opens: number == 1, text: "@\(number) A")
  }
}

while let line = readLine() {
  let words = line.split(separator: " ").map(String.init)
  let value = words.count > 1 ? Int(words[1]) ?? 0 : 0
  switch words.first {
  case "open":
    let opening = Store.open(directory: directory)
    open = opening.store
    number = opening.records.count
    for notice in opening.notices { say("notice \(notice)") }
    say("opened \(opening.records.count)")
  case "append":
    open?.append(records(value))
    say("appended \(number)")
  case "wait":
    guard let open else { exit(2) }
    say(wait(open, throughTrouble: false) ? "saved \(open.saved)" : "trouble \(open.trouble ?? "")")
  case "outlast":
    guard let open else { exit(2) }
    say(wait(open, throughTrouble: true) ? "saved \(open.saved)" : "trouble \(open.trouble ?? "")")
  case "stream":
    // One record after the other; each is told when it is acknowledged.
    guard let open else { exit(2) }
    while true {
      open.append(records(1))
      guard wait(open, throughTrouble: true) else { exit(1) }
      say("\(number)")
    }
  case "flood":
    // Records without waiting; told is how far saving has come.
    guard let open else { exit(2) }
    let base = number
    while true {
      open.append(records(3))
      say("\(base + open.saved)")
      usleep(300)
    }
  case "limit":
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t.max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    say("limited")
  case "user":
    say(setgid(gid_t(value)) == 0 && setuid(uid_t(value)) == 0 ? "user" : "refused")
  case "close":
    open?.close()
    open = nil
    say("closed")
  default: exit(2)
  }
}
