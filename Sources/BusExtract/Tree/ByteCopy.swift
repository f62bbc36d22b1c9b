/// A page copied past what a repair leaves out, and with what it puts in; nothing is copied where nothing is
/// repaired.
struct ByteCopy {
  private let page: [UInt8]
  private var output: [UInt8] = []
  /// Where the rest of the page begins that is to be copied.
  private(set) var rest = 0

  init(of page: [UInt8]) { self.page = page }

  /// Copies up to a place and goes on at another one.
  mutating func copy(to end: Int, goingOnAt next: Int) {
    if output.isEmpty { output.reserveCapacity(page.count) }
    output.append(contentsOf: page[rest..<end])
    rest = next
  }

  /// Puts something in.
  mutating func append(_ byte: UInt8) { output.append(byte) }

  /// All of it with the rest; the same array where nothing was repaired.
  consuming func whole() -> [UInt8] {
    guard rest > 0 else { return page }
    output.append(contentsOf: page[rest...])
    return output
  }
}
