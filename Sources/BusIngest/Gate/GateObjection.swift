/// Why new data is kept aside: everything that is wrong with it.
public struct GateObjection: Hashable, Sendable {
  /// A sentence for each fault, in lower case; never empty.
  public let sentences: [String]

  /// All of them: "outbound Saturday service fell from 40 to 3 departures; …".
  public var text: String { sentences.joined(separator: "; ") }

  /// The first two, with the number of the others and where they are told.
  ///
  /// - Parameter route: the route's short name.
  /// - Returns: "…; …; and 3 more: bus history --route home".
  public func short(route: String) -> String {
    let rest = sentences.count - Self.mostTold
    guard rest > 0 else { return text }
    let told = sentences.prefix(Self.mostTold).joined(separator: "; ")
    return "\(told); and \(rest) more: bus history --route \(route)"
  }

  /// More than two sentences are no line of a report any more.
  private static let mostTold = 2
}
