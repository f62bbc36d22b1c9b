import BusModel
import Testing

@testable import BusExtract

/// Timetables with an element of text for each hour.
@Suite("an element for each hour")
struct HourRowTests {
  private func told(_ body: String, _ heading: String = "泉ヶ丘駅　65番　若葉台行き") -> [String] {
    let page = read("<title>時刻表</title><h1>\(heading)</h1>" + body)
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return page.timetables.indices.map { index in
      "\(page.timetables[index].label ?? "?") \(times(page, index))"
    }
  }

  private func list(_ tag: String, _ lines: [String]) -> String {
    let rows = lines.map { "<\(tag)>\($0)</\(tag)>" }.joined()
    return tag == "li" ? "<ul>\(rows)</ul>" : rows
  }

  @Test(
    "entries, paragraphs and blocks that begin with their hour are its rows",
    arguments: ["li", "p", "div"])
  func rows(tag: String) {
    let body =
      "<h2>平日</h2>" + list(tag, ["6時　12分循、33分", "7時　01分、18分循、46分", "9時　08分"])
      + "<h2>土日祝</h2>" + list(tag, ["7時　24分", "10時　05分循"]) + "<p>循＝循環便</p>"
    #expect(
      told(body) == ["平日 6:12循 6:33 7:01 7:18循 7:46 9:08", "土日祝 7:24 10:05循"])
  }

  @Test(
    "the unit of the minutes may fail, and the hour may be 6時台",
    arguments: [
      ["6時　12 33", "7時　01 46", "8時　20"], ["6時台　12、33", "7時台　01、46", "8時台　20"],
      ["6時：12 33", "7時：01 46", "8時：20"],
    ])
  func units(_ lines: [String]) {
    let spaced = lines.map { $0.replacing("：", with: "： ") }
    #expect(told("<h2>毎日</h2>" + list("li", spaced)) == ["毎日 6:12 6:33 7:01 7:46 8:20"])
  }

  @Test("the way and the days above each of several lists are its own")
  func ways() {
    let page = read(
      "<title>シャトルバス時刻表</title><h1>シャトルバス時刻表</h1>"
        + ["工業団地前発 港駅行き", "港駅発 工業団地前行き"].map { way in
          "<div><h2>\(way)</h2><p>平日</p>" + list("li", ["7時　10 30", "8時　00 30", "9時　10"])
            + "<p>土曜日</p>" + list("li", ["8時　00", "9時　00"]) + "</div>"
        }.joined())
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.stop) == ["工業団地前", "工業団地前", "港駅", "港駅"])
    #expect(page.timetables.map(\.label) == ["平日", "土曜日", "平日", "土曜日"])
    #expect(times(page, 3) == "8:00 9:00")
  }

  @Test(
    "what is done in a day is none",
    arguments: [
      ["8時　集合 10分", "9時　出発 05分", "11時　到着 20分"], ["8時30分 集合", "9時15分 出発", "10時40分 到着"],
      ["9時　開場", "10時　開会", "12時　閉会"],
    ])
  func others(_ lines: [String]) {
    #expect(["notATimetable", "uncertain"].contains(told(list("li", lines), "ふれあいバス旅行")[0]))
  }

  @Test("nor what a house does at some hours", arguments: ["体育館", "予防接種 予約枠", "映画館"])
  func elsewhere(_ title: String) {
    let page = read(
      "<title>\(title)</title><h1>\(title)</h1><h2>平日</h2>"
        + list("li", ["9時　00 30", "10時　00 30", "11時　00", "13時　20 40"]))
    #expect(page.judgement != .timetable)
  }
}
