import BusJSON
import BusModel

/// The owner's account, as it lies beside the database.
struct Owner: Hashable, Sendable {
  /// What the owner types.
  let id: String
  /// Since when.
  let createdAt: Moment
  private let password: Scrypt
  /// When the password was typed wrong, as far as that still counts.
  private var wrongAt: [Moment] = []

  /// So often it may be typed wrong within so many seconds.
  static let (mostTries, seconds) = (5, 600)

  /// A new one.
  init(_ id: String, _ password: Scrypt, at now: Moment) {
    self.id = id
    self.password = password
    createdAt = now
  }

  /// A stored one; nil for what is none.
  init?(_ json: JSONValue) {
    guard let id = json["id"]?.stringValue,
      let createdAt = json["createdAt"]?.stringValue.flatMap({ Moment($0) }),
      let password = json["scrypt"].flatMap({ Scrypt($0) })
    else { return nil }
    self.id = id
    self.createdAt = createdAt
    self.password = password
    wrongAt = (json["wrongAt"]?.arrayValue ?? []).compactMap {
      $0.stringValue.flatMap { Moment($0) }
    }
  }

  /// As it is stored.
  var json: JSONValue {
    [
      "id": .string(id), "createdAt": .string("\(createdAt)"), "scrypt": password.json,
      "wrongAt": .array(wrongAt.map { .string("\($0)") }),
    ]
  }

  /// The same when somebody tries: it counts until it is found right. Nil when there were too many tries.
  func tried(at now: Moment) -> Owner? {
    var owner = self
    owner.wrongAt = wrongAt.filter {
      (0..<Self.seconds).contains(now.secondsSince1970 - $0.secondsSince1970)
    }
    guard owner.wrongAt.count < Self.mostTries else { return nil }
    owner.wrongAt.append(now)
    return owner
  }

  /// The same when a try was right.
  var forgiven: Owner {
    var owner = self
    owner.wrongAt = []
    return owner
  }

  /// Whether ID and password are the owner's. The password is looked at whatever the ID is.
  ///
  /// - Throws: ``Scrypt/Fault``.
  func matches(_ typed: String, _ word: String) throws(Scrypt.Fault) -> Bool {
    let isOwner = ContentHash.sha256(Array(typed.utf8)) == ContentHash.sha256(Array(id.utf8))
    let isRight = try password.matches(word)
    return isOwner && isRight
  }
}
