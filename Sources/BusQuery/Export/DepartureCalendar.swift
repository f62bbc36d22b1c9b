public import BusModel

/// The buses of some days as a calendar file (RFC 5545): one event a departure.
///
/// Moments are in UTC, so that no calendar needs to know Japan's zone. An event's UID is made of
/// what a passenger would call the bus: the same bus has the same one in every export.
public struct DepartureCalendar: Sendable {
  /// How many buses there are.
  public var count: Int { departures.count }
  /// The days of which it cannot be told what runs, or parts of them, with the reason.
  public let doubts: [(date: CivilDate, reason: Reason)]

  private let departures: [PlannedDeparture]
  private let setting: RouteSetting
  private let direction: Direction
  private let stamp: Moment

  /// The buses of a route from one day on.
  ///
  /// - Parameters:
  ///   - setting: the route.
  ///   - direction: which way.
  ///   - dates: the service days.
  ///   - span: only buses from the first of these times to the second, of the service day.
  ///   - route: what the store knows; nil when it knows nothing.
  ///   - calendar: the operator's days.
  ///   - clock: the time of the export, for data that has none of its own.
  public init(
    of setting: RouteSetting, _ direction: Direction, on dates: [CivilDate],
    between span: ClosedRange<ServiceTime>? = nil, from route: PublishedRoute?,
    in calendar: ServiceCalendar, clock: Moment
  ) {
    let plans = dates.map { ServiceDayPlan(route, direction, on: $0, in: calendar) }
    doubts = plans.flatMap { plan in
      (plan.isKnown ? plan.notices : [plan.reason].compactMap { $0 }).map { (plan.day.date, $0) }
    }
    departures = plans.flatMap(\.departures).filter { departure in
      span.map { $0.contains(departure.schedule.departureTime) } ?? true
    }
    self.setting = setting
    self.direction = direction
    stamp = route?.versions.map(\.publishedAt).max() ?? clock
  }

  /// The file, its lines ended by CR and LF.
  ///
  /// - Parameter language: the words beside those of the page.
  /// - Returns: one VCALENDAR; the RFC wants at least one event in it.
  public func text(_ language: Language) -> String {
    var lines = CalendarLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//bus//bus export ics//\(language.rawValue.uppercased())")
    lines.add("CALSCALE", "GREGORIAN")
    lines.add("X-WR-CALNAME", text: name(language))
    var seen: [String: Int] = [:]
    for departure in departures {
      let key = identity(of: departure)
      let number = seen[key, default: 0]
      seen[key] = number + 1
      event(departure, "\(key)#\(number)", language, &lines)
    }
    lines.add("END", "VCALENDAR")
    return lines.text
  }

  private func name(_ language: Language) -> String {
    language.name(of: setting.title ?? setting.name, direction)
  }

  private func event(
    _ departure: PlannedDeparture, _ key: String, _ language: Language,
    _ lines: inout CalendarLines
  ) {
    let schedule = departure.schedule
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", ContentHash.sha256(Array(key.utf8)).prefix(32) + "@bus")
    lines.add("DTSTAMP", stamp.calendarForm)
    lines.add("DTSTART", departure.departsAt.calendarForm)
    let title = setting.title ?? setting.name
    let isNameless = schedule.routeName == nil && schedule.destination == nil
    let names = [
      "\(schedule.departureTime)", schedule.routeName, isNameless ? title : nil,
      LineNames.arrow(schedule.destination),
    ]
    lines.add("SUMMARY", text: Self.clean(names, " "))
    let platform = schedule.platform.map { language.name(ofPlatform: $0) }
    lines.add("LOCATION", text: Self.clean([departure.stop ?? title, platform], " "))
    lines.add("DESCRIPTION", text: remarks(of: departure, language))
    // A web address has nothing to escape; a page's own text is none.
    lines.add("URL", TerminalText.clean(departure.source.url))
    if departure.doubt != nil { lines.add("STATUS", "TENTATIVE") }
    lines.add("TRANSP", "TRANSPARENT")
    lines.add("END", "VEVENT")
  }

  /// Day label, marks, last bus, and whether it may not run: a line each.
  private func remarks(of departure: PlannedDeparture, _ language: Language) -> String {
    var remarks = [departure.label.map { TerminalText.clean($0) } ?? ""]
    remarks += language.words(for: departure.schedule.marks)
    if let last = language.lastBus(departure) { remarks.append(last) }
    if let doubt = departure.doubt { remarks.append(language.doubt(doubt)) }
    remarks += doubts.filter { $0.date == departure.serviceDate }.map { $0.reason.text(language) }
    return remarks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What makes a bus the same bus in another export.
  private func identity(of departure: PlannedDeparture) -> String {
    let schedule = departure.schedule
    let parts: [String?] = [
      setting.id, direction.rawValue, "\(departure.serviceDate)", "\(schedule.departureTime)",
      departure.stop, schedule.routeName, schedule.destination, schedule.platform,
    ]
    return parts.map { $0 ?? "" }.joined(separator: "\u{1F}")
  }

  private static func clean(_ parts: [String?], _ separator: String) -> String {
    parts.compactMap { $0 }.map { TerminalText.clean($0) }.filter { !$0.isEmpty }
      .joined(separator: separator)
  }
}

extension Moment {
  /// "20261121T074100Z".
  fileprivate var calendarForm: String {
    let utc = Moment(secondsSince1970: secondsSince1970 - 9 * 3600)
    let second = ((utc.secondsSince1970 % 60) + 60) % 60
    let digits = "\(utc.date)\(utc.clock)\(second < 10 ? "0" : "")\(second)"
      .filter { $0 != "-" && $0 != ":" }
    return digits.prefix(8) + "T" + digits.dropFirst(8) + "Z"
  }
}
