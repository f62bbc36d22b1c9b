/// Whether a date is one of the days a text speaks of: yes, no, or the text leaves it open.
enum Match: Hashable, Sendable {
  case yes, no, unknown

  init(_ isSo: Bool) { self = isSo ? .yes : .no }

  /// Kleene's "and".
  func and(_ other: @autoclosure () -> Match) -> Match {
    if self == .no { return .no }
    let other = other()
    return other == .no ? .no : self == .yes ? other : .unknown
  }

  /// Kleene's "or".
  func or(_ other: @autoclosure () -> Match) -> Match {
    if self == .yes { return .yes }
    let other = other()
    return other == .yes ? .yes : self == .no ? other : .unknown
  }

  /// Yes for no and no for yes.
  var not: Match { self == .yes ? .no : self == .no ? .yes : .unknown }
}
