/// A table that somebody typed into preformatted text: lines of as many cells each, between bars or columns of
/// blanks.
///
///     駅前 発 | 市役所 | 病院 着
///     -------------------------
///      7:00   |  7:15  |  7:30
struct TypedTable {
  /// A part of the text, by the places of its bytes.
  enum Piece {
    case text(Range<Int>)
    /// The cells of each row.
    case table([[Range<Int>]])
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private var pieces: [Piece] = []
  private(set) var rows: [(cells: [Range<Int>], line: Range<Int>, isBarred: Bool)] = []
  /// Where the text begins that is in no piece yet.
  private var start = 0

  /// The fewest lines, a head and two below it, and the most of these without a time.
  private static let fewestRows = 3
  private static let mostHeads = 2

  /// What a text consists of; nil where no table stands in it.
  static func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [Piece]? {
    guard bytes.count >= 16, bytes.contains(0x0A) else { return nil }
    var found = TypedTable(bytes: bytes)
    found.read()
    return found.pieces.isEmpty ? nil : found.pieces
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func read() {
    var first = 0
    while first < bytes.count {
      let end = bytes[first...].firstIndex(of: 0x0A) ?? bytes.count
      read(line: first..<end)
      first = end + 1
    }
    close()
    if !pieces.isEmpty, start < bytes.count { pieces.append(.text(start..<bytes.count)) }
  }

  private mutating func read(line: Range<Int>) {
    if !rows.isEmpty, isRule(line) { return }
    let isBarred = line.contains { isBar($0) > 0 }
    let cells = cells(of: line, isBarred)
    if let last = rows.last, last.cells.count != cells.count || last.isBarred != isBarred {
      close()
    }
    if cells.count > 1 { rows.append((cells, line, isBarred)) }
  }

  /// Ends the rows read so far, which are a table or none.
  private mutating func close() {
    defer { rows = [] }
    let timed = rows.indices.filter { row in
      rows[row].cells.count { holdsTime($0) } >= (rows[row].isBarred ? 1 : 2)
    }
    let passed = rows.indices.filter { !timed.contains($0) && isPassed(rows[$0].cells) }
    guard rows.count >= Self.fewestRows, let first = timed.first, first <= Self.mostHeads,
      timed.count + passed.filter({ $0 > first }).count == rows.count - first, timed.count > 1
    else { return }

    let (above, below) = (line(above: rows[0].line), line(below: rows[rows.count - 1].line))
    let (heads, feet) = (above.flatMap(signs), below.flatMap(signs))
    let table = heads == nil ? rows[0].line.lowerBound : above?.lowerBound ?? start
    if start < table { pieces.append(.text(start..<table)) }
    pieces.append(.table([heads, feet].compactMap(\.self) + rows.map(\.cells)))
    let end = feet == nil ? rows[rows.count - 1].line.upperBound : below?.upperBound ?? start
    start = min(end + 1, bytes.count)
  }

  /// "大草橋  ↓  ↓  ↓": no bus stops there.
  private func isPassed(_ cells: [Range<Int>]) -> Bool {
    cells.count > 1
      && cells.dropFirst().allSatisfy { cell in
        (1...3).contains(cell.count) && !cell.contains(where: isDigit)
      }
  }

  // MARK: Lines beside a table

  private func line(above first: Range<Int>) -> Range<Int>? {
    guard first.lowerBound > start else { return nil }
    let end = first.lowerBound - 1
    return ((start..<end).last { bytes[$0] == 0x0A }.map { $0 + 1 } ?? start)..<end
  }

  /// The line behind the last one, where a blank line or nothing follows it: else it is of what follows.
  private func line(below last: Range<Int>) -> Range<Int>? {
    let begin = last.upperBound + 1
    guard begin < bytes.count else { return nil }
    let end = bytes[begin...].firstIndex(of: 0x0A) ?? bytes.count
    let next = end + 1 < bytes.count ? bytes[(end + 1)...].first { $0 != 0x20 && $0 != 0x0D } : nil
    return next == nil || next == 0x0A ? begin..<end : nil
  }

  // MARK: Lines

  /// A line drawn between rows.
  private func isRule(_ line: Range<Int>) -> Bool {
    var isDrawn = false
    for index in line {
      switch bytes[index] {
      case 0x2B, 0x2D, 0x3A, 0x3D, 0x5F, 0x7C, 0xE2, 0x94, 0x95, 0x80...0xBF: isDrawn = true
      case 0x20, 0x09, 0x0D: continue
      default: return false
      }
    }
    return isDrawn
  }

  /// The cells without the blanks around them; a bar at either end of a line divides nothing.
  private func cells(of line: Range<Int>, _ isBarred: Bool) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var first = line.lowerBound
    var index = first
    while index < line.upperBound {
      let length = isBarred ? isBar(index) : gap(index, line.upperBound)
      guard length > 0 else {
        index += 1
        continue
      }
      cells.append(trimmed(first..<index))
      index += length
      first = index
    }
    cells.append(trimmed(first..<line.upperBound))
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// The length of "|", "｜" or "│" at a place, or 0.
  private func isBar(_ index: Int) -> Int {
    if bytes[index] == 0x7C { return 1 }
    guard index + 2 < bytes.count else { return 0 }
    let isWide = bytes[index] == 0xEF && bytes[index + 1] == 0xBD && bytes[index + 2] == 0x9C
    let isDrawn = bytes[index] == 0xE2 && bytes[index + 1] == 0x94 && bytes[index + 2] == 0x82
    return isWide || isDrawn ? 3 : 0
  }

  /// The length of the blanks at a place that divide columns: a tab, or two spaces and more.
  private func gap(_ index: Int, _ end: Int) -> Int {
    var last = index
    var isTab = false
    while last < end, bytes[last] == 0x20 || bytes[last] == 0x09 {
      isTab = isTab || bytes[last] == 0x09
      last += 1
    }
    return isTab || last - index > 1 || dividesTimes(index, last) ? last - index : 0
  }

  /// "8:30 13:10": one blank between two times.
  private func dividesTimes(_ index: Int, _ last: Int) -> Bool {
    last == index + 1 && isDigit(index - 1) && isDigit(index - 2)
      && (index - 3 >= 0 && (bytes[index - 3] == 0x3A || isWideColon(index - 5)))
      && (isDigit(last) && (isColon(last + 1) || isDigit(last + 1) && isColon(last + 2)))
  }

  private func isColon(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] == 0x3A || isWideColon(index)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (first, end) = (range.lowerBound, range.upperBound)
    while first < end, Scalars.isASCIISpace(bytes[first]) { first += 1 }
    while first < end, Scalars.isASCIISpace(bytes[end - 1]) { end -= 1 }
    return first..<end
  }

  /// "7:15" or "7：15".
  private func holdsTime(_ cell: Range<Int>) -> Bool {
    cell.dropFirst().contains { index in
      let length = bytes[index] == 0x3A ? 1 : isWideColon(index) ? 3 : 0
      return length > 0 && isDigit(index - 1) && isDigit(index + length)
        && isDigit(index + length + 1)
    }
  }

  private func isWideColon(_ index: Int) -> Bool {
    index >= 0 && index + 2 < bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xBC
      && bytes[index + 2] == 0x9A
  }

  private func isDigit(_ index: Int) -> Bool {
    bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index])
  }
}
