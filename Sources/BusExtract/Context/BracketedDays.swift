import BusLabels
import BusModel

/// Days in brackets behind a name, in one short line: "竹原線（月～土）", "山手ルート（本町行き・平日）",
/// "福祉バス（毎週火・金曜日　祝日は運休）".
enum BracketedDays {
  /// The days; nil where the line is anything else, or the brackets hold more than is understood.
  static func label(in printed: String) -> String? {
    DayWords.hasHint(printed) ? memo.value(of: printed, read: read) : nil
  }

  private static let memo = TextMemo<String?>()

  /// Whether a line is such a one and its name that of a bus, or of where one goes.
  static func entitles(_ printed: String) -> Bool {
    guard label(in: printed) != nil, let name = parts(of: printed)?.name else { return false }
    return NameLine(name).says(.routeName, .destination) || buses.ends(Texts.compact(name))
  }

  private static func read(_ printed: String) -> String? {
    // The weekday of a date is none of its bus.
    guard DateWeekdays.removed(from: printed) == printed, let (name, inside) = parts(of: printed),
      (2...30).contains(name.length),
      !sentences.isFound(in: name), !OtherSubjects.isOne(name), !PartSentences.namesPart(name),
      !SeasonSentences.isShortSpan(Texts.compact(name)),
      !DayWords.namesFeast(name), !DayWords.headsRest(name), !RowName.isTrip(name),
      DayWords.kind(of: Texts.compact(name)) == nil
    else { return nil }
    // 大晦日臨時バス（12月31日のみ） runs besides what runs then, or instead: nobody knows.
    if extras.isFound(in: name), DayStatements.isDate(inside) { return Texts.compact(printed) }
    return days(inside)
  }

  private static let extras = WordList(["臨時", "増発", "増便"])

  /// What stands before the brackets at the end of a line, and in them.
  private static func parts(of printed: String) -> (name: String, inside: String)? {
    guard printed.utf8.count <= 150, let last = printed.last, closing.contains(last),
      let open = printed.lastIndex(where: { opening.contains($0) }), open > printed.startIndex
    else { return nil }
    let inside = printed[printed.index(after: open)...].dropLast()
    guard !inside.contains(where: { closing.contains($0) }) else { return nil }
    return (Texts.collapsed(printed[..<open]), Texts.collapsed(inside))
  }

  /// The days of a bracket, without a way, a part of the day or a word about tickets beside them.
  private static func days(_ inside: String) -> String? {
    let compact = Texts.compact(inside)
    if DayWords.isLabel(compact) { return compact }
    if DayWords.isLabel(inside) { return inside }
    let parts = inside.split { dividers.contains($0) }
    if let said = rangeWithRest(parts, inside) { return said }
    var rest = parts[...]
    while let first = rest.first, isAside(first) { rest.removeFirst() }
    while let last = rest.last, isAside(last) { rest.removeLast() }
    guard rest.count < parts.count, let first = rest.first, let last = rest.last else { return nil }
    let days = Texts.compact(inside[first.startIndex..<last.endIndex])
    return DayWords.isLabel(days) ? days : nil
  }

  /// "月～金・祝日運休": nobody rests from Monday to Friday and on holidays.
  private static func rangeWithRest(_ parts: [Substring], _ inside: String) -> String? {
    guard parts.count > 1, let first = parts.first, first.contains(where: { "～〜~".contains($0) })
    else { return nil }
    let (days, rest) = (Texts.compact(first), Texts.compact(inside[parts[1].startIndex...]))
    let isPair = DayWords.isLabel(days) && DayWords.isLabel(rest) && DayWords.onlyCancels(rest)
    let said = days + "（" + rest + "）"
    return isPair && !DayWords.onlyCancels(days) && DayWords.isLabel(said) ? said : nil
  }

  /// "本町行き", "夜", "予約制": no days.
  private static func isAside(_ part: Substring) -> Bool {
    let word = Texts.compact(part)
    return asides.contains(word)
      || DayWords.kind(of: word) == nil && NameLine(word).says(.destination)
  }

  private static let opening = Set("（(〔［[【")
  private static let closing = Set("）)〕］]】")
  private static let dividers = Set("・、,／/ 　")
  private static let asides: Set<String> = [
    "朝", "昼", "夕", "夜", "朝夕", "夜間", "日中", "上り", "下り", "往路", "復路", "行き", "帰り", "往", "復", "登校", "下校",
    "右回り", "左回り", "内回り", "外回り", "予約制", "要予約", "予約不要", "無料", "有料", "定員制", "全席指定", "座席指定",
  ]
  private static let buses = WordList([
    "バス", "ﾊﾞｽ", "線", "号", "便", "コース", "ｺｰｽ", "ルート", "ﾙｰﾄ", "系統", "路線", "時刻", "時刻表", "ダイヤ", "タクシー",
    "シャトル", "交通", "運行", "循環",
  ])
  private static let sentences = WordList(["。", "印", "の場合", "※"])
}
