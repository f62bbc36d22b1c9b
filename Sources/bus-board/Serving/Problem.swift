import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources

/// Why there is no answer, before it is worded as a page or as problem+json (RFC 9457).
struct Problem: Error {
  /// The HTTP status.
  var status: Int
  /// A stable word: "unknownRoute".
  let code: String
  /// What is wrong, in the words of each language.
  let words: @Sendable (Language) -> String
  /// What routes.json is refused for.
  var faults: [SettingsFault] = []
  /// The route that was probably meant.
  var meant: String?

  /// Somebody may not.
  init(_ fault: AccessFault) {
    (status, code) = (fault.status, fault.rawValue)
    words = { fault.words($0) }
  }

  /// What was sent is wrong.
  init(_ fault: RequestFault) {
    (status, code) = (fault.status, fault.code)
    words = { fault.words($0) }
  }

  /// What was rightly asked for cannot be.
  init(_ fault: StateFault) {
    (status, code) = (fault.status, fault.rawValue)
    words = { fault.words($0) }
  }

  /// The problem that an error of the parts means.
  init(_ error: any Error) {
    if let problem = error as? Problem {
      self = problem
      return
    }
    // What no part knows is a fault of this program, and its words may hold anything: they are not
    // sent.
    guard let failure = Failure(error) else {
      self.init(.internalFault)
      return
    }
    self.init(Self.status(of: failure), of: failure)
  }

  /// A failure of a part, with its own words.
  private init(_ status: Int, of failure: Failure) {
    self.status = status
    code = failure.fault.code
    words = { failure.fault.words($0) }
    if case .settings(_, let faults) = failure.fault { self.faults = faults }
    if case .unknownRoute(let unknown) = failure.fault { meant = unknown.suggestion }
  }

  private static func status(of failure: Failure) -> Int {
    if case .unknownRoute = failure.fault { return 404 }
    switch failure.exitStatus {
    case .usage: return 400
    case .refused: return 422
    case .badSettings, .noInput, .unavailable, .temporary, .inputOutput: return 503
    default: return 500
    }
  }

  static let noPage = Problem(.notFound)
}

extension Problem {
  /// The document for programs.
  func json(_ language: Language, path: String) -> JSONValue {
    var document: JSONValue = [
      "type": .string("about:blank"), "title": .string(Self.title(status)),
      "status": JSONValue(status), "detail": .string(words(language)), "code": .string(code),
      "instance": .string(path),
    ]
    if let meant { document = document.setting("meant", to: .string(meant)) }
    if let first = faults.first { document = document.setting("path", to: .string(first.path)) }
    let list = faults.map { fault -> JSONValue in
      ["path": .string(fault.path), "message": .string(fault.words(language))]
    }
    return document.setting("faults", to: .array(list))
  }

  private static func title(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 410: "Gone"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 421: "Misdirected Request"
    case 422: "Unprocessable Content"
    case 428: "Precondition Required"
    case 429: "Too Many Requests"
    case 503: "Service Unavailable"
    default: "Internal Server Error"
    }
  }
}
