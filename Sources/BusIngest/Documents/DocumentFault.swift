/// A JSON document between two commands is not what the command before prints.
public struct DocumentFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where: "timetables[0].departures[3].departureTime".
  public let path: String
  /// What should stand there.
  public let expected: String
  /// What stands there.
  public let found: String

  /// Where, what was expected, what was found.
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found)"
  }
}
