import BusModel
import Testing

@Suite("Legends")
struct LegendTests {
  private func legend(_ marks: String, _ html: String) -> [String] {
    let page = read(hourTable([(6, marks), (7, "20"), (8, "30")], after: html))
    return page.legend.map { "\($0.mark)|\($0.text ?? "")" }
  }

  @Test(
    "a legend is found in every form",
    arguments: [
      ("△10", "<p>△印は駅前までです。</p>", ["△|△印は駅前までです。"]),
      ("P10 Q20", "<p>P…東口　Q…西口</p>", ["P|東口", "Q|西口"]),
      ("笹10", "<ul><li><span>笹</span>：笹塚経由</li></ul>", ["笹|笹塚経由"]),
      ("ﾛ10 ﾊ20", "<p>【ﾛ】 中央行 【ﾊ】 八幡行</p>", ["ﾛ|中央行", "ﾊ|八幡行"]),
      ("大10", "<dl><dt>大：</dt><dd>大橋</dd></dl>", ["大|大橋"]),
      ("P10", "<p>P 東口経由</p>", ["P|東口経由"]),
      ("(10)", "<p>（ ）印は車庫までです。</p>", ["（ ）|（ ）印は車庫までです。"]),
      ("▲10", "<p>無印は西浜行・▲印は中央止りです。</p>", ["無印|無印は西浜行", "▲|▲印は中央止りです。"]),
      ("○10", "<p>〇は公園止り</p>", ["〇|〇は公園止り"]),
      ("Ｐ10", "<p>P＝北口</p>", ["P|北口"]),
      ("市10", "<p>市…病院経由 終…最終便</p>", ["市|病院経由"]),
      ("市10", "<p>終…最終便　市…病院経由　深…深夜便</p>", ["市|病院経由"]),
    ])
  func forms(_ marks: String, _ html: String, _ expected: [String]) {
    #expect(legend(marks, html) == expected)
  }

  @Test("a word that is no mark of the table explains nothing")
  func unused() { #expect(legend("10", "<p>電話：0555-00-0000</p><p>P：駐車場</p>") == []) }

  @Test("a mark that nothing explains is noted once")
  func unexplained() {
    let page = read(hourTable([(6, "△10 △20"), (7, "20"), (8, "30")]))
    #expect(page.notices.filter { $0.code == "unexplainedMark" }.count == 1)
  }
}
