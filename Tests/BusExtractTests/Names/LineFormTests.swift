import BusModel
import Testing

@testable import BusExtract

@Suite("Lines that say names by their form")
struct LineFormTests {
  private func said(_ text: String) -> [String?] {
    let claims = NameLine(text).claims.sorted { $0.certainty > $1.certainty }
    return NameKind.allCases.map { kind in claims.first { $0.kind == kind }?.text }
  }

  @Test(
    "arrows, quotes and brackets say where buses leave and go",
    arguments: [
      ("→ 梅ヶ丘駅", [nil, nil, "梅ヶ丘駅", nil]), ("→ 梅ヶ丘方面", [nil, nil, "梅ヶ丘方面", nil]),
      ("→ 路線図", [nil, nil, nil, nil]),
      ("バス停「杉の下」", ["杉の下", nil, nil, nil]), ("バス停7「杉の下」の時刻表", ["杉の下", nil, nil, nil]),
      ("「梅ヶ丘駅」方面行きバス", [nil, nil, "梅ヶ丘駅方面", nil]),
      ("[発] 杉の下 [着] 梅ヶ丘駅", ["杉の下", nil, "梅ヶ丘駅", nil]),
      ("杉山前から", ["杉山前", nil, nil, nil]), ("杉山駅(5番のりば)から", ["杉山駅", nil, nil, "5"]),
      ("杉山前 のりば", ["杉山前", nil, nil, nil]),
      ("杉山前③", ["杉山前", nil, nil, nil]), ("杉山前 ＜D7＞", ["杉山前", "D7", nil, nil]),
      ("杉山前【4番のりば】発", ["杉山前", nil, nil, "4"]), ("【下り】杉山前", ["杉山前", nil, nil, nil]),
      ("杉山前→梅ヶ丘駅【湖岸線 外回り】", ["杉山前", "湖岸線外回り", "梅ヶ丘駅", nil]),
      ("表示中：梅ヶ丘駅行（杉07）", [nil, "杉07", "梅ヶ丘駅", nil]),
      ("杉山前 삼나무", ["杉山前", nil, nil, nil]),
    ])
  func forms(_ text: String, _ names: [String?]) { #expect(said(text) == names) }

  @Test(
    "words around an arrow that are no place are left out",
    arguments: [
      ("3本目 杉山前→梅ヶ丘駅", ["杉山前", nil, "梅ヶ丘駅", nil]),
      ("時刻比較：杉山前 → 梅ヶ丘駅", ["杉山前", nil, "梅ヶ丘駅", nil]),
      ("杉山前から → 梅ヶ丘駅まで", ["杉山前", nil, "梅ヶ丘駅", nil]),
    ])
  func aroundArrows(_ text: String, _ names: [String?]) { #expect(said(text) == names) }

  @Test(
    "words that only tell which buses or stops are meant name no stop",
    arguments: [
      "空港バス時刻表", "バス停ごとの時刻表", "次に止まるバス停", "お客様がお選びの停留所", "エリア別時刻表【松岡】",
      "1番 杉山行／2番 梅ヶ丘行／3番 港町行",
    ])
  func noNames(_ text: String) { #expect(said(text) == [nil, nil, nil, nil]) }

  @Test(
    "a line is told by its name or number, whatever stands beside it",
    arguments: [
      ("杉山線／港町橋", [nil, "杉山線", nil, nil]), ("31系統 杉山線", [nil, "31", nil, nil]),
      ("すぎのこ号", [nil, "すぎのこ号", nil, nil]), ("梅ヶ丘駅ゆき（すぎのこ号）", [nil, "すぎのこ号", "梅ヶ丘駅", nil]),
      ("周遊バス グリーンライン", [nil, "グリーンライン", nil, nil]), ("臨時号", [nil, nil, nil, nil]),
      ("杉山温泉口・梅ヶ丘ロープウェイ上線", [nil, "杉山温泉口・梅ヶ丘ロープウェイ上線", nil, nil]),
      ("高速バス梅ヶ丘行", [nil, nil, "梅ヶ丘", nil]),
    ])
  func lines(_ text: String, _ names: [String?]) { #expect(said(text) == names) }

  @Test("a name behind a 時刻表 of another may be the stop's as well as the company's")
  func sharedTimetable() {
    #expect(NameLine("杉鉄路 時刻表 梅ヶ丘駅").claims.allSatisfy { $0.certainty == .bare })
  }

  @Test(
    "labels name places and lines in many words",
    arguments: [
      ("のる：杉山前", ["杉山前"]), ("おりるバス停（終点）：梅ヶ丘駅", ["梅ヶ丘駅"]), ("下車地 梅ヶ丘駅", ["梅ヶ丘駅"]),
      ("行先 杉山工場 北門", ["杉山工場 北門"]), ("路 線 名 杉山線", ["杉山線"]), ("【停留所】杉山前", ["杉山前"]),
      ("系統 Route No. 27", ["27"]), ("標柱：杉山前 B", ["杉山前", "B"]), ("この時刻表の停留所 杉山前", ["杉山前"]),
      ("行先番号：M31", ["M31"]), ("のりば：杉山団地口", ["杉山団地口"]), ("乗車場所：杉山駅南 広場2番", ["杉山駅南"]),
      ("のりば：東口ロータリー", []),
      ("のりば：道路左側", []),
    ])
  func labels(_ line: String, _ names: [String]) {
    #expect(LabelledNames.claims(line, next: nil).map(\.text) == names)
  }

  @Test("the place of a のりば is the stop only where no other name is")
  func placeOfPlatform() {
    let lone = "<h2>連絡バス</h2><p>のりば：杉山団地口</p>"
    let beside = "<h2>梅ヶ丘駅</h2><p>のりば：杉山団地口</p>"
    #expect(stop(lone) == "杉山団地口")
    #expect(stop(beside) == "梅ヶ丘駅")
  }

  private func stop(_ head: String) -> String? {
    let row = { (hour: Int) in "<tr><th>\(hour)</th><td>05 25 45</td></tr>" }
    let table = "<table><tr><th>時</th><th>平日</th></tr>\((6...12).map(row).joined())</table>"
    return read(head + table).timetables.first?.stop
  }

  @Test(
    "arrows of typed signs lead where others lead", arguments: ["->", "-->", "=>", " -> ", " → "])
  func typedArrows(_ arrow: String) {
    let line = NameLine("若葉台\(arrow)港")
    #expect(line.said(.stop) == "若葉台")
    #expect(line.said(.destination) == "港")
  }
}
