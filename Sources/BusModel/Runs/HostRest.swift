/// A host that is left alone for a while, whatever pages of it are wanted.
public struct HostRest: Hashable, Sendable {
  /// The host in lower case.
  public var host: String
  /// Until when.
  public var until: Moment
  /// Why.
  public var reason: Reason

  /// A rest.
  public init(host: String, until: Moment, reason: Reason) {
    self.host = host
    self.until = until
    self.reason = reason
  }

  /// Why a host is left alone.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The server asked for it (`Retry-After`).
    case asked
    /// The server refuses programs (403), or has enough of them (429).
    case refused
    /// The server did not answer, page after page.
    case dead
  }
}
