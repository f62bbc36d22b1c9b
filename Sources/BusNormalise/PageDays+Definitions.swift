import BusLabels
import BusModel

/// What the page says that the labels of its columns mean.
extension PageDays {
  /// "※休日：土・日・祝日、8/13～8/15" in a line or in the legend.
  mutating func define(
    _ page: RawPage, _ dayLines: [String], _ patterns: [ServicePattern]
  ) {
    let lines = dayLines + page.legend.compactMap(\.text)
    guard Self.speaksOfHolidays(page),
      let said = lines.lazy.compactMap({ HolidayDefinition($0) }).first
        ?? lines.lazy.compactMap({ HolidayDefinition(bracketIn: $0) }).first
    else { return }
    rules += [said.dates].compactMap { $0 }
    // A column of Saturdays of its own says that 休日 are none.
    holidays = patterns.contains { $0.service == .saturday } ? nil : said.days
  }

  /// Whether a label, a mark or the legend has the word 休日.
  private static func speaksOfHolidays(_ page: RawPage) -> Bool {
    page.timetables.contains { column in
      column.label.map { HolidayDefinition.isOf($0, takesParts: true) } == true
        // 土・休日のみ beside some trips. By index: a departure is not copied to be asked for its marks.
        || column.departures.indices.contains { index in
          column.departures[index].marks.contains { $0.holds(bytes: "休日") }
        }
    } || page.legend.contains { $0.text?.holds(bytes: "休日") == true }
  }

  /// Takes the definitions of labels out of some lines: the dates of one run its column, whatever the
  /// other labels say of their days.
  ///
  /// - Returns: the other lines.
  mutating func undefining(_ lines: [String]) -> [String] {
    let own = Set(labels.map(LabelDefinition.folded))
    return lines.filter { line in
      if let said = LabelDefinition(line, of: own),
        let label = labels.first(where: { LabelDefinition.folded($0) == said.label })
      {
        return !define(said, label, because: line)
      }
      return !leavesOpen(line, of: own)
    }
  }

  /// Whether a line says in words that are not understood what one label means: "土曜：授業期間中の土曜のみ運行" is
  /// of no other column, and opens the days of its own.
  private mutating func leavesOpen(_ line: String, of own: Set<String>) -> Bool {
    guard own.count > 1, let head = LabelDefinition.listed(line), own.contains(head),
      let label = labels.first(where: { LabelDefinition.folded($0) == head }),
      HolidayDefinition(line) == nil, WeekdayDefinition.rules(of: line) == nil,
      case let reading = ParsedDayRules.read(line),
      !reading.isSettled || reading.limit != nil || !reading.added.isEmpty,
      let days = ServicePattern.read(label).pattern?.daysAlone, !days.isEmpty
    else { return false }
    // 休日：12/29～1/3も運行: these dates too.
    let added = reading.added.flatMap(\.when)
    rules.append(PageDayRule(when: (days + added).settled, runs: nil, because: line))
    notices.append(Notice(.specialDays(line: line)))
    return true
  }

  /// Whether a definition says something of its label that can hold: of 平日 that it is 土曜 it cannot.
  private mutating func define(
    _ said: LabelDefinition, _ label: String, because line: String
  ) -> Bool {
    if LabelledService.isUsual(label) {
      guard let own = ServicePattern.read(label).pattern?.daysAlone,
        said.weekly.allSatisfy({ $0.days == .everyDay || own.contains($0) }),
        HolidayDefinition(line) == nil, WeekdayDefinition.rules(of: line) == nil,
        case let reading = ParsedDayRules.read(line), !reading.isSettled || reading.rules.isEmpty
      else { return false }
    } else {
      definitions[said.label] = definitions[said.label].map { $0.joining(said) } ?? said
    }
    // Beside buses that run every day those of 特定日 run too, and in place of none.
    guard !said.dated.isEmpty, !labels.contains(where: Self.isEveryDay) else { return true }
    rules.append(PageDayRule(when: said.dated, runs: .special(label), because: line))
    return true
  }

  /// Whether a line is the label of one of several lists, 【平日運行】, or the end of one, （12/30・12/31も） in the
  /// head 土曜: it says nothing of the others.
  func isLabel(_ line: String) -> Bool {
    guard labels.count > 1 else { return false }
    if labels.contains(String(line.filter { !Self.brackets.contains($0) })) { return true }
    let part = String(line.filter { !$0.isWhitespace })
    let isAside = "（(［[※＋+".contains(part.prefix(1))
    let isAlso = part.holds(bytes: "も")
    guard isAside || isAlso else { return false }
    let dates = part.filter { !"（）()［］[]※＋+".contains($0) }.prefix { $0 != "も" }
    return labels.contains { label in
      isAside && label.count > part.count && label.hasSuffix(part)
        || isAlso && label.hasSuffix("（" + dates + "も）")
    }
  }

  private static let brackets = Set("【】［］[]〔〕＜＞<>《》■◆●○ 　")

  private static func isEveryDay(_ label: String) -> Bool {
    ServicePattern.read(label).pattern?.daysAlone == [DayTerm(days: .everyDay)]
  }

  /// Whether a rule says what a label means, and names no days of the week.
  func isDefinition(_ rule: PageDayRule) -> Bool {
    guard case .special(let label)? = rule.runs else { return false }
    return definitions[LabelDefinition.folded(label)]?.dated == rule.when
      && rule.when.allSatisfy(\.days.isEmpty)
  }

  /// A rule with the label that its timetable bears on the page: 授業期間 for 授業期間ダイヤ.
  func named(_ rule: PageDayRule) -> PageDayRule {
    guard case .special(let name)? = rule.runs, !labels.contains(name),
      case let folded = LabelDefinition.folded(name),
      let label = labels.first(where: { LabelDefinition.folded($0) == folded })
    else { return rule }
    return PageDayRule(when: rule.when, runs: .special(label), because: rule.because)
  }

  /// Whether words beside a column say what the label of another one means: "土曜：授業期間中のみ" beside 休業期間.
  func isOfAnotherLabel(_ words: String, than label: String) -> Bool {
    guard labels.count > 1, let head = LabelDefinition.listed(words) else { return false }
    return head != LabelDefinition.folded(label)
      && labels.contains { LabelDefinition.folded($0) == head }
  }

  /// The days of a column by what the page says that its label means; nil where it says nothing.
  func definition(of label: String) -> ServicePattern? {
    let isOrdinary = definitions.values.contains { !$0.dated.isEmpty }
    let said =
      definitions[LabelDefinition.folded(label)] ?? LabelDefinition(restBy: label)
      ?? (isOrdinary ? LabelDefinition(ordinary: label) : nil)
    guard let said, isOrdinary || !said.isOfSchool else { return nil }
    let own = said.weekly + said.dated
    guard said.isRest else { return ServicePattern(base: own, rules: []) }
    // Of what その他の日 on a page of its own is the rest, another page says.
    guard labels.contains(where: { $0 != label }) else { return nil }
    var others: [DayTerm] = []
    for other in Set(labels).sorted() where other != label {
      if qualified.contains(other), definitions[LabelDefinition.folded(other)] == nil { return nil }
      let pattern =
        definitions[LabelDefinition.folded(other)].flatMap { other in
          other.isRest ? nil : ServicePattern(base: other.weekly + other.dated, rules: [])
        } ?? ServicePattern.read(other).pattern
      guard let days = pattern?.daysAlone else { return nil }
      others += days
    }
    return ServicePattern(
      base: own.map { term in
        DayTerm(periods: term.periods, days: term.days, except: term.except + others)
      }, rules: [])
  }
}
