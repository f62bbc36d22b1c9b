import BusJSON
import BusModel

/// The settings of one route and its operator, taken out of a routes.json without building all of it.
///
/// A household's file is read whole in no time; one of thousands of routes is not, and who waits at a
/// stop asks for one. Whatever is odd about that route is left to the reading of the whole file,
/// which tells all faults at once.
struct RouteScan {
  /// An element of `routes` or `operators`.
  private struct Element {
    let bytes: Range<Int>
    /// What stands under its "name" and "id".
    let name: Range<Int>?
    let id: Range<Int>?
  }

  private let bytes: [UInt8]
  private var routes: [Element] = []
  private var operators: [Element] = []
  /// Whether a key was seen that routes.json does not have, in a route or beside them.
  private(set) var hasUnknownKeys = false

  /// Finds where the routes and operators stand; nil when that cannot be told.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var cursor = JSONCursor(bytes)
    guard cursor.enterObject() else { return nil }
    while let key = cursor.nextKey() {
      switch word(key) {
      case "routes": routes = elements(&cursor, knowing: SettingsDecoder.routeKeys)
      case "operators": operators = elements(&cursor, knowing: nil)
      default:
        hasUnknownKeys = hasUnknownKeys || !SettingsDecoder.fileKeys.contains(word(key))
        _ = cursor.skipValue()
      }
    }
    if cursor.isLost { return nil }
  }

  /// The settings of the route of a name, or of the only one there is; nil when there is none, or
  /// when it is not sound.
  func settings(of name: String?) -> RoutesFile? {
    guard let element = element(of: name), let value = value(element.bytes) else { return nil }
    var reading = SettingsDecoder()
    var company: OperatorSetting?
    if let id = value["operator"]?.stringValue {
      guard let index = operators.firstIndex(where: { string($0.id) == id }),
        let found = self.value(operators[index].bytes)
      else { return nil }
      company = reading.serviceOperator(node(found, "operators", index))
    }
    let route = reading.route(
      node(value, "routes", 0), operatorIDs: company.map { [$0.id] } ?? [])
    guard let route, reading.faults.isEmpty else { return nil }
    return RoutesFile(routes: [route], operators: company.map { [$0] } ?? [])
  }

  /// The one route of that name, whose id no other has.
  private func element(of name: String?) -> Element? {
    guard let element = chosen(name), let id = element.id else { return nil }
    let same = routes.count { $0.id.map { bytes[$0].elementsEqual(bytes[id]) } ?? false }
    return same == 1 ? element : nil
  }

  /// The element of a name, or the only one; nil where several have it.
  private func chosen(_ name: String?) -> Element? {
    guard let name else { return routes.count == 1 ? routes[0] : nil }
    let same = routes.filter { string($0.name) == name }
    return same.count > 1 ? nil : same.first ?? named(name, in: routes) { string($0.name) ?? "" }
  }

  /// The elements of the array ahead, each with its name and id.
  private mutating func elements(_ cursor: inout JSONCursor, knowing keys: [String]?) -> [Element] {
    guard cursor.enterArray() else {
      _ = cursor.skipValue()
      return []
    }
    var found: [Element] = []
    while cursor.hasElement() {
      let start = cursor.position
      guard cursor.enterObject() else {
        _ = cursor.skipValue()
        continue
      }
      var (name, id): (Range<Int>?, Range<Int>?)
      while let key = cursor.nextKey() {
        let value = cursor.skipValue()
        switch bytes[key] {
        case let key where key.elementsEqual("name".utf8): name = value
        case let key where key.elementsEqual("id".utf8): id = value
        default:
          guard let keys, !hasUnknownKeys else { continue }
          // Most keys differ in their lengths already.
          hasUnknownKeys = !keys.contains {
            $0.utf8.count == key.count && bytes[key].elementsEqual($0.utf8)
          }
        }
      }
      found.append(Element(bytes: start..<cursor.position, name: name, id: id))
    }
    return found
  }

  private func node(_ value: JSONValue, _ key: String, _ index: Int) -> SettingsNode {
    SettingsNode(value: value, place: .index(index, of: .key(key, of: .root)))
  }

  /// What a place holds; nil when it is no JSON, which the whole file's reading tells.
  private func value(_ place: Range<Int>) -> JSONValue? {
    try? JSONValue.parse(Array(bytes[place]))
  }

  /// The string at a place, quotes and escapes taken away.
  private func string(_ place: Range<Int>?) -> String? {
    guard let place, place.count >= 2, bytes[place.lowerBound] == UInt8(ascii: "\"") else {
      return nil
    }
    guard !bytes[place].contains(UInt8(ascii: "\\")) else { return value(place)?.stringValue }
    return word(place.lowerBound + 1..<place.upperBound - 1)
  }

  private func word(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }
}

extension RoutesFile {
  /// A file that is not longer is read as a whole: that takes no time.
  private static let shortBytes = 65_536

  /// Reads routes.json for the sake of one route.
  ///
  /// - Parameters:
  ///   - name: the route that is asked about; nil for the only one there is.
  ///   - bytes: the file.
  ///   - file: its name for the message.
  /// - Returns: settings that have that route when the file has it, and whether something else in the
  ///   file was seen to be wrong.
  /// - Throws: every fault of the file when the route is not sound, or the file no JSON.
  public static func read(
    forRoute name: String?, _ bytes: [UInt8], file: String = "routes.json"
  ) throws(SettingsError) -> (settings: RoutesFile, hasFaults: Bool) {
    let isShort = bytes.count <= shortBytes
    // What is wrong is told by `doctor`; that something is, is enough here.
    if isShort, let whole = try? read(bytes, file: file) { return (whole, false) }
    guard let scan = RouteScan(bytes), let settings = scan.settings(of: name) else {
      return (try read(bytes, file: file), false)
    }
    return (settings, isShort || scan.hasUnknownKeys)
  }
}
