import BusLabels
import BusModel

/// Reads a legend's sentence: "△印は駅前までです。", "丘の上経由・港行", "土曜日運休", "3番のりば".
struct LegendMeaning: Sendable {
  private static let memo = TextMemo<LegendMeaning>()

  /// The meaning of a mark by one entry, which the pages of a company repeat.
  static func of(_ text: String, mark: String) -> LegendMeaning {
    memo.value(of: "\(mark)\n\(text)") { _ in LegendMeaning(text, mark: mark) }
  }

  private(set) var destination: String?
  /// Whether it names another end of the way that was not understood: the heading's does not hold.
  private(set) var opensDestination = false
  private(set) var routeName: String?
  /// The word with which it begins, a line's name where the heading lists it.
  private(set) var mayBeLine: String?
  private(set) var platform: String?
  private(set) var pattern: ServicePattern?
  /// What it says of further days than the column's.
  private(set) var addedDays: AddedDays?
  /// What it says of days and was not understood: 土曜は一部運休.
  private(set) var unreadDays: UnreadDays?

  /// Words of days that were not understood.
  struct UnreadDays: Sendable {
    /// As printed.
    let words: String
    /// Whether they say when buses run, and not merely where they go on some days.
    let areOfService: Bool
    /// Whether they say of more days than its column's that a bus runs, or what they say is of another mark.
    var areOfOthers = false
  }

  init(_ text: String, mark: String) {
    addedDays = AddedDays(text, mark: mark)
    if addedDays?.isSaid == true { return }
    let whole = Self.withoutLead(text, mark)
    let sentence = Self.halting(Self.statement(of: whole))
    defer { opensDestination = destination == nil && LegendDestination.isNamed(in: whole) }
    if let place = Self.placeLikeDays(sentence) {
      destination = place
      return
    }
    if UntoldDays.namesRest(sentence) {
      pattern = UntoldDays(mark: sentence).pattern
      return
    }
    let reading = ServicePattern.read(sentence)
    // 8/11～8/16は日祝ダイヤで says as what days run, and not on which days this bus does.
    let unread =
      sentence.holds(bytes: "ダイヤで") && Self.namesDate(sentence) || Self.adds(sentence)
      ? sentence
      : reading.unread.first(where: Self.speaksOfDays)
        ?? (reading.losesDays ? sentence : nil)
    if unread == nil { pattern = reading.pattern ?? UntoldDays(sentence)?.pattern }
    unreadDays = unread.map { words in
      UnreadDays(
        words: words,
        areOfService: Self.isLimit(sentence)
          || Self.serviceWords.contains {
            (Self.namesDate(words) ? sentence : words).lowercased().holds(bytes: $0)
          },
        areOfOthers: Self.adds(sentence) || words.holds(bytes: "全便"))
    }
    // Of 平日のみ運行 and 平日は駅前止まり no place may be made.
    guard unread == nil, pattern == nil || reading.pattern != nil && !reading.unread.isEmpty else {
      return
    }
    let rest =
      reading.pattern == nil
      ? sentence : reading.unread.last.map { Self.withMiddle($0, in: sentence) } ?? sentence
    let line = LegendRoute(in: rest)
    let way = line.flatMap { $0.leadsWay ? $0.rest : nil } ?? rest
    destination = LegendDestination.name(in: way) ?? Self.firstPlace(of: sentence)
    routeName = line.flatMap { $0.isSaid ? $0.name : nil } ?? Self.routeName(in: rest)
    mayBeLine = line?.name
    platform = Self.platform(in: rest)
  }

  /// "12月25日～1月5日の間は毎日運行": beside 金土日祝 on more days than these, alone on no others.
  private static func adds(_ sentence: String) -> Bool {
    guard let daily = sentence[...].firstRange(ofBytes: "毎日運"), namesDate(sentence) else {
      return false
    }
    return sentence[..<daily.lowerBound].contains("は")
      && !["のみ", "限", "だけ", "除", "運休", "その他"].contains(where: sentence.holds(bytes:))
  }

  /// "北町まで。年末年始は運休。": where to, and when not.
  private static func firstPlace(of sentence: String) -> String? {
    guard let stop = sentence.firstIndex(of: "。") else { return nil }
    let first = String(sentence[..<stop])
    return ServicePattern.read(first).pattern == nil ? LegendDestination.name(in: first) : nil
  }

  /// The one character with which a place begins and which the days took for a word of theirs belongs to
  /// it: 中央公園止まり, 与那止まり beside 学校休業日は運休.
  private static func withMiddle(_ words: String, in sentence: String) -> String {
    guard let range = sentence[...].firstRange(ofBytes: words) else { return words }
    let before = sentence[..<range.lowerBound]
    let start = before.lastIndex { " 　、。は：・（(".contains($0) }.map { before.index(after: $0) }
    let lead = String(before[(start ?? before.startIndex)...])
    guard !lead.isEmpty, lead.allSatisfy(\.isLetter), ServicePattern.read(lead).pattern == nil,
      !"土日月火水木金祝休平".contains(lead)
    else { return words }
    return lead + words
  }

