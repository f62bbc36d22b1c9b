import BusModel
import BusQuery

extension RouteOutput {
  /// The page.
  public func page(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    return Frame(
      title: title(language), heading: language.place(link.title), lead: lead(language),
      content: """
        <div data-fragment="board"\(waits)>
        \(language.banners(sentences(language)))\(hero(language))\(tabs(language))\
        \(timeLine(language))\(density(language))</div>
        \(forms(language))
        """,
      bar: bar(language), source: source(language), kind: "route", isLive: isLive
    ).document(visit, pace: isLive ? .minute : .day)
  }

  /// Whether the page is to ask again for where the buses are.
  private var waits: HTML {
    guard approachURL != nil, isNear else { return .none }
    return approach == nil ? " data-approach=\"asked\"" : " data-approach=\"said\""
  }

  /// Whether the next bus is so near that it is worth while to ask where it is.
  public var isNear: Bool { answer?.isNear ?? false }

  /// "7:41 あと11分 – 自宅 ↔ 駅": the answer is the first thing in the tab.
  private func title(_ language: Language) -> String {
    guard let next else { return link.title }
    return language.clock(next.departure.schedule.departureTime) + " "
      + language.wait(minutes: next.minutesUntilDeparture) + " – " + link.title
  }

  private func lead(_ language: Language) -> HTML {
    let why = day.day.isPlain ? "" : language.why(day.day)
    let because: HTML =
      why.isEmpty ? .none : " <span class=\"because\">\(language.mixed(why))</span>"
    let clock: HTML =
      isLive
      ? """
      <p class="clock" role="timer" aria-live="off" data-clock="\(binding.hasSeconds ? "seconds" : "minutes")">\
      \(binding.hasSeconds ? now.clockWithSeconds : now.clock)</p>
      """ : .none
    return """
      <p class="date"><time datetime="\(day.day.date.description)">\
      \(language.longDate(day.day.date))</time> <span class="service">\
      \(language.mixed(language.name(of: day.day.runs)))</span>\(because)</p>\(clock)
      """
  }

  /// What has to be told before the times.
  func sentences(_ language: Language) -> [String] {
    let fields = binding.faults.map { language.unread($0) }
    let reason = (answer?.reason ?? (isLive ? nil : day.reason)).map { [$0.text(language)] } ?? []
    let data = (answer?.data ?? day.data).line(language).map { [$0] } ?? []
    let notices = (answer?.notices ?? day.notices).map { $0.text(language) }
    return fields + reason + data + notices.filter { !reason.contains($0) }
  }

  /// The two ways at the bottom, by the names of where they go.
  private func bar(_ language: Language) -> HTML {
    let links = ways.map { way -> HTML in
      let isHere: HTML = way.direction == direction ? " aria-current=\"page\"" : .none
      let place = way.place.map { "<small>\(language.place($0))</small>" as HTML } ?? .none
      let address = address(direction: way.direction)
      return """
        <a href="\(address)"\(isHere)>\(language.name(of: way.direction)) \(place)</a>
        """
    }
    let now: HTML =
      isLive ? "<a class=\"to-now\" href=\"#now\">\(language.toNow)</a>\n" : .none
    let both: HTML =
      links.count > 1
      ? "<nav class=\"ways\" aria-label=\"\(language.ways)\">\(links)</nav>\n" : .none
    return "<div class=\"dock\">\n\(both)\(now)</div>"
  }

  /// This page for another way or another timetable, the day kept unless another is named.
  func address(direction: Direction, service: RunningService? = nil) -> String {
    let isKept = service == nil
    return Address.route(
      link.name, "",
      [
        "direction": direction.rawValue,
        "date": isKept ? binding.date?.description : nil,
        "service": isKept ? binding.service : service?.kinds.first?.name,
      ])
  }

  /// Where the times are from, and when that was confirmed.
  private func source(_ language: Language) -> HTML {
    var seen: Set<String> = []
    let pages = day.columns.map(\.source).filter { seen.insert($0.url).inserted }
    guard !pages.isEmpty else { return .none }
    let items = pages.map { page -> HTML in
      let when = "\(language.name(of: page.fetchedAt.date)) \(page.fetchedAt.clock)"
      return """
        <li><a href="\(page.url)" rel="noreferrer">\(page.url)</a> \
        <span>\(language.confirmed(at: when))</span></li>
        """
    }
    return "<p class=\"source\">\(language.source)</p><ul class=\"source\">\(items)</ul>"
  }
}
