/// What a page itself says of dates on which it runs as other days do: 12月29日～1月3日は休日ダイヤ.
///
/// It counts like an operator's rule of routes.json, which still wins over it.
public struct PageDayRule: Hashable, Sendable {
  /// The days it speaks of; never empty.
  package let when: [DayTerm]
  /// As what they run; nil when the page says only that they are not the usual ones (別ダイヤ).
  public let runs: ServiceDayKind?
  /// The page's words: "12月29日～1月3日は休日ダイヤで運行します".
  public var because: String

  /// The days in canonical words: "12/29～1/3".
  public var days: String { when.text }

  package init(when: [DayTerm], runs: ServiceDayKind?, because: String) {
    self.when = when
    self.runs = runs
    self.because = because
  }
}

extension PageDayRule {
  /// Whether its kinds of day leave none of those on which a label says that something runs.
  package func takesAll(of label: ServicePattern) -> Bool {
    let named = label.base.map(\.days)
    return !named.isEmpty && when.contains { $0.periods.isEmpty && !$0.days.isEmpty }
      && named.allSatisfy { days in
        // 授業期間 names none, and is of every day within it.
        !days.isEmpty
          && when.reduce(days) { $1.periods.isEmpty ? $0.without($1.days) : $0 }.isEmpty
      }
  }

  /// The same days, of which it is not known as what they run.
  package var leftOpen: PageDayRule { PageDayRule(when: when, runs: nil, because: because) }
}

extension [PageDayRule] {
  /// The rules in the coded form in which they are stored, nil when there are none:
  /// `1;[8-13~8-15]>s"8/13～8/15は土曜ダイヤ"`.
  ///
  ///     rules = "1;" rule *( ";" rule )
  ///     rule  = terms ">" ( "w" / "s" / "u" / "x" / "?" / name ) because
  ///
  /// Terms and names are those of patterns; `x` is no service, `?` not the usual one.
  public var stored: String? {
    isEmpty ? nil : PatternCode.version + map(\.code).joined(separator: ";")
  }

  /// The rules of a coded form, as ``stored`` gives it; nil for anything else.
  public init?(stored: String) {
    var reader = PatternCodeReader(stored)
    guard reader.takeVersion() else { return nil }
    self = []
    repeat {
      guard let rule = reader.dayRule() else { return nil }
      append(rule)
    } while reader.take(";")
    guard reader.isAtEnd else { return nil }
  }
}

extension PageDayRule {
  fileprivate var code: String {
    when.code + ">" + (runs?.code ?? "?") + PatternCode.name(because)
  }
}

extension ServiceDayKind {
  fileprivate static let letters: [(letter: Character, kind: ServiceDayKind)] = [
    ("w", .weekday), ("s", .saturday), ("u", .sundayHoliday), ("x", .none),
  ]

  fileprivate var code: String {
    if case .special(let name) = self { return PatternCode.name(name) }
    return Self.letters.first { $0.kind == self }.map { String($0.letter) } ?? ""
  }
}

extension PatternCodeReader {
  fileprivate mutating func dayRule() -> PageDayRule? {
    guard let days = terms(), !days.isEmpty, take(">") else { return nil }
    var runs: ServiceDayKind?
    if !take("?") {
      guard let kind = serviceDayKind() else { return nil }
      runs = kind
    }
    return name().map { PageDayRule(when: days, runs: runs, because: $0) }
  }

  private mutating func serviceDayKind() -> ServiceDayKind? {
    for (letter, kind) in ServiceDayKind.letters where take(letter) { return kind }
    return name().map { .special($0) }
  }
}
