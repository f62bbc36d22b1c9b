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

  /// Whether it is written out, with no place for a name.
  fileprivate var isExact: Bool { !pattern.contains(":") }
}

/// All addresses.
struct EndpointTable: Sendable {
  /// Those that are written out, by their address.
  private let exact: [String: [Endpoint]]
  /// Those with places, by the number of their parts, in the order in which they are tried.
  private let placed: [Int: [Placed]]

  private struct Placed {
    let endpoint: Endpoint
    let parts: [Substring]

    /// What stands in the places of an address; nil when it is another's.
    func places(in path: [Substring]) -> [String: String]? {
      var places: [String: String] = [:]
      for (want, part) in zip(parts, path) {
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

  init(endpoints: [Endpoint]) {
    exact = Dictionary(grouping: endpoints.filter(\.isExact), by: \.pattern)
    let placed = endpoints.filter { !$0.isExact }.map { endpoint in
      Placed(endpoint: endpoint, parts: Self.parts(endpoint.pattern))
    }
    self.placed = Dictionary(grouping: placed, by: \.parts.count)
  }

  /// What there is at an address.
  enum Match {
    /// This one, with what stands in the places of its address.
    case found(Endpoint, places: [String: String])
    /// Something, but not by this method.
    case otherMethods([String])
    /// Nothing.
    case none
  }

  /// What is at an address. One that is written out is no place for a name.
  func match(_ method: HTTPRequest.Method, _ path: String) -> Match {
    let matches = exact[path]?.map { ($0, [:]) } ?? inPlaces(path)
    if let (endpoint, places) = matches.first(where: { $0.0.method == method }) {
      return .found(endpoint, places: places)
    }
    guard !matches.isEmpty else { return .none }
    let methods = matches.map { $0.0.method.rawValue }
    return .otherMethods(methods + (methods.contains("GET") ? ["HEAD"] : []))
  }

  private func inPlaces(_ path: String) -> [(Endpoint, [String: String])] {
    let parts = Self.parts(path)
    return (placed[parts.count] ?? []).compactMap { candidate in
      candidate.places(in: parts).map { (candidate.endpoint, $0) }
    }
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }
}
