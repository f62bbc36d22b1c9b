import BusLabels
import BusModel

/// What sentences say that some trips do.
enum TripVerbs {
  /// Whether it is said that these alone run.
  struct Verb {
    let isOnly: Bool
  }

  /// What stands before the words for "does not run", or "alone runs", that end a sentence.
  static func resting(_ text: String) -> (head: String, verb: Verb)? {
    if let end = rests.first(where: { text.ends(with: $0) }) {
      return (String(text.before(ending: end)), Verb(isOnly: false))
    }
    if let end = onlys.first(where: { text.ends(with: $0) }) {
      return (String(text.before(ending: end)), Verb(isOnly: true))
    }
    return nil
  }

  /// What says that trips do not run, and neither since when nor until when.
  static let always = WordList([
    "運行していません", "運行しておりません", "運行しません", "運行いたしません", "廃止しました", "廃止いたしました", "廃止となりました", "運休中",
    "運休しています",
    "運休しております", "運休です", "休止しています", "休止しております", "休止中",
  ])

  /// How sentences end that name the last trip of a day, or the first, with which of them it is.
  static let ends: [(words: String, isLast: Bool)] =
    ["が最終便", "が最終", "が最終バス", "が終バス"].flatMap { word in
      ["です", "となります", "になります", "とします", ""].map { (word + $0, true) }
    }
    + ["までの運行", "までの運転", "までの運航", "まで"].flatMap { word in
      ["です", "となります", "になります", "とします", ""].map { (word + $0, true) }
    }
    + ["まで運行します", "まで運転します", "まで運航します", "まで運行いたします", "で終了します", "で終了となります", "で運行を終了します"]
    .map { ($0, true) }
    + ["が始発便", "が始発", "が始発バス", "からの運行", "からの運転", "からの運航"].flatMap { word in
      ["です", "となります", "になります", "とします", ""].map { (word + $0, false) }
    }
    + ["から運行します", "から運転します", "から運航します", "から運行いたします"].map { ($0, false) }

  /// How a reason ends that stands before what it is the reason of.
  static let reasons = ["のため", "ため", "により", "によって", "に伴い", "に伴って", "につき", "ので"]

  /// The longer first.
  private static let rests: [String] = {
    let ends = [
      "とさせていただきます", "させていただきます", "いたします", "致します", "となります", "になります", "とします", "とする", "します", "です",
      "する", "",
    ]
    let nouns = ["運休", "欠航", "お休み", "休止", "休み"].flatMap { noun in ends.map { noun + $0 } }
    let verbs = ["運行", "運転", "運航"].flatMap { noun in
      ["しません", "いたしません", "致しません", "しておりません", "していません", "はありません", "がありません", "を行いません", "を取りやめます"].map
      { noun + $0 }
    }
    return (nouns + verbs + ["走りません", "はありません", "がありません"]).sorted { $0.count > $1.count }
  }()

  private static let onlys: [String] = {
    let ends = [
      "いたします", "となります", "になります", "とします", "します", "です", "する", "",
    ]
    let nouns = ["運行", "運転", "運航"].flatMap { noun in
      ["のみ", "のみの", "だけ", "だけの", "のみを", "だけを"].flatMap { only in ends.map { only + noun + $0 } }
    }
    return nouns.sorted { $0.count > $1.count }
  }()
}

/// The days that a sentence names before the trips it speaks of, without the reason that it gives:
/// 12月6日 of "12月6日（日）は港の祭りによる交通規制のため、".
struct DaysBeforeTrips {
  let days: String

  /// Nil unless all of the words but a reason are days.
  init?(_ words: String) {
    let text = words.trimmed
    if let days = Self.days(text) {
      self.days = days
      return
    }
    guard let reason = TripVerbs.reasons.first(where: { text.ends(with: $0) }) else {
      // 健診のため12月3日は
      for reason in TripVerbs.reasons {
        guard let range = text[...].firstRange(of: reason),
          !DayWords.hasHint(String(text[..<range.lowerBound])),
          let days = Self.days(String(text[range.upperBound...]).trimmed)
        else { continue }
        self.days = days
        return
      }
      return nil
    }
    let clause = text.before(ending: reason)
    for index in clause.indices.reversed() where "は、，に".contains(clause[index]) {
      guard let days = Self.days(String(clause[..<index]).trimmed) else { continue }
      self.days = days
      return
    }
    return nil
  }

  private static func days(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let reading = ServicePattern.read(text + "運休")
    guard reading.unread.isEmpty, let pattern = reading.pattern,
      pattern.saysNoService || text.contains("以外")
    else { return nil }
    return text
  }
}

extension String {
  /// Without what leads from days to what is said of them.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while let end = ["の運行は", "の運転は", "には", "は", "に", "の", "、", "，", "：", ":"].first(where: {
      text.ends(with: $0)
    }) {
      text = text.dropLast(end.count)
    }
    while let first = text.first, "、，".contains(first) { text = text.dropFirst() }
    return String(text)
  }
}
