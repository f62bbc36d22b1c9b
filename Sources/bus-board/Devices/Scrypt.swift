import BusJSON
import CCrypto

/// A password as it is kept: its scrypt key (RFC 7914, by libcrypto's EVP_PBE_scrypt) with the salt and
/// what it costs to compute, so that the cost can rise without anybody signing up anew.
struct Scrypt: Hashable, Sendable {
  /// N: 2¹⁵, with ``block`` 32 MB of memory.
  let rounds: Int
  /// r.
  let block: Int
  /// p.
  let lanes: Int
  private let salt: [UInt8]
  private let key: [UInt8]

  /// Why there is no key.
  enum Fault: Error {
    /// There is not enough memory, or the file asks for what cannot be.
    case notComputed
  }

  /// The key of a new password: about a quarter of a second.
  init(_ password: String, rounds: Int = 32_768, block: Int = 8, lanes: Int = 3) throws(Fault) {
    let salt = Secret.random(16)
    key = try Self.derived(password, salt, rounds, block, lanes)
    self.salt = salt
    self.rounds = rounds
    self.block = block
    self.lanes = lanes
  }

  /// A stored one; nil for what is none.
  init?(_ json: JSONValue) {
    guard let rounds = json["rounds"]?.intValue, let block = json["block"]?.intValue,
      let lanes = json["lanes"]?.intValue, rounds > 1, block > 0, lanes > 0,
      let salt = json["salt"]?.stringValue.flatMap({ Secret.bytes(hex: $0) }),
      let key = json["key"]?.stringValue.flatMap({ Secret.bytes(hex: $0) }), key.count == 32
    else { return nil }
    self.rounds = rounds
    self.block = block
    self.lanes = lanes
    self.salt = salt
    self.key = key
  }

  /// As it is stored.
  var json: JSONValue {
    [
      "rounds": JSONValue(rounds), "block": JSONValue(block), "lanes": JSONValue(lanes),
      "salt": .string(Secret.hex(salt)), "key": .string(Secret.hex(key)),
    ]
  }

  /// Whether it is the key of this password; it takes as long for one as for the other.
  ///
  /// - Throws: ``Fault``.
  func matches(_ password: String) throws(Fault) -> Bool {
    Secret.isSame(try Self.derived(password, salt, rounds, block, lanes), key)
  }

  private static func derived(
    _ password: String, _ salt: [UInt8], _ rounds: Int, _ block: Int, _ lanes: Int
  ) throws(Fault) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: 32)
    let letters = password.utf8.map { CChar(bitPattern: $0) }
    let code = bus_scrypt(
      letters, letters.count, salt, salt.count, UInt64(rounds), UInt64(block), UInt64(lanes), &key,
      key.count)
    guard code == 1 else { throw .notComputed }
    return key
  }
}
