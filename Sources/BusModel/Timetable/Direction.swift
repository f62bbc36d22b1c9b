/// Which way a route is travelled; each way has its own timetable pages.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// Away from home, in the user's own sense: `outboundTimetableURLs`.
  case outbound
  /// Back: `inboundTimetableURLs`.
  case inbound
}