  /// "土曜市前止り", "平日橋行": a place whose name begins like a day, for what is left of it without
  /// the day is none.
  private static func placeLikeDays(_ sentence: String) -> String? {
    guard let place = LegendDestination.name(in: sentence),
      !["駅", "駅前", "車庫", "終点", "市役所"].contains(where: place.hasSuffix),
      let day = ["土曜", "日曜", "平日", "休日", "祝日"].first(where: place.hasPrefix)
    else { return nil }
    let rest = place.dropFirst(day.count)
    return (1...2).contains(rest.count) && !rest.contains(where: { "日はのみ、，・ ".contains($0) })
      ? place : nil
  }

  /// Whether words name days or dates.
  static func speaksOfDays(_ words: String) -> Bool {
    let lower = words.lowercased()
    return namesDate(words) || dayWords.contains { lower.holds(bytes: $0) }
  }

  /// "8/13", "7月": a date or a part of one.
  private static func namesDate(_ words: String) -> Bool {
    let scalars = LabelText(words).characters
    return scalars.indices.dropFirst().contains { index in
      guard scalars[index] == "月" || scalars[index] == "/",
        Character(scalars[index - 1]).isWholeNumber
      else { return false }
      return scalars[index] == "月"
        || index + 1 < scalars.count && Character(scalars[index + 1]).isWholeNumber
    }
  }

  /// "第1週月曜のみ": it says when, and not where to.
  private static func isLimit(_ sentence: String) -> Bool {
    sentence.holds(bytes: "のみ") && !["止", "行", "経由", "停車"].contains { sentence.holds(bytes: $0) }
  }

  private static let dayWords = [
    "曜", "平日", "土日", "日祝", "祝日", "休日", "毎日", "お盆", "年末", "登校日", "学休日", "日は", "月は", "日目",
    "運休中", "休止中", "休業中", "運休して", "休止して", "廃止", "sat", "sun", "mon", "tue", "wed", "thu", "fri",
    "weekday", "holiday",
  ]
  private static let serviceWords = [
    "運休", "運行", "運転", "運航", "走り", "走る", "休み", "休止", "休業", "廃止", "終了", "ダイヤ", "時刻", "発",
    "operat", "run", "not", "except", "only",
  ]

  /// "土日祝は通過" and "平日のみ停車", which name no stop, are said of this one: 土日祝は運休, 平日のみ運行.
  private static func halting(_ sentence: String) -> String {
    guard let (verb, service) = halts.first(where: { sentence.hasSuffix($0.verb) }),
      case let days = String(sentence.dropLast(verb.count)),
      case let reading = ServicePattern.read(days.hasSuffix("は") ? String(days.dropLast()) : days),
      reading.unread.isEmpty, reading.pattern != nil
    else { return sentence }
    return days + service
  }

  private static let halts: [(verb: String, service: String)] =
    ["に", ""].flatMap { joint in
      ["のみ停車", "だけ停車", "のみ停まります", "のみ停車します"].map { ($0, "のみ運行") }
        + ["通過", "通過します", "停車しません", "止まりません", "停まりません", "停車いたしません"].map {
          (joint + $0, "運休")
        }
    }

  /// The first sentence, and those after it where they speak of days as well.
  private static func statement(of text: String) -> String {
    guard let stop = text.firstIndex(of: "。"), !speaksOfDays(String(text[stop...])) else {
      return text
    }
    return withoutCopula(text[..<stop])
  }

  /// The text without "△印は" and without です at its end.
  static func withoutLead(_ text: String, _ mark: String) -> String {
    var rest = Substring(text)
    for sign in [
      "\(mark)は", "印は", "印：", "印:", "印…", "印‥", "印＝", "印=", "印・・", "印の便は", "印のバスは", "印の時刻は",
      "印の付いた便は", "印のついた便は",
    ] {
      guard let range = rest.firstRange(ofBytes: sign), rest[..<range.lowerBound].last != "無" else {
        continue
      }
      // The 日は of 日曜・祝日は is no mark.
      guard !sign.hasPrefix(mark) || !rest[..<range.lowerBound].contains(where: \.isLetter) else {
        continue
      }
      rest = rest[range.upperBound...].drop { "・…‥".contains($0) }
      break
    }
    return withoutCopula(rest)
  }

  private static func withoutCopula(_ text: Substring) -> String {
    var rest = text
    for ending in ["です", "となります", "になります", "でございます"] where rest.ends(bytes: ending) {
      rest = rest.dropLast(ending.count)
    }
    return String(rest)
  }

  private static func routeName(in sentence: String) -> String? {
    for ending in ["号系統", "系統"] where sentence[...].ends(bytes: ending) {
      let name = sentence.dropLast(ending.count)
      return name.isEmpty || name.count > 10 ? nil : String(name)
    }
    return nil
  }

  private static func platform(in sentence: String) -> String? {
    for ending in ["番のりば", "番乗り場", "番乗場", "番のりば発", "番線"] where sentence[...].ends(bytes: ending) {
      let name = sentence.dropLast(ending.count)
      return name.isEmpty || name.count > 3 ? nil : String(name)
    }
    return nil
  }
}
