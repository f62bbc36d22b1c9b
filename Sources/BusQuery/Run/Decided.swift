internal import BusJSON
public import BusModel

/// A version after a person has decided on it: the answer of `bus accept` and `bus reject`.
public struct Decided: Hashable, Sendable {
  private let version: VersionSummary
  private let route: String

  /// A version and the name of its route.
  public init(version: VersionSummary, route: String) {
    self.version = version
    self.route = route
  }

  /// What has become of it, in a line.
  public func text(_ language: Language) -> String {
    TerminalText.clean("\(route): \(what(language))") + "\n"
  }

  /// The same for scripts.
  public var json: String {
    let document: JSONValue = [
      "version": JSONValue(version.id), "route": .string(route),
      "state": .string(version.state.rawValue), "replaces": JSONValue(version.replaces),
      "effectiveFrom": JSONValue(version.effectiveFrom?.description),
      "reason": JSONValue(version.reason?.words(.en)),
      "reasonCode": JSONValue(version.reason?.code),
    ]
    return document.text(pretty: true) + "\n"
  }

  private func what(_ language: Language) -> String {
    let id = version.id
    switch version.state {
    case .announced:
      let day = version.effectiveFrom?.description ?? ""
      return language("version \(id) will be in force from \(day)", "版\(id)は\(day)から有効です")
    case .rejected:
      return language("version \(id) is rejected", "版\(id)を却下しました")
    default:
      guard let old = version.replaces else {
        return language("version \(id) is in force", "版\(id)を公開しました")
      }
      return language(
        "version \(id) is in force, in the place of version \(old)", "版\(id)を公開しました(版\(old)の後継)")
    }
  }
}
