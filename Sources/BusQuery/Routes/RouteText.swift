public import BusModel

/// The answer of `bus routes show`: a route's settings in words.
public struct RouteText: Sendable {
  private let entry: RouteList.Entry
  private let hints: @Sendable (TimetableURL) -> String?

  /// A route.
  ///
  /// - Parameters:
  ///   - entry: the route and its operator.
  ///   - hints: a page's hints as routes.json has them; nil when it has none.
  public init(_ entry: RouteList.Entry, hints: @escaping @Sendable (TimetableURL) -> String?) {
    self.entry = entry
    self.hints = hints
  }

  /// The name, and below it the pages of each way, the walk, the operator and the id.
  public func text(_ language: Language) -> String {
    lines(language).map { $0 + "\n" }.joined()
  }

  private func lines(_ language: Language) -> [String] {
    let route = entry.route
    let title = route.title.map { "  " + TerminalText.clean($0) } ?? ""
    var rows: [[String]] = []
    for direction in Direction.allCases {
      let way = language.name(of: direction)
      rows += route.timetableURLs(direction).map { [way, text(of: $0)] }
      if let url = approach(direction) {
        rows.append([way + language(" approach", "の接近情報"), TerminalText.clean(url)])
      }
    }
    if let minutes = route.walkMinutes {
      rows.append([language("walk", "徒歩"), "\(minutes)" + language(" min", "分")])
    }
    if let time = route.outboundUntil {
      rows.append([language("outbound until", "行きとする時刻"), language("\(time)", "\(time) まで")])
    }
    if let company = entry.company {
      let name = company.name.map { TerminalText.clean($0) + " (\(company.id))" } ?? company.id
      rows.append([language("operator", "バス会社"), name])
    }
    rows.append(["id", route.id])
    return ["\(route.name)\(title)"] + TextTable.lines(rows).map { "  " + $0 }
  }

  private func approach(_ direction: Direction) -> String? {
    direction == .outbound
      ? entry.route.outboundProximityURL : entry.route.inboundProximityURL
  }

  private func text(of page: TimetableURL) -> String {
    TerminalText.clean(page.url) + (hints(page).map { " " + $0 } ?? "")
  }
}
