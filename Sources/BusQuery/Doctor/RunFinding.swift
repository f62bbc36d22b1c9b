public import BusModel

/// How the last run of the nightly job went.
public enum RunFinding: Hashable, Sendable {
  /// It is at work.
  case atWork(RunAtWork)
  /// It holds the lock and does not get on.
  case stuck(StuckRun)
  /// It was stopped before it ended: nobody holds the lock.
  case broken(since: Moment)
  /// It began at a moment that is still to come: the clock was wrong.
  case future(RunSummary)
  /// It ended.
  case ended(RunSummary)

  /// A clock that is a little off is nothing to speak of.
  private static let mostMinutesAhead = 10

  init(_ run: RunSummary, _ atWork: RunAtWork?, clock: Moment) {
    if let stuck = atWork?.stuck(at: clock) {
      self = .stuck(stuck)
    } else if let atWork {
      self = .atWork(atWork)
    } else if run.startedAt.minutes(since: clock) > Self.mostMinutesAhead {
      self = .future(run)
    } else if run.outcome != nil {
      self = .ended(run)
    } else {
      self = .broken(since: run.startedAt)
    }
  }

  func remark(_ language: Language) -> Finding.Remark {
    let subject = language("last run", "最後の実行")
    switch self {
    case .atWork(let run):
      return Finding.Remark(
        state: .ok, subject: subject,
        message: run.holder.since.short
          + language(
            ", at work (process \(run.holder.process))", "、実行中です(プロセス\(run.holder.process))"))
    case .stuck(let run):
      return Finding.Remark(
        state: .fault, subject: subject, message: run.what(language),
        advice: language(
          "end it (kill \(run.process)) and run bus ingest; it goes on where it was",
          "kill \(run.process) で止めて bus ingest を実行してください"))
    case .broken(let since):
      return Finding.Remark(
        state: .warning, subject: subject,
        message: since.short + language(", stopped before it ended", "、途中で止まりました"),
        advice: language(
          "run bus ingest again; it goes on where it was", "bus ingest をもう一度実行してください"))
    case .future(let run):
      return Finding.Remark(
        state: .warning, subject: subject,
        message: run.startedAt.short + language(", which is still to come", "(未来の日時)"),
        advice: language(
          "the clock was wrong then, or is now; set it and run bus ingest",
          "時計が狂っていたか、今狂っています。合わせてから bus ingest を実行してください"))
    case .ended(let run):
      let isGood = run.outcome == .published || run.outcome == .unchanged
      return Finding.Remark(
        state: isGood ? .ok : .warning, subject: subject,
        message: language.list([run.startedAt.short, run.ending(language) ?? ""]),
        advice: isGood ? nil : language("see bus history", "bus history を見てください"))
    }
  }
}

extension Moment {
  /// "2026-11-21 07:30".
  var short: String { "\(date) \(clock)" }
}
