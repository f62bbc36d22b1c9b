import BusModel
import BusQuery

extension TodayScreen.Output {
  /// `/sign`: the same routes for a wall, without anything to press.
  public func signPage(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" data-now="\(now.secondsSince1970)" \
      data-build="\(Asset.build)" data-store="\(Asset.store.address)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(language.today)</title>
      <link rel="stylesheet" href="\(Asset.css.address)">
      <link rel="icon" type="image/svg+xml" href="\(Asset.icon.address)">
      <script type="module" src="\(Asset.board.address)"></script>
      <noscript><meta http-equiv="refresh" content="60"></noscript>
      </head>
      <body class="sign">
      <main>
      <h1><time datetime="\(now.date.description)" data-fragment="date">\(language.longDate(now.date))</time> \
      <span class="clock" role="timer" aria-live="off" data-clock="seconds">\(now.clockWithSeconds)</span></h1>
      <div class="cards\(cards.count > 2 ? " many" : .none)" data-fragment="sign"\(cards.waits)>\(cards.map { $0.sign(language, now) })\
      \(cards.isEmpty ? "<p class=\"empty\">\(language.noRoutes)</p>" : .none)</div>
      </main>
      </body>
      </html>

      """
    return BoardDocument(page.text, pace: .minute)
  }

  /// `/sign.txt`: for displays that know only letters, in lines of so many half-width columns.
  ///
  /// - Parameters:
  ///   - visit: who looks.
  ///   - columns: how wide the display is.
  ///   - lines: how many lines it has.
  /// - Returns: text, each line ended by a line feed.
  public func signText(_ visit: Visit, columns: Int, lines: Int) -> BoardDocument {
    let style = TerminalStyle(width: min(max(columns, 20), 200))
    let text = cards.map { $0.answer.text(visit.language, style) }.joined(separator: "\n")
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(min(max(lines, 1), 200))
    return BoardDocument(shown.joined(separator: "\n") + "\n", .text, pace: .minute)
  }
}

extension TodayScreen.Card {
  fileprivate func sign(_ language: Language, _ now: Moment) -> HTML {
    let lines = answer.departures.compactMap(\.departure.schedule.routeName)
    let rows = answer.departures.map { departure -> HTML in
      let state: HTML = departure.isReachable ? .none : " class=\"near\""
      return """
        <li\(state)>\(language.time(of: departure.departure)) \
        \(language.wait(minutes: departure.minutesUntilDeparture, until: departure.departsAt)) \
        \(language.tag(departure.departure.schedule.routeName, among: lines)) \
        \(language.destination(of: departure.departure)) \
        \(language.platform(of: departure.departure, withStop: false))\
        \(departure.late(language, approach))</li>

        """
    }
    let later: HTML =
      answer.departures.isEmpty
      ? answer.nextService.map { service in
        """
        <li>\(language.name(of: service.day.date, at: answer.clock)) \
        \(language.time(of: service.departure))</li>
        """
      } ?? .none : .none
    return """
      <section>
      <h2>\(language.place(link.title)) <small>\(language.name(of: answer.direction))</small></h2>
      \(language.banners(sentences(language)))<ol>\(rows)\(later)</ol>
      \(approach?.html(language, at: now) ?? .none)
      </section>

      """
  }
}
