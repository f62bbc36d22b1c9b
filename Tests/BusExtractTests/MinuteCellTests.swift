import BusModel
import Testing

@Suite("Minutes and marks of a cell")
struct MinuteCellTests {
  @Test(
    "minutes are read however they are set",
    arguments: [
      ("05 15 25", "7:05 7:15 7:25"), ("5、15，25", "7:05 7:15 7:25"), ("０５　１５", "7:05 7:15"),
      ("<span>05</span><span>15</span>", "7:05 7:15"), ("05<br>15", "7:05 7:15"),
      ("<ul><li>05</li><li>15</li></ul>", "7:05 7:15"), ("05分 15分", "7:05 7:15"),
      ("<a href=\"/t/0705\">05</a> <a href=\"/t/0715\">15</a>", "7:05 7:15"),
      ("05 05", "7:05 7:05"),
      ("<i>0</i><i>5</i><i>10</i><i>55</i>", "7:00 7:05 7:10 7:55"),
      ("<h3>平日7時台</h3>05", "7:05"), ("05&nbsp;15", "7:05 7:15"), ("05&nbsp15", "7:05 7:15"),
    ])
  func minutes(_ cell: String, _ expected: String) {
    let page = read(hourTable([(7, cell), (8, "00"), (9, "00")]))
    #expect(page.verdict == .timetable)
    #expect(times(page) == expected + " 8:00 9:00")
  }

  @Test("a mark glued to the unit of its minute is a mark")
  func unitWithMark() {
    let page = read(hourTable([(7, "05分循 15分"), (8, "00分発"), (9, "00分土")]) + "<p>土＝土曜運休</p>")
    #expect(page.verdict == .timetable)
    #expect(times(page) == "7:05循 7:15 8:00 9:00土")
    #expect(page.legend.map(\.mark).contains("土"))
  }

  @Test("a digit and another may be one number that markup tore")
  func torn() {
    for cell in ["<i>0</i><i>5</i>", "0<b>5</b>15", "<i>0</i><i>5</i><i>1</i><i>5</i>"] {
      #expect(read(hourTable([(7, cell), (8, "00"), (9, "00")])).judgement != .timetable)
    }
  }

  @Test(
    "the unit of an hour in a line of text is no mark, also where a blank stands before it",
    arguments: ["%時｜", "% 時 ｜ ", "%　時　", " % 時: ", "% 時台 "])
  func hourUnit(head: String) {
    let line = { (hour: String, minutes: String) in
      head.replacing("%", with: hour) + minutes
    }
    let page = read(
      "<h1>港町 駅方面</h1><pre>■平日\n"
        + [line("6", "40"), line("7", "00 20"), line("8", "10")].joined(separator: "\n") + "</pre>")
    #expect(page.verdict == .timetable)
    #expect(times(page) == "6:40 7:00 7:20 8:10")
  }

  @Test(
    "a mark goes to the minute it belongs to",
    arguments: [
      ("△05 15", "7:05△ 7:15"), ("05△ 15", "7:05△ 7:15"), ("(05) 15", "7:05( ) 7:15"),
      ("05<sup>P</sup> 15", "7:05P 7:15"), ("<span><i>△</i>05</span><span>15</span>", "7:05△ 7:15"),
      ("<dl><dt>05<b>△</b></dt><dd>P</dd></dl><dl><dt>15</dt></dl>", "7:05△P 7:15"),
      (
        "<div><em></em><em>△</em></div><div><em>05</em><em>15</em></div>", "7:05 7:15△"
      ),
      ("<img src=x alt=\"△\">05 15", "7:05△ 7:15"), ("①05 15②", "7:05① 7:15②"),
    ])
  func marks(_ cell: String, _ expected: String) {
    let legend = "<p>△印は駅前までです。</p><p>P：北口経由</p><p>( )印は車庫までです。</p><p>①：南 ②：北</p>"
    let page = read(hourTable([(7, cell), (8, "00"), (9, "00")], after: legend))
    #expect(times(page) == expected + " 8:00 9:00")
    #expect(page.verdict == .timetable)
  }

  @Test(
    "what is neither a minute nor a mark makes the page uncertain",
    arguments: [
      "05 75", "05 10～15", "この間10分間隔", "05 123", "05 (15 駅", "<i>0</i><i>5</i>", "05 15分毎",
    ])
  func leftovers(_ cell: String) {
    let rows = [(6, "10 20 30"), (7, cell), (8, "00 20 40"), (9, "00 30")]
    let page = read(hourTable(rows))
    #expect(page.verdict == .uncertain)
    #expect(page.notices.contains { $0.code == "leftOver" && $0.at != nil })
  }

  @Test("a mark between two minutes that may belong to either is left over")
  func ambiguous() {
    let page = read(hourTable([(6, "00"), (7, "05 △ 15"), (8, "00 10 20"), (9, "00")]))
    #expect(page.verdict == .uncertain)
  }

  @Test("loose marks go to the side on which the other cells set them")
  func sides() {
    let rows = [(6, "△ 05 15"), (7, "05 △ 15"), (8, "00"), (9, "00")]
    let page = read(hourTable(rows, after: "<p>△印は駅前までです。</p>"))
    #expect(times(page) == "6:05△ 6:15 7:05 7:15△ 8:00 9:00")
  }
}
