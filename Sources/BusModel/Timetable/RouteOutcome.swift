/// How one run ended for one route.
public struct RouteOutcome: Hashable, Sendable {
  /// What became of it.
  public var kind: Kind
  /// When.
  public var at: Moment
  /// The stage it ended in when it did not get through: "fetch", "extract", "check".
  public var stage: String?
  /// One sentence for a person; nil when there is nothing to say.
  public var message: String?
  /// How many departures it published; nil when it published none.
  public var departures: Int?
  /// How many changes against the version before; nil when nothing was compared.
  public var changes: Int?

  /// What became of a route in a run, in the contract's words.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A new version is in force, or announced.
    case published
    /// The pages say what they said before.
    case unchanged
    /// The gate kept the new data aside; the last good version goes on serving.
    case quarantined
    /// A stage could not do its work.
    case failed
  }

  /// An outcome.
  public init(
    kind: Kind, at: Moment, stage: String? = nil, message: String? = nil, departures: Int? = nil,
    changes: Int? = nil
  ) {
    self.kind = kind
    self.at = at
    self.stage = stage
    self.message = message
    self.departures = departures
    self.changes = changes
  }
}
