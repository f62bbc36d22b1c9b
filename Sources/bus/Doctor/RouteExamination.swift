import BusModel
import BusQuery
import BusStore

/// Whether one route's data can be relied on.
struct RouteExamination {
  private let setting: RouteSetting
  private let route: PublishedRoute?
  private let quarantined: VersionSummary?
  /// The version that a person rejected last, when the pages still say the same.
  private let rejected: VersionSummary?
  private let examination: Examination

  init(
    _ setting: RouteSetting, in store: TimetableStore, _ examination: Examination
  ) throws(StoreError) {
    self.setting = setting
    self.examination = examination
    route = try store.activeRoute(id: setting.id)
    // Pages that read well again since have settled what was kept aside.
    let outcome = route?.lastOutcome
    let isOpen = outcome?.kind == .quarantined
    // A night that finds nothing new has a word to say only of pages that are not published.
    let isHeldBack = outcome?.kind == .unchanged && outcome?.message != nil
    let versions = isOpen || isHeldBack ? try store.versions(routeID: setting.id) : []
    quarantined = isOpen ? versions.first { $0.state == .quarantined } : nil
    rejected = isHeldBack ? versions.first { $0.state == .rejected } : nil
  }

  func finding() -> Finding {
    if let quarantined { return decision(on: quarantined) }
    guard let version = route?.version(on: examination.clock.date) else {
      return fault(
        said ?? say("nothing is published yet", "まだ公開されたデータがありません"),
        say(
          "run bus ingest; if that does not help, bus extract URL --explain",
          "bus ingest を実行し、だめなら bus extract URL --explain を見てください"))
    }
    if route?.lastOutcome?.kind == .quarantined {
      return fault(
        say("the last run refused its pages", "最後の実行でページが受け付けられませんでした")
          + (said.map { ": \($0)" } ?? ""),
        say("look at them: bus routes check", "確認: bus routes check"))
    }
    return freshness(of: version)
  }

  /// A version waits for a person; the first of all has nothing to be compared with.
  private func decision(on version: VersionSummary) -> Finding {
    let id = version.id
    let reason = version.reason.map { ": \($0.words(examination.language))" } ?? ""
    let isFirst = route?.versions.isEmpty ?? true
    let look =
      isFirst
      ? "bus history --route \(setting.name)" : "bus diff --route \(setting.name) active \(id)"
    return fault(
      say("version \(id) is kept aside", "版\(id)が保留されています") + reason,
      say(
        "look at it: \(look); then bus accept \(id) or bus reject \(id)",
        "確認: \(look)。その後 bus accept \(id) か bus reject \(id)"))
  }

  private func freshness(of version: PublishedVersion) -> Finding {
    let confirmed = version.pages.map(\.source.fetchedAt).min() ?? version.publishedAt
    let when = "\(confirmed.date) \(confirmed.clock)"
    let count = version.pages.flatMap(\.timetables).reduce(0) { $0 + $1.departures.count }
    if route?.lastOutcome?.kind == .failed {
      return fault(
        say("the last run failed; data of \(when)", "最後の実行は失敗、データは\(when)")
          + (said.map { ": \($0)" } ?? ""),
        say("see bus history --route \(setting.name)", "確認: bus history --route \(setting.name)"))
    }
    guard examination.clock.minutes(since: confirmed) <= DataState.freshMinutes else {
      return fault(
        say("last confirmed \(when), more than 36 hours ago", "最後の確認は\(when)、36時間以上前です"),
        say(
          "run bus ingest, and see that scripts/nightly runs every night",
          "bus ingest を実行し、scripts/nightly が毎晩動いているか確かめてください"))
    }
    if let said, route?.lastOutcome?.kind == .unchanged {
      let undo = rejected.map { "; bus accept \($0.id)" } ?? ""
      return .warning(
        "route", setting.name, said,
        advice: say(
          "if that is not as you want it: bus routes show \(setting.name)\(undo)",
          "思いどおりでなければ: bus routes show \(setting.name)\(undo)"))
    }
    return .ok(
      "route", setting.name,
      say("\(Counted.english(count, "departure")), confirmed \(when)", "\(count)本、\(when)に確認"))
  }

  /// What the last run said of it.
  private var said: String? {
    route?.lastOutcome?.message.map { $0.words(examination.language) }
  }

  private func say(_ english: String, _ japanese: String) -> String {
    examination.say(english, japanese)
  }

  private func fault(_ message: String, _ advice: String) -> Finding {
    .fault("route", setting.name, message, advice: advice)
  }
}
