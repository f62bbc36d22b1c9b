import BusExtract
import BusModel
import Testing

private func list(_ heads: [String], _ rows: [[String]], title: String) -> String {
  let head = heads.map { "<th>\($0)</th>" }.joined()
  let body = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
  return """
    <html><head><title>\(title)</title></head><body><h1>\(title)</h1>
    <table><tr>\(head)</tr>\(body)</table></body></html>
    """
}

@Suite("what is a timetable")
struct SignTests {
  @Test(
    "tables of times that are something else are never believed",
    arguments: [
      list(["時間", "活動"], [["9:00", "朝食"], ["10:30", "美術館"], ["13:00", "昼食"]], title: "二日目"),
      list(["時刻", "番組"], [["19:00", "ニュース"], ["19:30", "天気"], ["20:00", "劇場"]], title: "今夜"),
      list(
        ["限", "開始", "終了"], [["1限", "9:00", "10:30"], ["2限", "10:40", "12:10"]], title: "授業"),
      list(
        ["時刻", "内容"], [["09:41:53", "start"], ["09:41:54", "send"], ["09:42:07", "stop"]],
        title: "記録"),
      list(["日", "開始", "対象"], [["11月7日", "18:30", "土星"], ["11月9日", "19:00", "月"]], title: "星空"),
      list(
        ["便", "締切", "届け"], [["第1便", "8:00", "10:30"], ["第2便", "11:00", "14:00"]], title: "配達"),
      list(
        ["停留所", "運賃", "所要時間"],
        [["高原口", "0円", "0:00"], ["牧場", "200円", "0:12"], ["湖畔", "300円", "0:25"]],
        title: "高原線バスの運賃"),
      list(["月", "運賃収入"], [["4", "12"], ["5", "15"], ["6", "18"]], title: "町のバス"),
      list(
        ["時", "平日", "土日祝"], [["6", "05", "06"], ["7", "08", "09"], ["8", "12", "10"]],
        title: "駅前バス停 時間別平均待ち時間（分）"),
    ])
  func others(html: String) { #expect(read(html).verdict != .timetable) }

  @Test("a list of times of which nothing says what they are is uncertain at the most")
  func silent() {
    let page = read("<ul><li>9:00</li><li>10:00</li><li>11:00</li></ul>")
    #expect(page.verdict != .timetable)
  }

  @Test("a programme beside a timetable is left out with a notice, and the timetable is read")
  func beside() {
    let programme = "<table><tr><th>時間</th><th>内容</th></tr><tr><td>10:00</td><td>開会式</td></tr>"
    let rows = "<tr><td>10:30</td><td>太鼓の演奏</td></tr><tr><td>12:00</td><td>もちまき</td></tr></table>"
    let page = read(
      "<h1>駅前 発 港行き</h1>" + hourTable([(7, "05 25"), (8, "05 25"), (9, "05")]) + programme + rows)
    #expect(page.verdict == .timetable)
    #expect(page.notices.contains { $0.code == "foreignTable" })
    #expect(page.timetables.flatMap(\.departures).count == 5)
  }

  @Test(
    "a section about something else than the page's buses gives none",
    arguments: [
      "温泉センター 教室", "北山駅 電車時刻表（参考）", "花火 打上げ時刻", "温泉施設 バスタオル交換時刻", "テレビ放映予定「路線バスの旅」",
    ])
  func sections(heading: String) {
    let page = read(
      "<title>北山口 バス時刻表</title><h1>北山口</h1><h2>北山駅 行</h2>"
        + hourTable([(7, "05 25"), (8, "05 25"), (9, "05")])
        + "<h2>\(heading)</h2><table><tr><th></th><th>平日</th><th>土日祝</th></tr>"
        + "<tr><td>1</td><td>10:00</td><td>9:30</td></tr><tr><td>2</td><td>11:30</td><td>11:00</td></tr>"
        + "<tr><td>3</td><td>13:30</td><td>13:00</td></tr></table>")
    let hours = page.timetables.flatMap(\.departures).map(\.hour)
    #expect(page.verdict != .timetable || hours.sorted() == [7, 7, 8, 8, 9])
  }

  @Test(
    "a stop that is called after a station, a sight or an institution heads its timetable",
    arguments: ["JR奈野駅", "地下鉄港北", "電車通り", "新幹線口", "イルカ公園前", "体験の森", "教室前", "避難所前", "診療所"])
  func places(heading: String) {
    let page = read(
      "<title>町営バス</title><h1>町営バス</h1><h2>\(heading)</h2>"
        + hourTable([(7, "05 25"), (8, "05 25"), (9, "05")]))
    #expect(page.verdict == .timetable)
    #expect(page.timetables.flatMap(\.departures).count == 5)
  }

  @Test("a stop whose name holds a word of other things keeps its row, and 夕陽台 is no evening")
  func rows() {
    let names = ["からくり時計前", "集合住宅前", "改札口前", "高速船のりば", "2 丁目"]
    let rows = names.enumerated().map {
      "<tr><td>\($1)</td><td>8:0\($0)</td><td>9:0\($0)</td></tr>"
    }
    let page = read(
      "<h1>町営バス 毎日運行</h1><table><tr><th>停留所</th><th>夕陽台行</th><th>夕陽台行</th></tr>"
        + rows.joined() + "</table>")
    #expect(page.timetables.compactMap(\.stop) == names)
    #expect(Set(page.timetables.flatMap(\.departures).map(\.hour)) == [8, 9])
  }

  private let hours = "<ul><li>9:15</li><li>10:15</li><li>11:15</li><li>13:15</li></ul>"

  @Test(
    "the hours of a house beside the section of its bus do not speak against that",
    arguments: [
      ("<h2>開館時間・休館日</h2><p>9:30～17:00</p>", "シャトルバス"),
      ("<h2>診療時間</h2><p>9:00～12:00</p><h2>料金</h2><p>無料</p>", "送迎車の運行"),
      ("<h1>営業時間・アクセス</h1><h2>営業時間</h2><p>年中無休</p>", "山麓駅へのバス"),
      ("<h1>診療時間・交通案内</h1><h2>診療時間</h2><p>9:00～</p>", "無料送迎バス"),
    ])
  func besideHouse(house: String, section: String) {
    let page = read("\(house)<h2>\(section)</h2><h3>西駅東口発</h3>\(hours)<h3>美術館発</h3>\(hours)")
    #expect(page.verdict == .timetable)
    #expect(page.timetables.compactMap(\.stop) == ["西駅東口", "美術館"])
  }

  @Test(
    "the section of a bus beside the hours of a house is none of theirs",
    arguments: [
      "<h2>送迎バス</h2><p>駅から5分</p><h2>開館時間</h2>", "<h1>営業時間・アクセス</h1><h2>入場時刻</h2>",
      "<h1>営業時間・アクセス</h1><h2>ショーのご案内</h2>",
      "<h1>バスツアー</h1><h2>営業時間</h2><p>9時から</p><h2>バスツアー見学開始時刻</h2>",
    ])
  func besideBus(heads: String) {
    #expect(read("\(heads)\(hours)<h2>バス</h2><p>駅からバスで5分</p>").verdict != .timetable)
  }

  @Test(
    "ways to work and to school are those of a bus and no part of the names of their ends",
    arguments: [("出勤", "退勤"), ("登校", "下校"), ("朝", "夕"), ("通勤便", "帰宅便")])
  func commuting(there: String, back: String) {
    let row = "<tr><td>6:50</td><td>7:10</td><td>7:30</td></tr>"
    let rows =
      "<tr><th colspan=3>\(there) 東尾駅前 → 工場正門</th></tr>\(row)"
      + "<tr><th colspan=3>\(back) 工場正門 → 東尾駅前</th></tr>\(row)"
    let page = read("<h1>東尾精機 通勤バス時刻表</h1><table>\(rows)</table>")
    #expect(page.verdict == .timetable)
    #expect(page.timetables.map(\.stop) == ["東尾駅前", "工場正門"])
    #expect(page.timetables.map(\.destination) == ["工場正門", "東尾駅前"])
    let shifts = rows.replacing("東尾駅前", with: "").replacing("工場正門", with: "朝礼")
    #expect(read("<h1>東尾精機 勤務時間</h1><table>\(shifts)</table>").verdict != .timetable)
  }

  @Test("cards of stops below a bus's name are timetables where words say that it is one")
  func cards() {
    let cards = ["市役所前", "図書館", "西が丘公園"].enumerated().map { index, stop in
      "<div><h3>\(stop)</h3><p>8:0\(index) 9:3\(index) 11:0\(index) 12:3\(index)</p></div>"
    }.joined()
    let sentence = "市役所前を出て、図書館、西が丘公園を回り、市役所前に戻る"
    let rest = "地域の方のご要望により、令和8年の秋から走っています。車いすの方もどうぞ。"
    for words in ["循環バスです。毎日運行しています。", "巡回バスです。"].map({ $0 + rest }) {
      let page = read(
        "<title>ひばりバス 西循環</title><h1>ひばりバス 西循環</h1><p>\(sentence)\(words)</p>\(cards)")
      #expect(page.verdict == .timetable)
      #expect(page.timetables.map(\.stop) == ["市役所前", "図書館", "西が丘公園"])
      #expect(page.timetables.allSatisfy { $0.destination == nil })
    }
    #expect(read("<h1>市民プール</h1><p>\(sentence)遊歩道です。\(rest)</p>\(cards)").verdict != .timetable)
  }

  @Test("an explanation tells what speaks for and against")
  func told() {
    let page = list(["時間", "活動"], [["9:00", "朝の散歩"], ["10:30", "美術館"]], title: "二日目")
    let signs = Extract.explain(Array(page.utf8)).trials.flatMap(\.signs)
    #expect(signs.contains { $0.kind == .foreignWords && $0.weight < 0 })
    #expect(signs.contains { $0.kind == .sentences })
  }
}
