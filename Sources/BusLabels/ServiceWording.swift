internal import BusModel

/// The many words of companies for "8/13～8/16は日祝ダイヤ", brought to these before a sentence is read: "…も
/// 「日祝」の時刻です", "日祝をご覧ください", "…運行し、臨時便を増発します", "祭りに伴い、…".
enum ServiceWording {
  /// A sentence in plainer words, or as it is.
  static func plain(_ sentence: String) -> String {
    guard sentence.utf8.count <= 600, kinds.contains(where: sentence.holds(bytes:)) else {
      return sentence
    }
    var text = Self.passing(withKindBehind(withoutClause(withoutLaw(sentence))))
    text = withoutReason(withoutRequest(withWeekday(withoutLead(text))))
    text = withTopicOfEnd(namingService(inTurn(text)))
    text = exceptInBracket(spaced(text))
    guard text.holds(bytes: "ダイヤ") || text.holds(bytes: "運休") else { return text }
    text = applied(withoutOnly(whatever(text)))
    text = withoutTail(text)
    text = withTopic(text)
    text = withoutOccasion(text)
    return withoutEach(listed(text))
  }

  private static let kinds = ["平日", "土", "日祝", "日・祝", "日曜", "休日", "祝日", "運休", "通過"]
  /// The names of the kinds of day that operators have, in the spellings of their columns.
  static let names = [
    "土曜・日曜・祝日", "土曜日・日曜日・祝日", "土曜、日曜、祝日", "土・日・祝日", "土・日・祝", "土日・祝日", "土日祝日", "土日祝", "土休日", "土・休日",
    "土曜・休日", "土曜・日祝", "日曜・祝日", "日曜日・祝日", "日曜・休日", "日・祝日", "日・祝", "日祝日", "日祝", "平日", "土曜日", "土曜",
    "日曜日", "日曜",
    "休日", "祝日",
  ]

  /// 国民の祝日に関する法律に規定する休日 is 祝日.
  static func withoutLaw(_ text: String) -> String {
    guard let start = text[...].firstRange(ofBytes: "国民の祝日に関する法律") else { return text }
    var rest = text[start.upperBound...]
    if rest.hasPrefix("（") || rest.hasPrefix("("),
      let close = rest.firstIndex(where: { "）)".contains($0) })
    {
      rest = rest[rest.index(after: close)...]
    }
    for word in ["に規定する休日", "に定める休日", "に規定する祝日", "に定める祝日", "による休日", "で定める休日", "に定められた休日"]
    where rest.hasPrefix(word) {
      return text[..<start.lowerBound] + "祝日" + rest.dropFirst(word.count)
    }
    return text
  }

  /// "国民の休日となる9月22日は…" is said of that date alone, and of no other holiday.
  private static func withoutClause(_ text: String) -> String {
    for kind in ["国民の祝日", "国民の休日", "振替休日", "祝日", "休日"] where text.holds(bytes: kind) {
      for verb in ["となる", "にあたる", "に当たる", "である", "に該当する", "と重なる"] {
        guard let clause = text[...].firstRange(ofBytes: kind + verb),
          text[clause.upperBound...].first?.isNumber == true
        else { continue }
        return String(text[..<clause.lowerBound] + text[clause.upperBound...])
      }
    }
    return text
  }

  /// 「土日祝」の時刻です, 土日祝の欄, 「土日祝」をご覧ください, 「土日祝」で運行 as 土日祝ダイヤ….
  private static func namingService(_ text: String) -> String {
    var said = text
    for name in names where said.holds(bytes: name) {
      for quoted in ["「\(name)」", "『\(name)』", "“\(name)”", "【\(name)】", "《\(name)》", "〈\(name)〉"] {
        guard let range = said[...].firstRange(ofBytes: quoted) else { continue }
        let rest = said[range.upperBound...]
        guard let noun = (nouns + quotedNouns).first(where: rest.hasPrefix) else { continue }
        let kept = quotedNouns.contains(noun) ? 0 : noun.count
        said = said[..<range.lowerBound] + name + "ダイヤ" + ending(rest.dropFirst(kept))
        return namingService(said)
      }
      for noun in nouns {
        guard let range = said[...].firstRange(ofBytes: name + noun) else { continue }
        let before = said[..<range.lowerBound].last
        guard before.map({ !"・曜月火水木金土日～".contains($0) }) ?? true else { continue }
        said =
          said[..<range.lowerBound] + name + "ダイヤ" + ending(said[range.upperBound...])
        return namingService(said)
      }
    }
    return said
  }

