/// Whether something runs on a date.
public enum RunsAnswer: Hashable, Sendable {
  /// It runs.
  case yes
  /// It does not.
  case no
  /// What is known does not decide it; why, in words for a person.
  case unknown(String)
}
