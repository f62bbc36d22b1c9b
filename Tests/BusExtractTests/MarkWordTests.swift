import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// In what words legends tie a mark to what it means.
@Suite("words between marks and meanings")
struct MarkWordTests {
  /// The second departure's destination and its mark's text: "<where> | <text>".
  private func marked(_ cell: String, _ legend: String) -> String {
    let hours = (6...9).map { "<tr><th>\($0)</th><td>05 \(cell) 45</td></tr>" }.joined()
    let page = """
      <h1>南寺町 バス停</h1><p>7系統 港町 ゆき</p><table><tr><th>時</th><th>平日</th></tr>\(hours)</table>\(legend)
      """
    let departure = Normalise.timetables(of: read(page)).timetables.first?.departures.dropFirst()
      .first
    return "\(departure?.destination ?? "-") | \(departure?.marks.first?.text ?? "-")"
  }

  @Test(
    "a legend says where a marked bus goes in many words",
    arguments: [
      ("山25", "<p>山：山寺口まで運行</p>", "山寺口 | 山寺口まで運行"),
      ("山25", "<p>「山」：山寺口まで、「浜」：浜北直通</p>", "山寺口 | 山寺口まで"),
      ("山25", "<p>山：急行：山寺口行</p>", "山寺口 | 急行：山寺口行"),
      ("山25", "<p>山：県道経由の山寺口行き</p>", "山寺口 | 県道経由の山寺口行き"),
      ("山25", "<p>山：山寺口までの便</p>", "山寺口 | 山寺口までの便"),
      ("山25", "<p>山 山寺口まで延長</p>", "山寺口 | 山寺口まで延長"),
      ("山25", "<p>山：山寺口まで。年末年始（12月29日～1月3日）は運休。</p>", "山寺口 | 山寺口まで。年末年始（12月29日～1月3日）は運休。"),
      ("山25", "<p>山：山寺口まで（無印は港町東まで）</p>", "山寺口 | 山寺口まで（無印は港町東まで）"),
      ("山25", "<p>山：アウトレットパーク直通</p>", "- | アウトレットパーク直通"),
      ("与25", "<p>与：与那止（土・日・祝は運休）</p>", "与那 | 与那止（土・日・祝は運休）"),
      ("▽25", "<ul><li>▼市民病院前経由</li><li>▽山寺口まで延長運転</li></ul>", "山寺口 | 山寺口まで延長運転"),
      ("○25", "<p>○印：山手第5止まり</p>", "山手第5 | ○印：山手第5止まり"),
      ("◎25", "<p>◎山寺空港行</p>", "山寺空港 | 山寺空港行"),
      ("学25", "<p>学：青葉学院大学前行（大学休業日運休）</p>", "青葉学院大学前 | 青葉学院大学前行（大学休業日運休）"),
      ("山25", "<p>山：国分止（土日祝）</p>", "国分 | 国分止（土日祝）"),
      ("山25", "<p>山：山寺口行／浜：浜北行</p>", "山寺口 | 山寺口行"),
      ("山25", "<p>山→山寺口行　/　他→港町行</p>", "山寺口 | 山寺口行"),
      ("山25", "<p>山寺口行は「山」、浜北行は「浜」と表示</p>", "山寺口 | 山寺口行"),
      ("山25", "<p>山寺口止まりの便は「山」の印を付けています。</p>", "山寺口 | 山寺口止まり"),
      ("ヤ25", "<p>ヤは山寺口行き（予約制）</p>", "山寺口 | ヤは山寺口行き（予約制）"),
      ("a25", "<p>a. 山寺口行<br>b. 浜北行</p>", "山寺口 | 山寺口行"),
      ("<b>山</b>25", "<p><b>山</b> 山寺口行 <b>浜</b> 浜北行</p>", "山寺口 | 山寺口行"),
      (
        "快25",
        "<table><tr><th>種別</th><th>表示</th></tr><tr><td>快速</td><td>快</td></tr><tr><td>特急</td><td>特</td></tr></table>",
        "港町 | 快速"
      ),
    ])
  func words(_ cell: String, _ legend: String, _ expected: String) {
    #expect(marked(cell, legend) == expected)
  }

  @Test("where a mark's bus goes round and nowhere, the heading's destination is not told")
  func loop() {
    #expect(marked("山25", "<p>山：山手循環</p>") == "- | 山手循環")
  }

  @Test("a sentence that quotes a word of the page and no mark explains none")
  func quotedWord() {
    #expect(marked("山25", "<p>運賃は「山寺」までの額を表示</p>").hasSuffix("| -"))
  }
}
