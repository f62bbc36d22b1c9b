import BusBoard
import BusJSON
import HTTPTypes
import Hummingbird

/// What is sent for a question.
struct Answer: Sendable {
  /// The HTTP status.
  var status: Int
  /// Its headers, without those that every answer has.
  var headers: HTTPFields
  /// All of it.
  var body: Body

  /// What the answer is made of.
  enum Body: Sendable {
    /// It is whole.
    case bytes([UInt8])
    /// It goes on until the client leaves.
    case stream(ChangesStream)
  }

  /// An answer of text.
  init(_ status: Int = 200, _ text: String = "", type: String? = nil, _ headers: HTTPFields = [:]) {
    self.init(status, bytes: Array(text.utf8), type: type, headers)
  }

  /// An answer of bytes.
  init(_ status: Int, bytes: [UInt8], type: String? = nil, _ headers: HTTPFields = [:]) {
    self.status = status
    self.headers = headers
    body = .bytes(bytes)
    if let type { self.headers[.contentType] = type }
  }

  /// The changes as they come.
  init(_ stream: ChangesStream) {
    status = 200
    headers = [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"]
    body = .stream(stream)
  }

  /// A page, a picture, a text.
  init(_ document: BoardDocument) {
    self.init(document.status, document.text, type: document.type.rawValue)
  }

  /// JSON as `bus … --json` prints it.
  static func json(_ text: String, status: Int = 200) -> Answer {
    Answer(status, text, type: BoardDocument.Kind.json.rawValue)
  }

  /// JSON of a value.
  static func json(_ value: JSONValue, status: Int = 200) -> Answer {
    .json(value.text(pretty: true) + "\n", status: status)
  }

  /// Look there instead.
  static func moved(_ status: Int = 303, to address: String) -> Answer {
    Answer(status, headers: [.location: address, .cacheControl: "no-store"])
  }

  private init(_ status: Int, headers: HTTPFields) { self.init(status, "", headers) }

  /// With a header more, or another value of it.
  func with(_ name: HTTPField.Name, _ value: String?) -> Answer {
    var answer = self
    answer.headers[name] = value
    return answer
  }
}
