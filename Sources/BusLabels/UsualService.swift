package import BusModel

/// Statements that dates run as ever: "1月4日から通常運行", "お盆・年末年始もカレンダー通り".
package enum UsualService {
  /// Whether a text says that and nothing else.
  package static func isOne(_ text: String) -> Bool { lead(of: text) != nil }

  /// That the dates run as the law has them; empty where only their beginning is said, and nil for any
  /// other text.
  package static func rules(of text: String) -> [PageDayRule]? {
    guard let lead = lead(of: text) else { return nil }
    if holidays.contains(String(lead)) {
      // 祝日も曜日どおり: by the day of the week.
      return [.weekdaysOnHolidays(because: text)]
    }
    guard !beginnings.contains(where: lead.hasSuffix),
      let dated = ServicePattern.read(String(lead)).pattern?.daysAlone
    else { return [] }
    return dated.flatMap { $0.usualRules(because: text) ?? [] }
  }

  /// The dates of which it is said.
  private static func lead(of text: String) -> Substring? {
    guard words.contains(where: text.holds(bytes:)) else { return nil }
    var rest = text[...]
    while let end = ends.first(where: rest.hasSuffix) { rest = rest.dropLast(end.count) }
    guard let word = words.first(where: rest.hasSuffix) else { return nil }
    rest = rest.dropLast(word.count)
    while let sign = signs.first(where: rest.hasSuffix) { rest = rest.dropLast(sign.count) }
    rest = rest.drop { "※●■◆○・【 　".contains($0) }
    if rest.hasSuffix("以降") { rest = rest.dropLast(2) + "～" }
    return rest.isEmpty || others.contains(String(rest))
      || holidays.contains(String(rest)) && (text.contains("も") || text.contains("曜日"))
        && !text.contains("カレンダー")
        && !text.contains("暦")
      || areDates(rest) ? rest : nil
  }

  /// Whether words are dates and nothing else: of 12/29：土曜、1/4～：通常 the end alone is as ever.
  private static func areDates(_ words: Substring) -> Bool {
    // 17日から, of the month of a sentence before it.
    let behind = words.drop(while: \.isNumber)
    if behind.count < words.count, ["日から", "日より", "日以降", "日以降は"].contains(String(behind)) {
      return true
    }
    let reading = ServicePattern.read(String(words))
    return reading.unread.isEmpty
      && reading.pattern?.daysAlone?.allSatisfy {
        !$0.periods.isEmpty && $0.days.isEmpty && $0.except.isEmpty
      } == true
  }

  /// What says so.
  package static let words = [
    "通常通り", "通常どおり", "通常", "平常通り", "平常どおり", "平常", "暦通り", "暦どおり", "暦の通り", "カレンダー通り", "カレンダーどおり",
    "カレンダーの通り", "カレンダーのとおり", "いつも通り", "曜日通り", "曜日どおり", "普段通り",
  ]
  private static let holidays: Set<String> = ["祝日", "祝祭日"]
  private static let ends = [
    "。", "です", "ます", "となり", "になり", "に戻り", "いたし", "致し", "ており", "し", "を行い", "運行", "運転", "運航", "で",
    "の",
    "毎日", "全便", "ダイヤ",
    "時刻",
    "に", "営業", "どおりの", "となる",
  ]
  private static let signs = ["は", "も", "：", ":", "→", "⇒", "…", "、", "，", " ", "　", "】", "には"]
  private static let beginnings = ["から", "より", "～", "〜", "以降"]
  private static let others: Set<String> = [
    "その他", "それ以外", "上記以外", "その他の日", "それ以外の日", "上記以外の日", "その他の期間", "以降", "その後",
  ]
}
