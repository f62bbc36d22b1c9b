import BusQuery
@testable import BusSettings
import BusModel
import Testing

@Suite("Hints of routes.json")
struct HintReadingTests {
  private func faults(_ key: String, _ value: String) -> [String] {
    let text = """
      { "routes": [ { "id": "1", "name": "home", "outboundTimetableURLs": [
        { "url": "https://bus.example.jp/", "\(key)": "\(value)" } ] } ] }
      """
    do throws(SettingsError) {
      _ = try RoutesFile.read(text.utf8)
      return []
    } catch {
      return error.faults.map { $0.words(.en) }
    }
  }

  private let place = "routes[0].outboundTimetableURLs[0]"

  @Test(
    "hints that can be followed are no faults",
    arguments: [
      ("layout", "hour-grid"), ("layout", "trips-by-stops"), ("service", "平日"),
      ("service", "土日祝"), ("service", "正月ダイヤ"), ("within", "#pole2"),
      ("within", "div > table.dia, #b td[data-day=1]:nth-of-type(2)"),
    ])
  func good(_ key: String, _ value: String) { #expect(faults(key, value).isEmpty) }

  @Test("a layout that there is not is told with those there are and the nearest")
  func layout() {
    #expect(
      faults("layout", "hourgrid") == [
        "\(place).layout: expected one of the layouts hour-grid, sideways-hour-grid, "
          + "stops-by-trips, trips-by-stops, departure-list, found \"hourgrid\"; "
          + "did you mean \"hour-grid\"?"
      ])
  }

  @Test("days that nobody understands are told with the label that was probably meant")
  func service() {
    #expect(
      faults("service", "平曰") == [
        "\(place).service: expected a label of days such as \"平日\", \"土曜\", \"日祝\" or \"土日祝\", "
          + "found \"平曰\"; did you mean \"平日\"?"
      ])
  }

  @Test(
    "a selector that is not understood is told", arguments: ["table[", "#a >> b", "p:hover", "a,"])
  func selector(_ text: String) {
    #expect(
      faults("within", text) == [
        "\(place).within: expected a CSS selector of names, #id, .class, [attribute=value] and "
          + ":nth-of-type(n), such as \"#pole2 table\", found \"\(text)\""
      ])
  }
}
