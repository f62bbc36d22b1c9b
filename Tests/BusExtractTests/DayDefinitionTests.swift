import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lines that say what a kind of day is, dates among it.
@Suite("what a kind of day is")
struct DayDefinitionTests {
  private func rules(_ line: String) -> [String] {
    let hours = (6...9).map { "<tr><td>05 35</td><th>\($0)</th><td>20</td></tr>" }.joined()
    let page = """
      <h1>南寺町</h1><p>［31］ 港町 ゆき</p><table>
      <tr><th>平日</th><th>時</th><th>休日（土曜含む）</th></tr>\(hours)</table><p>\(line)</p>
      """
    return Normalise.timetables(of: read(page)).dayRules.map { "\($0)" }
  }

  @Test("what the days are is read behind a bracket as without one")
  func bracket() {
    let days = "＝土曜・日曜・祝日・振替休日・8月13日～15日・12月30日～1月3日"
    #expect(!rules("休日" + days).isEmpty)
    #expect(rules("休日（土曜含む）" + days) == rules("休日" + days))
  }

  @Test(
    "a bracket that speaks of no days, or stands elsewhere, stays",
    arguments: [
      "休日（２番のりば）＝土曜・8月13日", "営業日（土曜含む）＝月曜", "休日は（土曜含む）運休",
    ])
  func other(_ line: String) { #expect(DayDefinitions.withoutAside(line) == nil) }
}
