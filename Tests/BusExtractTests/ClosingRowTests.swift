import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Rows over the whole width below a table whose hours stand along the top.
@Suite("notes in the last rows of a turned table")
struct ClosingRowTests {
  private func page(_ notes: [String], hours: ClosedRange<Int> = 7...10) -> RawPage {
    let row = { (head: String, minutes: String) in
      "<tr><th>\(head)</th>" + hours.map { _ in "<td>\(minutes)</td>" }.joined() + "</tr>"
    }
    let heads = "<tr><th></th>" + hours.map { "<th>\($0)</th>" }.joined() + "</tr>"
    let closing = notes.map { "<tr><td colspan=\(hours.count + 1)>\($0)</td></tr>" }.joined()
    return read(
      "<title>理工大前 時刻表</title><h1>理工大前</h1><table>\(heads)\(row("平日", "02<br>26※"))"
        + "\(row("土休日", "41"))\(closing)</table>")
  }

  private let minutes = "7:02 7:26※ 8:02 8:26※ 9:02 9:26※ 10:02 10:26※"

  @Test(
    "what they say is a legend or a sentence, and no minutes",
    arguments: [
      ["※は高校前経由"], ["※は高校前経由<br>運賃は210円です。"], ["※は高校前経由", "お問い合わせ 0000-11-2222"],
      ["※は高校前経由", "年末年始のお問い合わせは12月29日～1月3日の間お休みをいただきます。"],
    ])
  func notes(_ notes: [String]) {
    for hours in [7...10] {
      let found = page(notes, hours: hours)
      #expect(found.judgement == .timetable)
      #expect(found.timetables.map(\.label) == ["平日", "土休日"])
      #expect(times(found) == minutes)
    }
  }

  @Test("the days that they say are heard")
  func days() throws {
    let read = Normalise.timetables(
      of: page(["※は8月1日～9月15日運休<br>12月31日～1月3日は土休日ダイヤで運行します。"]))
    #expect(read.timetables[0].departures[1].pattern?.text == "8/1～9/15運休")
    #expect(try columns(read, on: "2026-12-31") == [1])
    #expect(try columns(read, on: "2026-12-28") == [0])
  }

  @Test("how far buses lie apart, minutes and a head are still left over")
  func others() {
    #expect(page(["日中は10分間隔で運行"]).judgement != .timetable)
    #expect(page(["毎時 05 25 45"]).judgement != .timetable)
  }
}
