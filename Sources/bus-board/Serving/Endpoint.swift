import BusBoard
import HTTPTypes

/// One address of the board and what answers there.
struct Endpoint: Sendable {
  /// GET answers HEAD as well.
  let method: HTTPRequest.Method
  /// "/r/:name/timetable": a part with a colon stands for any.
  let pattern: String
  /// Who may ask.
  var access = Access.reading
  /// What answers.
  let answer: @Sendable (Question) async throws -> Answer

  /// Who may ask.
  enum Access: Sendable {
    /// Anybody, with `--private` too: what pairing itself needs.
    case open
    /// The household; with `--private` paired devices.
    case reading
    /// Paired devices.
    case changing
  }

  static func get(
    _ pattern: String, _ access: Access = .reading,
    _ answer: @escaping @Sendable (Question) async throws -> Answer
  ) -> Endpoint {
    Endpoint(method: .get, pattern: pattern, access: access, answer: answer)
  }

  static func post(
    _ pattern: String, _ access: Access = .changing,
    _ answer: @escaping @Sendable (Question) async throws -> Answer
  ) -> Endpoint {
    Endpoint(method: .post, pattern: pattern, access: access, answer: answer)
  }

  /// What stands in the places of an address that is of this pattern; nil for another address.
  func places(in path: String) -> [String: String]? {
    let wanted = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard wanted.count == parts.count else { return nil }
    var places: [String: String] = [:]
    for (want, part) in zip(wanted, parts) {
      if want.hasPrefix(":") {
        guard !part.isEmpty else { return nil }
        places[String(want.dropFirst())] = Query.decoded(part.replacing("+", with: "%2B"))
      } else if want != part {
        return nil
      }
    }
    return places
  }
}

/// All addresses.
struct EndpointTable: Sendable {
  /// In the order in which they are tried.
  let endpoints: [Endpoint]

  /// What there is at an address.
  enum Match {
    /// This one, with what stands in the places of its address.
    case found(Endpoint, places: [String: String])
    /// Something, but not by this method.
    case otherMethods([String])
    /// Nothing.
    case none
  }

  /// What is at an address.
  func match(_ method: HTTPRequest.Method, _ path: String) -> Match {
    let all = endpoints.compactMap { endpoint in
      endpoint.places(in: path).map { (endpoint, $0) }
    }
    // An address that is written out is no place for a name.
    let exact = all.filter(\.1.isEmpty)
    let matches = exact.isEmpty ? all : exact
    if let (endpoint, places) = matches.first(where: { $0.0.method == method }) {
      return .found(endpoint, places: places)
    }
    guard !matches.isEmpty else { return .none }
    let methods = matches.map { $0.0.method.rawValue }
    return .otherMethods(methods + (methods.contains("GET") ? ["HEAD"] : []))
  }
}
