import BusModel
import BusQuery

extension RouteOutput {
  /// From how many minutes on a gap between two buses is marked.
  private static let wideGap = 60

  /// How many of those that have gone stay in sight.
  private static let goneInSight = 2

  /// The departures of the day, the present minute as a line among them; those that have gone are
  /// folded, all but the last two.
  func timeLine(_ language: Language) -> HTML {
    guard !entries.isEmpty else { return .none }
    let coming = entries.firstIndex { !$0.hasGone } ?? entries.count
    let folded = isLive ? max(0, coming - Self.goneInSight) : 0
    let past: HTML =
      folded == 0
      ? .none
      : """
      <details class="past" id="past"><summary>\(language.gone(count: folded))</summary>
      <ol>\(items(0..<folded, language))</ol></details>

      """
    let seen = items(folded..<coming, language)
    let left = items(coming..<entries.count, language)
    let now: HTML =
      isLive
      ? "<li id=\"now\" class=\"now\"><span data-now-line>\(language.nowLine(self.now.clock))</span></li>\n"
      : .none
    return """
      <section class="times" aria-labelledby="times">
      <h2 id="times">\(language.timeLine)</h2>
      \(past)<ol class="axis">
      \(seen)\(now)\(left)</ol>
      </section>

      """
  }

  private func items(_ range: Range<Int>, _ language: Language) -> [HTML] {
    range.map { index in
      card(entries[index], index, language) + gap(after: index, language)
    }
  }

  private func gap(after index: Int, _ language: Language) -> HTML {
    guard index + 1 < entries.count else { return .none }
    let minutes = entries[index + 1].departure.departsAt
      .minutes(since: entries[index].departure.departsAt)
    guard minutes >= Self.wideGap, !entries[index + 1].hasGone || !isLive else { return .none }
    return "<li class=\"gap\">\(language.gap(minutes: minutes))</li>\n"
  }

  /// One departure: what is seen at a glance, and below it, unfolded, all that is known.
  private func card(_ entry: TimeLineEntry, _ index: Int, _ language: Language) -> HTML {
    let departure = entry.departure
    let state: HTML =
      entry.hasGone ? " class=\"gone\"" : entry.isReachable ? .none : " class=\"near\""
    let wait =
      entry.minutes.map { language.wait(minutes: $0, until: departure.departsAt) }
      ?? language.laterWait(until: departure)
    // The same bus keeps its name while others go, so that what is unfolded stays so.
    let id =
      "d\(departure.serviceDate.dayNumber % 10)-\(departure.schedule.departureTime.minutes)-"
      + "\(index)"
    return """
      <li\(state)><details id="\(id)"><summary>\(language.time(of: departure)) \(wait) \
      \(language.tag(departure.schedule.routeName, among: lines)) \
      \(language.destination(of: departure)) \
      \(language.platform(of: departure, withStop: hasStops))\(entry.late(language, approach))\
      \(marks(of: departure, language))</summary>
      \(detail(entry, language))</details></li>

      """
  }

  /// The stops that it calls at later.
  private func via(_ entry: TimeLineEntry, _ language: Language) -> HTML {
    guard !entry.via.isEmpty else { return .none }
    let stops = entry.via.map { "\($0.name) \(language.clock($0.time))" }
    return "\(language.mixed(stops.joined(separator: " → "))) · "
  }

  /// The marks in short, as the page prints them.
  private func marks(of departure: PlannedDeparture, _ language: Language) -> HTML {
    let marks =
      departure.schedule.marks.map(\.mark).joined(separator: " ")
      + (departure.doubt == nil ? "" : " ?")
    return marks.isEmpty ? .none : " <span class=\"marks\">\(language.place(marks))</span>"
  }

  private func detail(_ entry: TimeLineEntry, _ language: Language) -> HTML {
    let departure = entry.departure
    let remarks = entry.remarks(language)
    let said: HTML =
      remarks.isEmpty ? .none : "\(language.mixed(language.listed(remarks))) · "
    let address = Address.route(
      link.name, "why",
      [
        "time": departure.schedule.departureTime.description, "direction": direction.rawValue,
        "date": departure.serviceDate.description,
      ])
    let source = departure.source
    let when = language.confirmed(
      at: "\(language.name(of: source.fetchedAt.date)) \(source.fetchedAt.clock)")
    return """
      <p>\(said)\(via(entry, language))<a href="\(source.url)" rel="noreferrer">\(language.source)</a> \(when) · \
      <a href="\(address)">\(language.whyThis)</a></p>
      """
  }
}
