import BusModel
import BusNormalise
import Testing

@Suite("Notes that are said of single trips")
struct OwnTripNoteTests {
  @Test("a mark in brackets before a trip's number is the trip's")
  func bracketedMark() {
    let page = read(
      "<h1>沢線</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1便</th><th>(学休)2便</th></tr>"
        + "<tr><td>沢口</td><td>8:10</td><td>9:10</td></tr><tr><td>橋</td><td>8:20</td><td>9:20</td></tr>"
        + "<tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table><p>(学休)学校休校日はお休みです。</p>")
    let first = Normalise.timetables(of: page).timetables[0].departures
    #expect(first.map(\.pattern?.text) == [nil, "学休日運休"])
  }

  private func trips(_ heads: String, above: String = "<p>毎日運行</p>", below: String = "") -> RawPage
  {
    read(
      "<h1>沢線</h1>\(above)<table><tr><th>停留所</th>\(heads)</tr><tr><td>沢口</td><td>8:10</td><td>9:10</td></tr>"
        + "<tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>\(below)"
    )
  }

  @Test(
    "days below a trip's name in its head are of that trip alone",
    arguments: ["（土日祝運休）", "<small>水曜運休</small>", "（月～金）", "（平日のみ）"])
  func belowName(days: String) {
    let page = trips("<th>1便<br>\(days)</th><th>2便</th>")
    #expect(page.timetables.allSatisfy { $0.label == "毎日運行" } && page.dayLines.isEmpty)
    #expect(page.timetables[0].departures.map(\.marks.count) == [1, 0])
    #expect(page.verdict == .timetable)
  }

  @Test("a condition in a trip's head is told beside it")
  func condition() {
    let page = trips("<th>1便（要予約）</th><th>2便</th>")
    #expect(page.timetables[0].departures.map(\.marks) == [["要予約"], []])
  }

  @Test(
    "a legend is found though its mark does not begin the line",
    arguments: [
      "<p>［★印は土日祝運休］</p>", "<p>“★”印は土日祝運休</p>", "<p>表中の★印は土日祝運休を示します。</p>",
      "<p>（注意）★印のバスは、土・日・祝祭日は運行いたしませんのでご注意ください。</p>", "<p>（★印：土日祝運休）</p>",
      "<ul><li>★<br>土日祝運休</li></ul>", "<p>時刻の前に★がある便は土日祝は運休です。</p>",
      "<dl><dt>★</dt><dd>土日祝運休</dd></dl>",
    ])
  func legends(html: String) {
    let page = trips("<th>1便</th><th>2便★</th>", below: html)
    let read = Normalise.timetables(of: page)
    #expect(read.timetables[0].departures.map(\.pattern?.text) == [nil, "土日祝運休"])
    #expect(read.timetables[0].pattern?.text == "毎日" && read.dayRules.isEmpty)
  }

  @Test(
    "brackets are explained by their name or by themselves",
    arguments: ["（　）内の便は土日祝運休", "カッコ書きの便は土日祝運休", "（ ）の便は土日祝運休"])
  func brackets(line: String) {
    let page = read(
      "<h1>沢線</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>沢口</td><td>(8:10)</td><td>9:10</td></tr>"
        + "<tr><td>橋</td><td>(8:20)</td><td>9:20</td></tr><tr><td>役場</td><td>(8:30)</td><td>9:30</td></tr></table><p>\(line)</p>"
    )
    let departures = Normalise.timetables(of: page).timetables[0].departures
    #expect(departures.map(\.pattern?.text) == ["土日祝運休", nil])
  }

  @Test("days in the cell of a time are one word, and the first cell's are the whole trip's")
  func daysInCell() {
    let page = read(
      "<h1>沢線</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>沢口</td><td>8:10</td><td>9:10<br><small>月・金のみ</small></td></tr>"
        + "<tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>"
    )
    let read = Normalise.timetables(of: page).timetables
    #expect(read[0].departures.map(\.pattern?.text) == [nil, "月曜・金曜のみ運行"])
    #expect(read[1].departures.map(\.pattern?.text) == [nil, "月曜・金曜のみ運行"])
  }

  @Test("a remark with a time of its own on some days leaves the page in doubt")
  func otherTime() {
    let page = read(
      "<h1>沢線</h1><p>毎日運行</p><table><tr><th>便</th><th>駅前発</th><th>橋</th><th>温泉着</th><th>備考</th></tr>"
        + "<tr><td>1</td><td>9:10</td><td>9:20</td><td>9:30</td><td>日曜は9:20発</td></tr>"
        + "<tr><td>2</td><td>13:10</td><td>13:20</td><td>13:30</td><td></td></tr></table>")
    #expect(page.verdict == .uncertain)
  }
}
