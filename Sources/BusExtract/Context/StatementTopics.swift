import BusLabels
import BusModel

/// Of which buses a statement speaks: its own line's and bus's name is read away, another's stays.
extension DayStatements {
  /// "登山バスの運行は7月1日から10月末まで" as "運行期間：7月1日から10月末まで".
  static func ofService(_ text: String) -> String? {
    if let head = periods.first(where: text.begins(with:)) {
      return "運行期間："
        + String(text.dropFirst(head.count)).replacing(" – ", with: "～").replacing(" - ", with: "～")
    }
    if let days = season(text) { return "運行期間：" + days }
    guard
      let range = ["の運行は", "の運行期間は", "の運転期間は", "の運行日は"].lazy
        .compactMap({ text[...].firstRange(of: $0) }).first
    else { return nil }
    let bus = String(text[..<range.lowerBound])
    let days = String(text[range.upperBound...].drop { "、，".contains($0) })
    guard bus.length <= 15, ServicePattern.read(bus).pattern == nil, !PartSentences.namesPart(bus),
      !OtherSubjects.isOne(bus)
    else { return nil }
    let reading = ServicePattern.read(days)
    guard reading.unread.isEmpty, let pattern = reading.pattern, pattern.daysAlone != nil else {
      return nil
    }
    return (pattern.namesPartOfYear ? "運行期間：" : "運行日：") + days
  }

  /// "土日祝日に、月岡駅と蔵を結ぶバスを運行しています" as 土日祝日運行, "外来診療日（平日）に…" as 平日運行.
  static func ofDays(_ text: String) -> String? {
    guard let verb = runs.lazy.compactMap({ text[...].firstRange(of: $0) }).first,
      text[verb.upperBound...].allSatisfy({ "。！!".contains($0) }),
      let end = text[..<verb.lowerBound].firstIndex(of: "に")
    else { return nil }
    let what = text[text.index(after: end)..<verb.lowerBound]
    let days = daysOfHouse(String(text[..<end]))
    guard DayWords.isUnderstood(days), !days.contains("運"),
      what.contains("バス") || what.contains("間を") || what.contains("便を"),
      !["のみ", "除", "限", "臨時", "増"].contains(where: what.contains),
      !LimitingWords.namesDays(String(what)), !DayStatements.isDate(String(what))
    else { return nil }
    return days + "運行"
  }

  /// "工事のため、11月16日から12月18日まで、北駅～南駅間の列車を運休し、バス代行輸送を行います" as "運行期間：11月16日から12月18日まで": as long
  /// as the trains rest there are these buses.
  static func inPlaceOfTrains(_ text: String) -> String? {
    guard standIns.isFound(in: text), !text.contains("ダイヤ"), !text.contains("のりば"),
      let start = text.firstIndex(where: \.isNumber)
    else { return nil }
    let dated = text[start...]
    let end = dated.firstIndex { "、，".contains($0) } ?? dated.endIndex
    for cut in [dated[..<end], dated.firstIndex(of: "は").map { dated[..<$0] }] {
      let days = ["までの間", "の間"].reduce(Texts.collapsed(cut ?? "")) { days, word in
        days.ends(with: word) ? String(days.dropLast(word.count)) + "まで" : days
      }
      if DayWords.onlyDates(days) { return "運行期間：" + days }
    }
    return nil
  }

  private static let standIns = WordList(
    ["代行輸送を", "代替輸送を", "代行バスを", "代替バスを", "代わりバスを", "代わってバスを", "代わりにバスを", "振替バスを"].flatMap { bus in
      ["行い", "行な", "実施", "運行", "運転"].map { bus + $0 }
    })

  /// 平日 of 外来診療日（平日）.
  private static func daysOfHouse(_ text: String) -> String {
    guard let last = text.last, "）)".contains(last),
      let open = text.firstIndex(where: { "（(".contains($0) }),
      openDays.ends(String(text[..<open]))
    else { return text }
    return String(text[text.index(after: open)...].dropLast())
  }

  private static let openDays = WordList([
    "診療日", "開館日", "開園日", "営業日", "開校日", "授業日", "登校日", "稼働日", "開庁日",
  ])
  private static let runs = ["運行", "運転"].flatMap { verb in
    ["しています", "しております", "いたしております", "いたします", "します"].map { "を" + verb + $0 }
  }

  /// The dates of "このバスは4月1日～11月30日の季節運行です。"; nil for any other sentence.
  private static func season(_ text: String) -> String? {
    let bare = text.ends(with: "。") ? String(text.dropLast()) : text
    guard let end = seasons.first(where: bare.ends(with:)) else { return nil }
    let head = bare.before(ending: end)
    let days = ownTopics.first(where: head.hasPrefix).map { head.dropFirst($0.count) } ?? head[...]
    let said = String(days.drop { "、，".contains($0) })
    return DayWords.onlyDates(said) && !said.contains("は") ? said : nil
  }

  /// 温泉線は…の季節運行です is said of that line.
  private static let ownTopics = [
    "このバスは", "本路線は", "当路線は", "この路線は", "本バスは", "当バスは", "バスは", "送迎バスは", "シャトルバスは", "本線は", "当線は",
  ]

  private static let seasons = ["の季節運行", "の季節限定運行", "の期間運行", "の期間のみの運行", "の季節のみの運行"].flatMap {
    words in
    ["です", "となります", "になります", "をしています", "を行います", ""].map { words + $0 }
  }
  private static let periods = [
    "Service period: ", "Operating period: ", "Operation period: ", "Period of operation: ",
    "Service dates: ", "Operating dates: ", "Operating season: ", "Service Period: ",
    "Operating Period: ", "Period of Operation: ",
  ]

