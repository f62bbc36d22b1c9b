import BusLabels
import BusModel

/// Sentences whose topic is a line, a stop or a vehicle that the page does not name.
enum OtherTopics {
  /// "西線は土日祝運休", "4月1日から岬線の時刻を変更" where no heading names the line: it has a page of its own.
  static func isOne(_ text: String, besides names: String) -> Bool {
    let bare = Texts.compact(text.drop { "※・●■◆○◎＊* 　".contains($0) }.replacing("【お知らせ】", with: ""))
    if let vehicle = OtherSubjects.vehicle(of: text) { return !names.contains(vehicle) }
    if let line = lineName(in: bare), !names.contains(line) { return true }
    guard let end = bare.firstIndex(of: "は") else { return false }
    // お知らせ：岬線は ….
    let topic = String(bare[..<end].split { "：:".contains($0) }.last ?? "")
    if isOfOtherStops(topic, names) || isOfShop(topic, bare[end...]) { return true }
    // 上り1便は, 朝の1便は: of this page's trips.
    guard (2...15).contains(topic.count), places.ends(topic), !own.begins(topic),
      !(topic.ends(with: "便") && (PartSentences.namesPart(topic) || ways.begins(topic))),
      !DayStatements.isDate(topic),
      ServicePattern.read(topic).pattern == nil
    else { return false }
    return !names.contains(topic)
  }

  /// "11月から待合所の売店は土日のみの営業です": a house is open then, and no bus runs.
  private static func isOfShop(_ topic: String, _ said: Substring) -> Bool {
    shops.ends(topic) && opens.isFound(in: String(said))
      && !OtherSubjects.speaksOfBuses(String(said))
  }

  private static let shops = WordList([
    "売店", "食堂", "窓口", "案内所", "受付", "レストラン", "カフェ", "喫茶", "待合所", "待合室", "営業所", "販売所", "図書館", "入浴施設",
    "浴場",
    "駐車場", "直売所", "朝市", "市場", "プール", "事務所", "センター", "役場", "庁舎",
  ])
  private static let opens = WordList([
    "営業", "休業", "定休", "休館", "開館", "お休み", "休み", "オープン", "開店", "閉店", "受付",
  ])

  /// "東口、西口前の各バス停は" and "他社のバス停には" where the page names none of them.
  private static func isOfOtherStops(_ topic: String, _ names: String) -> Bool {
    let bare = topic.ends(with: "に") || topic.ends(with: "で") ? String(topic.dropLast()) : topic
    guard let word = ["各バス停", "バス停", "各停留所", "停留所"].first(where: bare.ends(with:)) else {
      return false
    }
    let stops = bare.dropLast(word.count).split { "、，・,".contains($0) }
      .map { $0.ends(with: "の") ? String($0.dropLast()) : String($0) }
    return !stops.isEmpty
      && stops.allSatisfy { $0.length > 1 && !names.contains($0) && !own.begins($0) }
  }

  /// "買い物バスは12月は運休", "青コース　月・水・金運行" where the page names no such bus: another one, or its own by another name.
  static func isOfUnnamedBus(_ text: String, besides names: String) -> Bool {
    guard buses.isFound(in: text) else { return false }
    let bare = text.drop { "※・●■◆○◎＊*【<＜〈《 　".contains($0) }
    guard let end = bare.firstIndex(where: { "は：:】>＞〉》　 ".contains($0) }) else { return false }
    let topic = Texts.compact(bare[..<end])
    guard (3...15).contains(topic.length), let ending = busEndings.first(where: topic.ends(with:)),
      !kinds.contains(topic), !own.begins(topic), !PartSentences.namesPart(topic),
      !ways.begins(topic), !DayStatements.isDate(topic), ServicePattern.read(topic).pattern == nil
    else { return false }
    let stem = String(topic.before(ending: ending))
    return !names.contains(topic) && !(stem.length > 1 && names.contains(stem))
  }

  /// Services besides that of a page's timetables, by whatever name.
  static let services = ["図書館", "タクシー", "スクール", "デマンド", "深夜", "高速", "空港"]
  private static let busEndings = ["バス", "コース", "ルート", "系統", "線", "号"]
  private static let buses = WordList(busEndings)
  /// What the buses of any page may be called by.
  private static let kinds: Set<String> = {
    let kinds = [
      "路線", "送迎", "シャトル", "コミュニティ", "循環", "巡回", "連絡", "乗合", "町営", "村営", "市営", "町民", "村民", "市民",
      "福祉", "スクール", "通学", "通園", "予約", "デマンド", "定期", "直行", "直通", "マイクロ", "大型", "接続", "代行", "周遊",
    ]
    return Set(kinds.flatMap { [$0 + "バス", "無料" + $0 + "バス"] } + ["無料バス", "各バス", "同バス"])
  }()

  /// The name of a line of which a sentence speaks: 岬線 of "4月1日から岬線の時刻を変更".
  private static func lineName(in text: String) -> String? {
    guard
      let end = ["線は", "線の", "線を", "線が"].lazy.compactMap({ text[...].firstRange(of: $0) }).first
    else { return nil }
    let name = text[..<end.lowerBound].reversed().prefix { character in
      character.unicodeScalars.allSatisfy {
        (0x30A1...0x30FF).contains($0.value) && $0 != "・" || (0x4E00...0x9FFF).contains($0.value)
      }
    }
    guard let last = name.first, name.count < 9, !"路本全当同各幹支".contains(last) else { return nil }
    return String(name.reversed()) + "線"
  }

  private static let places = WordList([
    "線", "号", "系統", "ルート", "コース", "バス停", "停留所", "口", "駅", "便", "センター", "場", "店", "館",
  ])
  private static let ways = WordList(["上り", "下り", "上下", "往路", "復路", "往復", "朝", "夕", "行き", "帰り"])
  private static let own = WordList(["この", "本", "当", "全", "上記", "下記", "以下", "次の", "各", "両"])
}
