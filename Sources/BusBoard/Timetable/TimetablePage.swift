public import BusModel
public import BusQuery

/// `/r/{name}/timetable`: the hours and minutes as on paper, all kinds of day side by side; or, for a
/// date, what runs on that day. It prints on one A4.
public struct TimetablePage: Sendable {
  private let link: RouteLink
  private let direction: Direction?
  private let date: CivilDate?
  private let sheet: TimetableSheet
  private let day: DayTimetable?

  /// The page.
  ///
  /// - Parameters:
  ///   - basis: the route.
  ///   - binding: what was asked: one way or both, one date or all kinds of day.
  ///   - now: what the clock says.
  public init(_ basis: RouteBasis, _ binding: RouteScreen.Binding, now: Moment) {
    link = RouteLink(basis.setting)
    direction = binding.direction
    date = binding.date
    let way = binding.direction ?? basis.setting.usualDirection(at: now)
    sheet = TimetableSheet(
      of: basis, binding.direction.map { [$0] } ?? Direction.allCases, from: now.date, clock: now)
    day = binding.date.map { basis.day(way, on: $0, clock: now) }
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let letters = day == nil ? "letter-\(sheet.tenthsOfPoints(language))" : "letter-90"
    let content = HTML(made: day?.content(language) ?? sheet.content(language))
    return Frame(
      title: "\(language.timetable) – \(link.title)", heading: language.place(link.title),
      content: """
        <div class="sheet \(letters)" tabindex="0" role="region" aria-label="\(language.timetable)">
        \(content)</div>
        \(form(language))
        """,
      kind: "paper"
    ).document(visit)
  }

  private func form(_ language: Language) -> HTML {
    let way: HTML =
      direction.map {
        "<input type=\"hidden\" name=\"direction\" value=\"\($0.rawValue)\">" as HTML
      } ?? .none
    return """
      <section class="more"><form method="get" action="\(Address.route(link.name, "timetable"))">\
      \(way)<label>\(language.otherDay) <input type="date" name="date" value="\(date?.description ?? "")" \
      required></label><button class="second">\(language.show)</button></form>
      <ul class="links"><li><a href="\(Address.route(link.name))">\(language.backToBoard)</a></li></ul>\
      </section>
      """
  }
}

extension Language {
  var backToBoard: String { self("Back to the board", "発車案内へ戻る") }
}
