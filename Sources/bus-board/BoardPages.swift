import BusBoard
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources

/// The pages below a route, and those of the household, from settings and data.
struct BoardPages: Sendable {
  let source: BoardSource

  /// The pages of a route by what stands behind its address; nil for no such page.
  func route(
    _ page: String, of basis: RouteBasis, _ query: Query, _ visit: Visit
  ) throws -> BoardDocument? {
    let (link, now) = (RouteLink(basis.setting), visit.now)
    let binding = RouteScreen.Binding(query, now: now)
    switch page {
    case "timetable": return TimetablePage(basis, binding, now: now).document(visit)
    case "why":
      let way = binding.direction ?? basis.setting.usualDirection(at: now)
      let asked = query["time"] ?? ""
      let origin = TypedWhen(asked)?.time.map { time in
        basis.origin(
          of: time, way, on: binding.date ?? now.date, clock: now, archive: "archive")
      }
      return WhyPage(link, origin, asked: asked).document(visit)
    case "history":
      let store = try source.sources.storeIfThere()
      let id = basis.setting.id
      let history = History(
        versions: try store?.versions(routeID: id, limit: 30) ?? [],
        runs: try store?.runs(limit: 30) ?? [], routeID: id)
      return HistoryPage(link, history).document(visit)
    case "diff": return DiffPage(link, try difference(basis, query)).document(visit)
    default: return nil
    }
  }

  private func difference(_ basis: RouteBasis, _ query: Query) throws -> TimetableDifference? {
    guard let store = try source.sources.storeIfThere(), let a = query["a"].flatMap({ Int($0) }),
      let b = query["b"].flatMap({ Int($0) }),
      try store.versionSummary(a)?.route.id == basis.setting.id,
      try store.versionSummary(b)?.route.id == basis.setting.id,
      let before = try store.version(a), let after = try store.version(b)
    else { return nil }
    return TimetableDifference(from: before.pages, to: after.pages)
  }

  /// The pages of the household; nil for no such page.
  func household(_ path: String, _ query: Query, _ visit: Visit) throws -> BoardDocument? {
    let settings = try source.sources.wholeSettings()
    switch path {
    case "/calendar":
      let feed = try source.sources.storeIfThere()?.holidays()?.holidays ?? []
      let state = CalendarScreen.State(
        companies: settings.operators, feed: feed, today: visit.now.date)
      return CalendarScreen.output(
        of: CalendarScreen.reduce(state, .asked(CalendarScreen.Binding(query)))
      ).page(visit)
    case "/settings", "/settings/routes":
      return SettingsPage(routes: settings.routes, companies: settings.operators).document(visit)
    case "/about":
      return AboutPage(try source.bases(at: visit.now), version: "0.1.0").document(visit)
    case "/pair": return PairPage().document(visit)
    case "/about/licences": return AboutPage.licences(visit)
    case "/about/spec": return SpecPage.document(visit)
    default: return nil
    }
  }
}
