internal import BusModel

/// Sentences that say that nothing runs on days that they name behind themselves: "次の期間は運休します。7/20～8/31".
enum RestHead {
  /// The text with such a sentence as the head of its days: "運休期間：7/20～8/31".
  ///
  /// Word by word it would name days, and behind them nothing that says that they are those of no bus.
  static func joined(_ text: String) -> String {
    guard let lead = leads.lazy.compactMap({ text[...].firstRange(ofBytes: $0) }).first,
      let noun = nouns.first(where: text[lead.upperBound...].hasPrefix)
    else { return text }
    let said = text[lead.upperBound...].dropFirst(noun.count)
    let before = text[..<lead.lowerBound]
    if heads.contains(where: { before.hasSuffix($0 + "は") }),
      noun.hasPrefix("と") || noun.hasPrefix("通"), let days = behindStop(said)
    {
      return before.dropLast() + "：" + days
    }
    guard let rest = behindRest(said) ?? behindException(said), rest.contains(where: \.isNumber)
    else { return text }
    guard let joint = joints.first(where: before.hasSuffix) else {
      return before + "運休期間：" + rest
    }
    // 土日祝日及び次の期間は運休.
    let start = before.lastIndex { "は：:".contains($0) }.map(before.index(after:))
    let days = before[(start ?? before.startIndex)...].dropLast(joint.count)
    return before[..<days.startIndex] + "運休日：" + days + "、" + rest
  }

  private static let heads = ["運休日", "運休期間", "運休予定日", "休航日", "運行しない日"]
  private static let joints = ["、及び", "、および", "及び", "および", "並びに", "ならびに", "のほか、", "のほか", "と", "・"]
  private static let leads = ["次の", "下記の", "下記", "以下の", "左記の"]
  private static let nouns = ["とおり", "通り", "期間中", "期間", "日程", "日時", "日付", "日に", "日", "曜日"]

  /// What stands behind "は運休となります。".
  private static func behindRest(_ said: Substring) -> Substring? {
    var rest = said
    for word in particles where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    for word in subjects where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    guard let verb = verbs.first(where: rest.hasPrefix) else { return nil }
    return behindStop(rest.dropFirst(verb.count))
  }

  /// What stands behind "を除き毎日運行します。".
  private static func behindException(_ said: Substring) -> Substring? {
    guard let word = exceptions.first(where: said.hasPrefix) else { return nil }
    var rest = said.dropFirst(word.count).drop { "、，".contains($0) }
    for word in ["毎日", "通常", "通常どおり", "通常通り"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    guard let verb = runs.first(where: rest.hasPrefix) else { return nil }
    return behindStop(rest.dropFirst(verb.count))
  }

  private static func behindStop(_ said: Substring) -> Substring? {
    var rest = said
    for word in endings where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    let days = rest.drop { stops.contains($0) || $0.isWhitespace }
    return days.startIndex > rest.startIndex ? days : nil
  }

  private static let particles = [
    "については、", "については", "につきましては、", "につきましては", "には", "は、", "は", "、", "に", "とも", "で、", "で",
  ]
  private static let subjects = ["全便", "終日", "バスは", "バスを", "この便は", "同便は", "当該便は", "便は"]
  private static let verbs = [
    "運休", "休航", "欠航", "運行休止", "運転休止", "運航休止", "運行を休止", "運転を休止", "休止", "お休み", "運行しません", "運行いたしません",
    "運行致しません", "運行しない", "運転しません", "運転いたしません", "運転しない", "運航しません", "運航いたしません", "走りません", "通過",
  ]
  private static let exceptions = ["を除き", "を除いて", "以外は", "以外に", "を除く毎日", "以外の日に"]
  private static let runs = ["運行", "運転", "運航"]
  private static let endings = [
    "となります", "になります", "といたします", "いたします", "致します", "とします", "します", "です", "する", "とする", "しています",
    "しております",
  ]
  private static let stops = Set("。．.：:（(＝=→⇒")
}
