/// The languages that answers are worded in.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// Japanese.
  case ja
  /// English.
  case en
}
