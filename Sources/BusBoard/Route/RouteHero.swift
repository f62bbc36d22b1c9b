import BusModel
import BusQuery

extension RouteOutput {
  /// The answer at the top: the next bus, when to leave home for it, and the one after.
  func hero(_ language: Language) -> HTML {
    guard isLive else { return .none }
    guard let next else { return later(language) }
    let departure = next.departure
    let remarks = next.lastingRemarks(language)
    let said: HTML =
      remarks.isEmpty
      ? .none : "<p class=\"remarks\">\(language.mixed(language.listed(remarks)))</p>\n"
    let leave: HTML =
      leaving.map {
        "<p class=\"leave\" data-leave=\"\($0.secondsSince1970)\">"
          + "\(language.leaveHome(at: language.clock($0)))</p>\n"
      } ?? .none
    return """
      <section class="hero" aria-labelledby="next">
      <h2 id="next">\(language.next)</h2>
      <p class="\(next.bigness)">\(language.wait(minutes: next.minutesUntilDeparture, until: next.departsAt))</p>
      <p class="line">\(language.time(of: departure)) \
      \(language.tag(departure.schedule.routeName, among: lines)) \
      \(language.destination(of: departure)) \
      \(language.platform(of: departure, withStop: hasStops))\(next.late(language, self.approach))</p>
      \(said)\(leave)\(after(language))\(approach(language))\
      <p class="spoken" role="status" data-spoken></p>
      </section>

      """
  }

  /// Whether the buses leave from more than one stop.
  var hasStops: Bool { Set(entries.map(\.departure.stop)).count > 1 }

  private func after(_ language: Language) -> HTML {
    guard let afterNext else { return .none }
    return """
      <p class="after">\(language.afterNext) \(language.time(of: afterNext.departure)) \
      \(language.wait(minutes: afterNext.minutesUntilDeparture, until: afterNext.departsAt))</p>

      """
  }

  private func approach(_ language: Language) -> HTML {
    guard approachURL != nil else { return .none }
    let address = Address.route(link.name, "approach", ["direction": direction.rawValue])
    let word = self.approach?.html(language, at: now) ?? .none
    return word + "<p><a class=\"button\" href=\"\(address)\">\(language.approach)</a></p>\n"
  }

  /// The first bus of a later day, when none is left.
  private func later(_ language: Language) -> HTML {
    guard let service = answer?.nextService else { return .none }
    return """
      <section class="hero" aria-labelledby="next">
      <h2 id="next">\(language.next)</h2>
      <p class="line">\(language.name(of: service.day.date, at: now)) \
      \(language.time(of: service.departure)) \(language.destination(of: service.departure))</p>
      </section>

      """
  }

  /// A tab for each timetable that the route has; that of the day is the current one.
  func tabs(_ language: Language) -> HTML {
    guard services.count > 1 else { return .none }
    let shown = shownService
    let links = services.map { service -> HTML in
      let isHere: HTML = service == shown ? " aria-current=\"true\"" : .none
      return """
        <a href="\(address(direction: direction, service: service))"\(isHere)>\
        \(language.mixed(language.tab(service.kinds)))</a>
        """
    }
    return "<nav class=\"tabs\" aria-label=\"\(language.dayTabs)\">\(links)</nav>\n"
  }

  /// Another day, and the pages that belong to this one.
  func forms(_ language: Language) -> HTML {
    let query: KeyValuePairs<String, String?> = ["direction": direction.rawValue]
    let pages = [("timetable", language.timetable), ("history", language.history)]
    let links = pages.map { page, name in
      "<li><a href=\"\(Address.route(link.name, page, query))\">\(name)</a></li>" as HTML
    }
    return """
      <section class="more">
      <form method="get" action="\(Address.route(link.name))">
      <input type="hidden" name="direction" value="\(direction.rawValue)">
      <label>\(language.otherDay) <input type="date" name="date" value="\(day.day.date.description)" \
      required></label>
      <button>\(language.show)</button>
      </form>
      <ul class="links">\(links)</ul>
      </section>

      """
  }
}
