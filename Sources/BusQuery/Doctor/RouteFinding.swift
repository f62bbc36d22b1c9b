internal import BusModel

/// Whether one route's data can be relied on.
public struct RouteFinding: Hashable, Sendable {
  /// The route's name.
  public let route: String
  /// How its data is.
  public let health: RouteHealth

  init(route: String, _ health: RouteHealth) {
    self.route = route
    self.health = health
  }

  func remark(_ language: Language) -> Finding.Remark {
    Finding.Remark(
      state: health.state, subject: route,
      message: language(health.english, health.japanese),
      advice: language(englishAdvice, japaneseAdvice))
  }

  private var englishAdvice: String? {
    switch health {
    case .unpublished: "run bus ingest; if that does not help, bus extract URL --explain"
    case .refused: "look at them: bus routes check"
    case .waiting(let id, _, let isFirst):
      "look at it: \(Self.look(route, id, isFirst)); then bus accept \(id) or bus reject \(id)"
    case .failed: "see bus history --route \(route)"
    case .old, .future: "run bus ingest, and see that scripts/nightly runs every night"
    case .heldBack(_, let rejected):
      "if that is not as you want it: bus routes show \(route)\(Self.undo(rejected))"
    case .sound: nil
    }
  }

  private var japaneseAdvice: String? {
    switch health {
    case .unpublished: "bus ingest を実行し、だめなら bus extract URL --explain を見てください"
    case .refused: "確認: bus routes check"
    case .waiting(let id, _, let isFirst):
      "確認: \(Self.look(route, id, isFirst))。その後 bus accept \(id) か bus reject \(id)"
    case .failed: "確認: bus history --route \(route)"
    case .old, .future: "bus ingest を実行し、scripts/nightly が毎晩動いているか確かめてください"
    case .heldBack(_, let rejected):
      "思いどおりでなければ: bus routes show \(route)\(Self.undo(rejected))"
    case .sound: nil
    }
  }

  /// How a person looks at a version that was kept aside; the first of all has nothing to be
  /// compared with.
  static func look(_ route: String, _ version: Int, _ isFirst: Bool) -> String {
    isFirst ? "bus history --route \(route)" : "bus diff --route \(route) active \(version)"
  }

  private static func undo(_ rejected: Int?) -> String {
    rejected.map { "; bus accept \($0)" } ?? ""
  }
}
