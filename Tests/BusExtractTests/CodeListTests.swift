import BusModel
import Testing

/// Lists of departures that no head explains.
@Suite("cards of departures")
struct CodeListTests {
  private func cards(_ around: String, _ rows: [[String]]) -> RawPage {
    let cards = rows.map { row in
      "<li><time>\(row[0])</time>" + row.dropFirst().map { "<span>\($0)</span>" }.joined() + "</li>"
    }
    return read(
      "<title>浜駅前の発車時刻</title><h1>浜駅前 発車時刻表</h1><h2>平日</h2><p>\(around)</p><ul>\(cards.joined())</ul>"
    )
  }

  private let rows = [
    ["7:02", "15", "流通団地行き", "1番のりば"], ["7:10", "22", "海岸行き", "2番のりば"],
    ["7:25", "15", "流通団地行き", "1番のりば"], ["8:05", "15A", "流通団地行き（工場経由）", "1番のりば"],
    ["9:00", "22", "海岸行き", "2番のりば"],
  ]

  @Test("codes before places are lines where the page speaks of them")
  func lines() {
    let page = cards("系統で絞り込む", rows)
    #expect(page.judgement == .timetable)
    let found = page.timetables.flatMap(\.departures)
    #expect(found.map(\.routeName) == ["15", "22", "15", "15A", "22"])
    #expect(found.map(\.destination) == ["流通団地", "海岸", "流通団地", "流通団地（工場経由）", "海岸"])
    #expect(found.map(\.platform) == ["1", "2", "1", "1", "2"])
  }

  @Test("codes are no lines where nothing says so, and none that are fares or platforms")
  func others() {
    let isLine = { (page: RawPage) in
      page.judgement == .timetable
        && page.timetables.contains { $0.departures.contains { $0.routeName != nil } }
    }
    #expect(!isLine(cards("絞り込む", rows)))
    #expect(
      !isLine(cards("系統", rows.map { [$0[0], $0[1].contains("15") ? "240" : "310", $0[2]] })))
    #expect(!isLine(cards("全系統 のりばは数字で示します", rows.map { Array($0.prefix(3)) })))
    let mixed = rows.enumerated().map { [$1[0], $0 == 0 ? "22" : $1[1], $1[2], $1[3]] }
    #expect(!isLine(cards("系統", mixed)))
  }

  private func sections(_ times: [(String, [String])], _ wrap: (String, String) -> String)
    -> RawPage
  {
    let parts = times.map { hour, times in
      wrap(hour, times.map { "<li><span>\($0)</span> <span>港駅行</span></li>" }.joined())
    }
    return read(
      "<title>北台公園 バス発車時刻</title><h1>北台公園</h1><h2>日曜・祝日ダイヤ</h2>" + parts.joined())
  }

  private let hours = [
    ("6時台", ["06:42"]), ("7時台", ["07:05", "07:22", "07:48"]), ("8時台", ["08:10", "08:40"]),
    ("12時台", ["12:15"]),
  ]

  @Test("sections of an hour each are one list")
  func hourSections() {
    let folded = sections(hours) { "<details><summary>\($0)</summary><ul>\($1)</ul></details>" }
    let headed = sections(hours) { "<h3>\($0)</h3><ul>\($1)</ul>" }
    for page in [folded, headed] {
      #expect(page.judgement == .timetable)
      #expect(page.timetables.count == 1)
      #expect(page.timetables[0].departures.count == 7)
      #expect(
        page.timetables[0].departures.allSatisfy {
          $0.destination == "港駅" || page.timetables[0].destination == "港駅"
        })
    }
  }

  @Test("a time in the section of another hour is not read as one of the list")
  func wrongSection() {
    let wrong = [("6時台", ["06:42"]), ("7時台", ["08:05", "07:22"]), ("8時台", ["08:10"])]
    let page = sections(wrong) { "<details><summary>\($0)</summary><ul>\($1)</ul></details>" }
    #expect(page.judgement != .timetable)
  }

  @Test("全ての系統 names no line")
  func allLines() {
    let page = sections(hours) { "<details><summary>\($0)</summary><ul>\($1)</ul></details>" }
    #expect(page.timetables.allSatisfy { $0.routeName == nil })
    let said = read(
      "<h1>北台公園 時刻表</h1><p>平日 ／ 全ての系統</p><table><tr><th>時</th><th>分</th></tr><tr><td>7</td><td>10 20</td></tr><tr><td>8</td><td>10 20</td></tr><tr><td>9</td><td>10</td></tr></table>"
    )
    #expect(said.timetables.allSatisfy { $0.routeName == nil })
  }
}
