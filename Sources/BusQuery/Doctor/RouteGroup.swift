internal import BusModel

/// Routes of which the same is found: nobody reads 2,575 lines that say one thing.
public struct RouteGroup: Hashable, Sendable {
  /// What is found of each, in the order of routes.json.
  public let findings: [RouteFinding]

  /// So many are told each in a line of their own.
  private static let mostAlone = 12
  /// So many names are told.
  private static let mostNamed = 6

  /// Their names.
  public var names: [String] { findings.map(\.route) }

  /// The findings in their order, with groups at the place of their first route.
  static func findings(of routes: [RouteFinding]) -> [Finding] {
    let groups = Dictionary(grouping: routes) { $0.health.likeness }
    var seen: Set<String> = []
    return routes.flatMap { route -> [Finding] in
      let likeness = route.health.likeness
      let alike = groups[likeness] ?? []
      guard alike.count > mostAlone else { return [.route(route)] }
      return seen.insert(likeness).inserted ? [.routes(RouteGroup(findings: alike))] : []
    }
  }

  func remark(_ language: Language) -> Finding.Remark {
    let first = findings[0].remark(language)
    let rest = names.count - Self.mostNamed
    let list =
      names.prefix(Self.mostNamed).joined(separator: language(", ", "、"))
      + language(" and \(rest) more", "ほか\(rest)路線")
    return Finding.Remark(
      state: first.state, subject: language("\(names.count) routes", "\(names.count)路線"),
      message: summary(language) ?? "\(first.message) (\(list))",
      advice: first.advice.map { advice in
        language("for \(names[0]): \(advice)", "\(names[0]) では: \(advice)")
      })
  }

  /// How many departures sound routes have, and when the first of them was confirmed.
  private func summary(_ language: Language) -> String? {
    var (departures, oldest) = (0, Moment?.none)
    for finding in findings {
      guard case .sound(let count, let confirmed) = finding.health else { return nil }
      departures += count
      oldest = min(oldest ?? confirmed, confirmed)
    }
    guard let oldest else { return nil }
    return language(
      "\(departures) departures, confirmed \(oldest.short) or later",
      "\(departures)本、\(oldest.short)以降に確認")
  }
}

extension RouteHealth {
  /// What routes have in common of which the same is to be said.
  fileprivate var likeness: String {
    switch self {
    case .waiting(_, let reason, let isFirst): "waiting \(reason?.code ?? "") \(isFirst)"
    case .unpublished(let said): "unpublished \(said?.code ?? "")"
    case .refused(let said): "refused \(said?.code ?? "")"
    case .failed(_, let said): "failed \(said?.code ?? "")"
    case .old: "old"
    case .future: "future"
    case .heldBack(let said, _): "heldBack \(said.code)"
    case .sound: "sound"
    }
  }
}
