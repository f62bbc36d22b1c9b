import HTTPTypes

/// The names by which the board may be called. A page of another host that has its name point here (DNS
/// rebinding) is sent away.
struct HostRule: Sendable {
  /// Those of this machine, and those that `--allow-host` added.
  private let names: Set<String>

  init(allowed: [String]) {
    names = Set(["localhost", "127.0.0.1", "::1"] + allowed.map { Self.bare($0) })
  }

  /// - Throws: ``Problem`` with 400 where there is no one name, 421 for one that is not ours.
  func check(_ question: Question) throws {
    guard let authority = question.authority, !authority.isEmpty,
      question.headers[.host] == nil
    else {
      throw Problem(.noHost)
    }
    guard names.contains(Self.bare(authority)) else {
      throw Problem(.foreignHost)
    }
  }

  /// "Bus.local:8099" → "bus.local", "[::1]:8099" → "::1".
  static func bare(_ authority: String) -> String {
    let text = authority.lowercased()
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : text
  }
}
