import BusJSON
import BusModel

/// A device that may change the settings.
struct Device: Hashable, Sendable {
  /// For its removal; it opens nothing.
  let id: String
  /// What its owner calls it.
  let label: String
  /// The SHA-256 of its token; the token itself is on the device alone.
  let sha256: String
  /// Since when.
  let pairedAt: Moment
  /// When it changed something last.
  var usedAt: Moment?

  /// What is told of it: everything but the token's hash.
  var told: JSONValue {
    [
      "id": .string(id), "label": .string(label), "pairedAt": .string("\(pairedAt)"),
      "usedAt": JSONValue(usedAt.map { "\($0)" }),
    ]
  }

  /// As it is stored.
  var json: JSONValue { told.setting("sha256", to: .string(sha256)) }

  init(id: String, label: String, sha256: String, pairedAt: Moment) {
    self.id = id
    self.label = label
    self.sha256 = sha256
    self.pairedAt = pairedAt
  }

  /// A stored device; nil for what is none.
  init?(_ json: JSONValue) {
    guard let id = json["id"]?.stringValue, let label = json["label"]?.stringValue,
      let sha256 = json["sha256"]?.stringValue,
      let pairedAt = json["pairedAt"]?.stringValue.flatMap({ Moment($0) })
    else { return nil }
    self.init(id: id, label: label, sha256: sha256, pairedAt: pairedAt)
    usedAt = json["usedAt"]?.stringValue.flatMap { Moment($0) }
  }
}

/// Words that nobody guesses.
enum Secret {
  /// 256 random bits as 64 hexadecimal digits.
  static func token() -> String { hex(32) }

  /// A name without a meaning.
  static func id() -> String { hex(6) }

  /// Eight letters and digits, none of which looks like another.
  static func code() -> String {
    var random = SystemRandomNumberGenerator()
    return String((0..<8).map { _ in letters[Int.random(in: 0..<32, using: &random)] })
  }

  /// A code as it may be typed: in small letters, with blanks and hyphens.
  static func plain(_ code: String) -> String {
    String(code.uppercased().filter { letters.contains($0) })
  }

  private static let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")

  private static func hex(_ count: Int) -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<count).map { _ in
      let byte = UInt8.random(in: 0...255, using: &random)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
