/// How gently a company's servers are asked: `politeness` of an operator in routes.json.
public struct PolitenessSetting: Hashable, Sendable {
  /// Between the end of one request and the start of the next; below the usual one only for hosts of
  /// this machine.
  public var pauseSeconds: Int?
  /// How many requests a night may make to one of its hosts.
  public var requestsPerNight: Int?
  /// How many requests may be under way at once; more than one only for hosts of this machine.
  public var connections: Int?
  /// For how long one answer is waited for.
  public var timeoutSeconds: Int?

  /// A setting; nil is what holds for everyone.
  public init(
    pauseSeconds: Int? = nil, requestsPerNight: Int? = nil, connections: Int? = nil,
    timeoutSeconds: Int? = nil
  ) {
    self.pauseSeconds = pauseSeconds
    self.requestsPerNight = requestsPerNight
    self.connections = connections
    self.timeoutSeconds = timeoutSeconds
  }
}
