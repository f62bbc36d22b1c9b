public import BusModel
import BusJSON

/// routes.json as the user wrote it, and changes to it that leave the rest as it stands: order,
/// line breaks and spelling of everything but the route concerned.
///
/// A change gives a new document, which has been read and checked like the file itself.
public struct RoutesDocument: Hashable, Sendable {
  /// The file's text in UTF-8, as read or changed; write it atomically.
  public let bytes: [UInt8]
  /// What it says.
  public let settings: RoutesFile
  /// The file's name for messages.
  let file: String
  /// Its JSON.
  let root: JSONValue

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name for messages.
  /// - Throws: every fault at once.
  public init(
    _ bytes: some Collection<UInt8>, file: String = "routes.json"
  ) throws(SettingsError) {
    self.bytes = Array(bytes)
    self.file = file
    settings = try RoutesFile.read(self.bytes, file: file)
    // It has just been read as JSON; were it not, there would be nothing to change.
    root = (try? JSONValue.parse(self.bytes)) ?? .null
  }

  /// The file to begin with: no routes.
  public static let emptyText = "{\n  \"routes\": []\n}\n"

  /// The document with a route more, after the others.
  ///
  /// - Parameter route: a route whose name and id are new.
  /// - Returns: the changed document.
  /// - Throws: `SettingsError` when the route is not right, with its place in the new file.
  public func adding(_ route: RouteSetting) throws(SettingsError) -> RoutesDocument {
    guard let spans = JSONSpans(of: "routes", in: bytes) else { return self }
    return try RoutesDocument(spans.appending(route.json), file: file)
  }

  /// The document without a route.
  ///
  /// - Parameter name: the route's name.
  /// - Returns: the changed document.
  /// - Throws: `UnknownRoute` when there is none of that name.
  public func removing(_ name: String) throws -> RoutesDocument {
    let index = try index(of: name)
    guard let spans = JSONSpans(of: "routes", in: bytes) else { return self }
    return try RoutesDocument(spans.removing(at: index), file: file)
  }

  /// The document with a route changed in its place; keys keep their order, and those whose
  /// meaning has not changed keep what the user wrote.
  ///
  /// - Parameters:
  ///   - name: the route's present name.
  ///   - route: what it shall be.
  /// - Returns: the changed document.
  /// - Throws: `UnknownRoute` when there is none of that name, `SettingsError` when the new route
  ///   is not right.
  public func replacing(_ name: String, with route: RouteSetting) throws -> RoutesDocument {
    let index = try index(of: name)
    let before = settings.routes[index]
    guard before != route, let spans = JSONSpans(of: "routes", in: bytes),
      let written = root["routes"]?[index]
    else { return self }
    let value = Self.merge(route.json, into: written, before: before.json)
    return try RoutesDocument(spans.replacing(at: index, with: value), file: file)
  }

  private func index(of name: String) throws(UnknownRoute) -> Int {
    let found = settings.route(named: name)
    if let index = settings.routes.firstIndex(where: { $0.id == found?.id }) { return index }
    throw UnknownRoute(name: name, known: settings.routes.map(\.name))
  }

  /// What the user wrote, with the keys changed whose meaning differs between two settings.
  static func merge(
    _ after: JSONValue, into written: JSONValue, before: JSONValue
  ) -> JSONValue {
    var merged = written
    for member in after.objectValue ?? [] where before[member.key] != member.value {
      merged = merged.setting(member.key, to: member.value)
    }
    let members = merged.objectValue ?? []
    return .object(members.filter { before[$0.key] == nil || after[$0.key] != nil })
  }
}

/// Ids that no other route has.
public enum NewID {
  /// A random UUID (RFC 9562, version 4).
  public static func make() -> String {
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }
}
