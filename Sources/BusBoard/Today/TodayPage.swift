import BusModel
import BusQuery

extension TodayScreen.Output {
  /// The page.
  public func page(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    return Frame(
      title: title(language), heading: "\(language.today)",
      lead: """
        <p class="date"><time datetime="\(now.date.description)">\(language.longDate(now.date))</time></p>
        """,
      content: """
        <div data-fragment="today"\(cards.waits)>\(cards.isEmpty ? Self.empty(language) : body(language))</div>
        """,
      kind: "today", isLive: true
    ).document(visit, pace: .minute)
  }

  private func body(_ language: Language) -> HTML {
    """
    <div class="cards">\(cards.map { $0.html(language, now) })</div>
    \(DayStrip(cards, at: now).html(language))
    """
  }

  /// What a household meets first.
  private static func empty(_ language: Language) -> HTML {
    """
    <p class="empty">\(language.noRoutes)</p>
    <p><a href="/settings">\(language.settings)</a></p>
    """
  }

  /// "7:41 あと11分 – きょう": the answer is the first thing in the tab.
  private func title(_ language: Language) -> String {
    guard let card = cards.first, let index = card.next else { return language.today }
    let next = card.answer.departures[index]
    return language.clock(next.departure.schedule.departureTime) + " "
      + language.wait(minutes: next.minutesUntilDeparture) + " – " + card.link.title
  }
}

extension TodayScreen.Card {
  fileprivate func html(_ language: Language, _ now: Moment) -> HTML {
    """
    <article class="glance">
    <h2><a href="\(Address.route(link.name))">\(language.place(link.title))</a>\
    <small>\(language.name(of: answer.direction))</small></h2>
    \(language.banners(sentences(language)))\
    \(body(language, now))
    </article>

    """
  }

  /// What has to be told before the times: that there are none, that they are old.
  func sentences(_ language: Language) -> [String] {
    let data = answer.data.line(language).map { [$0] } ?? []
    return (answer.reason.map { [$0.text(language)] } ?? []) + data
      + answer.notices.map { $0.text(language) }
  }

  private func body(_ language: Language, _ now: Moment) -> HTML {
    guard let index = next else { return later(language) }
    let departure = answer.departures[index]
    let lines = answer.departures.compactMap(\.departure.schedule.routeName)
    let leave: HTML =
      leaving[index].map { moment in
        "<p class=\"leave\">\(language.leaveHome(at: language.clock(moment)))</p>\n"
      } ?? .none
    let rest = answer.departures.dropFirst(index + 1).map { row($0, language) }
    return """
      <p class="\(departure.bigness)">\(language.wait(minutes: departure.minutesUntilDeparture, until: departure.departsAt))</p>
      <p class="line">\(language.time(of: departure.departure)) \
      \(language.tag(departure.departure.schedule.routeName, among: lines)) \
      \(language.destination(of: departure.departure)) \
      \(language.platform(of: departure.departure, withStop: false))\
      \(departure.late(language, approach))</p>
      \(leave)\(approach?.html(language, at: now) ?? .none)\
      <ol class="rest">\(rest)</ol>
      """
  }

  private func row(_ departure: NextDeparture, _ language: Language) -> HTML {
    """
    <li>\(language.time(of: departure.departure)) \
    \(language.wait(minutes: departure.minutesUntilDeparture, until: departure.departsAt))\
    \(departure.late(language, approach))</li>
    """
  }

  /// The first bus of a later day.
  private func later(_ language: Language) -> HTML {
    guard let service = answer.nextService else { return .none }
    return """
      <p class="line">\(language.name(of: service.day.date, at: answer.clock)) \
      \(language.time(of: service.departure)) \(language.destination(of: service.departure))</p>
      """
  }
}

extension NextDeparture {
  /// Words of hours need smaller letters to stand on one line.
  var bigness: HTML { minutesUntilDeparture < 60 ? "big" : "big long" }
}

extension [TodayScreen.Card] {
  /// Whether the page is to ask again soon for where the buses are: at once where nothing is known
  /// yet, else every minute.
  var waits: HTML {
    let asked = filter { $0.hasApproach && $0.isNear }
    guard !asked.isEmpty else { return .none }
    return asked.contains { $0.approach == nil }
      ? " data-approach=\"asked\"" : " data-approach=\"said\""
  }
}

extension TodayScreen.Card {
  /// Whether its next bus is so near that it is worth while to ask where it is.
  public var isNear: Bool { answer.isNear }
}

extension NextDepartures {
  /// Earlier nobody asks a company where its bus is.
  private static let nearMinutes = 30

  /// Whether the next bus is so near that it is worth while to ask where it is.
  var isNear: Bool {
    departures.first.map { $0.minutesUntilDeparture <= Self.nearMinutes } ?? false
  }
}
