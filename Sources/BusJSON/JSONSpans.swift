/// Where the elements of one array of a JSON text stand, to change one and leave the rest.
public struct JSONSpans {
  private let bytes: [UInt8]
  /// The array, brackets included.
  private let array: Range<Int>
  /// Its elements.
  public let elements: [Range<Int>]

  /// The spans of the array under a key of the outermost object; nil when there is none.
  public init?(of key: String, in bytes: [UInt8]) {
    var parser = JSONParser(bytes: bytes)
    // A text that is no JSON has no spans; its faults have been told when it was read.
    guard let spans = try? parser.elementSpans(under: key) else { return nil }
    self.bytes = bytes
    array = spans.array
    elements = spans.elements
  }

  /// The text with one element more at the end.
  public func appending(_ value: JSONValue) -> [UInt8] {
    guard let last = elements.last else {
      let indent = indentation(at: array.lowerBound) + 2
      return replacing(
        array,
        with: Array("[".utf8) + lineBreak(indent) + written(value, indent: indent)
          + lineBreak(indent - 2) + Array("]".utf8))
    }
    let indent = indentation(at: last.lowerBound)
    return replacing(
      last.upperBound..<last.upperBound,
      with: Array(",".utf8) + lineBreak(indent) + written(value, indent: indent))
  }

  /// The text with another element in one's place.
  public func replacing(at index: Int, with value: JSONValue) -> [UInt8] {
    let element = elements[index]
    return replacing(
      element, with: written(value, indent: indentation(at: element.lowerBound)))
  }

  /// The text without an element and the comma that set it apart.
  public func removing(at index: Int) -> [UInt8] {
    if elements.count == 1 { return replacing(array, with: Array("[]".utf8)) }
    let range =
      index == 0
      ? elements[0].lowerBound..<elements[1].lowerBound
      : elements[index - 1].upperBound..<elements[index].upperBound
    return replacing(range, with: [])
  }

  private func replacing(_ range: Range<Int>, with piece: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + piece + bytes[range.upperBound...]
  }

  private func written(_ value: JSONValue, indent: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.appendPretty(value, indent: indent, room: JSONWriter.lineWidth - indent - 1)
    return writer.bytes
  }

  private func lineBreak(_ indent: Int) -> [UInt8] { [0x0A] + repeatElement(0x20, count: indent) }

  /// How many spaces the line of a place begins with.
  private func indentation(at place: Int) -> Int {
    let before = bytes[..<place]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return before[start...].prefix { $0 == 0x20 }.count
  }
}

extension JSONParser {
  /// Where an array and its elements stand; nil when the outermost object has no such key.
  fileprivate mutating func elementSpans(
    under wanted: String
  ) throws(JSONFault) -> (array: Range<Int>, elements: [Range<Int>])? {
    skipByteOrderMark()
    guard take("{") else { return nil }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { return nil }
      let key = try string()
      guard take(":") else { return nil }
      skipSpace()
      if key == wanted { return try elementSpans() }
      _ = try value(depth: 1)
    } while take(",")
    return nil
  }

  private mutating func elementSpans() throws(JSONFault) -> (
    array: Range<Int>, elements: [Range<Int>]
  )? {
    let start = position
    var elements: [Range<Int>] = []
    guard take("[") else { return nil }
    if take("]") { return (start..<position, []) }
    repeat {
      skipSpace()
      let first = position
      _ = try value(depth: 2)
      elements.append(first..<position)
    } while take(",")
    guard take("]") else { return nil }
    return (start..<position, elements)
  }
}
