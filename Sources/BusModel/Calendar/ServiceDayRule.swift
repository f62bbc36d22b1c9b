/// One entry of an operator's `serviceDays`.
public struct ServiceDayRule: Hashable, Sendable {
  /// The days it speaks of.
  public var on: [DateRange]
  /// The kinds of day it is limited to; empty for all.
  public var only: Set<DayKind>
  /// As what these days run.
  public var runs: ServiceDayKind
  /// The operator's reason: "お盆".
  public var because: String?
  /// Its place in routes.json: "operators[0].serviceDays[1]".
  public var path: String

  /// A rule.
  public init(
    on: [DateRange], only: Set<DayKind> = [], runs: ServiceDayKind, because: String? = nil,
    path: String
  ) {
    self.on = on
    self.only = only
    self.runs = runs
    self.because = because
    self.path = path
  }

  /// Whether it speaks of a date that is otherwise of this kind.
  public func matches(_ date: CivilDate, kind: DayKind) -> Bool {
    (only.isEmpty || only.contains(kind)) && on.contains { $0.contains(date) }
  }
}
