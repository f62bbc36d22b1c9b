internal import BusModel

/// In what letters a sheet fits one page of A4, and how wide its columns are.
///
/// 194 × 281 mm are 550 × 796 points. A row is 1.22 letters high; a digit is 0.56 letters wide, a sign
/// up to 0.95, and 0.4 stand between two minutes.
struct SheetFit {
  /// The size of the letters; never less than can be read on paper.
  private(set) var tenthsOfPoints = 60

  private static let (width, height) = (550.0, 796.0)
  private static let (row, hourWidth, digit, sign, gap) = (1.22, 2.4, 0.56, 0.95, 0.4)

  /// The fit of a sheet.
  ///
  /// - Parameters:
  ///   - ways: what stands on it.
  ///   - footLines: how wide each of the lines below it is, in half-width letters.
  init(_ ways: [TimetableSheet.Way], footLines: [Int]) {
    let found = stride(from: 180, through: 60, by: -5).first { tenths in
      Self.rows(ways, footLines, letter: Double(tenths) / 10)
        <= Self.height / (Double(tenths) / 10 * Self.row)
    }
    tenthsOfPoints = found ?? 60
  }

  /// How wide each column is, in parts of all: by its fullest hour.
  static func shares(_ way: TimetableSheet.Way) -> [Double] {
    let widths = way.columns.map { max(4, widest($0)) }
    let sum = widths.reduce(0, +)
    return widths.map { $0 / sum }
  }

  /// How many rows the sheet has in letters of a size.
  private static func rows(
    _ ways: [TimetableSheet.Way], _ footLines: [Int], letter: Double
  ) -> Double {
    let room = width / letter
    let grids = ways.map { way in
      let shares = shares(way).map { $0 * (room - hourWidth) - 1 }
      let hours = way.hours.map { hour in
        zip(way.columns, shares).map { column, share in
          (hourWidth(column, hour) / share).rounded(.up)
        }.max() ?? 1
      }
      let legend = way.legend.reduce(0) { $0 + Double(TerminalWidth.of($1) + 4) * digit }
      // The heading is one of a half, and the legend goes on from line to line.
      return hours.map { max(1, $0) }.reduce(0, +) + 3.6 + (legend / room).rounded(.up)
    }
    let foot = footLines.map { (Double($0) * digit / room).rounded(.up) }
    return grids.reduce(0, +) + foot.reduce(0, +) + 3
  }

  private static func widest(_ column: TimetableSheet.Column) -> Double {
    Set(column.departures.map(\.time.hour)).map { hourWidth(column, $0) }.max() ?? 0
  }

  /// What the minutes of an hour take, in letters.
  private static func hourWidth(_ column: TimetableSheet.Column, _ hour: Int) -> Double {
    column.departures.filter { $0.time.hour == hour }.reduce(0) { sum, departure in
      sum + 2 * digit + Double(departure.signs.count) * sign + gap
    }
  }
}

extension TimetableSheet.Way {
  /// The hours from the first to the last with a bus.
  var hours: [Int] {
    let all = columns.flatMap(\.departures).map(\.time.hour)
    guard let first = all.min(), let last = all.max() else { return [] }
    return Array(first...last)
  }
}
