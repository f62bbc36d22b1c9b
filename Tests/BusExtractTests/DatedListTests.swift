import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lists of dates and of what runs on them, beside a timetable of weekdays and weekends.
@Suite("lists of dates beside a timetable")
struct DatedListTests {
  private func page(_ lines: String) -> Normalise.Result {
    let hours = (6...10).map { "<tr><th>\($0)</th><td>05 35</td><td>20</td></tr>" }.joined()
    return Normalise.timetables(
      of: read(
        """
        <h1>南浜</h1><h2>若葉台行き</h2>\(lines)<table>\
        <tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(hours)</table>
        """))
  }

  private func rules(_ lines: String) -> [String] {
    page(lines).dayRules.map { "\($0.days)=\($0.runs?.name ?? "?")" }
  }

  @Test("kinds of day behind dates and arrows are as what these run")
  func kinds() {
    #expect(
      rules("<p>8月12日（木）→平日　8月13日（金）→土日祝</p>")
        == ["8/12(木)=weekday", "8/13(金)=sundayHoliday"])
    #expect(rules("<p>8/12～8/15は土日祝</p>") == ["8/12～8/15=sundayHoliday"])
  }

  @Test("a line about the dates above it speaks of all of them, and they limit no column")
  func above() {
    let list = "<ul><li>8/9～8/10</li><li>12/27～12/28</li></ul>"
    let read = page(list + "<p>上記の日は「平日」であっても「土日祝」の時刻で運行します。</p>")
    #expect(read.dayRules.map(\.days) == ["8/9～8/10・12/27～12/28"])
    #expect(read.dayRules.map(\.runs) == [.sundayHoliday])
    #expect(read.timetables.map { $0.pattern?.text } == ["平日", "土日祝"])
  }

  @Test("a sentence with a column's name in it is no label, and its dates are not lost")
  func named() {
    let read = page("<p>12月10日～3月10日は雪の具合で土日祝ダイヤの運行とする計画です。</p>")
    #expect(read.dayRules.allSatisfy { $0.runs == nil } && !read.dayRules.isEmpty)
  }

  @Test("a title about the season does not hide the sentence behind it")
  func title() {
    #expect(
      rules("<p>【お盆の運行について】8月13日は平日ダイヤ、8月14日～16日は土日祝ダイヤ。17日から通常運行。</p>")
        == ["8/13=weekday", "8/14～8/16=sundayHoliday"])
  }

  @Test("from when on all is as ever limits no column")
  func usual() {
    let read = page("<p>1月5日（火）から平常通り</p>")
    #expect(read.timetables.map { $0.pattern?.text } == ["平日", "土日祝"])
  }
}
