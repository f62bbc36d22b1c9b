import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Stops that are called by what is there.
@Suite("stops by the name of something else")
struct StopByNameTests {
  private func stops(_ heading: String) -> [String?] {
    func hours(_ minutes: String) -> String {
      "<table><tr><th>時</th><th>平日</th></tr>"
        + (6...10).map { "<tr><td>\($0)</td><td>\(minutes)</td></tr>" }.joined() + "</table>"
    }
    let page =
      "<h2>12系統の停留所</h2><h3>\(heading)</h3><p>南港 ゆき</p>" + hours("05 25 45")
      + "<h3>寺町西</h3><p>南港 ゆき</p>" + hours("10 30 50")
    return Normalise.timetables(of: read(page)).timetables.map(\.stop)
  }

  @Test(
    "a table under a stop's name is read whatever stands there",
    arguments: ["本町郵便局", "プール前", "■給食センター前", "ごみ処理場前", "検診センター前", "潮見台"])
  func places(_ heading: String) {
    #expect(stops(heading).count == 2)
    #expect(stops(heading).last == "寺町西")
  }

  @Test(
    "a table under the name of a thing is none of the buses'", arguments: ["ごみ収集", "郵便", "プール営業"])
  func things(_ heading: String) { #expect(stops(heading) == ["寺町西"]) }
}
