internal import BusModel

/// The days that the definition of a label lists: "土・日・祝日のほか、夏休み（7/21～8/31）の平日にも適用", "12月25日～1月6日のうち、月曜から金曜",
/// "B以外の平日". What is said besides are other labels, whose days are theirs.
struct LabelDays {
  private(set) var weekly: [DayTerm] = []
  private(set) var dated: [DayTerm] = []
  /// Whether they are those of no other label, among `weekly`.
  private(set) var isRest = false
  /// Whether they are said to be school days, which are those of no other label where one gives the holidays' dates.
  private(set) var isOfSchool = false

  /// Nil unless all of it is understood.
  ///
  /// - Parameters:
  ///   - said: the text in one spelling.
  ///   - others: the other labels of the page, folded.
  init?(_ said: Substring, besides others: Set<String>) {
    var text = Self.withoutEnd(said)
    guard !Self.other.contains(where: text.contains) else { return nil }
    let own = Self.withoutLabels(text, others)
    isRest = own.isRest
    text = own.text
    if let rest = Self.rest(text) {
      isRest = true
      isOfSchool = Self.schoolDays.contains(text) || Self.schools.contains(where: text.hasPrefix)
      text = rest
    }
    guard !text.isEmpty else {
      weekly = [DayTerm(days: .everyDay)]
      return
    }
    text = Self.pieces(of: text).map(Self.plain).joined(separator: "、")
    var among: DayTerm?
    if let divided = Self.among(text) { (text, among) = divided }
    let reading = ServicePattern.read(text)
    guard reading.unread.isEmpty, !reading.losesDays, let terms = reading.pattern?.daysAlone,
      !terms.isEmpty
    else { return nil }
    weekly = terms.filter(\.periods.isEmpty)
    dated = terms.filter { !$0.periods.isEmpty }
    if let among {
      guard !dated.isEmpty, dated.allSatisfy(\.days.isEmpty) else { return nil }
      dated = dated.map {
        DayTerm(periods: $0.periods, days: among.days, except: $0.except + among.except)
      }
    }
  }

  /// Without what ends the sentence.
  private static func withoutEnd(_ said: Substring) -> String {
    var text = said
    while let last = text.last, "。. ".contains(last) { text = text.dropLast() }
    if let end = ends.first(where: text.hasSuffix) { text = text.dropLast(end.count) }
    var plain = String(text)
    for (word, with) in joints { plain = plain.replacing(bytes: word, with: with) }
    return plain
  }

  private static let ends = [
    "にも適用いたします", "にも適用します", "にも適用されます", "に適用いたします", "に適用します", "に適用されます", "に適用となります", "に適用",
    "に運行いたします",
    "に運行します", "に運航します", "に運行", "の運行です", "の運行となります", "に限ります", "をいいます", "を指します", "のことです", "のことをいいます",
    "とします",
    "をいう", "とする", "となります", "です",
  ]
  private static let joints = [
    ("のほか、次の日、", "、"), ("のほか、", "、"), ("のほか", "、"), ("に加えて、", "、"), ("に加え、", "、"), ("並びに", "、"),
    ("ならびに", "、"), ("、および", "、"), ("、及び", "、"), ("および", "、"), ("及び", "、"),
    ("までの冬季休業", "まで"), ("までの夏季休業", "まで"), ("までの春季休業", "まで"), ("翌年", ""),
  ]

  /// What says more than which days it is.
  private static let other = [
    "ダイヤ", "運休", "運行", "運転", "時刻", "のみ", "ますので", "場合", "変更", "お知らせ", "ください", "ただし", "便", "定め", "別に",
  ]

  /// "(祝日・Bの日を除く)" without Bの日, "特定日を除く土日祝" and "特定日・土日祝以外" without these.
  private static func withoutLabels(
    _ text: String, _ others: Set<String>
  ) -> (text: String, isRest: Bool) {
    var said = text
    var isRest = false
    for label in others.sorted(by: { ($0.count, $1) > ($1.count, $0) })
    where said.holds(bytes: label) {
      for name in [label + "の日", label + "期間", label] {
        if !isPlain(label) {
          for (words, with) in [
            ("(\(name)を除く)", ""), ("(\(name)以外)", ""), ("・\(name)を除く", "を除く"),
            ("、\(name)を除く", "を除く"), ("と\(name)を除く", "を除く"), ("(\(name)・", "("),
            ("(\(name)、", "("),
            ("(\(name)と", "("),
          ] { said = said.replacing(bytes: words, with: with) }
        }
        for word in ["を除く", "以外の", "以外"] where said.hasPrefix(name + word) {
          said = String(said.dropFirst(name.count + word.count))
          isRest = true
        }
        for sign in ["・", "、"] where said.hasPrefix(name + sign) && said.hasSuffix("以外") {
          said = String(said.dropFirst(name.count + 1))
        }
      }
    }
    return (openDays.contains(said) ? "" : said, isRest)
  }

  private static func isPlain(_ label: String) -> Bool {
    ServicePattern.read(label).pattern?.isWeekly == true
  }

