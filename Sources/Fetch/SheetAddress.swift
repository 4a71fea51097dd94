/// The address that gives a sheet as data, for the one that people copy out of their browser.
///
/// A sheet that everybody with the link may read gives its rows by a query (`gviz`), which is asked with
/// `headers=1`; one that is published gives CSV. The list feed that older instructions name was turned off
/// on 2 August 2021; the query takes its place.
public enum SheetAddress {
  /// The address to fetch; any other than a sheet's stays as it is.
  public static func data(of address: String) -> String {
    guard let sheet = Parts(address) else { return address }
    if sheet.host == "spreadsheets.google.com" {
      guard sheet.path.first == "feeds", sheet.path.count > 2 else { return address }
      return query(of: sheet.path[2], tab: nil)
    }
    guard sheet.host == "docs.google.com", sheet.path.count > 2,
      sheet.path[0] == "spreadsheets", sheet.path[1] == "d"
    else { return address }
    if sheet.path[2] == "e" {
      guard sheet.path.count > 4, sheet.path[4] == "pubhtml" else { return address }
      let tab = sheet.tab.map { "gid=\($0)&single=true&" } ?? ""
      return "https://docs.google.com/spreadsheets/d/e/\(sheet.path[3])/pub?\(tab)output=csv"
    }
    switch sheet.path.count > 3 ? sheet.path[3] : "edit" {
    case "edit", "view", "htmlview", "copy": return query(of: sheet.path[2], tab: sheet.tab)
    case "gviz" where !address.contains("headers="):
      return address + (sheet.query.isEmpty ? "?headers=1" : "&headers=1")
    default: return address
    }
  }

  private static func query(of sheet: String, tab: String?) -> String {
    let tab = tab.map { "&gid=\($0)" } ?? ""
    return "https://docs.google.com/spreadsheets/d/\(sheet)/gviz/tq?tqx=out:json&headers=1\(tab)"
  }

  /// The parts of an https address.
  private struct Parts {
    var host: String
    var path: [String]
    var query: String
    /// The sheet's tab, out of the query or the fragment.
    var tab: String?

    init?(_ address: String) {
      guard Download.isAddress(address) else { return nil }
      let rest = address.dropFirst("https://".count)
      let place = rest.prefix { $0 != "?" && $0 != "#" }
      let tail = rest[place.endIndex...]
      var path = place.split(separator: "/").map(String.init)
      guard !path.isEmpty else { return nil }
      host = path.removeFirst().lowercased()
      // "/spreadsheets/u/1/d/…" is the same sheet, seen by somebody's second account.
      if path.count > 3, path[1] == "u" { path.removeSubrange(1...2) }
      self.path = path
      query = String(tail.prefix { $0 != "#" }.dropFirst())
      let fields = tail.split { "?&#".contains($0) }
      tab = fields.first { $0.hasPrefix("gid=") }.map { field in
        String(field.dropFirst(4).prefix { $0.isNumber })
      }
    }
  }
}
