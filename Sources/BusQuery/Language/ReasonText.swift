internal import BusModel

extension Reason {
  /// The reason in one sentence for a person, without control characters.
  public func text(_ language: Language) -> String { TerminalText.clean(sentence(language)) }

  private func sentence(_ language: Language) -> String {
    switch self {
    case .neverIngested(let message): Self.neverIngested(message, language)
    case .keptAside(let message): Self.keptAside(message, language)
    case .nothingThen(let moment): Self.nothingThen(moment, language)
    case .noPages(let direction, let route): Self.noPages(direction, route, language)
    case .notYetInForce(let date): Self.notYetInForce(date, language)
    case .suspended(let because): Self.suspended(because, language)
    case .cancelled(let because): Self.suspended(language.reason(for: because), language)
    case .emptyColumns(let labels): Self.emptyColumns(labels, language)
    case .lastGone(let time): Self.lastGone(time, language)
    case .lastMissed(let time): Self.lastMissed(time, language)
    case .nothingUntil(let until, let next): Self.nothingUntil(until, next, language)
    case .noSuchDestination(let asked, let known): Self.noDestination(asked, known, language)
    case .noSuchPlatform(let asked, let known): Self.noPlatform(asked, known, language)
    case .nothingMatches: language("no bus is left that matches", "条件に合う便はもうありません")
    case .uncovered(let date, let service, let labels):
      Self.uncovered(date, service, labels, language)
    case .conflict(let date, let labels): Self.conflict(date, labels, language)
    case .undecided(let date, let label, let why): Self.undecided(date, label, why, language)
    case .unnamedColumns(let url): Self.unnamedColumns(url, language)
    case .damaged(let label): Self.damaged(label, language)
    case .damagedVersion(let version): StoreFault.altered(version: version).words(language)
    case .confirmedAhead(let moment): Self.confirmedAhead(moment, language)
    case .stuckRun(let run): run.words(language)
    case .takenAsDaily(let url): Self.takenAsDaily(url, language)
    case .unsettledSeason(let date): Self.unsettledSeason(date, language)
    case .seasonByLaw(let date): Self.seasonByLaw(date, language)
    case .lineUncovered(let line, let date): Self.lineUncovered(line, date, language)
    case .nextDayUnknown(let date): Self.nextDayUnknown(date, language)
    }
  }

  /// A stable word for scripts, in camel case: "takenAsDaily".
  public var code: String {
    switch self {
    case .neverIngested: "neverIngested"
    case .keptAside: "keptAside"
    case .nothingThen: "nothingThen"
    case .noPages: "noPages"
    case .notYetInForce: "notYetInForce"
    case .suspended: "suspended"
    case .cancelled: "cancelled"
    case .emptyColumns: "emptyColumns"
    case .lastGone: "lastGone"
    case .lastMissed: "lastMissed"
    case .nothingUntil: "nothingUntil"
    case .noSuchDestination: "noSuchDestination"
    case .noSuchPlatform: "noSuchPlatform"
    case .nothingMatches: "nothingMatches"
    case .uncovered: "uncovered"
    case .conflict: "conflict"
    case .undecided: "undecided"
    case .unnamedColumns: "unnamedColumns"
    case .damaged: "damaged"
    case .damagedVersion: "damagedVersion"
    case .confirmedAhead: "confirmedAhead"
    case .stuckRun: "stuckRun"
    case .takenAsDaily: "takenAsDaily"
    case .unsettledSeason: "unsettledSeason"
    case .seasonByLaw: "seasonByLaw"
    case .lineUncovered: "lineUncovered"
    case .nextDayUnknown: "nextDayUnknown"
    }
  }
}
