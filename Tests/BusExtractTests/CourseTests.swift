import BusModel
import Testing

@Suite("courses of one bus")
struct CourseTests {
  private static let course = [
    ("椎の木台", "9:20"), ("椎の木下", "9:26"), ("丸池郵便局", "9:35"), ("丸池の湯", "9:50"),
  ]
  private static let calls = ["椎の木台 9:20>丸池の湯", "椎の木下 9:26>丸池の湯", "丸池郵便局 9:35>丸池の湯"]

  @Test(
    "under a head of stops each row is a stop and the last one the arrival",
    arguments: ["乗車場所", "集合場所", "お迎え場所", "停留所", "のりば", "バス停"])
  func headed(head: String) {
    let page = read(
      "<h1>丸池の湯 バス時刻表</h1><p>毎日運行</p>"
        + TripTable.rows([[head, "時刻"]] + Self.course.map { [$0.0, $0.1] }))
    #expect(page.judgement == .timetable)
    #expect(TripTable.told(page) == Self.calls)
  }

  /// Each call by a template of a name (N) and a time (T), inside others.
  private static func lines(_ template: String, _ joint: String, in outer: String) -> String {
    let items: [String] = course.map { name, time in
      template.replacing("N", with: name).replacing("T", with: time)
    }
    return outer.replacing("%", with: items.joined(separator: joint))
  }

  @Test(
    "times before names, lines of a list, of a paragraph and dt beside dd say the same",
    arguments: [
      ["<tr><td>T</td><td>N</td></tr>", "", "<table><tr><th>発車時刻</th><th>乗車場所</th></tr>%</table>"],
      [
        "<tr><td>N</td><td>T</td><td></td></tr>", "",
        "<table><tr><th>乗車場所</th><th>時刻</th><th>備考</th></tr>%</table>",
      ],
      ["<li>N　T</li>", "", "<ul>%</ul>"], ["<li>T　N</li>", "", "<ul>%</ul>"],
      ["N（T）", "<br>", "<p>%</p>"], ["N……T", "<br>", "<p>%</p>"],
      ["<dt>N</dt><dd>T</dd>", "", "<dl>%</dl>"], ["<dt>T</dt><dd>N</dd>", "", "<dl>%</dl>"],
    ])
  func forms(form: [String]) {
    let body = Self.lines(form[0], form[1], in: form[2])
    let page = read("<h1>丸池の湯 送迎バス</h1><h2>椎の木コース</h2><p>毎日運行</p>" + body)
    #expect(page.judgement == .timetable)
    #expect(TripTable.told(page) == Self.calls)
  }

  @Test(
    "names of which nothing says what they are leave the page uncertain and are no marks",
    arguments: [
      ["<tr><td>T</td><td>N</td></tr>", "<table>%</table>"], ["<li>T N</li>", "<ul>%</ul>"],
    ])
  func unsaid(form: [String]) {
    let body = Self.lines(form[0], "", in: form[1])
    let page = read("<h1>松尾駅 発</h1><h2>平日</h2>" + body)
    #expect(page.judgement != .timetable)
  }

  @Test(
    "times that fall, stand hours apart or have days beside them are no course",
    arguments: [
      [("東町", "9:20"), ("西町", "9:10"), ("南町", "9:40")],
      [("東町", "9:20"), ("西町", "11:10"), ("南町", "15:40")],
      [("平日", "9:20"), ("土曜", "9:30"), ("日祝", "9:40")],
    ])
  func lawless(course: [(String, String)]) {
    let page = read("<h1>送迎バス</h1><h2>東コース</h2>" + TripTable.rows(course.map { [$0.0, $0.1] }))
    #expect(page.timetables.allSatisfy { $0.departures.allSatisfy { $0.trip == nil } })
  }

  @Test("a course whose heading names a farther place goes on behind its last stop")
  func farther() {
    let page = read(
      "<h1>送迎バス</h1><h2>東コース 山の上病院行き</h2><p>毎日運行</p>"
        + TripTable.rows([["乗車場所", "時刻"], ["東町", "9:20"], ["西町", "9:30"], ["南町", "9:40"]]))
    #expect(TripTable.told(page) == ["東町 9:20>山の上病院", "西町 9:30>山の上病院", "南町 9:40>山の上病院"])
  }
}
