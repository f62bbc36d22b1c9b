public import BusModel

/// Two states that `bus diff` cannot compare.
public enum ComparisonFault: Error, Hashable, Sendable {
  /// `diff` without a state.
  case noState
  /// `diff --upcoming` with states.
  case upcomingAndStates
  /// A page to compare without the route that it is of.
  case pageWithoutRoute
  /// Two versions to compare, of two routes.
  case versionsOfTwoRoutes
  /// A route has no such page.
  case noSuchPage(route: String, Direction)
  /// A route has no state of the kind.
  case lacking(NoState, route: String)
  /// There is no version of a number.
  case noVersion(Int)

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .noState:
      language(
        "expected a state to compare, such as @2026-10-01",
        "比べる状態を指定してください(@2026-10-01 など)")
    case .upcomingAndStates:
      language(
        "--upcoming says both states itself", "--upcoming は二つの状態を自分で決めるので、状態を外してください")
    case .pageWithoutRoute:
      language(
        "page:FILE is a page of one route; say which with --route",
        "page:ファイル は一つの路線のページです。--route で路線を指定してください")
    case .versionsOfTwoRoutes:
      language(
        "these are versions of two routes; see bus history",
        "二つの版は別々の路線のものです。bus history を見てください")
    case .noSuchPage(let route, let direction):
      language(
        "route '\(route)' has no such \(direction.rawValue) page in routes.json",
        "路線 '\(route)' には、routes.json にそのような\(Language.ja.name(of: direction))のページがありません")
    case .lacking(let state, let route): state.words(route: route, language)
    case .noVersion(let id):
      language("there is no version \(id); see bus history", "版\(id)はありません。bus history を見てください")
    }
  }
}

/// A kind of state that a route may lack.
public enum NoState: Error, Hashable, Sendable {
  /// Nothing is in force.
  case inForce
  /// Nothing is announced.
  case announced
  /// Nothing was in force at a moment of the past.
  case believed(at: Moment)

  /// What a route lacks, and what to do.
  fileprivate func words(route: String, _ language: Language) -> String {
    switch self {
    case .inForce:
      language(
        "route '\(route)' has nothing in force; run bus ingest",
        "路線 '\(route)' には公開中のデータがありません。bus ingest を実行してください")
    case .announced:
      language("route '\(route)' has nothing announced", "路線 '\(route)' には予告されたデータがありません")
    case .believed(let moment):
      language(
        "route '\(route)' has nothing that was in force at \(moment.short)",
        "路線 '\(route)' には \(moment.short) に公開されていたデータがありません")
    }
  }
}
