import BusLabels

/// A line by its words alone as the head of days: found once for each text, since the pages of a company
/// have the same.
struct DayHead: Sendable {
  /// The days behind it: 毎週月曜日 of "運休日：毎週月曜日".
  let days: String?
  /// What it says of its days; nil where it is no head.
  let said: String?
  /// The days that it names besides: 土日祝日 of "土日祝日及び次の期間は運休".
  let besides: String?

  /// What a text is.
  static func of(_ text: String) -> DayHead { memo.value(of: text, read: DayHead.init) }

  private static let memo = TextMemo<DayHead>()

  private init(_ text: String) {
    days = Self.headedDays(text)
    let lead = Self.lead(of: text)
    let before = lead.flatMap(HeadedDays.days)
    // Of days that it names and nobody understands it may say anything.
    let said = lead != nil && before == nil ? nil : Self.said(by: text)
    self.said = days == nil ? said : "運休日"
    besides = said == nil ? nil : before
  }

  /// The days of "運休日：毎週月曜日", behind which 年末年始 in a line of its own is said of the same.
  private static func headedDays(_ text: String) -> String? {
    guard heads.isFound(in: text) else { return nil }
    let bare = HeadedDays.bare(text)
    guard let sign = bare.firstIndex(where: { "：:】］]".contains($0) }),
      rests.contains(String(bare[..<sign]))
    else { return nil }
    return HeadedDays.days(String(bare[sign...].drop { "：:】］]".contains($0) }))
  }

  private static let heads = WordList(["：", ":", "】", "］", "]"])

  /// What stands before 及び次の期間.
  private static func lead(of text: String) -> String? {
    let bare = HeadedDays.bare(text)
    guard bare.length <= 50, follows.isFound(in: bare),
      let range = pointers.lazy.compactMap({ bare.firstRange(of: $0) }).first
    else { return nil }
    let before = bare[..<range.lowerBound]
    guard let joint = joints.first(where: before.hasSuffix), before.count > joint.count else {
      return nil
    }
    return String(before.dropLast(joint.count))
  }

  private static let pointers = ["次の", "以下の", "下記", "左記の"]
  private static let joints = [
    "、及び", "、および", "及び", "および", "並びに", "ならびに", "のほか、", "のほか", "と", "、", "・",
  ]

  /// What a head says: that nothing runs, or the word of a house or a window as it is; nil for
  /// anything else.
  static func said(by text: String) -> String? {
    let bare = HeadedDays.bare(text)
    if rests.contains(bare) { return bare.ends(with: "期間") ? "運休期間" : "運休日" }
    // 休館日（バス運休）.
    if bare.length <= 15, bare.contains("バス運休") || bare.contains("バスも運休") { return "運休日" }
    if let kind = holidays.first(where: { bare == $0 + "運行日" || bare == $0 + "とは" }) { return kind }
    if bare.length <= 12, houses.ends(bare) || windows.begins(bare) { return bare }
    if let kind = kind(in: bare, before: titles), bare.length <= 15 { return kind }
    guard bare.length <= 50, follows.isFound(in: bare) else { return nil }
    // 次の期間は「学」の便は運休します says nothing of the other buses.
    if closes.isFound(in: bare), ofSome.isFound(in: alls.removed(from: bare)) { return bare }
    return closes.isFound(in: bare) ? "運休日" : treatment(bare)
  }

  /// 日祝ダイヤ運行日 of "下記の期間は、曜日にかかわらず「日祝」の時刻で運行します".
  private static func treatment(_ bare: String) -> String? {
    guard let topic = bare.firstIndex(of: "は"), follows.isFound(in: String(bare[...topic])) else {
      return nil
    }
    var rest = bare[bare.index(after: topic)...].filter { !"「」『』、，".contains($0) }
    for word in adverbs where rest.hasPrefix(word) { rest.removeFirst(word.count) }
    return kind(in: rest, before: treatments)
  }

  /// The kind of day before one of some words, as the head of the dates that run so.
  private static func kind(in text: String, before words: [String]) -> String? {
    guard let range = words.lazy.compactMap({ text[...].firstRange(of: $0) }).first else {
      return nil
    }
    let kind = text[..<range.lowerBound].filter { !"「」『』“”".contains($0) }
    return DayWords.isPlain(kind) ? kind + "ダイヤ運行日" : nil
  }

  private static let holidays = ["休日", "土休日", "土日祝", "日祝"]
  private static let titles =
    [
      "運行日", "の運行日", "運転日", "で運行する", "で運転する", "実施日", "適用日", "の日", "となる日", "適用期間", "実施期間", "の期間",
      "の適用", "の適用日", "適用",
    ].flatMap {
      ["ダイヤ" + $0, "の時刻" + $0, "時刻" + $0]
    }
  private static let treatments = ["ダイヤで", "ダイヤにて", "ダイヤとなり", "ダイヤです", "の時刻で", "時刻で", "の欄", "の時刻表"]
  private static let ofSome = WordList(["便は", "便を", "便が", "便も", "バスは", "発は", "発を", "印"])
  private static let alls = WordList([
    "全便", "全ての便", "すべての便", "各便", "送迎バス", "シャトルバス", "路線バス", "、バスは",
  ])
  private static let adverbs = ["曜日にかかわらず", "曜日に関わらず", "全便", "全線", "終日", "すべて", "全て"]

  private static let rests: Set<String> = [
    "運休", "運航休止日", "運航休止", "運休日", "運休期間", "休航日", "休航", "欠航日", "運休曜日", "運休する日", "全便運休日", "運転休止日",
    "運行休止日", "運行しない日",
    "運行のない日", "運転しない日",
    "除外日", "お休み", "お休みの日", "休み", "休", "バス運休日", "バスの運休日", "年間運休日",
    "休診・運休", "休業・運休", "休館・運休", "運休・休診",
  ]
  private static let houses = WordList([
    "休館日", "休診日", "定休日", "休園日", "店休日", "閉館日", "休場日", "休所日", "閉庁日", "閉所日", "休業日", "休業期間", "休校日",
  ])
  private static let windows = WordList([
    "窓口", "受付", "予約受付", "電話受付", "営業時間", "営業日", "業務時間", "開庁", "開館", "開所", "お問い合わせ", "問い合わせ", "発売",
  ])
  static let follows = WordList(
    [
      "次のとおり", "次の通り", "以下のとおり", "以下の通り", "下記のとおり", "下記の通り", "下記の日", "次の日", "以下の日", "左記の日",
      "次の期間", "下記の期間", "以下の期間", "左記の期間", "下記期間", "下記日程", "次の日程", "下記の日程", "以下の日程",
    ], asked: .dayFollow)
  private static let closes = WordList(["運休", "運転休止", "運行休止", "運行しません", "運行いたしません", "お休み"])
}
