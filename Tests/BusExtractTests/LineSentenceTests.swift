import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What is said of one of a page's lines by its name.
@Suite("a sentence that names a line is of that line's timetables and of no other's")
struct LineSentenceTests {
  private func lines(_ labels: (String, String), _ below: String) -> Normalise.Result {
    Normalise.timetables(of: page(labels, below))
  }

  private func page(_ labels: (String, String), _ below: String) -> RawPage {
    let trips = { (line: String, label: String, hour: Int) in
      "<h2>\(line)</h2>" + (label.isEmpty ? "" : "<p>\(label)</p>")
        + "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>\(line)口</td><td>\(hour):10</td><td>13:10</td></tr>"
        + "<tr><td>橋</td><td>\(hour):20</td><td>13:20</td></tr><tr><td>役場</td><td>\(hour):30</td><td>13:30</td></tr></table>"
    }
    return read(
      "<h1>谷バス</h1>\(trips("東線", labels.0, 8))\(trips("西線", labels.1, 9))<h2>ご案内</h2>\(below)")
  }

  /// The lines that run on a date; nil where that is open.
  private func running(_ read: Normalise.Result, _ date: String) throws -> Set<String>? {
    try columns(read, on: date).map { Set($0.compactMap { read.timetables[$0].routeName }) }
  }

  @Test(
    "each line runs on the days that a table or a list beside its name gives",
    arguments: [
      "<table><tr><th>西線</th><td>火曜日・木曜日</td></tr><tr><th>東線</th><td>月曜日・水曜日・金曜日</td></tr></table>",
      "<dl><dt>東線</dt><dd>月・水・金</dd><dt>西線</dt><dd>火・木</dd></dl>",
      "<p>東線：月・水・金曜日</p><p>西線：火・木曜日</p>",
    ])
  func days(below: String) throws {
    let read = lines(("", ""), below + "<p>祝日は運休します。</p>")
    #expect(try running(read, "2026-12-14") == ["東線"])
    #expect(try running(read, "2026-12-15") == ["西線"])
    #expect(try running(read, "2026-12-19") == [])
    #expect(try running(read, "2026-11-23") == [])
  }

  @Test(
    "when one line rests, the other runs",
    arguments: [
      "<p>西線は、日曜・祝日は運休します。東線は12月31日～1月3日は運休です。</p>",
      "<ul><li>※西線：日祝運休</li><li>東線は12/31～1/3運休</li></ul>",
      "<table><tr><th>西線</th><td>日祝運休</td></tr><tr><th>東線</th><td>12/31～1/3は運休</td></tr></table>",
    ])
  func rests(below: String) throws {
    let read = lines(("毎日", "毎日"), below)
    #expect(try running(read, "2026-12-14") == ["東線", "西線"])
    #expect(try running(read, "2026-12-20") == ["東線"])
    #expect(try running(read, "2026-12-31") == ["西線"])
    #expect(try running(read, "2027-01-01") == [])
  }

  @Test("where no label says the days, what is said of each line does, with what is said of all")
  func days() throws {
    let read = lines(("", ""), "<p>東線は月・水・金曜日運行です。西線は火・木曜日の運行です。祝日は運休です。</p>")
    #expect(try running(read, "2026-12-14") == ["東線"])
    #expect(try running(read, "2026-12-15") == ["西線"])
    #expect(try running(read, "2027-01-11") == [])
  }

  @Test(
    "what contradicts a line's label, or is not understood, is left open",
    arguments: ["東線は火・金曜日に運行します。", "東線は火・金曜日は時刻を変更して運行します。"])
  func contradicts(sentence: String) throws {
    let read = lines(("月・木", "毎日"), "<p>\(sentence)</p>")
    #expect(try running(read, "2026-12-15") == nil)
    #expect(try running(read, "2026-12-14") == ["東線", "西線"])
  }

  @Test("the rest of one line is no label of another")
  func aloneWithoutLabels() throws {
    #expect(try running(lines(("", ""), "<p>東線は日祝運休。</p>"), "2026-12-15") == nil)
  }
}
