import BusModel
import BusSettings

/// What a person at the terminal said of a route beside what was typed: for which stop and way a page
/// is read, and what the company runs at お盆 and New Year.
struct RouteAnswers {
  /// The hints for pages that have others now.
  var hints: [Direction: [TimetableURL: PageHints]] = [:]
  /// What runs in the seasons of which the pages say nothing.
  var rules: [ServiceDayRule] = []
  /// The company that the rules are of, with the host of its pages.
  var company: (id: String, host: String)?

  /// Whether pages are read in another way.
  var areAboutPages: Bool { hints.values.contains { !$0.isEmpty } }

  /// A route with the answers that concern it.
  func applied(to route: RouteSetting) -> RouteSetting {
    var route = route
    route.outboundTimetableURLs = route.outboundTimetableURLs.map { applied(to: $0, .outbound) }
    route.inboundTimetableURLs = route.inboundTimetableURLs.map { applied(to: $0, .inbound) }
    if let company { route.operatorID = company.id }
    return route
  }

  private func applied(to page: TimetableURL, _ direction: Direction) -> TimetableURL {
    hints[direction]?[page].map { TimetableURL(url: page.url, hints: $0) } ?? page
  }

  /// The settings with the company's rules.
  ///
  /// - Throws: `SettingsError` when they would not be right.
  func applied(to document: RoutesDocument) throws -> RoutesDocument {
    guard let company else { return document }
    let known = document.settings.operators.first { $0.id == company.id }
    var setting = known ?? OperatorSetting(id: company.id)
    if !setting.hosts.contains(company.host) { setting.hosts.append(company.host) }
    setting.serviceDays += rules
    return known == nil
      ? try document.adding(setting) : try document.replacing(operator: company.id, with: setting)
  }
}
