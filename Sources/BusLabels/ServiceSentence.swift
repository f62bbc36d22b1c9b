internal import BusModel

/// Sentences that say in other words what "8/13～8/16は日祝ダイヤ" does, in these.
enum ServiceSentence {
  /// 「日祝」ダイヤ is 日祝ダイヤ, and お盆（8/13～8/15）：土曜ダイヤ says は with a colon.
  static func plain(_ sentence: String) -> String {
    if let rest = DaysBeforeService.restOfAll(in: sentence) { return rest }
    let bare = withoutReason(withMonths(withoutTitle(withoutBuses(sentence))))
    let said = shifted(asTopic(onHolidays(unquoted(fromThenOn(bare)))))
    let joined = DatedService.joined(spaced(datesAlone(turned(included(shortened(said))))))
    guard !joined.contains("は"), joined.hasSuffix("ダイヤ") || joined.hasSuffix("運休"),
      let colon = joined.firstIndex(where: { $0 == "：" || $0 == ":" }),
      joined[..<colon].contains(where: \.isNumber)
    else { return joined }
    return joined[..<colon] + "は" + joined[joined.index(after: colon)...]
  }

  private static func unquoted(_ sentence: String) -> String {
    ["「", "」", "『", "』", "“", "”", "\""].reduce(sentence) { $0.replacing(bytes: $1, with: "") }
  }

  /// "送迎バスは水曜日も運行しております" without what runs: on Wednesdays too.
  private static func withoutBuses(_ sentence: String) -> String {
    guard let head = buses.first(where: sentence.hasPrefix), sentence.contains("も") else {
      return sentence
    }
    return String(sentence.dropFirst(head.count).drop { "、，".contains($0) })
  }

  private static let buses = ["", "無料", "送迎", "無料送迎", "シャトル", "無料シャトル", "路線", "連絡", "循環"].map {
    $0 + "バスは"
  }

  /// "…は大学休業のため土休日ダイヤ" without why: what rests there is no bus.
  private static func withoutReason(_ sentence: String) -> String {
    guard sentence.contains("ダイヤ"), let topic = sentence.firstIndex(of: "は") else {
      return sentence
    }
    let rest = sentence[sentence.index(after: topic)...]
    guard let end = reasons.lazy.compactMap({ rest.firstRange(ofBytes: $0) }).first,
      !rest[..<end.lowerBound].contains(where: \.isNumber)
    else { return sentence }
    return String(sentence[...topic] + rest[end.upperBound...].drop { "、，".contains($0) })
  }

  private static let reasons = ["のため", "に伴い", "につき", "により"]

  /// 暮れの30日 and 新年3日 as 12月30日 and 1月3日.
  private static func withMonths(_ sentence: String) -> String {
    var text = sentence
    for (word, month) in months where text.holds(bytes: word) {
      guard let range = text[...].firstRange(ofBytes: word),
        text[range.upperBound...].first?.isNumber == true
      else { continue }
      // 年末年始3日間 counts days.
      let behind = text[range.upperBound...].drop(while: \.isNumber)
      guard behind.first == "日", behind.dropFirst().first.map({ !"間目".contains($0) }) ?? true,
        text[..<range.lowerBound].last != "末"
      else { continue }
      text.replaceSubrange(range, with: month)
    }
    return text
  }

  private static let months = [
    ("暮れの", "12月"), ("年末は", "12月"), ("年末の", "12月"), ("年末", "12月"), ("新年の", "1月"), ("新年は", "1月"),
    ("新年", "1月"), ("年始の", "1月"), ("年始は", "1月"), ("年始", "1月"), ("正月の", "1月"), ("正月", "1月"),
  ]

  /// "1月4日より平日ダイヤにて運行" as "1月4日～は平日ダイヤ", and 【日祝】ダイヤ as 日祝ダイヤ.
  private static func fromThenOn(_ sentence: String) -> String {
    if sentence.contains("】ダイヤ"), let open = sentence[...].firstRange(ofBytes: "は【") {
      let rest = sentence[open.upperBound...].replacing("】ダイヤ", with: "ダイヤ")
      return sentence[..<open.lowerBound] + "は" + rest
    }
    guard !sentence.contains("は"),
      let word = ["より平日ダイヤ", "から平日ダイヤ", "より、平日ダイヤ", "から、平日ダイヤ"].first(where: sentence.contains),
      let range = sentence[...].firstRange(ofBytes: word)
    else { return sentence }
    return sentence[..<range.lowerBound] + "～は平日ダイヤ"
  }