  /// Any day that is none of the others.
  private static let openDays: Set<String> = [
    "日", "期間", "運行日", "営業日", "開園日", "開館日", "診療日", "すべての日", "全ての日", "日程",
  ]

  /// What is left of 上記以外の日 and 上記以外の平日: nothing, or the days among which it is the rest; nil for other words.
  private static func rest(_ text: String) -> String? {
    if schoolDays.contains(text) { return "平日" }
    for word in schools where text.hasPrefix(word) { return String(text.dropFirst(word.count)) }
    guard
      let word = ["上記以外", "左記以外", "右記以外", "下記以外", "それ以外", "その他"].first(where: text.hasPrefix)
    else { return nil }
    let rest = text.dropFirst(word.count)
    if rest.isEmpty || openDays.contains(String(rest.drop { $0 == "の" })) { return "" }
    return rest.hasPrefix("の") ? String(rest.dropFirst()) : nil
  }

  private static let schoolDays: Set<String> = [
    "小・中学校の登校日", "小中学校の登校日", "学校の登校日", "登校日", "授業日", "学校がある日", "学校のある日", "授業のある日", "授業がある日",
  ]
  private static let schools = ["学校のある", "学校がある", "授業のある", "授業がある"]

  /// The days of a list without their names: "日曜日、国民の祝日及び創立記念日（6月15日）".
  static func plainly(_ list: String) -> String {
    var text = String(scalars: LabelText(list).characters)
    for (word, with) in joints { text = text.replacing(bytes: word, with: with) }
    return pieces(of: text).map(plain).joined(separator: "、")
  }

  /// What commas divide outside brackets.
  private static func pieces(of text: String) -> [String] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(depth - 1, 0) }
      return "、 ".contains(character) && depth == 0
    }.map(String.init)
  }

  /// A part without the name of its days: "夏休み(7/21～8/31)", "前期が4月8日から7月28日まで", "GW:4/29～5/5",
  /// "12月25日(金)～1月8日(金) 冬季休業", "1月10日(初えびす)", "毎月20日・30日のお客さま感謝デー".
  static func plain(_ part: String) -> String {
    var text = part.drop { "・、●○■◆ ".contains($0) }
    for sign in [":", "は", "が", "="] {
      // 定休日:日曜 says of other days what they are.
      guard let end = text.firstRange(ofBytes: sign), case let name = text[..<end.lowerBound],
        isName(name), !name.hasSuffix("日")
      else { continue }
      text = text[end.upperBound...]
    }
    if let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
      let bracket = String(text[text.index(after: open)..<close])
      if isName(text[..<open]), areDates(bracket) {
        text = Substring(bracket + text[text.index(after: close)...])
      } else if text.index(after: close) == text.endIndex, isName(Substring(bracket)),
        ServicePattern.read(bracket).pattern == nil, !bracket.contains("除"), !bracket.contains("以外")
      {
        text = text[..<open]
      }
    }
    if let blank = text.firstIndex(of: " "), areDates(String(text[..<blank])),
      isName(text[blank...].dropFirst())
    {
      // 12月25日(金)~1月7日(木) 冬季休業.
      text = text[..<blank]
    }
    let whole = ServicePattern.read(String(text))
    guard !whole.unread.isEmpty || whole.pattern == nil else { return String(text) }
    // 毎月20日・30日の感謝デー.
    guard let particle = text.lastIndex(of: "の"), isName(text[text.index(after: particle)...]),
      case let head = String(text[..<particle]),
      ServicePattern.read(head).pattern != nil, ServicePattern.read(head).unread.isEmpty
    else { return String(text) }
    return head
  }

  private static func areDates(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone, !terms.isEmpty else {
      return false
    }
    return terms.allSatisfy { $0.days.isEmpty && !$0.periods.isEmpty && $0.except.isEmpty }
  }

  /// A word that names a part of the year and no days of the week: 夏休み, 前期, 学園祭.
  private static func isName(_ text: Substring) -> Bool {
    guard (1...14).contains(text.count), !text.contains(where: \.isNumber) else { return false }
    guard let terms = ServicePattern.read(String(text)).pattern?.daysAlone else {
      return !["除", "以外", "のみ", "毎", "運休", "定休", "休館", "休診", "休園"].contains(where: text.contains)
    }
    return terms.allSatisfy { $0.days.isEmpty }
  }

  /// The dates and the days of the week among them: "…のうち、月曜から金曜(祝日を除く)", "…の平日".
  private static func among(_ text: String) -> (dates: String, days: DayTerm?)? {
    for word in ["のうち、", "のうち", "の間の"] {
      guard let range = text[...].firstRange(ofBytes: word) else { continue }
      let reading = ServicePattern.read(String(text[range.upperBound...]))
      guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone, terms.count == 1,
        let term = terms.first, term.periods.isEmpty
      else { return nil }
      return (String(text[..<range.lowerBound]), term)
    }
    for (word, kind) in [("の毎日", nil), ("の全日", nil), ("の平日", DayKind.weekday)]
      as [(String, DayKind?)]
    where text.hasSuffix(word) {
      return (
        String(text.dropLast(word.count)),
        kind.map { DayTerm(days: DaySet(kinds: [$0])) }
      )
    }
    return nil
  }
}
