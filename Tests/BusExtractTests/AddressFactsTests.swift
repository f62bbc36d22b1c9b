@testable import BusExtract
import Testing

@Suite("What an address says of its timetable")
struct AddressFactsTests {
  @Test(
    "parameters that divide days name them, in numbers and in words",
    arguments: [
      ("https://bus.example.jp/t?stop=7&daydiv=1", "平日"),
      ("https://bus.example.jp/t?DYDIV=2&x=1", "土曜"),
      ("https://bus.example.jp/t?daydiv=13", "日祝"),
      ("https://bus.example.jp/t?a=1;dia=heijitsu#top", "平日"),
      ("https://bus.example.jp/t?week=Saturday", "土曜"),
    ])
  func days(_ url: String, _ label: String) { #expect(AddressFacts(url).label?.value == label) }

  @Test(
    "a number in a parameter that may mean anything names no days",
    arguments: [
      "https://bus.example.jp/t?day=2", "https://bus.example.jp/t?week=3",
      "https://bus.example.jp/t?daydiv=7", "https://bus.example.jp/daydiv=2",
      "https://bus.example.jp/t?dia=special", "https://bus.example.jp/t", "",
    ])
  func silent(_ url: String) { #expect(AddressFacts(url).label == nil) }

  @Test("the platform is a small number, told with the parameter that says it")
  func platform() {
    let facts = AddressFacts("https://bus.example.jp/t?stopid=1250&poleno=02")
    #expect(facts.platform?.value == "2")
    #expect(facts.platform?.parameter == "poleno=02")
    #expect(AddressFacts("https://bus.example.jp/t?pole=12345").platform == nil)
  }
}
