import BusModel

/// Finds the timetables of a page that say in Latin letters what others say in Japanese: the same times,
/// which run once.
enum Translations {
  /// Fewer times may be the same by chance.
  private static let fewest = 3

  /// The elements of those readings: each of their columns repeats a Japanese one.
  static func nodes(of readings: [LayoutResult]) -> Set<PageTree.Index> {
    let originals = readings.filter { words(of: $0).contains(where: isEastern) }
    let copies = readings.filter { reading in
      let words = words(of: reading)
      return reading.departureCount >= fewest && !words.isEmpty && !words.contains(where: isEastern)
        && originals.contains { Set(times(of: $0)).isSuperset(of: times(of: reading)) }
    }
    return Set(copies.map(\.node))
  }

  /// Doubts about timetables in Latin letters of which one column repeats a Japanese one, whole or in part,
  /// and something else is said otherwise: which holds is not known.
  static func disputes(_ readings: [LayoutResult]) -> [Notice] {
    let originals = readings.filter { words(of: $0).contains(where: isEastern) }.map(times)
    return readings.compactMap { reading in
      let words = words(of: reading)
      guard !words.isEmpty, !words.contains(where: isEastern) else { return nil }
      let columns = times(of: reading)
      let isRepeated = originals.contains { others in
        others.contains { other in columns.contains { repeats($0, other) } }
      }
      return isRepeated
        ? Notice(.leftOver(.columnsHeadedAlike), at: reading.columns.first?.at) : nil
    }
  }

  /// Whether one column holds all times of another.
  private static func repeats(_ column: [Int], _ other: [Int]) -> Bool {
    let (first, second) = (Set(column), Set(other))
    return min(first.count, second.count) >= fewest
      && (first.isSubset(of: second) || second.isSubset(of: first))
  }

  /// What heads the columns, and the stops.
  private static func words(of reading: LayoutResult) -> [String] {
    reading.columns.flatMap { column in
      [column.label?.text, column.stop].compactMap { $0 } + column.headings
    }
  }

  private static func isEastern(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
  }

  /// The times of every column.
  private static func times(of reading: LayoutResult) -> [[Int]] {
    reading.columns.map { $0.departures.map { $0.hour * 60 + $0.minute } }
  }
}
