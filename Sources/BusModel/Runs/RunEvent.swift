/// What happens while a run is at work, as it happens.
public enum RunEvent: Hashable, Sendable {
  /// A page came, with so many bytes.
  case fetched(url: String, bytes: Int, sha256: String)
  /// A server said that a page is the one we have.
  case notModified(url: String)
  /// A page was at hand since a moment, and nobody was asked for it.
  case atHand(url: String, since: Moment)
  /// A page could not be had.
  case notFetched(subject: String, FetchFault)
  /// Something was odd.
  case notice(Notice)
  /// A route is done with.
  case route(String, RouteOutcome)
}
