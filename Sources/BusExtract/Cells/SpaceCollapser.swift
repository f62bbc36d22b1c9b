/// Makes one space of every run of white space and none of those at the ends.
struct SpaceCollapser {
  /// What was gathered so far.
  private(set) var output: [UInt8] = []
  private var isSpaced = false

  /// The UTF-8 collapsed; nil when there is nothing to change.
  mutating func collapsed(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard !Self.isCollapsed(bytes) else { return nil }
    add(bytes)
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds what comes next.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    var start = -1
    while position < bytes.count {
      let here = position
      let length = Scalars.plainLength(bytes, at: here)
      if length > 0 {
        if start < 0 { start = here }
        position += length
        continue
      }
      if Scalars.isASCIISpace(bytes[here]) {
        position = ByteSearch.endOfSpaces(bytes, from: here)
      } else if !Scalars.isSpace(ScalarReader.next(bytes, &position, bytes.count)) {
        if start < 0 { start = here }
        continue
      }
      add(word: bytes, start, here)
      start = -1
      isSpaced = true
    }
    add(word: bytes, start, bytes.count)
  }

  /// Parts what comes next from what came before.
  mutating func addBlank() { isSpaced = true }

  private mutating func add(word bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard start >= 0 else { return }
    if isSpaced, !output.isEmpty { output.append(0x20) }
    isSpaced = false
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  /// Gives what was gathered and begins anew; nil when nothing was.
  mutating func finish() -> String? {
    isSpaced = false
    guard !output.isEmpty else { return nil }
    defer { output.removeAll(keepingCapacity: true) }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isCollapsed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    var wasSpace = true
    while position < bytes.count {
      let length = Scalars.plainLength(bytes, at: position)
      if length > 0 {
        wasSpace = false
        position += length
        continue
      }
      let scalar = ScalarReader.next(bytes, &position, bytes.count)
      let isSpace = Scalars.isSpace(scalar)
      if isSpace, wasSpace || scalar != 0x20 { return false }
      wasSpace = isSpace
    }
    return !wasSpace || bytes.isEmpty
  }
}
