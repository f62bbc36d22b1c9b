import BusLabels
import BusModel

/// Whether words name days; the meaning itself is `ServicePattern`'s business.
enum DayWords {
  /// A quick look that spares most texts the full reading.
  static func mayName(_ compact: String) -> Bool {
    compact.utf8.count <= 150 && hints.isFound(in: compact)
  }

  /// A still quicker one, for texts as printed.
  static func hasHint(_ printed: String) -> Bool { hints.isFound(in: printed) }

  /// The same of a line.
  static func hasHint(_ line: PageLines.Line) -> Bool { hints.isFound(in: line) }

  /// Whether a text is a label of days and nothing else.
  static func isLabel(_ compact: String) -> Bool {
    // "★印の便は土曜日運休" is what a mark means.
    guard !compact.contains("印"), !isService(compact), !isDefinition(compact) else { return false }
    // "金山駅の時刻表" is that of a place.
    if ofWhat.ends(compact), let end = compact.lastIndex(of: "の") {
      return isLabel(String(compact[..<end]))
    }
    let reading = ServicePattern.read(compact)
    return reading.unread.isEmpty && reading.pattern != nil
  }

  /// "土休日＝土曜・日曜・祝日、12/31～1/3" says what a label means.
  private static func isDefinition(_ compact: String) -> Bool {
    equals.isFound(in: compact) && HolidayDefinition.begins(compact)
  }

  private static let equals = WordList(["＝", "="])

  private static let ofWhat = WordList(["の時刻表", "の発車時刻表", "のバス時刻表"])

  /// "12/30～1/3：日祝ダイヤ" says as what dates run, and of no table when it holds.
  private static func isService(_ compact: String) -> Bool {
    compact.ends(with: "ダイヤ") && compact.contains { "：:".contains($0) }
      && compact.contains(where: \.isNumber)
  }

  /// Whether a sentence is about days and nothing of it is left over.
  static func isUnderstood(_ compact: String) -> Bool {
    let reading = ServicePattern.read(compact)
    return reading.pattern != nil && reading.unread.isEmpty
  }

  /// Whether it says when nothing runs, and of no day that something does.
  static func onlyCancels(_ text: String) -> Bool {
    ServicePattern.read(text).pattern?.saysNoService == true
  }

  /// Whether it names a part of the year and no day of the week.
  static func onlyDates(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    guard let pattern = reading.pattern, reading.unread.isEmpty else { return false }
    return pattern.namesPartOfYear && !pattern.saysNoService && !pattern.namesSomeWeekdays
  }

  /// Whether it names days around which services change: 年末年始, お盆.
  static func namesFeast(_ text: String) -> Bool { feasts.isFound(in: text) }

  private static let feasts = WordList(["年末", "年始", "お盆", "盆休", "正月", "元日", "元旦", "三が日"])

  /// Whether it gives the first day of a part of the year and nothing else: 令和7年4月～.
  static func onlyBegins(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone else { return false }
    return terms.allSatisfy { term in
      term.days.isEmpty && term.except.isEmpty
        && term.periods.allSatisfy { period in
          if case .span(let span) = period { span.first != nil && span.last == nil } else { false }
        }
    }
  }

  /// "運休日", "定休日": a heading of days without service, and no day itself.
  static func headsRest(_ text: String) -> Bool {
    rests.isFound(in: text) && areRests(text)
  }

  /// The same of a line.
  static func headsRest(_ line: PageLines.Line) -> Bool {
    rests.isFound(in: line) && areRests(line.text)
  }

  private static func areRests(_ text: String) -> Bool {
    let bare = HeadedDays.bare(text).prefix { !"】］]〕：:".contains($0) }
    guard (2...8).contains(bare.count), rests.isFound(in: String(bare)) else { return false }
    let said = ServicePattern.read(bare + "：土日祝")
    return said.pattern?.saysNoService == true && said.unread.isEmpty
      && ServicePattern.read(String(bare)).pattern == nil
  }

  static let rests = WordList(["休", "しない"], asked: .rest)

  /// What days it names, in canonical words; nil when it is no label.
  static func kind(of compact: String) -> String? {
    let reading = ServicePattern.read(compact)
    guard reading.unread.isEmpty else { return nil }
    return reading.pattern?.inclusive.text
  }

  /// Whether it names one of the usual kinds of day.
  static func isPlain(_ compact: String) -> Bool {
    let reading = ServicePattern.read(compact)
    guard reading.unread.isEmpty, let pattern = reading.pattern else { return false }
    return pattern.service != .custom
  }

  /// Whether it is in Japanese, and not the same said again in English, Chinese or Korean.
  static func isJapanese(_ compact: String) -> Bool {
    compact.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
      && !foreign.isFound(in: compact)
  }

