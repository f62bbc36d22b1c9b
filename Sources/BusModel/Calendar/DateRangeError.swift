/// A text that is no range of dates.
public struct DateRangeError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: Fault
  /// The text as found.
  public let subject: String

  /// The sorts of fault.
  public enum Fault: Hashable, Sendable {
    /// More than two ends.
    case tooManyEnds
    /// A part of it is not written as a date.
    case noDate(String)
    /// It names a day that no calendar has.
    case impossibleDate(String)
    /// One end is of a year and the other of every year.
    case mixedEnds
    /// It ends before it starts.
    case reversed(first: String, last: String)
  }

  init(_ fault: Fault, in subject: String) {
    self.fault = fault
    self.subject = subject
  }
}
