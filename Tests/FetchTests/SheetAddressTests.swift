import Fetch
import Testing

@Suite("Addresses of sheets")
struct SheetAddressTests {
  @Test(
    "what people copy becomes what gives data",
    arguments: [
      (
        "https://docs.google.com/spreadsheets/d/KEY/edit?gid=7#gid=7",
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:json&headers=1&gid=7"
      ),
      (
        "https://docs.google.com/spreadsheets/d/KEY/edit?usp=sharing",
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:json&headers=1"
      ),
      (
        "https://docs.google.com/spreadsheets/u/1/d/KEY/view#gid=0",
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:json&headers=1&gid=0"
      ),
      (
        "https://docs.google.com/spreadsheets/d/KEY",
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:json&headers=1"
      ),
      (
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:csv",
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:csv&headers=1"
      ),
      (
        "https://docs.google.com/spreadsheets/d/e/PUB/pubhtml?gid=3&single=true",
        "https://docs.google.com/spreadsheets/d/e/PUB/pub?gid=3&single=true&output=csv"
      ),
      (
        "https://docs.google.com/spreadsheets/d/e/PUB/pubhtml",
        "https://docs.google.com/spreadsheets/d/e/PUB/pub?output=csv"
      ),
      (
        "https://spreadsheets.google.com/feeds/list/KEY/od6/public/values?alt=json",
        "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?tqx=out:json&headers=1"
      ),
    ])
  func sheets(copied: String, data: String) {
    #expect(SheetAddress.data(of: copied) == data)
    #expect(SheetAddress.data(of: data) == data, "and stays")
  }

  @Test(
    "any other address stays as it is",
    arguments: [
      "https://docs.google.com/spreadsheets/d/e/PUB/pub?output=csv",
      "https://docs.google.com/spreadsheets/d/KEY/gviz/tq?headers=0",
      "https://docs.google.com/spreadsheets/d/KEY/export?format=csv",
      "https://sheets.googleapis.com/v4/spreadsheets/KEY/values/A:B?key=K",
      "https://example.invalid/spreadsheets/d/KEY/edit",
      "http://docs.google.com/spreadsheets/d/KEY",
      "https://docs.google.com", "https://", "", "words.csv",
    ])
  func others(address: String) {
    #expect(SheetAddress.data(of: address) == address)
  }
}