  /// "みどりバスは日祝運休" as 日祝運休 on a page whose headings name that bus, or none.
  func withoutBus(_ text: String) -> String {
    guard let topic = text.firstIndex(of: "は") else { return text }
    let bus = String(text[..<topic])
    if isOnlyLine(bus) {
      return String(text[text.index(after: topic)...].drop { "、，".contains($0) })
    }
    guard (3...15).contains(bus.length), bus.ends(with: "バス") || bus.ends(with: "号"),
      !Self.otherBuses.begins(bus) || headings.contains(bus),
      ServicePattern.read(bus).pattern == nil, !PartSentences.namesPart(bus),
      TripSubject(bus) == nil,
      !OtherSubjects.isOne(bus),
      headings.contains(bus) || !Self.busNames.isFound(in: headings)
    else { return text }
    return String(text[text.index(after: topic)...].drop { "、，".contains($0) })
  }

  /// 山手線 on a page whose headings name that line and no other.
  private func isOnlyLine(_ name: String) -> Bool {
    (2...12).contains(name.length) && Self.lines.ends(name) && headings.contains(name)
      && !Self.lines.isFound(in: headings.replacing(name, with: ""))
  }

  private static let lines = WordList(["線", "系統", "ルート", "コース", "航路"])

  /// Buses beside those of a timetable that does not bear their name.
  private static let otherBuses = WordList([
    "低床", "ノンステップ", "小型", "大型", "マイクロ", "深夜", "夜行", "高速", "空港", "臨時", "通学", "通勤", "急行", "観光", "直通",
    "快速", "長距離", "都市間", "貸切", "スクール",
    "リムジン",
  ])
  private static let busNames = WordList(["バス", "号", "シャトル", "タクシー"])
}

/// What stands beside the days of a statement: where they move, what else is offered.
extension DayStatements {
  /// "火曜日。祝日の場合は翌日に運行します" as 火曜日（祝日の場合は翌日）: the second is said of the first.
  static func withStand(in text: String) -> String {
    guard text.contains("。祝日") else { return text }
    for meeting in ["祝日の場合は", "祝日の場合、", "祝日に当たる場合は", "祝日にあたる場合は", "祝日のときは"] {
      for day in ["翌日", "前日", "翌平日"] {
        for end in ["に運行します", "に運行いたします", "運行します", "に振り替えます", "に振替運行します", "となります"] {
          let said = "。" + meeting + day + end
          guard text.contains(said) else { continue }
          return text.replacing(said, with: "（祝日の場合は" + day + "）")
        }
      }
    }
    return text
  }

  /// "祝日はお休みです。料金は無料です。" as its sentences: what rests is said before anything else is spoken of.
  static func restBeforeThing(_ line: PageLines.Line) -> [String]? {
    guard line.text.utf8.count <= 600, DayWords.hasHint(line), rests.isFound(in: line),
      let end = line.text.firstIndex(of: "。")
    else { return nil }
    let first = Texts.collapsed(line.text[..<end])
    let others = Texts.collapsed(line.text[line.text.index(after: end)...])
    guard !others.isEmpty, OtherSubjects.isMixed(others), !OtherSubjects.isMixed(first),
      !OtherSubjects.isOne(first), rests.isFound(in: first), DayWords.hasHint(first)
    else { return nil }
    return [first, others]
  }

  private static let rests = WordList(["はお休みです", "は休みです", "はお休みします", "はお休みいたします", "はお休みとなります"])

  /// "毎日運行・予約不要（定員制）" as the days and what else is offered, which names none.
  static func besidesOffer(_ text: Substring) -> [Substring] {
    guard let sign = text.firstIndex(where: { "・／｜".contains($0) }),
      case let (days, offer) = (text[..<sign], text[text.index(after: sign)...]),
      runEnds.ends(String(days)), DayWords.isUnderstood(String(days)),
      !DayWords.hasHint(ahead.removed(from: String(offer))),
      !offer.contains(where: { "運休印便".contains($0) })
    else { return [text] }
    return [days, offer]
  }

  /// "運行期間：4月25日～11月8日　※来年は未定です" as both, and "2026/9/1 改正　年末年始は…" without what it was made for.
  static func besidesNote(_ text: Substring) -> [Substring] {
    if let mark = text.dropFirst().firstIndex(of: "※"),
      DayWords.isUnderstood(Texts.collapsed(String(text[..<mark])))
    {
      return [text[..<mark], text[mark...]]
    }
    guard let made = revisions.lazy.compactMap({ text.firstRange(of: $0) }).first,
      case let date = text[..<made.lowerBound], date.contains(where: \.isNumber),
      DayWords.onlyDates(Texts.collapsed(String(date)))
    else { return [text] }
    return [text[..<made.upperBound], text[made.upperBound...]]
  }

  private static let revisions = ["改正　", "改定　", "改正 ", "改定 ", "改正／", "改定／"]

  /// 予約は1か月前から is of no month.
  private static let ahead = WordList(["か月前", "ヶ月前", "カ月前", "ヵ月前", "ケ月前", "週間前", "日前", "前日"])
  private static let runEnds = WordList(["運行", "運航", "運転", "年中無休", "毎日"])
}
