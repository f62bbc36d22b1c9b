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
  /// Whether it is the owner's, who signed in there.
  var isOwners = false

  /// What is told of it: everything but the token's hash.
  var publicJSON: JSONValue {
    [
      "id": .string(id), "label": .string(label), "pairedAt": .string("\(pairedAt)"),
      "usedAt": JSONValue(usedAt.map { "\($0)" }), "owner": .bool(isOwners),
    ]
  }

  /// As it is stored.
  var json: JSONValue { publicJSON.setting("sha256", to: .string(sha256)) }

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
    isOwners = json["owner"]?.boolValue ?? false
  }
}

/// Words that nobody guesses.
enum Secret {
  /// 256 random bits as 64 hexadecimal digits.
  static func token() -> String { hex(random(32)) }

  /// A name without a meaning.
  static func id() -> String { hex(random(6)) }

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

  /// Bytes that nobody guesses.
  static func random(_ count: Int) -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Two hexadecimal digits a byte.
  static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The bytes that such digits stand for; nil for other text.
  static func bytes(hex text: String) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  /// Whether two are the same; where they differ does not show in the time it takes.
  static func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
