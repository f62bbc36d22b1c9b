import BusModel
import Testing

@testable import BusExtract

@Suite("Labels of what people do at a place, and lines beside ways")
struct LabelDeedTests {
  private static let hours = """
    <table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>05</td></tr></table>
    """

  private func names(_ heading: String) -> [String?] {
    let table = read(heading + Self.hours).timetables.first
    return [table?.stop, table?.routeName, table?.destination, table?.platform]
  }

  private func said(_ text: String) -> [String?] {
    let claims = NameLine(text).claims.sorted { $0.certainty > $1.certainty }
    return NameKind.allCases.map { kind in claims.first { $0.kind == kind }?.text }
  }

  @Test(
    "where people get on and off is the stop and where the bus goes",
    arguments: [
      ("<h2>水車コース</h2><p>【乗車】杉山交番横</p><p>【降車】梅ヶ丘病院</p>", ["杉山交番横", "水車コース", "梅ヶ丘病院", nil]),
      ("<dl><dt>乗車</dt><dd>杉山口</dd><dt>降車</dt><dd>梅ヶ丘駅</dd></dl>", ["杉山口", nil, "梅ヶ丘駅", nil]),
      ("<p>発：杉山ターミナル</p><p>着：梅ヶ丘空港</p>", ["杉山ターミナル", nil, "梅ヶ丘空港", nil]),
      (
        "<table><tr><th>Boarding 乗車</th><td>杉山ホテル Hotel Sugiyama</td></tr><tr><th>Destination 行先</th><td>梅ヶ丘駅 Umegaoka</td></tr></table>",
        ["杉山ホテル", nil, "梅ヶ丘駅", nil]
      ),
      ("<p>のりば：杉山ロビー前 4番</p><p>梅ヶ丘駅行き</p>", ["杉山ロビー前", nil, "梅ヶ丘駅", "4"]),
      ("<h3>梅ヶ丘駅行 乗車地：杉山駅（11番のりば）</h3>", ["杉山駅", nil, "梅ヶ丘駅", "11"]),
      ("<p>停留所名　杉山駅</p><p>路線名　N1</p><p>行先　梅ヶ丘</p>", ["杉山駅", "N1", "梅ヶ丘", nil]),
      ("<h3>【乗車】杉山口 【降車】梅ヶ丘病院</h3>", ["杉山口", nil, "梅ヶ丘病院", nil]),
      ("<h1>杉山駅</h1><p>梅ヶ丘方面</p><div>F のりば</div>", ["杉山駅", nil, "梅ヶ丘方面", "F"]),
      ("<p>登校：杉山駅 発 梅ヶ丘学園 行</p>", ["杉山駅", nil, "梅ヶ丘学園", nil]),
    ])
  func deeds(heading: String, expected: [String?]) { #expect(names(heading) == expected) }

  @Test(
    "the same words before doors, times and rules name nothing",
    arguments: [
      "<p>乗車：中扉</p><p>降車：前扉</p>", "<p>乗車：前乗り</p><p>降車：自由</p>", "<p>発：8:05</p><p>着：8:40</p>",
      "<p>乗車：30分前まで</p><p>降車：可</p>", "<dl><dt>乗車</dt><dd>後方入口</dd><dt>降車</dt><dd>前方出口</dd></dl>",
      "<p>方向：南行き</p>", "<p>方向：東</p>", "<p>方向：時計回り</p>", "<p>方向：海側</p>",
    ])
  func doors(lines: String) {
    #expect(names("<h2>杉山前 バス停</h2>" + lines) == ["杉山前", nil, nil, nil])
  }

  @Test(
    "a line and a way in one word are told apart, whichever stands first",
    arguments: [
      ("梅ヶ丘駅ゆき／杉3号系統", [nil, "杉3", "梅ヶ丘駅", nil]), ("Bルート・梅ヶ丘駅行き", [nil, "Bルート", "梅ヶ丘駅", nil]),
      ("3番のりば発・梅ヶ丘駅行", [nil, nil, "梅ヶ丘駅", "3"]), ("杉山駅始発・梅ヶ丘駅行", [nil, nil, "梅ヶ丘駅", nil]),
      ("杉山発・桜台経由・梅ヶ丘駅行", ["杉山", nil, "梅ヶ丘駅", nil]),
      ("杉発・桜発・梅ヶ丘駅行", [nil, nil, nil, nil]), ("急行／3号系統", [nil, "3", nil, nil]),
      ("行き／東コース", [nil, "東コース", nil, nil]),
      ("杉山・梅ヶ丘方面", [nil, nil, "杉山・梅ヶ丘方面", nil]),
      ("杉山駅4番のりば発・梅ヶ丘駅行", ["杉山駅", nil, "梅ヶ丘駅", "4"]),
      ("梅ヶ丘駅行 ／ 系統 61 ／ のりば 2", [nil, "61", "梅ヶ丘駅", "2"]),
    ])
  func lineBesideWay(_ text: String, _ expected: [String?]) { #expect(said(text) == expected) }

  @Test(
    "what is no name of a stop or line names none",
    arguments: ["送迎車時刻表", "[平日] の時刻表", "【乗車】"])
  func nothing(_ text: String) { #expect(said(text) == [nil, nil, nil, nil]) }

  @Test("the number of a stop is that of no line")
  func numberOfStop() {
    #expect(said("停留所7 杉山前 梅ヶ丘駅行")[1] == nil)
    #expect(said("[杉山前] の時刻表") == ["杉山前", nil, nil, nil])
    #expect(said("杉山前 の 時刻表") == ["杉山前", nil, nil, nil])
  }
}
