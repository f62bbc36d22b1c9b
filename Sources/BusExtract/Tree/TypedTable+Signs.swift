/// Signs above or below the columns of a typed table: each is of the bus in whose column it stands.
extension TypedTable {
  /// The cells of a line beside a table that holds nothing but signs, each in the column at which it stands.
  func signs(in line: Range<Int>) -> [Range<Int>]? {
    let signs = words(of: line)
    guard !signs.isEmpty, !rows[0].isBarred, signs.allSatisfy(isSign) else { return nil }
    let extents = extents
    var cells = Array(repeating: line.lowerBound..<line.lowerBound, count: extents.count)
    for sign in signs {
      let place = width(line.lowerBound..<sign.lowerBound)
      let column = extents.indices.dropFirst().min {
        Self.distance(place, extents[$0]) < Self.distance(place, extents[$1])
      }
      guard let column, cells[column].isEmpty else { return nil }
      cells[column] = sign
    }
    return cells
  }

  /// What blanks divide in a line.
  private func words(of line: Range<Int>) -> [Range<Int>] {
    line.split { Scalars.isASCIISpace(bytes[$0]) }.compactMap { word in
      word.first.map { $0..<$0 + word.count }
    }
  }

  /// "*", "△", "※1".
  private func isSign(_ word: Range<Int>) -> Bool {
    word.count <= 4
      && String(decoding: bytes[word], as: UTF8.self).unicodeScalars.first.map {
        Self.signs.contains($0) || Scalars.isCircled($0.value)
      } == true
  }

  private static let signs = Set("*＊※△▲▽▼○●◎◇◆□■☆★◯#＃†".unicodeScalars)

  /// Where the columns stand in the first rows, in columns of a terminal.
  private var extents: [Range<Int>] {
    rows.prefix(4).map { row in
      var (place, from) = (0, row.line.lowerBound)
      return row.cells.map { cell in
        let begin = place + width(from..<cell.lowerBound)
        place = begin + width(cell)
        from = cell.upperBound
        return begin..<place
      }
    }.reduce([]) { (known: [Range<Int>], row: [Range<Int>]) in
      known.isEmpty
        ? row
        : zip(known, row).map {
          min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
        }
    }
  }

  private static func distance(_ place: Int, _ column: Range<Int>) -> Int {
    place < column.lowerBound ? column.lowerBound - place : max(place - column.upperBound + 1, 0)
  }

  /// How many columns of a terminal a part of a line takes.
  private func width(_ part: Range<Int>) -> Int {
    part.reduce(0) { $0 + (bytes[$1] < 0x80 ? 1 : bytes[$1] >= 0xC0 ? 2 : 0) }
  }
}
