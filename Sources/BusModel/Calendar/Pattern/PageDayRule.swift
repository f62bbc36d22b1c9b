/// What a page itself says of dates on which it runs as other days do: 12月29日～1月3日は休日ダイヤ.
///
/// It counts like an operator's rule of routes.json, which still wins over it.
public struct PageDayRule: Hashable, Sendable {
  /// The days it speaks of; never empty.
  package let when: [DayTerm]
  /// As what they run; nil when the page says only that they are not the usual ones (別ダイヤ).
  public let runs: ServiceDayKind?
  /// The page's words: "12月29日～1月3日は休日ダイヤで運行します".
  public let because: String

  /// The days in canonical words: "12/29～1/3".
  public var days: String { when.text }

  package init(when: [DayTerm], runs: ServiceDayKind?, because: String) {
    self.when = when
    self.runs = runs
    self.because = because
  }
}
