import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lines that say what a kind of day is, dates among it.
@Suite("what a kind of day is")
struct DayDefinitionTests {
  /// The rules of a page with that line, but for the words that they stand in.
  private func rules(_ line: String) -> [PageDayRule] {
    let hours = (6...9).map { "<tr><td>05 35</td><th>\($0)</th><td>20</td></tr>" }.joined()
    let page = """
      <h1>南寺町</h1><p>［31］ 港町 ゆき</p><table>
      <tr><th>平日</th><th>時</th><th>休日（土曜含む）</th></tr>\(hours)</table><p>\(line)</p>
      """
    return Normalise.timetables(of: read(page)).dayRules.map {
      PageDayRule(when: $0.when, runs: $0.runs, because: "")
    }
  }

  @Test("what the days are is read behind a bracket as without one")
  func bracket() {
    let days = "＝土曜・日曜・祝日・振替休日・8月13日～15日・12月30日～1月3日"
    #expect(!rules("休日" + days).isEmpty)
    #expect(rules("休日（土曜含む）" + days) == rules("休日" + days))
  }

  @Test("凡例 before what the days are says nothing of them")
  func title() {
    let days = "休日＝土曜・日曜・祝日・8月13日～15日・12月30日～1月3日"
    #expect(rules("凡例：" + days) == rules(days))
  }

  @Test("a calendar of a month that was not understood leaves the month open")
  func calendar() {
    #expect(!rules("運行カレンダー　12月：休日ダイヤ 29,30,31").isEmpty)
    #expect(rules("祝日も含めカレンダー通りです").allSatisfy { $0.runs != nil })
  }

  @Test("what is said of 休日 and does not say what they are defines nothing")
  func other() {
    for line in ["休日（土曜含む）は運休", "営業日（土曜含む）＝月曜", "休日（土曜含む）の時刻"] {
      #expect(HolidayDefinition(line) == nil)
    }
    #expect(HolidayDefinition("休日（土曜含む）＝土曜・日曜・祝日・8月13日")?.dates?.days == "8/13")
  }
}
