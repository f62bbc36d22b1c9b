/// The place of a cell, as a name only when somebody asks: most cells of most pages are never named.
struct Place: Sendable {
  /// The how many-th element of its tag is the whole; nothing that a cell copies counts references.
  struct Root: Sendable {
    var tag: Tag
    /// From 1.
    var number: Int

    /// "table[1]".
    var name: String { "\(tag.name)[\(number)]" }
  }

  /// The whole.
  var root: Root
  /// What the row is made of.
  var rowTag: Tag?
  /// The row's number, from 1; nothing in lines of text is a `Tag`.
  var row: Int
  /// What the cell is made of and its number in the row, from 1; nil where a row has one place.
  var cell: (tag: Tag, number: Int)?

  /// "table[1]/tr[3]/td[1]", "dl[1]/dt[4]", "pre[1]/line[2]".
  var name: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
      var count = 0
      Self.append(root.tag.name, root.number, to: buffer, &count)
      Self.append(rowTag?.name ?? "line", row, to: buffer, &count)
      if let cell { Self.append(cell.tag.name, cell.number, to: buffer, &count) }
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// Adds "/td[3]", without a stroke at the beginning; a tag's name has at most ten letters, a number twenty digits.
  private static func append(
    _ name: String, _ number: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    func add(_ byte: UInt8) {
      buffer[count] = byte
      count += 1
    }
    if count > 0 { add(0x2F) }
    for byte in name.utf8 { add(byte) }
    add(0x5B)
    let first = count
    var rest = number
    repeat {
      add(0x30 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    buffer[first..<count].reverse()
    add(0x5D)
  }
}
