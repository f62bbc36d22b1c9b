import BusModel
import Testing

/// Labels in tables, in several languages and in trails.
@Suite("labels in tables, in several languages and in trails")
struct LabelLanguageTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])

  @Test(
    "a label in several languages is one label",
    arguments: [
      (
        """
        <table><tr><th>停留所<br><small>Bus stop</small></th><td>葵通<br><small>Aoi-dori</small></td></tr>
        <tr><th>系統<br><small>Route</small></th><td>205</td></tr>
        <tr><th>行先<br><small>For</small></th><td>葵駅<br><small>Aoi Sta.</small></td></tr></table>
        """, "葵通/205/葵駅/-"
      ),
      (
        """
        <table><tr><th>停留所 Bus stop</th><td>葵通 Aoi-dori</td></tr><tr><th>行先 For</th><td>葵駅</td></tr></table>
        """, "葵通/-/葵駅/-"
      ),
      (
        """
        <dl><dt>停留所 / Stop / 站名 / 정류장</dt><dd>葵通</dd><dt>行先 / Destination / 目的地 / 행선지</dt><dd>南ターミナル</dd>
        <dt>のりば｜Platform</dt><dd>4</dd></dl>
        """, "葵通/-/南ターミナル/4"
      ),
      ("<h1>葵通</h1><dl><dt>行先／経由</dt><dd>南ターミナル／北門</dd></dl>", "葵通/-/-/-"),
    ])
  func languages(_ heading: String, _ expected: String) { #expect(told(heading) == expected) }

  @Test(
    "a row may hold labels and values by turns",
    arguments: [
      (
        "<h1>小葉台三丁目</h1><table><tr><td>行先</td><td>葵駅東口</td><td>経由</td><td>根木橋</td></tr></table>",
        "小葉台三丁目/-/葵駅東口/-"
      ),
      (
        """
        <h1>小葉台三丁目</h1><table><tr><td>系統</td><td>葵5</td><td>行先</td><td>葵駅東口</td>
        <td>のりば</td><td>2番</td></tr></table>
        """, "小葉台三丁目/葵5/葵駅東口/2"
      ),
      (
        """
        <h1>小葉台三丁目</h1><table><tr><td>系統</td><td>行先</td><td>のりば</td><td>備考</td></tr>
        <tr><td>葵5</td><td>葵駅東口</td><td>2</td><td></td></tr></table>
        """, "小葉台三丁目/葵5/葵駅東口/2"
      ),
    ])
  func pairs(_ heading: String, _ expected: String) { #expect(told(heading) == expected) }

  @Test(
    "words that say where a bus goes are heard in trails, titles and before バス",
    arguments: [
      (
        """
        <p id="topicpath"><a href="/">トップ</a> &gt; <a href="/e/">東町線</a> &gt; 停留所：東町2丁目</p><h1>検索結果</h1>
        """, "東町2丁目/-/-/-"
      ),
      ("<h2>市民会館行バス　葵台四丁目停留所の時刻</h2>", "葵台四丁目/-/市民会館/-"),
      ("<h2>葵台四丁目</h2><p>市民会館行きのバス</p>", "葵台四丁目/-/市民会館/-"),
      ("<h2>葵台四丁目</h2><p>列車代行バス</p>", "葵台四丁目/-/-/-"),
      ("<title>下石神 行先 葵駅</title><h1>下石神</h1><p>系統：石02　行先：葵駅</p>", "下石神/石02/葵駅/-"),
    ])
  func ways(_ heading: String, _ expected: String) { #expect(told(heading) == expected) }

  private func told(_ heading: String) -> String {
    let table = read(heading + Self.hours).timetables.first
    return [table?.stop, table?.routeName, table?.destination, table?.platform]
      .map { $0 ?? "-" }.joined(separator: "/")
  }
}
