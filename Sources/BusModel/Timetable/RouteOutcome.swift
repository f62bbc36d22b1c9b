/// How one run ended for one route.
public struct RouteOutcome: Hashable, Sendable {
  /// What became of it.
  public var kind: Kind
  /// When.
  public var at: Moment
  /// The stage it ended in when it did not get through.
  public var stage: Stage?
  /// What there is to say; nil when there is nothing.
  public var message: RouteMessage?
  /// How many departures it published; nil when it published none.
  public var departures: Int?
  /// How many changes against the version before; nil when nothing was compared.
  public var changes: Int?

  /// Whether somebody should look: a stage could not do its work, or the gate kept something aside.
  public var isTrouble: Bool { kind == .failed || kind == .quarantined }

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

  /// A stage of the job, in the contract's words.
  public enum Stage: String, Sendable, Hashable, CaseIterable {
    /// A page could not be had from its server.
    case fetch
    /// A page's bytes could not be had from the archive.
    case archive
    /// A page could not be read, or not wholly.
    case extract
    /// The gate did not let it pass.
    case check
    /// Another program was faster.
    case publish
  }

  /// An outcome.
  public init(
    kind: Kind, at: Moment, stage: Stage? = nil, message: RouteMessage? = nil,
    departures: Int? = nil,
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
