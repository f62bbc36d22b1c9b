import BusCommand
import BusFiles
import BusJSON
import BusModel
import Dispatch

/// The owner's account: there is none unless `bus board owner` asked for one, and never a second.
extension Household {
  private static let account = "board-owner.json"
  private static let invitation = "board-invitation.json"
  /// One key after the other: each takes 32 MB while it is made, and no thread of the tasks.
  private static let keys = DispatchQueue(label: "scrypt")

  /// Why nobody is signed in.
  enum SignInFault: Error {
    /// ID or password are not the owner's, or there is no account.
    case wrong
    /// There were too many tries within the last minutes.
    case tooMany
  }

  /// The owner; nil as long as nobody has signed up.
  func owner() throws -> Owner? { try stored(Self.account).flatMap { Owner($0) } }

  /// Whether there is an account. A file that cannot be read is one: nobody signs up over it.
  var hasOwner: Bool { isStored(Self.account) }

  /// Whether `bus board owner` has asked for one, and nobody has signed up yet.
  var isInviting: Bool { !hasOwner && isStored(Self.invitation) }

  /// A code with which one may sign up; nil where there is an account already.
  func invite(at now: Moment) throws -> String? {
    guard !hasOwner else { return nil }
    return try newCode(Self.invitation, at: now)
  }

  /// Makes the account of who knows the code, and a device of where that is.
  ///
  /// - Returns: the device's token; nil where there is an account already.
  /// - Throws: ``PairingFault``, and why it cannot be written.
  func signUp(_ id: String, _ password: String, code: String, at now: Moment) async throws
    -> String?
  {
    guard !hasOwner else { return nil }
    try redeem(code, of: Self.invitation, at: now)
    let key = try await Self.computed { try Scrypt(password) }
    // The code was the only one; but another may have been printed and used meanwhile.
    guard !hasOwner else { return nil }
    try store(Owner(id, key, at: now).json, Self.account)
    return try admit(nil, at: now)
  }

  /// Makes a device of where the owner signs in.
  ///
  /// - Returns: the device's token.
  /// - Throws: ``SignInFault``, and why it cannot be written.
  func signIn(
    _ id: String, _ password: String, on device: Device?, at now: Moment
  ) async throws -> String {
    guard let owner = try owner() else { throw SignInFault.wrong }
    guard let tried = owner.tried(at: now) else { throw SignInFault.tooMany }
    // Counted before it is looked at, so that many at once are no more than one after the other.
    try store(tried.json, Self.account)
    guard try await Self.computed({ try owner.matches(id, password) }) else {
      throw SignInFault.wrong
    }
    // The account may have been removed meanwhile.
    guard let present = try self.owner(), present.createdAt == owner.createdAt else {
      throw SignInFault.wrong
    }
    try store(present.forgiven.json, Self.account)
    return try admit(device, at: now)
  }

  /// Takes the account away, and the devices that were signed in.
  ///
  /// - Returns: how many devices those were; nil where there was no account.
  func removeOwner() throws -> Int? {
    let hadOwner = hasOwner
    try PosixFile.remove(path(Self.account))
    try PosixFile.remove(path(Self.invitation))
    let devices = try devices()
    let left = devices.filter { !$0.isOwners }
    if left.count < devices.count { try store(left) }
    return hadOwner ? devices.count - left.count : nil
  }

  /// A device of the owner's, in the place of the one that it was before.
  private func admit(_ device: Device?, at now: Moment) throws -> String {
    let token = Secret.token()
    var fresh = Device(
      id: Secret.id(), label: "owner", sha256: ContentHash.sha256(Array(token.utf8)), pairedAt: now)
    fresh.isOwners = true
    try store(try devices().filter { $0.id != device?.id } + [fresh])
    return token
  }

  private static func computed<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      keys.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
