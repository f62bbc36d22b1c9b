import BusJSON
import BusModel

/// Reads values of routes.json and gathers what is wrong instead of stopping at it.
///
/// Each reader gives what it could read, and nil or nothing where it noted a fault: the caller
/// goes on with a stand-in, for what was read is thrown away once there is a fault.
struct SettingsDecoder {
  private(set) var faults: [SettingsFault] = []

  mutating func note(
    _ node: SettingsNode, expected: SettingsExpectation, found: SettingsFound? = nil,
    suggestion: String? = nil
  ) {

    faults.append(
      SettingsFault(
        path: node.place.path, expected: expected,
        found: found ?? node.found, suggestion: suggestion))
  }

  mutating func note(_ fault: SettingsFault) { faults.append(fault) }

  /// Looks at an object's keys.
  ///
  /// - Parameters:
  ///   - node: what should be an object.
  ///   - what: what it describes.
  ///   - required: the keys that must be there, each with what it should hold.
  ///   - optional: the keys that may be there, or be `null`.
  /// - Returns: whether it is an object, so that its keys can be read.
  mutating func keys(
    of node: SettingsNode, what: SettingsThing,
    required: KeyValuePairs<String, SettingsExpectation> = [:],
    optional: [String]
  ) -> Bool {
    guard let members = node.value.objectValue else {
      note(node, expected: .object(what))
      return false
    }
    for member in members
    where !required.contains(where: { $0.key == member.key }) && !optional.contains(member.key) {
      noteUnknown(member.key, in: node, known: required.map(\.key) + optional)
    }
    for (key, meaning) in required where node[key] == nil {
      let found = node.value[key] == nil ? SettingsFound.nothing : .value("null")
      note(
        SettingsNode(value: .null, place: .key(key, of: node.place)), expected: meaning,
        found: found)
    }
    return true
  }

  private mutating func noteUnknown(_ key: String, in node: SettingsNode, known: [String]) {
    let suggestion = nearest(key, in: known)
    let expected =
      suggestion == nil ? SettingsExpectation.oneOfTheKeys(known) : .knownKey
    note(
      SettingsNode(value: .string(key), place: .key(key, of: node.place)), expected: expected,
      suggestion: suggestion)
  }

  /// Text for people: not empty, no control characters.
  mutating func text(_ node: SettingsNode?) -> String? {
    guard let node else { return nil }
    guard let text = node.value.stringValue else {
      note(node, expected: .string)
      return nil
    }
    let scalars = text.unicodeScalars
    guard !scalars.allSatisfy(\.isUnseen), !scalars.contains(where: \.isControl) else {
      note(node, expected: .plainString)
      return nil
    }
    return text
  }

  /// A name that people type on a command line.
  mutating func name(_ node: SettingsNode?) -> String? {
    guard let node else { return nil }
    if let text = node.value.stringValue, isTypable(text) { return text }
    note(
      node,
      expected: .name)
    return nil
  }

  /// A whole number within limits.
  mutating func wholeNumber(_ node: SettingsNode?, in limits: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    if let number = node.value.intValue, limits.contains(number) { return number }
    note(node, expected: .wholeNumber(limits))
    return nil
  }

  /// The elements of an array; none when it is absent.
  mutating func list(_ node: SettingsNode?, of what: SettingsThing) -> [SettingsNode] {
    guard let node else { return [] }
    guard let elements = node.elements else {
      note(node, expected: .array(what))
      return []
    }
    return elements
  }

  private func isTypable(_ text: String) -> Bool {
    // Nearly all are of letters that ask no table.
    if text.utf8.allSatisfy({ 0x21...0x7e ~= $0 }) {
      return 1...100 ~= text.utf8.count && text.utf8.first != UInt8(ascii: "-")
    }
    let scalars = text.unicodeScalars
    return !scalars.isEmpty && scalars.count <= 100 && scalars.first != "-"
      && !scalars.contains(where: \.isUnseen)
  }
}
