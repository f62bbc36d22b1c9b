/// There is no routes.json where it was looked for.
public struct SettingsNotFound: Error, Hashable, Sendable {
  /// The places in the order they were looked at; never empty.
  public let looked: [Candidate]

  /// One place.
  public struct Candidate: Hashable, Sendable {
    /// The path.
    public let path: String
    /// Who named it: "--config", "BUS_CONFIG"; nil for the places that are looked at anyway.
    public let origin: String?

    /// A place.
    public init(path: String, origin: String?) {
      self.path = path
      self.origin = origin
    }
  }

  /// An error.
  public init(looked: [Candidate]) { self.looked = looked }
}

/// A route was asked for that routes.json does not have.
public struct UnknownRoute: Error, Hashable, Sendable {
  /// The name asked for.
  public let name: String
  /// The names there are, in file order.
  public let known: [String]
  /// The one that was probably meant.
  public let suggestion: String?

  /// An unknown route.
  public init(name: String, known: [String], suggestion: String?) {
    self.name = name
    self.known = known
    self.suggestion = suggestion
  }
}

/// A rule on days that a later one always overrules. It is no fault: the last match wins, whatever
/// stands before it.
public struct OverruledRule: Hashable, Sendable {
  /// The rule: "operators[0].serviceDays[0]".
  public let path: String
  /// The later one that speaks of all its days.
  public let by: String

  /// An overruled rule.
  public init(path: String, by: String) {
    self.path = path
    self.by = by
  }
}
