public import BusModel

/// How the last run of the nightly job went.
public enum RunFinding: Hashable, Sendable {
  /// It began lately and is at work.
  case atWork(since: Moment)
  /// It began so long ago that it was killed.
  case broken(since: Moment)
  /// It ended.
  case ended(RunSummary)

  /// A night's work takes minutes; one that began hours ago was killed.
  private static let longestMinutes = 6 * 60

  init(_ run: RunSummary, clock: Moment) {
    if run.outcome != nil {
      self = .ended(run)
    } else if clock.minutes(since: run.startedAt) > Self.longestMinutes {
      self = .broken(since: run.startedAt)
    } else {
      self = .atWork(since: run.startedAt)
    }
  }

  func remark(_ language: Language) -> Finding.Remark {
    let subject = language("last run", "最後の実行")
    switch self {
    case .atWork(let since):
      return Finding.Remark(
        state: .ok, subject: subject,
        message: since.short + language(", at work", "、実行中です"))
    case .broken(let since):
      return Finding.Remark(
        state: .warning, subject: subject,
        message: since.short + language(", never finished", "、終わっていません"),
        advice: language(
          "run bus ingest again; it goes on where it was", "bus ingest をもう一度実行してください"))
    case .ended(let run):
      let isGood = run.outcome == .published || run.outcome == .unchanged
      return Finding.Remark(
        state: isGood ? .ok : .warning, subject: subject,
        message: "\(run.startedAt.short), \(run.ending(language) ?? "")",
        advice: isGood ? nil : language("see bus history", "bus history を見てください"))
    }
  }
}

extension Moment {
  /// "2026-11-21 07:30".
  var short: String { "\(date) \(clock)" }
}