  static let nouns = ["の時刻表", "の時刻", "時刻表", "時刻", "の欄", "欄", "の列", "の表"]
  /// What follows a kind in quotation marks that is the name of its column.
  private static let quotedNouns = [
    "運行", "で運行", "にて運行", "で運転", "をご覧", "を御覧", "をご参照", "を参照", "となり", "です", "と同じ", "扱い",
  ]

  /// …をご覧ください says でです.
  private static func ending(_ rest: Substring) -> Substring {
    for word in [
      "をご覧ください", "を御覧ください", "をご覧下さい", "をご参照ください", "を参照", "をごらんください", "による運行", "のとおり運行", "のとおり",
      "どおり運行",
    ]
    where rest.hasPrefix(word) {
      return "で運行" + rest.dropFirst(word.count).drop { "しますいたです".contains($0) }
    }
    return rest
  }

  /// "当社の土休日ダイヤは、土曜・日曜・祝日のほか、12月29日から1月3日までの各日に適用します" as "12/29～1/3は土休日ダイヤ".
  private static func applied(_ text: String) -> String {
    guard let range = text[...].firstRange(ofBytes: "ダイヤは") else { return text }
    let rest = text[range.upperBound...]
    guard let end = ends.lazy.compactMap({ rest.firstRange(ofBytes: $0) }).first,
      rest[end.upperBound...].allSatisfy({ "。．しますいたです".contains($0) })
    else { return text }
    var kind = text[..<range.lowerBound].drop { "●■◆○◎・※＊* 　".contains($0) }
    for word in ["当社の", "弊社の", "なお、"] where kind.hasPrefix(word) {
      kind = kind.dropFirst(word.count)
    }
    guard names.contains(String(kind)) else { return text }
    var days = String(rest[..<end.lowerBound])
    for word in ["のほか、", "のほか", "に加え、", "に加えて、", "ならびに", "までの各日", "までの間"] {
      days = days.replacing(word, with: word.hasPrefix("まで") ? "まで" : "、")
    }
    days = String(days.drop { "、，".contains($0) })
    let reading = ServicePattern.read(days)
    guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone else { return text }
    let dated = terms.filter { !$0.periods.isEmpty && $0.days.isEmpty }
    let weekly = terms.filter(\.periods.isEmpty)
    guard !dated.isEmpty, dated.count + weekly.count == terms.count,
      weekly.isEmpty || areOwn(weekly, of: String(kind))
    else { return text }
    return ServicePattern(base: dated, rules: []).text + "は" + kind + "ダイヤ"
  }

  private static let ends = [
    "にも適用いたします", "にも適用します", "にも適用されます", "に適用いたします", "に適用します", "に適用されます", "に適用となります", "に適用", "を含みます",
    "の運行です",
  ]

  /// Whether days of the week are those that a kind has by itself.
  private static func areOwn(_ terms: [DayTerm], of kind: String) -> Bool {
    guard let own = ServicePattern.read(kind).pattern?.daysAlone else { return false }
    let kinds = { (terms: [DayTerm]) in
      terms.reduce(into: Set<DayKind>()) { $0.formUnion($1.days.kinds) }
    }
    return terms.allSatisfy { $0.days.weekdays.isEmpty && $0.days.ordinals.isEmpty }
      && kinds(terms).isSubset(of: kinds(own).union(kind.contains("休日") ? [.saturday] : []))
  }

  /// "12月31日～1月3日のみ土日祝ダイヤ" and "12月29日も平日ダイヤ" as "12月31日～1月3日は土日祝ダイヤ": of
  /// other days it says what their columns do.
  private static func withoutOnly(_ text: String) -> String {
    guard text.holds(bytes: "のみ") || text.holds(bytes: "に限り") || text.holds(bytes: "も") else {
      return text
    }
    var said = text
    for name in names {
      for word in ["のみ", "のみ、", "に限り", "に限り、", "も", "も、"]
      where said.holds(bytes: word + name + "ダイヤ") {
        guard let range = said[...].firstRange(ofBytes: word + name + "ダイヤ"),
          endsDate(said[..<range.lowerBound]),
          !names.contains(where: said[..<range.lowerBound].hasSuffix),
          said[..<range.lowerBound].suffix(8).contains(where: \.isNumber)
        else { continue }
        said = said[..<range.lowerBound] + "は" + name + "ダイヤ" + said[range.upperBound...]
      }
    }
    return said
  }

