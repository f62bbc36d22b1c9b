import BusModel
import Testing

@Suite("Stops with their times in lines of text")
struct StopLineTests {
  private func boards(_ body: String) -> [String] {
    let page = read("<h1>川上線 バス時刻</h1><p>毎日運行</p>" + body)
    guard page.verdict == .timetable else { return [] }
    return page.timetables.filter { !$0.departures.isEmpty }.map { table in
      let times = table.departures.map { departure in
        "\(departure.hour):\(departure.minute)" + (departure.destination.map { ">" + $0 } ?? "")
      }
      return (table.stop ?? "?") + " " + times.joined(separator: " ")
    }
  }

  @Test(
    "lines that say from where buses leave are a board each",
    arguments: [
      "<ul><li>港発: 9:05、10:40</li><li>役場発: 9:30、11:20</li></ul>",
      "<p>港発：9:05　10:40<br>役場発：9:30　11:20</p>", "<p>港発 ①9:05 ②10:40</p><p>役場発 ①9:30 ②11:20</p>",
      "■港発<br>9:05　10:40<br>■役場発<br>9:30　11:20<br>",
      "<ul><li>港発: 午前9時05分、10時40分</li><li>役場発: 9時30分、11時20分</li></ul>",
    ])
  func starts(body: String) { #expect(boards(body) == ["港 9:5 10:40", "役場 9:30 11:20"]) }

  @Test("lines whose times rise from stop to stop are a course, which ends at the last")
  func course() {
    let body =
      "<ul><li>港前 8:20 / 10:20</li><li>団地口 8:27 / 10:27</li><li>役場 8:45 / 10:45</li></ul>"
    #expect(boards(body) == ["港前 8:20>役場 10:20>役場", "団地口 8:27>役場 10:27>役場"])
    #expect(boards(body.replacing("役場 8", with: "役場着 8")).count == 2)
  }

  @Test(
    "lines of which nothing says whether buses leave from the last stop are no boards",
    arguments: [
      "<ul><li>港前 8:20 9:20 10:20</li><li>役場 8:45 10:45</li></ul>",
      "<ul><li>営業時間 9:00 17:00</li><li>受付 9:00 16:30</li></ul>",
      "<ul><li>平日 8:20 9:20</li><li>土日祝 8:45 10:45</li></ul>",
      "<ul><li>港発 始発 8:20 最終 19:20</li><li>役場発 始発 8:45 最終 20:45</li></ul>",
    ])
  func doubt(body: String) {
    #expect(!boards(body).contains { $0.hasPrefix("役場") || $0.hasPrefix("受付") || $0.contains("発") })
  }
}
