/// Tables of trips whose times are printed without a colon and headed by nothing that says so: 645, 652, 701
/// down one column and 1400, 1407, 1416 down another.
enum BareTrips {
  /// The fewest times of such a table, and the fewest of two trips in it.
  private static let fewest = 8
  private static let fewestOfTrip = 3
  /// Buses take about as long from stop to stop, and never long.
  private static let mostOfLeg = 90
  private static let mostApart = 20

  /// A time and where it stands.
  fileprivate struct Entry {
    var row: Int
    var column: Int
    /// As printed: 1407.
    var value: Int
    var minutes: Int { value / 100 * 60 + value % 100 }
  }

  /// Whether all long numbers of some cells are times: each is one, they rise along each trip and from trip
  /// to trip, and the trips go equally fast, as neither fares nor counts do.
  static func are(in cells: [Grid.Cell]) -> Bool {
    var entries: [Entry] = []
    for cell in cells {
      let isLong = cell.tokens.contains { $0.isNumber && $0.digits > 2 }
      guard isLong, cell.tokens.count == 1 else {
        if cell.tokens.contains(where: { $0.is(.minuteUnit) || amounts.isOne(cell.tokens.text($0)) }
        ) {
          return false
        }
        continue
      }
      guard cell.rowSpan == 1, cell.columnSpan == 1, let time = BareTimes.time(cell.tokens[0]),
        time.hour >= 4
      else { return false }
      entries.append(
        Entry(row: cell.row, column: cell.column, value: time.hour * 100 + time.minute))
    }
    guard entries.count >= fewest,
      entries.count(where: { $0.value % 5 != 0 }) * 3 >= entries.count
    else { return false }
    return areTrips(entries, cells) || areTrips(entries.map(\.turned), cells.map(\.turned))
  }

  private static let amounts = WordList(["円", "¥", "￥", "km", "ｋｍ", "㎞", "人", "名", "個"])

  /// Whether the times of each column are those of a trip, with the names of its stops before the first.
  private static func areTrips(_ entries: [Entry], _ cells: [Grid.Cell]) -> Bool {
    let columns = Dictionary(grouping: entries, by: \.column)
      .mapValues { $0.sorted { $0.row < $1.row } }
    let rows = Dictionary(grouping: entries, by: \.row)
      .mapValues { $0.sorted { $0.column < $1.column } }
    guard columns.count(where: { $0.value.count >= fewestOfTrip }) > 1, rows.count >= fewestOfTrip,
      let first = columns.keys.min(), first > 0,
      columns.values.allSatisfy({ rise($0) }), rows.values.allSatisfy({ rise($0) })
    else { return false }
    var legs: [Int: [Int]] = [:]
    for (start, end) in columns.values.flatMap({ zip($0, $0.dropFirst()) })
    where end.row == start.row + 1 {
      legs[start.row, default: []].append(end.minutes - start.minutes)
    }
    guard legs.count(where: { $0.value.count > 1 }) >= fewestOfTrip - 1,
      legs.values.allSatisfy({ areEven($0) })
    else { return false }
    let named = Set(
      cells.filter { $0.column < first && $0.tokens.contains { $0.kind == .word } }
        .flatMap { $0.row..<$0.row + $0.rowSpan })
    return rows.keys.allSatisfy(named.contains)
  }

  private static func rise(_ entries: [Entry]) -> Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.value <= $1.value }
  }

  private static func areEven(_ legs: [Int]) -> Bool {
    guard let least = legs.min(), let most = legs.max() else { return true }
    return most <= mostOfLeg && most - least <= mostApart
  }
}

extension BareTrips.Entry {
  fileprivate var turned: BareTrips.Entry {
    BareTrips.Entry(row: column, column: row, value: value)
  }
}
