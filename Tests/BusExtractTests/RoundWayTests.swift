import BusModel
import Testing

@testable import BusExtract

/// Times of each way beside or below the words for it.
@Suite("rows of ways, and ways round")
struct RoundWayTests {
  private func told(_ table: String) -> [String] {
    let page = read(
      "<title>ひばりバス</title><h1>ひばりバス 停留所別時刻表</h1><h3>停留所「ひばり団地」</h3><table>\(table)</table>")
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return page.timetables.indices.map { index in
      let table = page.timetables[index]
      return "\(table.stop ?? "?")→\(table.destination ?? "?") \(times(page, index))"
    }
  }

  private func rows(_ heads: [String]) -> String {
    "<tr><th>\(heads[0])</th><td>8:09</td><td>9:09</td><td>12:39</td></tr>"
      + "<tr><th>\(heads[1])</th><td>8:48</td><td>13:18</td><td></td></tr>"
  }

  private func columns(_ heads: [String]) -> String {
    "<tr><th>\(heads[0])</th><th>\(heads[1])</th></tr><tr><td>8:09</td><td>8:48</td></tr>"
      + "<tr><td>9:09</td><td>13:18</td></tr><tr><td>12:39</td><td></td></tr>"
  }

  private func hours(_ heads: [String]) -> String {
    "<tr><th>時</th><th>\(heads[0])</th><th>\(heads[1])</th></tr>"
      + "<tr><th>8</th><td>09</td><td>48</td></tr><tr><th>9</th><td>09</td><td></td></tr>"
      + "<tr><th>12</th><td>39</td><td></td></tr><tr><th>13</th><td></td><td>18</td></tr>"
  }

  @Test("of two ways round each has its times", arguments: [["右回り", "左回り"], ["内まわり", "外まわり"]])
  func rounds(_ heads: [String]) {
    let expected = [
      "ひばり団地→\(heads[0]) 8:09 9:09 12:39", "ひばり団地→\(heads[1]) 8:48 13:18",
    ]
    #expect(told(rows(heads)) == expected)
    #expect(told(columns(heads)) == expected)
    #expect(told(hours(heads)) == expected)
  }

  @Test("so has each of two below a heading of its own, with and without days")
  func headings() {
    let hours =
      "<table><tr><th>時</th><th>平日</th></tr><tr><th>8</th><td>09</td></tr>"
      + "<tr><th>9</th><td>%</td></tr><tr><th>12</th><td>39</td></tr></table>"
    for days in ["", "<h3>平日</h3>"] {
      let page = read(
        "<title>ひばりバス</title><h1>ひばり団地</h1><h2>右回り</h2>\(days)\(hours.replacing("%", with: "09"))"
          + "<h2>左回り</h2>\(days)\(hours.replacing("%", with: "19"))")
      #expect(page.judgement == .timetable)
      #expect(page.timetables.map(\.destination) == ["右回り", "左回り"])
    }
  }

  @Test("so has each of two places to which the buses go")
  func places() {
    #expect(
      told(rows(["本庁前行き", "小浜駅方面"]))
        == ["ひばり団地→本庁前 8:09 9:09 12:39", "ひばり団地→小浜駅方面 8:48 13:18"])
  }

  @Test("rows of the same head, of stops or of anything else are no ways")
  func others() {
    #expect(told(rows(["右回り", "右回り"])) == ["notATimetable"])
    #expect(told(rows(["右回り", "受付"])) == ["notATimetable"])
    #expect(told(columns(["赤", "青"])) != told(columns(["右回り", "左回り"])))
  }
}
