import BusModel
import Testing

@testable import BusExtract

@Suite("What one line says of the names")
struct NameLineTests {
  private func said(_ text: String) -> [String?] {
    let claims = NameLine(text).claims.sorted { $0.certainty > $1.certainty }
    return NameKind.allCases.map { kind in claims.first { $0.kind == kind }?.text }
  }

  @Test(
    "every form of a heading gives its names",
    arguments: [
      ("54系統 学園前 行き / 大橋 発", ["大橋", "54", "学園前", nil]),
      ("北町 上 発 臨(緑ラインＡ)号系統 市役所 駅前行き[012-3]", ["北町 上", "臨(緑ラインＡ)", "駅前", nil]),
      ("大町 発 10・12号系統 浜行き", ["大町", "10・12", "浜", nil]),
      ("10系統・20系統 浜行き", [nil, "10・20", "浜", nil]),
      ("大町（浜町方面）", ["大町", nil, "浜町方面", nil]),
      ("浜町方面（港行）", [nil, nil, "港", nil]),
      ("大町→中町→浜町", ["大町", nil, "浜町", nil]),
      ("緑線 大町→浜町", ["大町", "緑線", "浜町", nil]),
      ("大町 ⇔ 浜町", [nil, nil, nil, nil]),
      ("大町 2番のりば 北町(上・下)行き", ["大町", nil, "北町(上・下)", "2"]),
      ("【大町】 緑０１ 浜行（平日）", ["大町", "緑０１", "浜", nil]),
      ("大町から浜町へ", ["大町", nil, "浜町", nil]), ("大町より浜町方面", ["大町", nil, "浜町方面", nil]),
      ("大町発浜町行き", ["大町", nil, "浜町", nil]),
      ("大町出発", ["大町", nil, nil, nil]),
      ("大町 Omachi", ["大町", nil, nil, nil]),
      ("大町 発 浜 行 4月～11月の土日祝のみ運行", ["大町", nil, "浜", nil]),
      ("浜ゆきの時刻表", [nil, nil, "浜", nil]),
      ("緑線バス（1系統・2系統）", [nil, "緑線（1系統・2系統）", nil, nil]),
    ])
  func forms(_ text: String, _ names: [String?]) { #expect(said(text) == names) }

  @Test(
    "words within a name do not divide it",
    arguments: ["ひより台", "たから町", "みより野", "ちから石", "北新発田駅", "技術開発センター", "新発寒"])
  func namesOfTwoWays(_ name: String) { #expect(said(name + "行き") == [nil, nil, name, nil]) }

  @Test(
    "marks, remarks, connections, dates, prices, vehicles and menus name nothing",
    arguments: [
      "・▲印は大町", "※浜行きは運休", "無印：浜行き", "東：東口行き", "大町で5系統(浜行)に接続します", "お問い合わせ 大町営業所",
      "2027年4月1日改正", "所要25分 210円", "ノンステップバス 浜行き", "浜経由", "平日版", "路線図", "バス時刻表", "本日は浜行きが運休です",
      "列車時刻表", "【直行】", "のりば別時刻表", "3番のりばは4番のりばに移設", "1番のりば：港行／2番のりば：浜行",
    ])
  func never(_ text: String) { #expect(said(text) == [nil, nil, nil, nil]) }

  @Test("a line that names what it says is read by its labels")
  func labelled() {
    let claims = LabelledNames.claims("系統：緑5 行き先：浜町 経由：大町", next: nil)
    #expect(claims.map(\.text) == ["緑5", "浜町"])
    #expect(LabelledNames.claims("停留所", next: "大町三丁目（おおまちさんちょうめ）").map(\.text) == ["大町三丁目"])
    #expect(LabelledNames.claims("のりば", next: "本社").isEmpty)
  }
}

@Suite("Candidates for one name")
struct NameChoiceTests {
  private func candidate(
    _ text: String, _ source: NameSource, _ certainty: NameClaim.Certainty = .said
  ) -> NameCandidate {
    NameCandidate(
      claim: NameClaim(kind: .stop, text: text, certainty: certainty), source: source, node: nil)
  }

  @Test("the nearer place outweighs the farther one")
  func nearer() {
    let choice = NameChoice([candidate("浜", .title), candidate("港", .heading(depth: 0))])
    #expect(choice.told?.claim.text == "港")
    #expect(choice.contradicting.isEmpty)
  }

  @Test("two that weigh the same and differ are not told")
  func contradiction() {
    let choice = NameChoice([candidate("浜", .prominent(isNear: true)), candidate("港", .tab)])
    #expect(choice.told == nil)
    #expect(choice.contradicting.map(\.claim.text) == ["浜", "港"])
  }

  @Test("of equals the one that a second place repeats is told")
  func repeated() {
    let choice = NameChoice([
      candidate("浜", .prominent(isNear: true)), candidate("港", .tab), candidate("港駅", .title),
    ])
    #expect(choice.told?.claim.text == "港")
  }

  @Test(
    "a name that merely stands there needs a heading and the looks of a stop, or a second place")
  func bare() {
    #expect(NameChoice([candidate("緑のなかま", .heading(depth: 0), .bare)]).told == nil)
    #expect(NameChoice([candidate("緑橋", .heading(depth: 0), .bare)]).told != nil)
    #expect(NameChoice([candidate("緑橋", .line(isNear: true), .bare)]).told == nil)
    let twice = [candidate("緑のなかま", .heading(depth: 0), .bare), candidate("緑のなかま", .title, .bare)]
    #expect(NameChoice(twice).told != nil)
  }
}

@Suite("What holds for one stop alone")
struct NamesOfOneStopTests {
  @Test("of a pair of places each is the other's destination, and a third place has none")
  func pairs() {
    for line in ["大町 ⇔ 浜辺（所要20分）", "大町と浜辺を結ぶバスです。", "大町 = 浜辺間で運行します。"] {
      let claims = PairedPlaces.claims(in: line)
      #expect(claims.map(\.text) == ["浜辺", "大町"])
      #expect(claims.map(\.only) == ["大町", "浜辺"])
    }
    #expect(PairedPlaces.claims(in: "大町 ⇔ 浜辺 ⇔ 港町").isEmpty)
  }

  @Test(
    "a sentence says the platform of every bus, or of those at one stop",
    arguments: [
      ("2番のりばから発車します", "2", nil), ("大町では④番乗り場にお乗りください。", "4", "大町"),
      ("※大町は3番のりばから発車します", "3", "大町"),
    ])
  func platforms(_ line: String, _ platform: String, _ stop: String?) {
    let claim = PlatformSentence.claim(in: line)
    #expect(claim?.text == platform)
    #expect(claim?.only == stop)
  }

  @Test(
    "a sentence about another way, a change or an index says no platform",
    arguments: [
      "浜行きは3番のりばから発車します", "3番のりばから4番のりばに移設します", "工事中は3番のりばから発車します", "24系統は2番のりばから発車します",
    ])
  func noPlatform(_ line: String) { #expect(PlatformSentence.claim(in: line) == nil) }

  @Test("a word that only says which part is meant belongs to the name before it")
  func parts() {
    #expect(NameLine("大町 北口 行き").said(.destination) == "大町 北口")
    #expect(NameLine("大町 東方面").said(.destination) == "大町 東方面")
    #expect(NameLine("東行き").said(.destination) == nil)
    #expect(NameLine("3丁目の時刻表").claims.isEmpty)
  }

  @Test("a kind of bus names the line where its words are all that is said")
  func kinds() {
    #expect(BusKind.service(in: "無料シャトルバスのご案内") == "無料シャトルバス")
    #expect(BusKind.service(in: "大町交通バス") == nil)
    #expect(BusKind.service(in: "路線バス時刻表") == nil)
  }
}
