import BusBoard
import BusJSON
import BusModel
import BusQuery
import HTTPTypes
import Hummingbird

/// A request as the answers see it: values, all of them.
struct Question: Sendable {
  /// GET for HEAD too.
  let method: HTTPRequest.Method
  /// Without the query, as it was sent.
  let path: String
  /// Its query.
  let query: Query
  /// The query as it was sent; nil without one.
  let queryText: String?
  /// Its headers.
  let headers: HTTPFields
  /// The host and port that the client named.
  let authority: String?
  /// Whether it comes from this machine, and by no proxy.
  let isLocal: Bool
  /// What came with it.
  var body: [UInt8] = []
  /// What stands in the places of the address that have a name.
  var places: [String: String] = [:]
  /// The words of the answer.
  let language: Language
  /// What the clock says.
  let now: Moment
  /// The device, where it is a paired one.
  var device: Device?

  /// A question, its body not read yet.
  init(_ request: Request, isLocal: Bool, language standard: Language, now: Moment) {
    method = request.method == .head ? .get : request.method
    path = request.uri.path
    queryText = request.uri.query
    query = Query(request.uri.query ?? "")
    headers = request.headers
    authority = request.head.authority
    self.isLocal = isLocal && request.headers[.forwardedFor] == nil
    self.now = now
    language =
      query["lang"].flatMap { Language(rawValue: $0) }
      ?? Self.cookie("lang", in: request.headers).flatMap { Language(rawValue: $0) }
      ?? Self.accepted(request.headers[.acceptLanguage]) ?? standard
  }

  /// Whether the answer is for programs.
  var isOfAPI: Bool { path.hasPrefix("/api/") }

  /// What stands in a place of the address.
  subscript(place: String) -> String { places[place] ?? "" }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? { Self.cookie(name, in: headers) }

  /// The fields of a form that was sent.
  var form: Query { Query(String(decoding: body, as: UTF8.self)) }

  private static func cookie(_ name: String, in headers: HTTPFields) -> String? {
    for line in headers[values: .cookie] {
      for pair in line.split(separator: ";").map({ $0.drop { $0 == " " } })
      where pair.hasPrefix(name + "=") {
        return String(pair.dropFirst(name.count + 1))
      }
    }
    return nil
  }

  /// The first language of a list that there are words in; the order of the list counts, for browsers
  /// write it by their weights.
  private static func accepted(_ list: String?) -> Language? {
    list?.split(separator: ",").lazy.compactMap { entry in
      Language(rawValue: String(entry.drop { $0 == " " }.prefix(2)).lowercased())
    }.first
  }
}

extension HTTPField.Name {
  static let forwardedFor = Self.named("X-Forwarded-For")
  static let forwardedScheme = Self.named("X-Forwarded-Proto")
  static let host = Self.named("Host")
  static let fetchSite = Self.named("Sec-Fetch-Site")
  static let lastEvent = Self.named("Last-Event-ID")
  static let openerPolicy = Self.named("Cross-Origin-Opener-Policy")
  static let permissions = Self.named("Permissions-Policy")
  static let referrer = Self.named("Referrer-Policy")

  /// A name that is one: all of these are written out above.
  private static func named(_ text: String) -> HTTPField.Name {
    HTTPField.Name(text) ?? .trailer
  }
}
