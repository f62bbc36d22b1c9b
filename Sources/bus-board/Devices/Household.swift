import BusCommand
import BusFiles
import BusJSON
import BusModel
import BusSettings
import BusSources
import HTTPTypes

/// The paired devices, in files beside the database that only their owner may read. The actor has one
/// change wait for the other.
actor Household {
  private let sources: AnswerSources

  /// Where the code for the next device lies.
  static let pairing = "board-pairing.json"

  init(_ sources: AnswerSources) { self.sources = sources }

  /// The devices, in the order in which they came.
  func devices() throws -> [Device] {
    guard let json = try stored("board-devices.json") else { return [] }
    return json["devices"]?.arrayValue?.compactMap { Device($0) } ?? []
  }

  /// The device that asks, by its cookie or its token; nil for others.
  func device(of question: Question) -> Device? {
    let bearer = question.headers[.authorization].flatMap { text in
      text.hasPrefix("Bearer ") ? String(text.dropFirst(7)) : nil
    }
    guard let token = bearer ?? question.cookie("__Host-bus") ?? question.cookie("bus"),
      token.utf8.count == 64
    else { return nil }
    let hash = ContentHash.sha256(Array(token.utf8))
    // A file that cannot be read opens nothing.
    let found = (try? devices())?.first { $0.sha256 == hash }
    guard let found, question.method != .get else { return found }
    // That it was used is told by the day; when that cannot be written it still is its token.
    if found.usedAt?.date != question.now.date { try? note(found, usedAt: question.now) }
    return found
  }

  /// Makes a device of who knows the code.
  ///
  /// - Returns: the device and the token, which is not kept.
  func pair(
    code: String, label: String, at now: Moment
  ) throws(PairingFault) -> (device: Device, token: String) {
    do {
      try redeem(code, of: Self.pairing, at: now)
      let token = Secret.token()
      let name = String(label.prefix(60))
      let device = Device(
        id: Secret.id(), label: name.isEmpty ? "device" : name,
        sha256: ContentHash.sha256(Array(token.utf8)), pairedAt: now)
      try store(try devices() + [device])
      return (device, token)
    } catch let fault as PairingFault {
      throw fault
    } catch {
      throw .unwritten
    }
  }

  /// A new code; one that was printed before holds no more.
  func newCode(_ name: String = pairing, at now: Moment) throws -> String {
    let code = Secret.code()
    try store(PairingCode(code, at: now).json, name)
    return code
  }

  /// Takes the code of a file, which holds no more then.
  ///
  /// - Throws: ``PairingFault``, and why the file cannot be written.
  func redeem(_ code: String, of name: String, at now: Moment) throws {
    guard let json = try stored(name), var known = PairingCode(json), now < known.expiresAt else {
      throw PairingFault.expired
    }
    guard known.tries < PairingCode.mostTries else { throw PairingFault.tooMany }
    guard PairingCode.hash(code) == known.sha256 else {
      known.tries += 1
      try store(known.json, name)
      throw PairingFault.wrong
    }
    try PosixFile.remove(path(name))
  }

  /// Takes a device away; false when there is none of that id.
  func remove(_ id: String) throws -> Bool {
    let devices = try devices()
    guard devices.contains(where: { $0.id == id }) else { return false }
    try store(devices.filter { $0.id != id })
    return true
  }

  /// The cookie of a device; behind HTTPS bound to this host. Without a token it is taken away.
  static func cookie(_ token: String?, _ question: Question) -> String {
    let isSecure = question.headers[.forwardedScheme]?.lowercased() == "https"
    return (isSecure ? "__Host-bus=\(token ?? ""); Secure" : "bus=\(token ?? "")")
      + "; Path=/; Max-Age=\(token == nil ? 0 : 34_560_000); HttpOnly; SameSite=Strict"
  }

  private func note(_ device: Device, usedAt now: Moment) throws {
    var devices = try devices()
    for index in devices.indices where devices[index].id == device.id {
      devices[index].usedAt = now
    }
    try store(devices)
  }

  func store(_ devices: [Device]) throws {
    try store(["devices": .array(devices.map(\.json))], "board-devices.json")
  }

  func store(_ json: JSONValue, _ name: String) throws {
    let path = try path(name)
    try PosixFile.replace(path, with: Array((json.text(pretty: true) + "\n").utf8), mode: 0o600)
  }

  /// Whether there is a file of that name; where no place for it is known there is none.
  func isStored(_ name: String) -> Bool { (try? path(name)).map { PosixFile.exists($0) } ?? false }

  func stored(_ name: String) throws -> JSONValue? {
    let path = try path(name)
    guard PosixFile.exists(path) else { return nil }
    return try JSONValue.parse(InputFile.read(path))
  }

  func path(_ name: String) throws -> String {
    Locations.beside(database: try DatabaseOption.path(named: sources.database), name)
  }
}
