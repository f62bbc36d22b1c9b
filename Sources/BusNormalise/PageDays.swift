import BusLabels
import BusModel

/// What the words around a page's timetables say of days: rules for dates, a limit to all service,
/// and the dates of お盆 and 年末年始.
struct PageDays {
  /// As what dates run.
  var rules: [PageDayRule] = []
  /// The days to which the page limits all service; nil for none.
  var limit: ServicePattern?
  /// The days of the buses whose timetables name none; nil where no sentence says them.
  private(set) var week: ServicePattern?
  /// Lines that only a person understands.
  var notices: [Notice] = []
  private(set) var names: [String: [DateSpan]] = [:]
  /// The days of the week that the page calls 休日, where it says so.
  var holidays: ServicePattern?
  /// Whether a column of the page is of Sundays and holidays.
  let namesSundays: Bool
  /// The kinds of day of columns for Saturdays, Sundays and holidays.
  let weekend: Set<DayKind>
  /// The days that run as Sundays, and not as holidays.
  private(set) var asSundays: [DayTerm] = []
  /// Whether all labels of the page are days from Monday to Friday by name.
  let areWeekdays: Bool
  /// What takes the place of days that are holidays, where a line says it of the labels.
  private(set) var stand: StandIn?
  /// The labels of the page's timetables.
  let labels: [String]
  /// The lines that are said of all timetables.
  let linesOfAll: Set<String>
  /// What the page says that some of them mean, by the folded label.
  var definitions: [String: LabelDefinition] = [:]
  /// The labels of which words beside them say more.
  private(set) var qualified: Set<String> = []
  /// Whether all timetables of the page bear the same label.
  let isOneKind: Bool
  /// The days on which what bears that label runs after all: ただし5月3日は運行.
  var restored: [DayTerm] = []
  /// Marks of buses that run on the days of their column, and on further ones.
  var further: Set<String> = []
  /// Whether the page speaks of Saturdays by themselves: 休日 are none then.
  let namesSaturdays: Bool

  /// Reads the lines beside the timetables and the heads of their columns.
  init(_ page: RawPage) {
    for text in page.dayLines + page.timetables.map(Self.head) {
      names.merge(PeriodDefinition.spans(in: text)) { first, _ in first }
    }
    names = names.joiningBreaks
    linesOfAll = Set(page.dayLines + page.openLines)
    labels = page.timetables.compactMap(\.label)
    qualified = Set(page.timetables.filter { !$0.remarks.isEmpty }.compactMap(\.label))
    let patterns = labels.compactMap { ServicePattern.read($0).pattern }
    areWeekdays = !patterns.isEmpty && patterns.allSatisfy(\.isOfWeekdaysByName)
    isOneKind = Set(labels).count == 1 && labels.count == page.timetables.count
    weekend = patterns.compactMap(\.weekend).reduce(into: []) { $0.formUnion($1) }
    namesSundays = patterns.contains { $0.daysAlone?.contains(where: \.isOfSundays) == true }
    namesSaturdays = (labels + page.dayLines + page.openLines + page.legend.compactMap(\.text))
      .contains { text in
        // 1/30（土） is a date.
        text.contains("土")
          && text.replacing("（土）", with: "").replacing("(土)", with: "").contains("土")
      }
    let lines = undefining(page.dayLines.flatMap(Self.apart))
    define(page, lines, patterns)
    for line in lines where HolidayDefinition(line) == nil && !isLabel(line) {
      read(line, page, patterns)
    }
    for line in undefining(page.openLines) where !isLabel(line) { leaveOpen(line, page) }
    addDays(of: page.legend, patterns)
    rules += Set(labels).sorted().compactMap(Self.validity)
    settle(page, patterns)
    forgetBeginning(of: page)
    let namesHolidays = patterns.contains(where: \.namesHolidays)
    // 祝日も通常どおり beside a column of 土日祝 says nothing.
    if namesHolidays { rules.removeAll { $0.isOfUsualHolidays } }
  }

  /// The sentences of a line of which one says what 休日 are, each by itself.
  private static func apart(_ line: String) -> [String] {
    let parts = line.split(separator: "。").map(String.init)
    return parts.count > 1 && parts.contains { HolidayDefinition($0) != nil } ? parts : [line]
  }

  /// What a line says that speaks of days.
  private mutating func read(_ line: String, _ page: RawPage, _ patterns: [ServicePattern]) {
    if readWhole(line, page, patterns) { return }
    let reading = ParsedDayRules.read(line)
    // 祝日が日曜日と重なった場合は「日曜」の時刻 is said of days that no label names.
    if !reading.isSettled || LabelledService.mayName(labels, in: line),
      !["重なった", "重なる", "当たる場合", "あたる場合"].contains(where: line.contains),
      let labelled = LabelledService.rules(of: line, labels: labels)
    {
      rules += labelled
      return
    }
    if reading.rules.isEmpty, reading.limit == nil, PeriodDefinition.isLine(line) { return }
    rules += reading.rules
    asSundays += reading.sundays
    // 夏ダイヤ（4/1～9/30） is of one of several, and 運行期間：7月1日～11月3日 a limit.
    let held =
      Self.validity(line, page).flatMap { said in
        said.runs == ServiceDayKind.none || line.contains("廃止") || line.contains("開始") ? said : nil
      }
    if let held, !page.openLines.contains(line) { rules.append(held) }
    restore(
      reading.restored + reading.added.flatMap(\.when).filter { $0.isOfHolidays }, because: line)
    rules +=
      UnheardDays.isInLabel(line, page)
      ? [] : UnheardDays.unheard(reading, line, isDaily: Self.isDaily(page))
    if let said = reading.limit { take(said, line, page, patterns, isValidity: held != nil) }
    week = week ?? reading.days
    let added = reading.added.filter { added in
      !Self.gives(added, page, patterns) && !added.when.allSatisfy(restored.contains)
    }
    rules += added
    if !added.isEmpty { notices.append(Notice(.specialDays(line: line))) }
    let isOpen = reading.rules.contains { $0.runs == nil || $0.names(nothing: page) }
    if isOpen || reading.rules.isEmpty && reading.limit == nil && !reading.unread.isEmpty {
      notices.append(Notice(.specialDays(line: line)))
    }
  }

