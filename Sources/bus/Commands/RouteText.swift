import BusSettings
import BusJSON
import BusModel
import BusQuery

/// A route's settings in words for `bus routes show`.
struct RouteText {
  private let route: RouteSetting
  private let company: OperatorSetting?

  init(_ route: RouteSetting, of company: OperatorSetting?) {
    self.route = route
    self.company = company
  }

  func lines(_ language: Language) -> [String] {
    let isJapanese = language == .ja
    let title = route.title.map { "  " + TerminalText.clean($0) } ?? ""
    var rows: [[String]] = []
    for direction in Direction.allCases {
      let way = language.name(of: direction)
      rows += route.timetableURLs(direction).map { [way, Self.text(of: $0)] }
      if let url = approach(direction) {
        rows.append([way + (isJapanese ? "の接近情報" : " approach"), TerminalText.clean(url)])
      }
    }
    if let minutes = route.walkMinutes {
      rows.append([isJapanese ? "徒歩" : "walk", "\(minutes)" + (isJapanese ? "分" : " min")])
    }
    if let company {
      let name = TerminalText.clean(company.name ?? company.id)
      rows.append([isJapanese ? "バス会社" : "operator", "\(name) (\(company.id))"])
    }
    rows.append(["id", route.id])
    return ["\(route.name)\(title)"] + TextTable.lines(rows).map { "  " + $0 }
  }

  private func approach(_ direction: Direction) -> String? {
    direction == .outbound ? route.outboundProximityURL : route.inboundProximityURL
  }

  /// A page's address, and its hints as routes.json has them.
  private static func text(of page: TimetableURL) -> String {
    let hints = (page.json.objectValue ?? []).filter { $0.key != "url" }
    let url = TerminalText.clean(page.url)
    return hints.isEmpty ? url : "\(url) \(JSONValue.object(hints).text())"
  }
}
