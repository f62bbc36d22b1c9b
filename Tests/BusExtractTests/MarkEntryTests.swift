import BusModel
import Testing

@Suite("Entries of legends in other forms")
struct MarkEntryTests {
  private func meaning(_ mark: String, head: String = "", below: String) -> String? {
    let page = read(
      "<h2>丸池口</h2>\(head)<table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 \(mark)25 45</td></tr>"
        + "<tr><td>8</td><td>\(mark)05 25 45</td></tr></table>" + below)
    return page.legend.first { $0.mark == mark }?.text
  }

  @Test("the first letter of a word in Latin letters is no mark")
  func latinWord() {
    #expect(
      meaning("B", head: "<p>Bus 14 緑丘駅行</p>", below: "<p>B = 新道経由 (via Bypass)</p>")
        == "新道経由 (via Bypass)")
    #expect(meaning("B", head: "<p>Bay 3 緑丘駅行</p>", below: "") == nil)
    #expect(meaning("B", below: "<p>B新道経由</p>") == "新道経由")
  }

  @Test("a title before the entries is no part of them")
  func titles() {
    #expect(meaning("車", below: "<p>【記号の説明】車…丸池車庫止め　無印…緑丘駅行</p>") == "丸池車庫止め")
  }

  @Test(
    "a sign in an element of its own and what its buses do are an entry, and a word begun so is none"
  )
  func ownElement() {
    #expect(meaning("役", below: "<ul><li><span>役</span>役場まわり</li></ul>") == "役場まわり")
    #expect(meaning("役", below: "<p><b>役</b>場からのお知らせ</p>") == nil)
  }

  @Test("a sentence on red times says nothing of where the others go")
  func redTimes() {
    let page = read(
      """
      <h2>丸池口</h2><p>丸池車庫行</p><table><tr><th>時</th><th>平日</th></tr><tr><td>7</td>\
      <td>05 <span style="color:red">25</span> 45</td></tr><tr><td>8</td><td><span style="color:red">15</span> 35</td></tr>\
      </table><p><span style="color:red">赤字</span>は本町公園止まりです。</p>
      """)
    let plain = page.timetables.flatMap { table in
      table.departures.filter { $0.marks.isEmpty }.map { $0.destination ?? table.destination }
    }
    #expect(plain == ["丸池車庫", "丸池車庫", "丸池車庫"])
  }

  @Test(
    "a row of codes above the stops marks its trips, whatever heads it; names of trips are no codes",
    arguments: ["", "運行", "便種"])
  func rowOfCodes(head: String) {
    func page(_ codes: [String]) -> RawPage {
      let cells = { (texts: [String]) in texts.map { "<td>\($0)</td>" }.joined() }
      let rows = ["7:10 8:20 9:10", "7:15 8:25 9:15", "7:20 8:30 9:20"].enumerated().map {
        "<tr><td>\(["丸池口", "役場前", "緑丘駅"][$0])</td>\(cells($1.split(separator: " ").map(String.init)))</tr>"
      }
      return read(
        "<h2>緑丘線</h2><table><tr><td>\(head)</td>\(cells(codes))</tr>\(rows.joined())</table>"
          + "<p>A…平日運行　B…土日祝運行</p>")
    }
    let marked = page(["A", "B", "A"])
    #expect(
      marked.timetables.first?.departures.map { $0.marks } == [["A"], ["B"], ["A"]])
    #expect(page(["C", "D", "E"]).timetables.first?.departures.allSatisfy(\.marks.isEmpty) == true)
  }

  @Test("signs and meanings in elements by turns are read entry by entry")
  func alternatingElements() {
    func page(_ entries: String) -> RawPage {
      read(
        """
        <h1>線路下バス停 時刻表</h1><h2>土休日</h2><table><tr><th>時</th><th>分</th></tr>\
        <tr><td>7</td><td>00 30<small>S</small></td></tr><tr><td>8</td><td>00<small>土</small> 30</td></tr>\
        <tr><td>9</td><td>30</td></tr></table><div>\(entries)</div>
        """)
    }
    let glued = page(
      "<b>S</b><span>競技場前に停車</span><b>土</b><span>土曜日のみ運転</span>")
    #expect(glued.judgement == .timetable)
    #expect(glued.legend.map(\.mark) == ["S", "土"])
    #expect(glued.legend.map(\.text) == ["競技場前に停車", "土曜日のみ運転"])
    // What looks alike throughout, or begins with no used sign, is no row of entries.
    let alike = page("<b>S</b><b>競技場前に停車</b><b>土</b><b>土曜日のみ運転</b>")
    #expect(!alike.legend.contains { $0.text == "土曜日のみ運転" })
    let others = page("<b>A</b><span>競技場前に停車</span><b>B</b><span>土曜日のみ運転</span>")
    #expect(others.legend.isEmpty)
  }
}