  /// "土曜が祝日にあたる日は…" and "祝日が土曜と重なる場合は…" as "土曜の祝日は…".
  private static func onHolidays(_ printed: String) -> String {
    var sentence = printed.drop { "●■◆○◎・※＊* 　".contains($0) }
    guard sentence.contains("祝日") else { return printed }
    // ただし日曜にあたる祝日は….
    for word in ["ただし、", "ただし", "なお、"] where sentence.hasPrefix(word) {
      sentence = sentence.dropFirst(word.count)
    }
    for day in weekdays {
      for meeting in ["に当たる祝日は", "にあたる祝日は", "と重なる祝日は", "に重なる祝日は", "となる祝日は"]
      where sentence.hasPrefix(day + meeting) {
        return day + "の祝日は" + sentence.dropFirst(day.count + meeting.count)
      }
    }
    guard let also = sentence.firstIndex(of: "が"),
      let end = meetings.lazy.compactMap({ sentence[also...].firstRange(ofBytes: $0) }).first
    else { return printed }
    let before = sentence[..<also]
    let other = sentence[sentence.index(after: also)..<end.lowerBound]
    let rest = sentence[end.upperBound...]
    for day in weekdays where before == "祝日" || other == "祝日" {
      guard before == day || other == day else { continue }
      return day + "の祝日は" + rest
    }
    return printed
  }

  private static let meetings = ["に当たる", "にあたる", "と重なる", "に重なる", "と重なった"].flatMap { word in
    ["日は", "場合は", "ときは", "時は"].map { word + $0 }
  }
  static let weekdays = "月火水木金土日".flatMap { ["\($0)曜", "\($0)曜日"] }

  /// "祝日も平日ダイヤで運行" as "祝日は平日ダイヤで運行": as what they run is said of these days too.
  private static func asTopic(_ sentence: String) -> String {
    guard sentence.contains("ダイヤ"), !sentence.contains("は"),
      let also = sentence.firstIndex(of: "も"),
      days.contains(where: sentence[..<also].hasSuffix)
    else { return sentence }
    return sentence[..<also] + "は" + sentence[sentence.index(after: also)...]
  }

  private static let days = ["平日", "祝日", "土曜", "土曜日", "日曜日", "休日", "日祝", "土日祝", "期間中", "祝祭日"]

  /// "●8月13日～16日　日祝ダイヤで運行します" without its bullet and its verb, and "平日でも8/13～8/16は土曜ダイヤ"
  /// without what it begins with.
  private static func shortened(_ sentence: String) -> String {
    var rest = sentence[...].drop { "●■◆○◎・※＊* 　".contains($0) }
    // "ただし、8/13～16は土曜ダイヤ" says no less than without it.
    if rest.contains("ダイヤで") || rest.hasSuffix("ダイヤ") {
      rest = PieceOfService.withoutBut(String(rest))[...]
    }
    for words in [
      "平日でも", "平日であっても", "祝日でも", "祝日であっても", "休日でも", "休日であっても", "曜日にかかわらず", "曜日に関わらず",
    ] where rest.hasPrefix(words) {
      rest = rest.dropFirst(words.count).drop { "、，".contains($0) }
    }
    // "開院記念日（6月1日）は平日でも運休": whatever day of the week it is.
    for words in Self.whateverDay {
      guard let range = rest.firstRange(ofBytes: words) else { continue }
      rest = rest[..<range.lowerBound] + "は" + rest[range.upperBound...].drop { "、，".contains($0) }
    }
    guard !rest.contains("は") else { return String(rest) }
    for words in ["で運行します", "で運行", "となります", "になります", "です"]
    where rest.hasSuffix("ダイヤ" + words) {
      rest = rest.dropLast(words.count)
    }
    // "＜8/13～8/16＞日祝ダイヤ" says は with its brackets.
    guard let open = rest.first, "＜<〈《［[".contains(open),
      let close = rest.firstIndex(where: { "＞>〉》］]".contains($0) }), rest.hasSuffix("ダイヤ")
    else { return String(rest) }
    return rest[rest.index(after: rest.startIndex)..<close] + "は"
      + rest[rest.index(after: close)...]
  }

  private static let whateverDay =
    ["は", "は、"].flatMap { topic in
      ["平日でも", "平日であっても", "曜日にかかわらず", "曜日に関わらず", "曜日に関係なく", "曜日を問わず"].map { topic + $0 }
    }

