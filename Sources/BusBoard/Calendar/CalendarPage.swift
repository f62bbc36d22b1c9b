import BusModel
import BusQuery

extension CalendarScreen.Output {
  /// The page: the month as weeks, and below it the days that are not what their weekday says.
  public func page(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let name = language.month(month)
    return Frame(
      title: "\(name) – \(language.calendar)", heading: "\(language.calendar)",
      content: """
        \(steps(language, name))
        \(form(language))
        \(table(language, name))
        \(reasons(language))
        """,
      kind: "calendar"
    ).document(visit)
  }

  private func steps(_ language: Language, _ name: String) -> HTML {
    let before = month.adding(days: -1)
    let after = month.adding(days: CivilDate.days(inMonth: month.month, of: month.year))
    return """
      <nav class="steps" aria-label="\(language.calendar)">\
      <a href="\(address(of: before))" rel="prev">\(language.month(before))</a>\
      <strong>\(name)</strong>\
      <a href="\(address(of: after))" rel="next">\(language.month(after))</a></nav>
      """
  }

  private func address(of date: CivilDate) -> String {
    let month = String(date.description.prefix(7))
    return Address.page("/calendar", ["month": month, "operator": company])
  }

  private func form(_ language: Language) -> HTML {
    guard companies.count > 1 else {
      return companies.first.map { "<p>\(language.place($0.name))</p>" } ?? .none
    }
    let choices = companies.map { company -> HTML in
      let isChosen: HTML = company.id == self.company ? " selected" : .none
      return "<option value=\"\(company.id)\"\(isChosen)>\(company.name)</option>"
    }
    return """
      <form method="get" action="/calendar" class="inline">\
      <input type="hidden" name="month" value="\(String(month.description.prefix(7)))">\
      <label>\(language.company) <select name="operator">\(choices)</select></label> \
      <button class="second">\(language.show)</button></form>
      """
  }

  private func table(_ language: Language, _ name: String) -> HTML {
    let heads = Weekday.allCases.map { weekday in
      "<th scope=\"col\">\(language.shortName(of: weekday))</th>" as HTML
    }
    let blanks = (0..<(days.first?.weekday.rawValue ?? 0)).map { _ in "<td></td>" as HTML }
    let cells = blanks + days.map { cell($0, language) }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      "<tr>\(Array(cells[start..<min(start + 7, cells.count)]))</tr>\n" as HTML
    }
    return """
      <table class="month"><caption class="spoken">\(name)</caption>\
      <thead><tr>\(heads)</tr></thead><tbody>
      \(weeks)</tbody></table>
      """
  }

  private func cell(_ day: ServiceDay, _ language: Language) -> HTML {
    let isToday: HTML = day.date == today ? " aria-current=\"date\"" : .none
    return """
      <td class="\(Self.kind(of: day.runs))"\(isToday)>\
      <time datetime="\(day.date.description)">\(day.date.day)</time>\
      <span>\(language.mixed(language.short(day.runs)))</span></td>
      """
  }

  private static func kind(_ runs: ServiceDayKind) -> HTML {
    switch runs {
    case .weekday: "weekday"
    case .saturday: "saturday"
    case .sundayHoliday: "holiday"
    case .none: "none"
    case .special: "special"
    }
  }

  private static func kind(of runs: ServiceDayKind) -> HTML { kind(runs) }

  /// The days that do not run as their day of the week says, and those that nobody has settled.
  private func reasons(_ language: Language) -> HTML {
    let own = days.filter { !$0.isPlain }.map { day -> HTML in
      """
      <li><time datetime="\(day.date.description)">\(language.name(of: day.date))</time> \
      \(language.mixed("\(language.name(of: day.runs)): \(language.why(day))"))</li>

      """
    }
    let open = unsettled.prefix(1).map { Reason.seasonByLaw($0).text(language) }
    guard !own.isEmpty || !open.isEmpty else { return .none }
    return """
      \(language.banners(company == nil ? open : []))<ul class="reasons">\(own)</ul>
      """
  }
}

extension Language {
  /// "2026年11月", "November 2026".
  func month(_ date: CivilDate) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return self("\(names[date.month - 1]) \(date.year)", "\(date.year)年\(date.month)月")
  }

  var company: String { self("Company", "バス会社") }

  /// A service in the seventh part of a telephone's breadth.
  fileprivate func short(_ runs: ServiceDayKind) -> String {
    switch runs {
    case .weekday: self("week", "平日")
    case .saturday: self("Sat", "土曜")
    case .sundayHoliday: self("Sun", "日祝")
    case .none, .special: tab([runs])
    }
  }

  /// Why a day is not what its weekday says, for people who have never seen routes.json: "年末年始（バス会社の決まり）".
  func why(_ day: ServiceDay) -> String {
    day.rule == nil
      ? cause(of: day)
      : self("\(cause(of: day)) (a rule of the company)", "\(cause(of: day))（バス会社の決まり）")
  }
}
