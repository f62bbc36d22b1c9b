import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences of days that no reader understands: the days they name are open, and no other is closed.
@Suite("an unread sentence opens its days")
struct SilentDayTests {
  private static let trips = """
    <table><tr><th>停留所</th><th>1便</th><th>2便</th><th>3便</th></tr><tr><td>若葉台</td><td>7:10</td>\
    <td>9:20</td><td>15:30</td></tr><tr><td>西川</td><td>7:18</td><td>9:28</td><td>15:38</td></tr></table>
    """
  private func rules(_ line: String) -> [String] {
    let body = "<h1>若葉台</h1><p>南浜行</p><p>運行日：毎日</p>" + Self.trips + "<p>\(line)</p>"
    return Normalise.timetables(of: read(body)).dayRules.map {
      "\($0.days) \($0.runs?.name ?? "open")"
    }
  }

  @Test(
    "a sentence that is not understood leaves its days open",
    arguments: [
      "日曜・祝日の最終便は9:20発です。", "土曜日の7:10発は7:20発です。",
    ])
  func open(_ line: String) {
    let found = rules(line)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("open") })
  }
}
