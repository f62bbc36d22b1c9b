import BusExtract
import BusModel
import Testing

@Test(
  "翌 before a time puts it on the next day, also where no late hour stands above it",
  arguments: [
    ("18:00|翌0:10", "18:00 24:10"), ("6:00|翌 01:40|翌日5:05", "6:00 25:40 29:05"),
    ("23:50|24:10|25:01:00", "23:50 24:10 25:01"), ("6:00|翌24:10", "6:00 24:10"),
  ])
func nextDay(cells: String, expected: String) {
  let rows = cells.split(separator: "|").map { "<tr><td>\($0)</td><td>港駅前</td></tr>" }
  let html = "<h2>平日</h2><table><tr><th>発時刻</th><th>行先</th></tr>\(rows.joined())</table>"
  let page = read("<meta charset='utf-8'><h1>潮見町</h1>" + html)
  #expect(times(page) == expected)
  #expect(page.notices.isEmpty)
}
