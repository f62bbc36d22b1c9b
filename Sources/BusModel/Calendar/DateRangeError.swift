/// Why a text is no range of dates.
public struct DateRangeError: Error, Hashable, Sendable {
  /// What is wrong, for who must decide on it.
  public let code: Code
  /// The text as found.
  public let subject: String
  /// What about it is wrong.
  public let detail: String

  /// The sorts of fault.
  public enum Code: String, Sendable, Hashable {
    /// It is not written as a date or two.
    case malformed
    /// It names a day that no calendar has.
    case impossibleDate
    /// One end is of a year and the other of every year.
    case mixedEnds
    /// It ends before it starts.
    case reversed
  }

  init(_ code: Code, _ subject: String, _ detail: String) {
    self.code = code
    self.subject = subject
    self.detail = detail
  }
}

extension DateRangeError: CustomStringConvertible {
  /// What was expected and what was found.
  public var description: String {
    let expected =
      switch code {
      case .malformed: "expected MM-DD, YYYY-MM-DD, or two of them with \"..\" between"
      case .impossibleDate: "expected a date that exists"
      case .mixedEnds: "expected both ends with a year or both without"
      case .reversed: "expected a range that starts before it ends"
      }
    return "\(expected), found \"\(subject)\": \(detail)"
  }
}
