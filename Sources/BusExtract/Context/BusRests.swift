import BusLabels
import BusModel

/// Sentences that say of buses that they rest, whether or not they name a day: "休館中は送迎バスの運行もお休みいたします". On which days may
/// stand anywhere, and such a sentence must never get lost.
enum BusRests {
  /// Whether a sentence says it, and of no day that the weather or a booking decides.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 300 else { return false }
    if undecided.isFound(in: text), OtherSubjects.speaksOfBuses(text) { return true }
    guard hints.isFound(in: text), !others.isFound(in: text), !OtherSubjects.isOfNow(text),
      !weather.isFound(in: text) || DayStatements.isDate(text),
      OtherSubjects.vehicle(of: text) == nil
    else { return false }
    return rests.isFound(in: text)
      || OtherSubjects.speaksOfBuses(text) && pauses.isFound(in: text) && !isOfThing(text)
  }

  /// Whether buses rest by what a sentence says, whatever the weather does: 積雪期休業のため運休します, 積雪の多い1月12日から2月28日まで運休.
  static func isDefinite(_ text: String) -> Bool {
    guard !ifs.isFound(in: text) else { return false }
    return text.contains("ため") && rests.isFound(in: text)
      || (rests.isFound(in: text) || nouns.isFound(in: text)) && DayStatements.isDate(text)
  }

  private static let ifs = WordList([
    "場合", "雨天時", "荒天時", "強風時", "悪天候時", "積雪時", "時は", "時に", "際は", "際に", "とき", "ことがあ", "ことがご", "おそれ",
    "恐れ", "可能性",
  ])
  private static let nouns = WordList(["運休", "欠航", "休止", "見合わせ", "走りません"])

  /// "バスのりば前の売店は休業します": what rests is named last before the verb, and is no bus.
  private static func isOfThing(_ text: String) -> Bool {
    guard let verb = pausing.lazy.compactMap({ text[...].firstRange(of: $0) }).first,
      let topic = text[..<verb.lowerBound].lastIndex(where: { "はがをも".contains($0) })
    else { return true }
    // With its particle: 船も.
    let said = text[...topic].split { "、，（）()　 ".contains($0) }.last.map(String.init) ?? ""
    return !OtherSubjects.speaksOfBuses(said)
  }

  /// "元日の運航については未定です".
  private static let undecided = WordList(["未定", "決まり次第", "決定次第", "確定次第", "検討中"])
  private static let hints = WordList([
    "運休", "休み", "休止", "休業", "休航", "欠航", "中止", "ません", "とりや", "取りや", "取り止", "ストップ",
  ])
  /// What only buses and ships do.
  private static let rests = WordList(
    ["運休", "欠航", "休航"].flatMap { word in
      ["します", "いたします", "致します", "となります", "になります", "とします", "とさせて", "させて", "です", "とな"].map {
        word + $0
      }
    }
      + ["運行", "運転", "運航", "送迎"].flatMap { ride in
        ["", "は", "も", "を", "が"].flatMap { particle in ends.map { ride + particle + $0 } }
      })
  private static let ends =
    RideRests.denials + ["致しません", "お休み", "休み", "休止", "中止", "取りや", "とりや", "取り止", "ストップ", "ない"]
  /// What houses do too.
  private static let pausing = [
    "お休みし", "お休みいた", "お休みとな", "お休みで", "お休みとさせ", "お休みさせ", "休止し", "休止いた", "休止とな", "休止とさせ", "中止し",
    "中止いた",
    "中止とな", "中止とさせ", "休業し", "休業いた", "走りません", "出ません", "ございません", "休みます", "休みです", "休みとな",
  ]
  private static let pauses = WordList(pausing)
  /// The weather, the roads and bookings, of which no date is said.
  private static let weather = WordList([
    "荒天", "悪天", "天候", "台風", "大雪", "積雪", "降雪", "強風", "暴風", "濃霧", "波", "しけ", "時化", "気象", "海象", "海上",
    "警報", "災害",
    "地震", "雨天", "豪雨", "雪不足", "凍結", "道路状況", "予約", "満車", "満員", "定員", "予定人員", "希望", "利用者がいない", "利用がない",
    "申し込み", "申込", "緊急", "事故", "故障", "払い戻", "払戻", "欠航時", "運休時", "欠航の場合", "運休の場合", "欠航となった", "運休となった",
    "場合には", "やむを得", "都合により",
  ])
  /// Parts of the way, what was, what is asked, and what is denied.
  private static let others = WordList([
    "区間", "昨年", "ました", "でした", "でしょうか", "ますか", "ですか", "休まず",
    "休みなく", "運休しません",
    "運休はあり", "乗務員", "燃料", "車内販売",
  ])
}
