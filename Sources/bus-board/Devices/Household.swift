import BusCommand
import BusJSON
import BusModel
import BusSettings
import BusSources
import HTTPTypes

/// The paired devices, in files beside the database that only their owner may read. The actor has one
/// change wait for the other.
actor Household {
  private let sources: AnswerSources

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
      guard let json = try stored("board-pairing.json"), var pairing = PairingCode(json),
        now < pairing.expiresAt
      else { throw PairingFault.expired }
      guard pairing.tries < PairingCode.mostTries else { throw PairingFault.tooMany }
      guard PairingCode.hash(code) == pairing.sha256 else {
        pairing.tries += 1
        try store(pairing.json, "board-pairing.json")
        throw PairingFault.wrong
      }
      let token = Secret.token()
      let name = String(label.prefix(60))
      let device = Device(
        id: Secret.id(), label: name.isEmpty ? "device" : name,
        sha256: ContentHash.sha256(Array(token.utf8)), pairedAt: now)
      try OutputFile.remove(path("board-pairing.json"))
      try store(try devices() + [device])
      return (device, token)
    } catch let fault as PairingFault {
      throw fault
    } catch {
      throw .unwritten
    }
  }

  /// A new code; one that was printed before holds no more.
  func newCode(at now: Moment) throws -> String {
    let code = Secret.code()
    try store(PairingCode(code, at: now).json, "board-pairing.json")
    return code
  }

  /// Takes a device away; false when there is none of that id.
  func remove(_ id: String) throws -> Bool {
    let devices = try devices()
    guard devices.contains(where: { $0.id == id }) else { return false }
    try store(devices.filter { $0.id != id })
    return true
  }

  /// The cookie of a device; behind HTTPS bound to this host.
  static func cookie(_ token: String, _ question: Question) -> String {
    let isSecure = question.headers[.forwardedScheme]?.lowercased() == "https"
    return (isSecure ? "__Host-bus=\(token); Secure" : "bus=\(token)")
      + "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict"
  }

  private func note(_ device: Device, usedAt now: Moment) throws {
    var devices = try devices()
    for index in devices.indices where devices[index].id == device.id {
      devices[index].usedAt = now
    }
    try store(devices)
  }

  private func store(_ devices: [Device]) throws {
    try store(["devices": .array(devices.map(\.json))], "board-devices.json")
  }

  private func store(_ json: JSONValue, _ name: String) throws {
    let path = try path(name)
    // Before the first ingest there is no folder for the database yet.
    try OutputFile.makeFolder(of: path)
    try OutputFile.replace(path, with: Array((json.text(pretty: true) + "\n").utf8), mode: 0o600)
  }

  private func stored(_ name: String) throws -> JSONValue? {
    let path = try path(name)
    guard OutputFile.exists(path) else { return nil }
    return try JSONValue.parse(InputFile.read(path))
  }

  private func path(_ name: String) throws -> String {
    Locations.beside(database: try DatabaseOption.path(named: sources.database), name)
  }
}
