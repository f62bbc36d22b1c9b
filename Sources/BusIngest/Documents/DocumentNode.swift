public import BusJSON
public import BusModel

/// A value of a JSON document with the path that leads to it.
struct DocumentNode {
  let value: JSONValue
  let path: String

  /// The root of a document.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - kind: what it should be, for the message.
  /// - Throws: a fault with line and column when it is no JSON.
  init(_ bytes: [UInt8], kind: DocumentKind) throws(DocumentFault) {
    do throws(JSONFault) {
      value = try JSONValue.parse(bytes)
    } catch {
      throw .notJSON(error, kind)
    }
    path = ""
  }

  private init(value: JSONValue, path: String) {
    self.value = value
    self.path = path
  }

  /// The member of that key; `null` when it is not there.
  func member(_ key: String) -> DocumentNode {
    DocumentNode(value: value[key] ?? .null, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func fault(_ expected: DocumentExpectation) -> DocumentFault {
    .value(path: path, expected: expected, found: found)
  }

  private func fault(_ kind: JSONKind) -> DocumentFault { fault(.kind(kind.rawValue)) }

  private var found: DocumentFound {
    if value.isNull { return .nothing }
    let text = value.text()
    return text.unicodeScalars.count > 60 ? .kind(value.kind.rawValue) : .value(text)
  }

  /// The elements of an array.
  func elements() throws(DocumentFault) -> [DocumentNode] {
    guard let elements = value.arrayValue else { throw fault(.array) }
    return elements.enumerated().map { index, element in
      DocumentNode(value: element, path: "\(path)[\(index)]")
    }
  }

  /// A string.
  func text() throws(DocumentFault) -> String {
    guard let text = value.stringValue else { throw fault(.string) }
    return text
  }

  /// A string, or nil for `null`.
  func optionalText() throws(DocumentFault) -> String? {
    value.isNull ? nil : try text()
  }

  /// A whole number, or nil for `null`.
  func optionalNumber() throws(DocumentFault) -> Int? {
    if value.isNull { return nil }
    guard let number = value.intValue else { throw fault(.number) }
    return number
  }

  /// What a reading makes of a string.
  func read<Value>(
    _ expected: DocumentExpectation, _ reading: (String) -> Value?
  ) throws(DocumentFault) -> Value {
    guard let text = value.stringValue, let value = reading(text) else { throw fault(expected) }
    return value
  }

  /// The same, or nil for `null`.
  func readOptional<Value>(
    _ expected: DocumentExpectation, _ reading: (String) -> Value?
  ) throws(DocumentFault) -> Value? {
    value.isNull ? nil : try read(expected, reading)
  }
}

/// A JSON document between two commands is not what the command before prints.
public enum DocumentFault: Error, Hashable, Sendable {
  /// It is no JSON.
  case notJSON(JSONFault, DocumentKind)
  /// A value at a place, "timetables[0].departures[3].departureTime", is another than expected.
  case value(path: String, expected: DocumentExpectation, found: DocumentFound)
}