  /// What a line says that has one form as a whole; false where it has none of these.
  private mutating func readWhole(
    _ line: String, _ page: RawPage, _ patterns: [ServicePattern]
  ) -> Bool {
    if let said = WeekdayDefinition.rules(of: line)
      ?? ParsedDayRules.heldByYears(line).map({ [$0] })
    {
      rules += said
      return true
    }
    // 12/29～1/3は土日祝の便も運行: besides those of the day.
    if line.holds(bytes: "便も運"), Self.isOfTrips(line, patterns),
      let open = ParsedDayRules.opening(line, isDaily: Self.isDaily(page))
    {
      rules.append(open)
      notices.append(Notice(.specialDays(line: line)))
      return true
    }
    if let said = StandIn.said(by: line), patterns.allSatisfy(\.isWeekly) {
      stand = said
      return true
    }
    return false
  }

  /// How long a line says that the page holds; of a line that ends among several that of which is open.
  private static func validity(_ line: String, _ page: RawPage) -> PageDayRule? {
    ParsedDayRules.validity(line).map { isOfOneLine(line, page) ? $0.leftOpen : $0 }
  }

  /// "本郷線は1月31日をもって廃止" on a page of several ways: whether it is said of all of them nobody knows.
  private static func isOfOneLine(_ line: String, _ page: RawPage) -> Bool {
    guard let topic = line.firstIndex(of: "は"),
      ["線", "号", "系統", "ルート", "コース"].contains(where: line[..<topic].hasSuffix)
    else { return false }
    let ways = page.timetables.flatMap { table in
      table.departures.map {
        [$0.routeName ?? table.routeName, $0.destination ?? table.destination]
      }
    }
    return Set(ways).count > 1
  }

  /// What is left open by a line that was not understood.
  private mutating func leaveOpen(_ line: String, _ page: RawPage) {
    if let said = Self.validity(line, page).map({ [$0] }) ?? WeekdayDefinition.rules(of: line)
      ?? LabelledService.rules(of: line, labels: labels)
    {
      rules += said
      return
    }
    // The same with its full stop, of which rules were made.
    let said = Self.withoutStop(line)
    if ParsedDayRules.read(line).isSettled,
      rules.contains(where: { $0.runs != nil && Self.withoutStop($0.because) == said })
    {
      return
    }
    let notice = Notice(.specialDays(line: line))
    if !notices.contains(notice) { notices.append(notice) }
    guard !rules.contains(where: { $0.because == line }) else { return }
    rules += ParsedDayRules.opening(line, isDaily: Self.isDaily(page)).map { [$0] } ?? []
  }

  /// Whether some timetable bears no days, and is taken to hold on every day.
  private static func isDaily(_ page: RawPage) -> Bool {
    page.timetables.contains { $0.label == nil }
  }

  private static func withoutStop(_ line: String) -> Substring {
    line.hasSuffix("。") ? line.dropLast() : line[...]
  }

  /// That a label does not hold beyond the dates of its second sentence: 毎日運行2026年10月25日～2027年3月27日の時刻です.
  private static func validity(of label: String) -> PageDayRule? {
    guard label.hasSuffix("時刻です") || label.hasSuffix("時刻表です") || label.hasSuffix("ダイヤです"),
      let start = label.firstIndex(where: { $0.isNumber || "令平".contains($0) }),
      start > label.startIndex
    else { return nil }
    return ParsedDayRules.validity(String(label[start...]))
  }

  /// Whether what the page prints holds until the day before a date: that is when the next one begins.
  func end(before date: CivilDate) -> Bool {
    let last = date.adding(days: -1)
    return rules.flatMap(\.when).flatMap(\.except).flatMap(\.periods).contains { period in
      guard case .span(let span) = period, span.first == nil, let end = span.last else {
        return false
      }
      return end.month == last.month && end.latest == last.day
        && (end.year ?? last.year) == last.year
    }
  }

  private static func head(_ column: RawTimetable) -> String {
    // 夏期 over （4/1～10/31).
    let words = [column.label].compactMap { $0 } + column.remarks
    return words.filter { !beginnings.contains(where: $0.holds(bytes:)) }.joined(separator: " ")
  }

  static let beginnings = ["改正", "改定", "実施", "現在", "施行", "更新", "変わり", "変更"]
}

extension PageDayRule {
  /// Whether it names a timetable that the page does not print.
  fileprivate func names(nothing page: RawPage) -> Bool {
    guard case .special(let name)? = runs else { return false }
    return !page.timetables.contains { $0.label == name }
  }
}