  /// "2月8日～2月12日は、2月11日を除き平日ダイヤ" with what is left out in a bracket behind the dates.
  private static func exceptInBracket(_ text: String) -> String {
    guard
      let but = ["を除き、", "を除き", "を除いて、", "を除いて", "以外は、", "以外は"].lazy
        .compactMap({ text[...].firstRange(ofBytes: $0) }).first,
      let topic = text[..<but.lowerBound].lastIndex(where: { "はも".contains($0) }),
      text[..<topic].contains(where: \.isNumber)
    else { return text }
    let days = text[text.index(after: topic)..<but.lowerBound].drop { "、， ".contains($0) }
    let reading = ServicePattern.read(String(days))
    guard !days.isEmpty, reading.unread.isEmpty, reading.pattern?.daysAlone != nil else {
      return text
    }
    return text[..<topic] + "（" + days + "を除く）は" + text[but.upperBound...]
  }

  /// Whether a text ends with a date: 12月31日, 1月3日（日）, and not 8月11日山の日.
  private static func endsDate(_ text: Substring) -> Bool {
    guard let last = text.last else { return false }
    if "）)".contains(last) { return true }
    return last == "日" && text.dropLast().last?.isNumber == true
  }

  /// "…ダイヤで運行し、臨時便を増発します" without what is said besides: of no day, and of no bus of these.
  private static func withoutTail(_ text: String) -> String {
    guard let range = text[...].firstRange(ofBytes: "ダイヤで") else { return text }
    let rest = text[range.upperBound...]
    guard
      let verb = ["運行し、", "運行いたし、", "運転し、", "運行となり、", "運行しますので、", "運行いたしますので、", "運行しますが、"]
        .first(where: rest.hasPrefix)
    else { return text }
    let tail = rest.dropFirst(verb.count)
    guard besides.contains(where: tail.contains), !services.contains(where: tail.contains) else {
      return text
    }
    return String(text[..<range.upperBound]) + "運行"
  }

  private static let besides = ["臨時", "増発", "増便", "迂回", "う回", "終夜", "ご注意", "注意", "深夜", "混雑"]
  static let services = ["ダイヤ", "運休", "休止", "のみ", "限り", "から", "以降は平", "通常"]

  /// "雪まつり期間（2/5～2/7）は、平日も土日祝ダイヤ" without 平日も.
  private static func whatever(_ text: String) -> String {
    var said = text
    for word in [
      "は、平日も", "は平日も", "、平日も", "は、曜日にかかわらず", "は曜日にかかわらず", "は、曜日に関わらず", "は曜日に関わらず", "は、いずれも",
      "はいずれも",
    ] { said = said.replacing(bytes: word, with: "は") }
    return said
  }

  /// "12月31日も土日祝ダイヤ" as "12月31日は土日祝ダイヤ".
  private static func withTopic(_ text: String) -> String {
    guard text.holds(bytes: "ダイヤ"), !text.holds(bytes: "は"),
      let also = text[...].firstRange(ofBytes: "も"),
      text[..<also.lowerBound].contains(where: \.isNumber)
    else { return text }
    let rest = text[also.upperBound...].drop { "、，".contains($0) }
    guard adverbs.contains(where: rest.hasPrefix) || names.contains(where: rest.hasPrefix) else {
      return text
    }
    return String(text[..<also.lowerBound]) + "は" + rest
  }

  /// "12月30日まで平日ダイヤ、12月31日は…" as "12月30日までは平日ダイヤ、…".
  private static func withTopicOfEnd(_ text: String) -> String {
    guard text.holds(bytes: "まで") else { return text }
    return names.reduce(text) { said, name in
      said.replacing(bytes: "日まで\(name)ダイヤ、", with: "日までは\(name)ダイヤ、")
        .replacing(bytes: "）まで\(name)ダイヤ、", with: "）までは\(name)ダイヤ、")
        .replacing(bytes: ")まで\(name)ダイヤ、", with: ")までは\(name)ダイヤ、")
    }
  }

  static let adverbs = ["同様に", "同じく", "すべて", "全て", "全便", "終日"]

  /// …までの各日, …のうち全日.
  private static func withoutEach(_ text: String) -> String {
    text.replacing(bytes: "は同様に", with: "は").replacing(bytes: "は、通常便は", with: "は")
      .replacing(bytes: "は通常の", with: "は").replacing(bytes: "の週（", with: "（")
      .replacing(bytes: "までの各日", with: "まで").replacing(bytes: "の各日", with: "")
      .replacing(bytes: "の両日", with: "").replacing(bytes: "までの毎日", with: "まで")
  }
}
