import BusModel
import BusQuery

/// The parts of a departure that every page prints in the same way.
extension Language {
  /// The time, with the moment for machines.
  func time(of departure: PlannedDeparture) -> HTML {
    """
    <time datetime="\(departure.departsAt.description)">\(time(departure.schedule.departureTime))</time>
    """
  }

  /// How long until it leaves; the browser counts it down.
  func wait(minutes: Int, until departsAt: Moment) -> HTML {
    """
    <b class="wait" data-departs="\(departsAt.secondsSince1970)">\
    \(minutes < 0 ? gone : wait(minutes: minutes))</b>
    """
  }

  /// The place for the same on a page of another day: filled in by a browser that keeps the page until
  /// that day comes and has no network then.
  func laterWait(until departure: PlannedDeparture) -> HTML {
    """
    <b class="wait" data-later="\(departure.departsAt.secondsSince1970)" \
    data-day="\(departure.serviceDate.description)"></b>
    """
  }

  /// The line in a tag of its colour; the name always stands in it.
  func tag(_ name: String?, among lines: [String]) -> HTML {
    guard let name else { return .none }
    let colour = LineColour(position: lines.firstIndex(of: name) ?? 0)
    return "<span class=\"tag line-\(colour.rawValue)\">\(place(name))</span>"
  }

  /// Where it goes.
  func destination(of departure: PlannedDeparture) -> HTML {
    guard let name = departure.schedule.destination else { return .none }
    return "<span class=\"dest\">\(towards(name))</span>"
  }

  /// Where it leaves from: the platform, and the stop where a route has several.
  func platform(of departure: PlannedDeparture, withStop: Bool) -> HTML {
    let platform = departure.schedule.platform.map { name(ofPlatform: $0) }
    let stop = withStop ? departure.stop : nil
    let parts = [stop, platform].compactMap { $0 }.joined(separator: " ")
    return parts.isEmpty ? .none : "<span class=\"platform\">\(place(parts))</span>"
  }
}
