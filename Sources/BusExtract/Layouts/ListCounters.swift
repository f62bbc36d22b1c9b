/// Numbers in circles that count the departures of a list, "①9:00 ②9:20 ③9:40": what their trips are called,
/// and no marks, unless the page says something of one of them.
enum ListCounters {
  /// Takes them for the names of trips.
  static func name(_ reading: inout LayoutResult, _ tree: PageTree) {
    let columns = reading.columns.indices.filter { isCounted(reading.columns[$0].departures) }
    guard !columns.isEmpty, !isExplained(tree) else { return }
    for column in columns {
      for index in reading.columns[column].departures.indices {
        let words = reading.columns[column].departures[index].words
        let own = words.filter { Scalars.circledNumber($0.text) != nil }
        reading.columns[column].departures[index].tripName = own.first?.text
        reading.columns[column].departures[index].words = words.filter {
          Scalars.circledNumber($0.text) == nil
        }
      }
    }
  }

  /// Whether each has one such number, the next after that of the one before.
  private static func isCounted(_ departures: [LayoutResult.Departure]) -> Bool {
    // By index: a departure is not copied to be asked for its words.
    let numbers = departures.indices.map { index in
      departures[index].words.compactMap { Scalars.circledNumber($0.text) }
    }
    return numbers.count > 1 && numbers.allSatisfy { $0.count == 1 }
      && zip(numbers, numbers.dropFirst()).allSatisfy { $1[0] == $0[0] + 1 }
  }

  /// Whether a line of the page says something of such a number: "②は土日祝運休", or one without any time.
  private static func isExplained(_ tree: PageTree) -> Bool {
    tree.lines.contains { line in
      let scalars = line.text.unicodeScalars
      guard let place = scalars.firstIndex(where: { Scalars.isCircledNumber($0.value) }) else {
        return false
      }
      let isTold = zip(scalars[place...], scalars[place...].dropFirst()).contains { sign, next in
        Scalars.isCircledNumber(sign.value) && explains.contains(next)
      }
      return isTold || !line.text.contains { ":：時".contains($0) }
    }
  }

  private static let explains = Set("はの印便…=＝".unicodeScalars)
}
