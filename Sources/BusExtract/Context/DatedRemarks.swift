import BusLabels
import BusModel

/// Remarks that speak of days and that no reader looked for: what they say is understood, or the dates that
/// they name stay open, since it may be anything.
enum DatedRemarks {
  /// Where a remark belongs: among the rules for days, among what leaves days open; nil for any other.
  /// The line `before` it may say of what a date is: 更新日.
  static func road(
    of text: String, behind before: String
  ) -> WritableKeyPath<RawPage, [String]>? {
    switch memo.value(of: text, read: sense) {
    case .rule: \.dayLines
    case .dates: others.isFound(in: before) ? nil : \.openLines
    case .open: \.openLines
    case .other: nil
    }
  }

  /// What a remark is by its words alone, judged once for each text: the pages of a company repeat theirs.
  private enum Sense {
    /// Says as what days run.
    case rule
    /// Dates and nothing else, which stay open.
    case dates
    /// Leaves days open.
    case open
    case other
  }

  private static let memo = TextMemo<Sense>()

  private static func sense(of text: String) -> Sense {
    if HolidayDefinition(text) != nil || isRule(text) { return .rule }
    guard !SilentSentences.isOne(text), leaveOpen(text) else { return .other }
    return DayWords.onlyDates(text) ? .dates : .open
  }

  /// "日曜日と祝日はバスがありません": whether a remark says in understood words of buses as what days run.
  private static func isRule(_ text: String) -> Bool {
    guard text.utf8.count <= 240, DayWords.hasHint(text) || DayStatements.isDate(text),
      buses.isFound(in: text),
      busToo.isFound(in: text) || !OtherSubjects.isOne(text) && !OtherSubjects.isOfHouse(text)
    else { return false }
    let reading = ParsedDayRules.read(text)
    return reading.isSettled && !reading.rules.isEmpty
  }

  private static let buses = WordList([
    "バス", "便", "運行", "運休", "ダイヤ", "時刻", "欄", "をご覧", "bus", "service",
  ])

  /// Whether a remark leaves the dates open that it names: single days or a few weeks, of which it does
  /// not say that something was made, sold or held then.
  static func leaveOpen(_ text: String) -> Bool {
    // 第3水曜は休館日のためバスもお休みです.
    if text.utf8.count <= 240, busToo.isFound(in: text), ParsedDayRules.namesDays(text),
      !AddedBuses.isOne(text)
    {
      return true
    }
    if ParsedDayRules.namesDaysOfNoMonth(text) || ParsedDayRules.singlesOutMarked(text) {
      return true
    }
    // ★臨時便のお知らせ★ 12月24日は22時35分発の最終便を増発します.
    if AddedBuses.tellsTime(text), ParsedDayRules.namesFewDates(text) { return true }
    // 休日とは、…及び会社の創立記念日（6月15日）をいう.
    if HolidayDefinition.begins(text), ParsedDayRules.namesDates(text) { return true }
    // Buses run on the Sunday schedule from December 31 through January 3.
    if tables.isFound(in: text), runs.isFound(in: text), months.isFound(in: text) { return true }
    guard text.utf8.count <= 400, DayStatements.isDate(text) || months.isFound(in: text),
      !others.isFound(in: text), !OtherSubjects.isOfHouse(text),
      !OtherSubjects.namesThing(text), OtherSubjects.vehicle(of: text) == nil,
      // 8月1日は土曜ダイヤ（16時以降は混雑のため遅れます） is more than news.
      !OtherSubjects.isNews(text) || services.isFound(in: text),
      !isTimestamp(text), !UsualService.isOne(text)
    else { return false }
    return ParsedDayRules.namesFewDates(text)
  }

  /// "2026年 9月 15日(火曜日) 10:42".
  private static func isTimestamp(_ text: String) -> Bool {
    text.contains("年") && Texts.holdsNumber(before: [0x3A], in: text)
  }

  private static let busToo = WordList(["バスもお休み", "バスも運休", "バスも休", "バスは運休", "バスはお休み", "バスも走り"])
  private static let tables = WordList(["schedule", "timetable", "Schedule", "Timetable"])
  private static let runs = WordList([" run ", " runs ", "operate", "Operate", "applies", "apply "])
  private static let services = WordList([
    "土曜ダイヤ", "日祝ダイヤ", "平日ダイヤ", "休日ダイヤ", "祝ダイヤ", "の時刻で運行", "全便運休",
  ])
  private static let months = WordList([
    "Jan", "Feb", "Mar", "Apr", "May ", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "월",
  ])
  /// When a page, a timetable or a thing was made, sold or opened, and what is no bus.
  private static let others = WordList(
    IssueDate.names + [
      "確認", "メモ", "版", "撮影", "発売", "販売", "受付", "募集", "申込", "申し込み", "締切", "締め切り", "運賃", "料金", "割引",
      "円",
      "券", "導入", "開設", "移設", "移転", "新設", "開業", "創業", "創立", "設立", "会議", "登山道", "アプリ", "サイト",
      "ホームページ", "ページ", "メール", "対応", "アンケート", "調査", "参照日", "取得", "誕生", "迂回", "う回", "工事", "開始",
      "終了しました", "update", "Update", "revised", "Revised", "©", "fare", "Fare", "copyright", "as of",
      "As of",
      "effective", "Effective", "개정", "업데이트",
    ])
}
