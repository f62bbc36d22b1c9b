import BusQuery

/// What is wrong with what was sent.
enum RequestFault: Hashable, Sendable {
  /// An address that takes another method.
  case method
  /// A body of too many bytes.
  case tooLong
  /// A body of another type than this.
  case mediaType(wanted: String)
  /// A body that is no JSON object.
  case notAnObject
  /// A field of the query without a value.
  case noValue(String)
  /// A comparison without two versions.
  case missing
  /// More days than are told at once, or none.
  case range
  /// A change that does not say which settings it is of.
  case noIfMatch
  /// A page without an address.
  case noURL
  /// `force` that is neither true nor false.
  case notBoolean
  /// A key that wants a text.
  case notText(String)
  /// A pairing code that does not pair.
  case pairing(PairingFault)

  /// The HTTP status.
  var status: Int {
    switch self {
    case .noValue, .missing, .range: 400
    case .method: 405
    case .tooLong: 413
    case .mediaType: 415
    case .notAnObject, .noURL, .notBoolean, .notText: 422
    case .noIfMatch: 428
    case .pairing(let fault): fault == .tooMany ? 429 : 422
    }
  }

  /// A stable word for programs.
  var code: String {
    switch self {
    case .method: "method"
    case .tooLong: "tooLong"
    case .mediaType: "mediaType"
    case .notAnObject: "notAnObject"
    case .noValue: "noValue"
    case .missing: "missing"
    case .range: "range"
    case .noIfMatch: "noIfMatch"
    case .noURL: "noURL"
    case .notBoolean: "notBoolean"
    case .notText: "notText"
    case .pairing(let fault): fault.rawValue
    }
  }

  func words(_ language: Language) -> String {
    switch self {
    case .method: language("that cannot be done here", "ここではできない操作です")
    case .tooLong: language("the body is too long", "本文が長すぎます")
    case .mediaType(let wanted):
      language("the body must be \(wanted)", "本文は \(wanted) でなければなりません")
    case .notAnObject: language("the body must be a JSON object", "本文は JSON のオブジェクトです")
    case .noValue(let name): language("\(name): there is no value", "\(name): 値がありません")
    case .missing: language("a and b name two versions", "a と b に版を指定してください")
    case .range:
      language("from and to span 1 to 1000 days", "from から to は1日から1000日までです")
    case .noIfMatch:
      language(
        "If-Match must name the ETag of the settings that are changed",
        "If-Match に、変更する設定の ETag が要ります")
    case .noURL:
      language("url must be an http or https address", "url は http か https のアドレスです")
    case .notBoolean: language("force is true or false", "force は true か false です")
    case .notText(let key): language("\(key) is a text", "\(key) は文字列です")
    case .pairing(let fault):
      language("that code is not taken: \(fault.rawValue)", "そのコードは使えません")
    }
  }
}
