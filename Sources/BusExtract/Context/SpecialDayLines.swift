import BusLabels
import BusModel

/// Finds the lines in which a page speaks of days with a service of their own: "※12月31日～1月3日は日祝
/// ダイヤで運行します". The columns of a timetable do not say so.
enum SpecialDayLines {
  /// Such lines, at most `limit`; what the legend says is there already.
  static func lines(
    _ lines: PageLines, legend: [Mark], tree: PageTree
  ) -> [PageLines.Line] {
    let rows = SpecialDayRows(lines: lines.lines, tree: tree).sentences
    var found: [PageLines.Line] = []
    for line in lines.lines + rows
    where found.count < limit && isOne(line, besides: legend) && !isOfTrips(line, tree) {
      found.append(line)
    }
    return found
  }

  private static func isOne(_ line: PageLines.Line, besides legend: [Mark]) -> Bool {
    guard words.isFound(in: line) else { return false }
    let text = line.text
    if added.isFound(in: text), AddedBuses.isOne(text) { return false }
    if headsMonth(text) || text.contains("昨年") && text.contains("ました") { return false }
    if text.utf8.count <= 150, untold.isFound(in: text), ParsedDayRules.isUntold(text) {
      return true
    }
    return text.utf8.count <= 300
      && (services.isFound(in: text) || defines(text) || UsualService.isOne(text)
        || terms.isFound(in: text) && PeriodDefinition.isLine(text))
      && (namesDays(text) || definesWeekdays(text) || isOfWeek(text))
      && !isOther(text) && !LegendLine.explainsSign(text) && !speaksOfOneBus(text)
      && !speaksOfAnother(text) && !pointsElsewhere(text)
      && !legend.contains { $0.text.map(text.contains) ?? false }
      && !legend.contains { SignLegend.isSign($0.mark) && text.contains($0.mark) }
  }

  /// "ただし12月18日は運休します" behind sentences about trips: of which of them nobody knows.
  private static func isOfTrips(_ line: PageLines.Line, _ tree: PageTree) -> Bool {
    TripRule.buts.contains(where: line.text.begins(with:))
      && PartSentences.namesPart(Texts.line(of: line.block, in: tree))
  }

  /// Whether a line heads days, and does not say that nothing runs in a month: 3月の運休日.
  static func headsMonth(_ text: String) -> Bool { monthHeads.ends(text) }

  private static let limit = 16
  private static let monthHeads = WordList(["月の運休日", "月の運休", "月の休業日", "月の休航日"])
  /// Each of the words of news about more buses, and of the words that a line may define, has one of these.
  private static let added = WordList(["臨時", "増便", "増発", "深夜", "延長", "終夜"])
  private static let terms = WordList(term)
  private static let term = ["休", "期", "特定日"]
  /// Of a calendar elsewhere: 学年暦をご確認ください.
  private static let untold = WordList(calendars)
  private static let calendars =
    ["カレンダー", "学年暦", "予定表", "にお問い合わせ", "でお知らせ", "にてお知らせ"] + ParsedDayRules.untoldChanges
  /// One of these stands in every such line: one look spares nearly all others five.
  static let words = WordList(
    calendars + service + term + kinds + ["平日：", "平日＝", "月～金：", "月～金＝"], asked: .special)

  /// 年末年始, お盆, the schools, or a day of a month in digits.
  static func namesDays(_ line: String) -> Bool {
    if seasons.isFound(in: line) { return true }
    var (isBehindDigit, isBehindStroke) = (false, false)
    for scalar in line.unicodeScalars {
      // 4月～11月, 8/13.
      let folded = Scalars.folded(scalar.value)
      if isBehindDigit && folded == 0x6708 || isBehindStroke && isDigit(folded) { return true }
      (isBehindDigit, isBehindStroke) = (isDigit(folded), isBehindDigit && folded == 0x2F)
    }
    return false
  }

  /// "運行日：月・水・金", "月水金運行": days of the week without 曜, and no bus of its own name.
  private static func isOfWeek(_ text: String) -> Bool {
    guard text.utf8.count <= 90, DayWords.hasHint(text), !DayLabel.isDaily(text) else {
      return false
    }
    let bare = Texts.compact(text.drop { "※・●■◆○◎＊*【 　".contains($0) })
    let head = bare.prefix { !"月火水木金土日平毎週第：:は】".contains($0) }
    guard head.isEmpty || ownHeads.contains(String(head)) || ownHeads.contains(head + "日"),
      !bare.contains(where: { "（(".contains($0) })
    else { return false }
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty
      && reading.pattern?.base.contains { $0.periods.isEmpty && !$0.days.isEmpty } == true
  }

