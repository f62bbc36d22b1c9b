/// What a run asked of a host, and what that cost.
public struct HostNight: Hashable, Sendable {
  /// The host in lower case.
  public var host: String
  /// Requests sent.
  public var requests = 0
  /// Answers of 304.
  public var notModified = 0
  /// Requests that brought no page.
  public var failed = 0
  /// Bytes as they came over the network.
  public var wireBytes = 0
  /// The same bytes, unpacked.
  public var bytes = 0
  /// How long the requests took, added up.
  public var milliseconds = 0
  /// How long was waited for the host's pauses, in milliseconds.
  public var waited = 0

  /// A host of which nothing was asked yet.
  public init(host: String) { self.host = host }
}
