public import BusModel
import BusJSON

/// No operator is called so.
public struct UnknownOperator: Error, Hashable, Sendable {
  /// The id asked for.
  public let id: String
  /// Those there are, in file order.
  public let known: [String]
}

extension RoutesFile {
  /// The operator of that id, whatever the width and case of its letters.
  ///
  /// - Throws: `UnknownOperator`.
  public func findOperator(_ id: String) throws(UnknownOperator) -> OperatorSetting {
    if let found = named(id, in: operators, by: \.id) { return found }
    throw UnknownOperator(id: id, known: operators.map(\.id))
  }
}

extension RoutesDocument {
  /// The document with an operator more, after the others.
  ///
  /// - Parameter company: an operator whose id is new.
  /// - Returns: the changed document.
  /// - Throws: `SettingsError` when it is not right, with its place in the new file.
  public func adding(_ company: OperatorSetting) throws(SettingsError) -> RoutesDocument {
    guard let spans = JSONSpans(of: "operators", in: bytesWithOperators) else { return self }
    return try RoutesDocument(spans.appending(company.json), file: file)
  }

  /// The document with an operator changed in its place; keys whose meaning has not changed keep what
  /// the user wrote.
  ///
  /// - Parameters:
  ///   - id: the operator's.
  ///   - company: what it shall be.
  /// - Returns: the changed document.
  /// - Throws: `UnknownOperator`, and `SettingsError` when the new one is not right.
  public func replacing(operator id: String, with company: OperatorSetting) throws -> RoutesDocument
  {
    let before = try settings.findOperator(id)
    guard before != company, let spans = JSONSpans(of: "operators", in: bytes),
      let index = settings.operators.firstIndex(of: before), let written = root["operators"]?[index]
    else { return self }
    let value = Self.merge(company.json, into: written, before: before.json)
    return try RoutesDocument(spans.replacing(at: index, with: value), file: file)
  }

  /// The document without an operator; routes that go by it go by the law then.
  ///
  /// - Throws: `UnknownOperator`.
  public func removing(operator id: String) throws -> RoutesDocument {
    let company = try settings.findOperator(id)
    var document = self
    for route in settings.routes where route.operatorID == company.id {
      var free = route
      free.operatorID = nil
      document = try document.replacing(route.name, with: free)
    }
    guard let index = settings.operators.firstIndex(of: company),
      let spans = JSONSpans(of: "operators", in: document.bytes)
    else { return document }
    return try RoutesDocument(spans.removing(at: index), file: file)
  }

  /// The text with an array of operators, put at its end where there is none.
  private var bytesWithOperators: [UInt8] {
    guard root["operators"] == nil, let end = bytes.lastIndex(of: UInt8(ascii: "}")) else {
      return bytes
    }
    let last = bytes[..<end].lastIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? end - 1
    let isEmpty = bytes[last] == UInt8(ascii: "{")
    let piece = Array(((isEmpty ? "" : ",") + "\n  \"operators\": []\n").utf8)
    return bytes[...last] + piece + bytes[end...]
  }
}
