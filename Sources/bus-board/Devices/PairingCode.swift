import BusJSON
import BusModel

/// The one-time code that `bus board pair` printed, as it lies beside the database.
struct PairingCode: Hashable, Sendable {
  /// So long it holds.
  static let seconds = 600
  /// So often it may be typed wrong.
  static let mostTries = 5

  /// The SHA-256 of the code.
  let sha256: String
  /// Until when.
  let expiresAt: Moment
  /// How often it was typed wrong.
  var tries = 0

  /// A new one.
  init(_ code: String, at now: Moment) {
    sha256 = Self.hash(code)
    expiresAt = now.adding(seconds: Self.seconds)
  }

  /// A stored one; nil for what is none.
  init?(_ json: JSONValue) {
    guard let sha256 = json["sha256"]?.stringValue, let tries = json["tries"]?.intValue,
      let expiresAt = json["expiresAt"]?.stringValue.flatMap({ Moment($0) })
    else { return nil }
    self.sha256 = sha256
    self.expiresAt = expiresAt
    self.tries = tries
  }

  /// As it is stored.
  var json: JSONValue {
    ["sha256": .string(sha256), "expiresAt": .string("\(expiresAt)"), "tries": JSONValue(tries)]
  }

  static func hash(_ code: String) -> String {
    ContentHash.sha256(Array(Secret.plain(code).utf8))
  }
}

/// Why a device is not paired.
enum PairingFault: String, Error {
  /// It is not the code.
  case wrong
  /// There is none, or it is too old.
  case expired
  /// It was typed wrong too often.
  case tooMany
  /// The file of devices cannot be written.
  case unwritten
}