  /// "日祝には8/13～8/16を含みます" and "日祝欄は12/30～1/3にも適用します" as "8/13～8/16は日祝ダイヤ".
  private static func included(_ sentence: String) -> String {
    guard let end = inclusions.first(where: sentence.hasSuffix),
      let topic = sentence.firstIndex(of: "は")
    else { return sentence }
    var kind = sentence[..<topic]
    for word in ["（注）", "(注)", "注)", "注："] where kind.hasPrefix(word) {
      kind = kind.dropFirst(word.count)
    }
    for word in ["に", "ダイヤ", "欄", "の欄", "の列", "の時刻"] where kind.hasSuffix(word) {
      kind = kind.dropLast(word.count)
    }
    let days = sentence[sentence.index(after: topic)...].dropLast(end.count).drop {
      "、，".contains($0)
    }
    let (named, dates) = (ServicePattern.read(String(kind)), ServicePattern.read(String(days)))
    guard named.unread.isEmpty, named.pattern?.isWeekly == true, dates.unread.isEmpty,
      dates.pattern?.daysAlone?.contains(where: { !$0.periods.isEmpty }) == true
    else { return sentence }
    return days + "は" + kind + "ダイヤ"
  }

  private static let inclusions = [
    "に適用します", "に適用いたします", "に適用されます", "に適用となります", "に適用",
    "を含みます", "も含みます", "を含む", "も含む", "にも適用します", "にも適用", "にも適用されます", "を含めます", "も適用します", "も適用",
    "も適用されます",
  ]

  /// 【空港線】 says of which line all of it is.
  private static let lines = ParsedDayRules.lines + ["方面", "行き", "店", "館", "園"]

  /// "【重要】12/31～1/3は土休日ダイヤ" without what it begins with in brackets, unless that names days.
  private static func withoutTitle(_ sentence: String) -> String {
    guard sentence.hasPrefix("【"), let close = sentence.firstIndex(of: "】"),
      ServicePattern.read(String(sentence[...close])).pattern == nil,
      !lines.contains(where: sentence[..<close].hasSuffix)
    else { return sentence }
    return String(sentence[sentence.index(after: close)...])
  }

  /// "日祝ダイヤ運行日：8/13、8/14" as "8/13、8/14は日祝ダイヤ".
  private static func turned(_ sentence: String) -> String {
    for words in [
      "ダイヤでの運行期間", "ダイヤの運行期間", "ダイヤの実施期間", "ダイヤ運行の実施期間", "ダイヤ実施期間", "ダイヤ運行期間", "ダイヤ適用期間", "ダイヤ期間",
      "ダイヤ運行日", "ダイヤ運転日", "ダイヤで運行する日", "ダイヤで運転する日", "ダイヤの日", "ダイヤ実施日", "ダイヤ適用日", "ダイヤ対象日", "ダイヤ",
    ] {
      guard let range = sentence[...].firstRange(ofBytes: words) else { continue }
      let rest = sentence[range.upperBound...].drop { "】］〕》＞*＊".contains($0) }
      let isClosed = rest.startIndex > range.upperBound && words.count > 3
      guard let colon = rest.first,
        "：:＝=".contains(colon)
          || (isClosed || words.hasSuffix("期間") || words.hasSuffix("日")) && colon.isWhitespace
      else { continue }
      let days = rest.dropFirst()
      return days + "は" + sentence[..<range.lowerBound].drop { "【［〔《＜*＊".contains($0) } + "ダイヤ"
    }
    return sentence
  }

  /// "12月30日（水）　土曜ダイヤ" says は with a space.
  private static func spaced(_ sentence: String) -> String {
    guard !sentence.contains("は"), sentence.hasSuffix("ダイヤ") || sentence.hasSuffix("運休"),
      let space = sentence.lastIndex(where: { $0.isWhitespace || $0 == "→" || $0 == "⇒" })
    else { return sentence }
    let days = ServicePattern.read(String(sentence[..<space]))
    guard days.unread.isEmpty, days.pattern?.namesPartOfYear == true else { return sentence }
    return sentence[..<space] + "は" + sentence[sentence.index(after: space)...]
  }

  /// 学園祭（10/24・25）は平日ダイヤ, of days that only their dates tell, as 10/24・25は平日ダイヤ.
  private static func datesAlone(_ sentence: String) -> String {
    guard let open = sentence.firstIndex(where: { $0 == "（" || $0 == "(" }),
      let close = sentence[open...].firstIndex(where: { $0 == "）" || $0 == ")" }),
      sentence[sentence.index(after: close)...].hasPrefix("は")
    else { return sentence }
    let lead = ServicePattern.read(String(sentence[..<open]))
    let dates = sentence[sentence.index(after: open)..<close]
    let said = ServicePattern.read(String(dates))
    // スキーシーズン（12/19～3/22）は: a season that is but half understood.
    let isName =
      lead.pattern?.base.allSatisfy { $0.days.isEmpty && $0.periods.allSatisfy(\.isName) } ?? true
    guard lead.pattern == nil || isName && !lead.unread.isEmpty,
      !sentence[..<open].contains(where: \.isNumber), said.unread.isEmpty,
      said.pattern?.namesPartOfYear == true
    else { return sentence }
    return String(dates + sentence[sentence.index(after: close)...])
  }
}
