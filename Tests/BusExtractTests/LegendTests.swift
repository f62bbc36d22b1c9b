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
      ("①10 ②20", "<p>①は湯の里経由　②は冬期間（12/1～3/31）運休</p>", ["①|湯の里経由", "②|冬期間（12/1～3/31）運休"]),
      ("①10 ②20 ③30", "<p>①②駅前止まり</p>", ["①|駅前止まり", "②|駅前止まり"]),
      ("★10", "<p>★日祝運休</p>", ["★|日祝運休"]), ("★10", "<p>★の便は土曜運休</p>", ["★|土曜運休"]),
      ("★10", "<p>※★は土曜運休</p>", ["★|土曜運休"]), ("★10", "<p>★・・・土曜運休</p>", ["★|土曜運休"]),
      ("★10", "<p>土曜は★の便が運休します</p>", ["★|土曜は運休します"]),
      ("★10", "<p>★ 急行　▲ 土曜運休</p>", ["★|急行"]),
      ("★10 ▲20", "<p>★は急行、▲は土曜運休です。</p>", ["★|急行", "▲|土曜運休です"]), ("★10", "<p>★新しいバスです</p>", []),
      ("市10", "<p>終…最終便　市…病院経由　深…深夜便</p>", ["市|病院経由"]),
      ("市10", "<p>市＝病院経由 / M35＝浜循環 / K2＝港</p>", ["市|病院経由"]),
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

  @Test("one sentence explains several marks")
  func joined() {
    let page = read(
      hourTable([(7, "▲05 25"), (8, "05 △40"), (9, "05")], after: "<p>▲・△印は渡し場経由です。</p>"))
    #expect(page.legend.map(\.mark) == ["▲", "△"])
    #expect(page.legend.allSatisfy { $0.text == "▲・△印は渡し場経由です。" })
  }

  @Test("entries in elements of their own are read one by one")
  func spans() {
    let legend = "<div><span>無印=普通</span><span>快=快速</span><span>急=急行</span></div>"
    let page = read(hourTable([(7, "快05 25"), (8, "急05"), (9, "05")], after: legend))
    #expect(
      page.legend == [
        Mark(mark: "無印", text: "普通"), Mark(mark: "快", text: "快速"), Mark(mark: "急", text: "急行"),
      ])
  }

  @Test("entries in elements without a blank between them end where the next sign begins")
  func glued() {
    let legend =
      "<div><span>運行日</span><span>◆ 月曜から金曜まで運行</span><span>※ 土曜のみ運行</span></div>"
    let page = read(hourTable([(7, "◆05 25"), (8, "※05"), (9, "05")], after: legend))
    #expect(
      page.legend == [
        Mark(mark: "◆", text: "月曜から金曜まで運行"), Mark(mark: "※", text: "土曜のみ運行"),
      ])
  }

  @Test("minutes that fall within a row are told, and so are words beside the whole row")
  func odd() {
    let page = read(hourTable([(7, "05 25"), (8, "11 1"), (9, "05")]))
    #expect(page.notices.contains { $0.content == .unorderedMinutes("11 1") })
    let chip = read(
      hourTable([(7, "05 25"), (8, "<span>定時退社</span> <i>10</i> <i>40</i>"), (9, "05")]))
    #expect(chip.notices.contains { $0.content == .rowNote("定時退社") })
    #expect(times(chip) == "7:05 7:25 8:10 8:40 9:05")
  }
}