  private static let ownHeads: Set<String> = [
    "運行日", "運行曜日", "運行", "このバス", "バス", "本路線", "当路線", "この路線", "全便", "送迎バス", "シャトルバス",
  ]

  private static func isOther(_ text: String) -> Bool {
    guard others.isFound(in: text) else { return false }
    // "年末年始については日祝ダイヤ" is no title, and 【年末年始の運行について】 one of what follows.
    var said = text.replacing("については", with: "は")[...]
    if said.begins(with: "【"), let close = said.firstIndex(of: "】"),
      ParsedDayRules.read(String(said)).isSettled
    {
      said = said[close...]
    }
    return others.isFound(in: String(said))
  }

  /// "第1便は土曜運休", "7:05発は": of one bus, whose mark or row says it.
  private static func speaksOfOneBus(_ line: String) -> Bool {
    // "■の便は土日祝運休" speaks of a colour.
    if let sign = line.unicodeScalars.first, !sign.properties.isAlphabetic, sign != "※",
      sign != "・",
      line.contains("の便は")
    {
      return true
    }
    let scalars = line.unicodeScalars.map { Scalars.folded($0.value) }
    return scalars.indices.dropFirst().contains { index in
      // 年末年始12/30～1/3：日祝ダイヤ holds no time.
      let isColon =
        scalars[index] == 0x3A && scalars.dropFirst(index + 1).first.map(isDigit) == true
      let isOfTime = isColon || scalars[index] == 0x4FBF || scalars[index] == 0x767A
      return isOfTime && isDigit(scalars[index - 1])
    }
  }

  /// "【土曜ダイヤ】 平日ダイヤはこちら": the days of another page.
  private static func pointsElsewhere(_ line: String) -> Bool {
    guard pointers.ends(line) else { return false }
    let said = line.split { "】］]）)。 　".contains($0) }.last ?? ""
    return ["ダイヤ", "時刻表", "の時刻表", "の時刻"].contains { kind in
      pointed.contains {
        said.ends(with: kind + $0) && DayWords.isPlain(String(said.dropLast((kind + $0).count)))
      }
    }
  }

  private static let pointed = ["はこちら", "はこちらから", "はこちらへ"]
  private static let pointers = WordList(pointed.flatMap { [$0, $0 + "。"] })

  /// "フェリーは12月～2月は運休します", "営業所　休業日：土日祝": of no bus.
  private static func speaksOfAnother(_ line: String) -> Bool {
    OtherSubjects.vehicle(of: line) != nil
      || OtherSubjects.namesThing(line) && !buses.isFound(in: line)
  }

  private static let buses = WordList(["バス", "便", "運行", "運休", "運転", "ダイヤ"])

  private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  static let services = WordList(service)
  private static let service = [
    "ダイヤ", "運休", "運行", "運転", "休業日", "祝日扱い", "休日扱い", "日祝扱い", "平日扱い", "土曜扱い", "曜日扱い", "時刻で", "時刻を",
    "時刻表を", "別途", "別の時刻", "定休", "にも適用", "と同じ扱い", "実証期間", "試行期間",
  ]
  /// Whether a line begins to say what 休日 are on this page.
  static func defines(_ line: String) -> Bool {
    heads.begins(line) && HolidayDefinition.begins(line)
      || definesWeekdays(line)
  }

  private static func definesWeekdays(_ line: String) -> Bool {
    WeekdayDefinition.begins(line) && WeekdayDefinition.rules(of: line)?.isEmpty == false
  }

  private static let heads = WordList(
    ["", "※", "＊", "*", "「", "※「"].flatMap { sign in kinds.map { sign + $0 } })
  private static let kinds = ["休日", "土休日", "土日祝", "日祝"]
  private static let seasons = WordList([
    "年末年始", "お盆", "正月", "元日", "元旦", "大晦日", "三が日", "学校", "授業", "休校", "夏休み", "冬休み", "春休み", "夏季", "冬季",
    "夏期", "冬期", "ゴールデンウィーク", "曜", "祝日", "祭日", "休日", "毎月", "平日", "土日", "日祝",
  ])
  /// Revisions and announcements of them are told elsewhere.
  private static let others = WordList([
    "改正", "改定", "日実施", "月実施", "より実施", "から実施", "実施し", "実施い", "現在", "更新", "について", "本日", "今日", "明日",
    "きょう", "あす", "ただいま", "現時点", "印",
  ])
}
