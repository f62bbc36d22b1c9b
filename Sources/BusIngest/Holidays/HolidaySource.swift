/// Where the second opinion on holidays comes from.
public enum HolidaySource: Hashable, Sendable {
  /// A feed at an http or https address.
  case url(String)
  /// A list on this machine; a path that the process can open as it is.
  case file(String)
}
