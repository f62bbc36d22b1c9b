import BusModel

/// There is no routes.json where it was looked for.
public struct SettingsNotFound: Error, Hashable, Sendable {
  /// The places in the order they were looked at; never empty.
  public let looked: [Place]

  /// One place.
  public struct Place: Hashable, Sendable {
    /// The path.
    public let path: String
    /// Who named it: "--config", "BUS_CONFIG"; nil for the places that are looked at anyway.
    public let origin: String?
  }
}

extension SettingsNotFound: CustomStringConvertible {
  /// Where it looked and what to do.
  ///
  ///     no routes.json found; looked at
  ///       ./routes.json
  ///       /home/aoi/.config/bus/routes.json
  ///     make one with 'bus routes add NAME URL', or name one with --config FILE
  public var description: String {
    if looked.count == 1, let place = looked.first, let origin = place.origin {
      return "no routes.json at \(place.path), which \(origin) names; "
        + "correct the path, or write the file as README.md shows"
    }
    let lines = looked.map { "  \($0.path)" }
    return
      (["no routes.json found; looked at"] + lines + [
        "make one with 'bus routes add NAME URL', or name one with --config FILE"
      ]).joined(separator: "\n")
  }
}
