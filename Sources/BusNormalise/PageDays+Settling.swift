import BusLabels
import BusModel

/// Which of the rules of a page hold beside one another, and in what order.
extension PageDays {
  /// 日曜 of 8月13日～16日は土曜ダイヤ（日曜日は日祝ダイヤ）: what the same sentence says of days of the week is said within its dates.
  private func exceptions(from rule: PageDayRule, among weekly: [PageDayRule]) -> [DayTerm] {
    guard let runs = rule.runs, runs != ServiceDayKind.none,
      ["（", "(", "場合"].contains(where: rule.because.contains)
    else { return [] }
    return weekly.filter {
      $0.because == rule.because && $0.runs != runs && $0.runs != ServiceDayKind.none
    }.flatMap(\.when)
  }

  /// Leaves open what the page itself denies, and gives the periods their dates.
  mutating func settle(_ page: RawPage, _ patterns: [ServicePattern]) {
    let filled = page.timetables.filter { !$0.departures.isEmpty }.compactMap(\.label)
      .compactMap { ServicePattern.read($0).pattern }
    // 12/31～1/3は運休 holds on Sundays too of which another line says as what they run.
    let parts = rules.flatMap(\.apart)
    let weekly = parts.filter { rule in
      rule.runs != nil
        && (rule.isOfEves || rule.when.allSatisfy { $0.periods.isEmpty && $0.except.isEmpty })
    }
    let dated = parts.filter { !weekly.contains($0) }
    // Where the bus passes the stop, it does so whatever it runs as; 土日祝運休 holds within 休業期間 too.
    let passing = dated.filter(\.isOfPassing).flatMap(\.when)
    let resting = parts.flatMap(\.weeklyRest)
    // 12/1～3/15は7:10発を運休: whatever 12/31 runs as, that bus does not.
    let ofSome = dated.filter(\.isOfSomeBuses).flatMap(\.when)
    rules =
      weekly
      + dated.map { rule in
        rule.isOfPassing || rule.isOfSomeBuses
          ? rule
          : rule.without(
            passing + (isDefinition(rule) ? resting : []) + exceptions(from: rule, among: weekly)
              + (rule.runs == ServiceDayKind.none ? [] : ofSome))
      }
    rules = rules.map(named)
    rules = rules.map { rule in
      // Two tables may each say something else of the same dates.
      let isDenied = rules.contains { $0.when == rule.when && $0.runs != rule.runs }
      // 日曜運休 below a column 日曜 is said of another bus.
      let isOfAnother =
        rule.runs == ServiceDayKind.none && !rule.isOfDates && filled.contains(where: rule.takesAll)
      // 定休日　木曜 beside 毎日運行 is a shop's, if anything.
      let isOfShop =
        rule.runs == ServiceDayKind.none && rule.because.hasPrefix("定休日")
        && patterns.contains { $0.base.contains { $0.days == .everyDay } }
      return (isOfAnother || isDenied || isOfShop ? rule.leftOpen : rule).defining(names)
    }
    runSundays(patterns)
  }

  /// 1/1は「土日」の時刻 beside a column that is of no holidays: that column, and none of holidays.
  private mutating func runSundays(_ patterns: [ServicePattern]) {
    let own = labels.filter { label in
      ServicePattern.read(label).pattern?.daysAlone?.contains { term in
        term.periods.isEmpty && term.days.kinds.isSuperset(of: [.saturday, .sunday])
          && !term.days.kinds.contains(.weekday)
      } == true
    }
    guard Set(own).count == 1, let label = own.first, !patterns.contains(where: \.namesHolidays)
    else { return }
    for index in rules.indices where rules[index].runs == .sundayHoliday {
      rules[index] = PageDayRule(
        when: rules[index].when, runs: .special(label), because: rules[index].because)
    }
  }

  /// Leaves nothing open from the date on which all that is printed begins: 12月1日にダイヤを改正します beside 12月1日改正.
  mutating func forgetBeginning(of page: RawPage) {
    let begins = page.timetables.map { RevisionDate.find(in: $0.remarks) }
    guard let first = begins.first, let date = first, begins.allSatisfy({ $0 == date }) else {
      return
    }
    let isOver = { (rule: PageDayRule) -> Bool in
      guard rule.runs == nil, rule.when.count == 1, rule.when[0].days.isEmpty,
        rule.when[0].periods.count == 1, case .span(let span) = rule.when[0].periods[0],
        span.last == nil, let start = span.first
      else { return false }
      return start.month == date.month && start.earliest == date.day && start.year == date.year
    }
    let lines = rules.filter(isOver).map(\.because)
    rules.removeAll(where: isOver)
    notices.removeAll { notice in lines.contains { notice == Notice(.specialDays(line: $0)) } }
  }
}

extension DayTerm {
  /// Whether it names kinds of day alone, and no dates.
  fileprivate var isWeekly: Bool { periods.isEmpty && except.isEmpty && stand == nil }

  /// 祝前日, whatever else it says.
  fileprivate var isOfEves: Bool {
    !periods.isEmpty
      && periods.allSatisfy { if case .beside(_, .dayBefore) = $0 { true } else { false } }
  }
}

extension PageDayRule {
  /// Whether its sentence speaks of some buses by their number or time, and what they do is open: 7:10発, 3便, 最終便.
  fileprivate var isOfSomeBuses: Bool {
    guard runs == nil, !when.allSatisfy(\.isWeekly) else { return false }
    if ["最終便", "最終バス", "始発便", "始発バス", "終バス"].contains(where: because.holds(bytes:)) { return true }
    let scalars = Array(because.unicodeScalars)
    return scalars.indices.dropFirst().contains { index in
      guard scalars[index - 1].properties.numericType != nil else { return false }
      return "便時".unicodeScalars.contains(scalars[index])
        || ":：".unicodeScalars.contains(scalars[index]) && index + 1 < scalars.count
          && scalars[index + 1].properties.numericType != nil
    }
  }

  /// The rule for its days of the week and that for its dates: 土曜日、12月29日は土曜ダイヤ.
  fileprivate var apart: [PageDayRule] {
    let weekly = when.filter(\.isWeekly)
    guard let runs, runs != .none, !weekly.isEmpty, weekly.count < when.count else { return [self] }
    return [weekly, when.filter { !$0.isWeekly }].map {
      PageDayRule(when: $0, runs: runs, because: because)
    }
  }

  /// 祝前日は「金」の時刻.
  fileprivate var isOfEves: Bool {
    guard case .special? = runs else { return false }
    return when.allSatisfy(\.isOfEves)
  }

  /// The days of the week of 土日祝運休 and 土日祝、12/26～1/4運休, or of which it is open whether something runs.
  fileprivate var weeklyRest: [DayTerm] {
    guard runs == nil || runs == ServiceDayKind.none else { return [] }
    return when.filter { $0.isWeekly && $0.days != .everyDay }
  }

  /// この停留所は12月1日～3月15日の間、全便通過します.
  fileprivate var isOfPassing: Bool {
    runs == ServiceDayKind.none && (because.contains("通過") || because.contains("停車しません"))
  }

  /// The rule on other days than these.
  fileprivate func without(_ days: [DayTerm]) -> PageDayRule {
    guard !days.isEmpty else { return self }
    let terms = when.map {
      DayTerm(periods: $0.periods, days: $0.days, except: $0.except + days, stand: $0.stand)
    }
    return PageDayRule(when: terms, runs: runs, because: because)
  }

  /// Whether dates are taken out of its days: after 9/30 nothing runs.
  fileprivate var isOfDates: Bool { when.allSatisfy { !$0.except.isEmpty } }
}