  /// Whether it only qualifies another label: "お盆・年末年始を除く", "年末年始12月29日～1月3日".
  static func onlyQualifies(_ compact: String) -> Bool {
    guard qualifiers.isFound(in: compact) else { return false }
    // 年末年始特別ダイヤ（12月31日～1月3日） heads a timetable of its own.
    if ownTimetables.isFound(in: compact), !exceptions.isFound(in: compact) { return false }
    return !(plainStarts.begins(compact) && dividers.isFound(in: compact))
      && (OperatingDays.headsDays.begins(compact)
        || !(ServicePattern.read(compact).pattern?.namesWeek ?? false))
  }

  private static let ownTimetables = WordList([
    "特別ダイヤ", "臨時ダイヤ", "年始ダイヤ", "盆ダイヤ", "正月ダイヤ", "年末ダイヤ", "特別運行", "特別時刻", "臨時時刻",
  ])
  private static let exceptions = WordList(["除", "は", "以外", "含"])

  /// Whether a text gives dates or exceptions and nothing else: お盆・年末年始を除く.
  static func qualifies(_ text: String) -> Bool {
    guard mayName(Texts.compact(text)) else { return false }
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty && reading.pattern.map { !$0.isWeekly } ?? false
  }

  /// Words beside a label that change its days, though they are no label themselves.
  static func changesDays(_ compact: String) -> Bool {
    changers.isFound(in: compact)
  }

  /// "平日 時刻表", "港発（平日）": a short line about a timetable, no sentence and no notice.
  static func entitles(_ text: String) -> Bool {
    text.count <= 30 && !DayLabel.labels(in: text).isEmpty
      && (titles.isFound(in: text) || NameLine(text).says(.destination))
      && !sentences.isFound(in: text)
  }

  /// "港線平日時刻表" as "平日": the days that go before the word for a timetable.
  static func labelBeforeTimetable(_ compact: String) -> String? {
    guard let ending = timetables.first(where: { compact.ends(with: $0) }) else { return nil }
    let stem = compact.before(ending: ending)
    // "春日－時刻表": what a dash divides is a label as a whole or none.
    guard stem.last?.isLetter == true || stem.last?.isNumber == true else { return nil }
    // 定休日, 運休日 and 営業日 are no days of service.
    for count in stride(from: min(8, stem.count - 1), through: 2, by: -1) {
      let label = String(stem.suffix(count))
      guard isJapanese(label), isPlain(label) else { continue }
      return notBefore.contains(stem.dropLast(count).last ?? " ") ? nil : label
    }
    return nil
  }

  private static let timetables = [
    "発車時刻表", "バス時刻表", "運行時刻表", "時刻表", "時間表", "ダイヤ",
  ]
  private static let notBefore: Set<Character> = ["定", "運", "業", "振", "代", "連", "本", "当"]

  private static let titles = WordList([
    "時刻", "ダイヤ", "発", "行き", "方面", "のりば", "改正", "運行", "コース", "ルート",
  ])
  private static let sentences = WordList([
    "。", "ます", "です", "ました", "本日", "今日", "明日", "運休", "除く", "のみ", "知らせ", "こちら", "臨時", "変更",
  ])

  /// "1日目", "A日程": days by turns, which only the operator's calendar tells.
  static func namesTurn(_ text: String) -> Bool {
    turns.isFound(in: Texts.compact(text))
  }

  private static let turns = WordList(
    ["日目", "日程", "運行日"]
      + "ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ".map { "\($0)ダイヤ" })

  private static let qualifiers = WordList(["除く", "除き", "お盆", "盆", "年末年始", "正月"])
  private static let foreign = WordList(["周", "星", "双", "工", "节", "假", "和", "六"])
  private static let dividers = WordList(["（", "(", "〔", "[", "・", "、"])
  private static let plainStarts = WordList([
    "平日", "土", "日", "休日", "祝", "毎日", "全日", "月～", "月曜",
  ])
  private static let changers = WordList([
    "休み", "休業", "休暇", "学期", "夏", "冬", "春", "秋", "臨時", "特別", "正月", "盆", "年末", "当面", "期間", "假", "試験",
    "開校", "第5週", "第５週", "除く",
  ])
  static let hints = WordList(
    "平土日祝休祭月火水木金曜毎全学登校特盆年冬夏期/WwSsHhDd工周双节평주토공每매週假월휴".map { String($0) }
      + ["ウィーク", "ウイーク", "Mo", "mo", "MO", "Fr", "fr", "FR", "Tu", "tu", "TU", "Th", "th", "TH"],
    asked: .dayHint)
}
