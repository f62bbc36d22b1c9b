import BusModel

/// Sentences beside timetables that tell departures which stand in none of these: "お帰りは病院を10:15、11:45に発車します".
enum ToldTimes {
  /// A doubt for each.
  static func notices(_ lines: PageLines, besides readings: [LayoutResult]) -> [Notice] {
    let told = lines.lines.filter { line in
      line.text.utf8.count <= 300
        && (verbs.isFound(in: line.text) || returns.isFound(in: line.text))
        && !others.isFound(in: line.text) && times(in: line.text).count > 1
    }
    guard !told.isEmpty else { return [] }
    var known = Set<Int>()
    for column in readings.lazy.flatMap(\.columns) {
      for index in column.departures.indices {
        known.insert(column.departures[index].hour * 60 + column.departures[index].minute)
      }
    }
    return told.filter { !known.isSuperset(of: times(in: $0.text)) }.map { line in
      Notice(
        .leftOver(.outsideCells(String(line.text.prefix(40)))),
        at: readings.first?.columns.first?.at)
    }
  }

  private static let verbs = WordList(["に発車", "に出発", "に出港", "に出航", "に出ます"])
  /// "帰りのバスは 11:15 と 14:45 です".
  private static let returns = WordList([
    "帰りのバスは", "帰りの便は", "帰り便は", "お帰りは", "帰りは", "復路は", "戻りの便は", "戻りのバスは", "帰りのバス（", "帰りのバス(", "復路の便は",
  ])
  /// What is no departure of a bus, or no time of one.
  private static let others = WordList([
    "～", "〜", "電車", "列車", "新幹線", "飛行機", "前に", "までに", "以降", "以前", "頃", "ごろ",
  ])

  /// The times of a sentence, in minutes: 8:15, 8時15分.
  private static func times(in text: String) -> [Int] {
    let scalars = text.unicodeScalars.map { Scalars.folded($0.value) }
    var found: [Int] = []
    var place = 0
    while place < scalars.count {
      let hour = number(scalars, at: place)
      let sign = place + hour.digits
      if (1...2).contains(hour.digits), sign < scalars.count,
        [0x3A, 0x6642].contains(scalars[sign]),
        case let minute = number(scalars, at: sign + 1), minute.digits == 2, minute.value < 60
      {
        found.append(hour.value * 60 + minute.value)
        place = sign + 1 + minute.digits
      } else {
        place += max(hour.digits, 1)
      }
    }
    return found
  }

  private static func number(_ scalars: [UInt32], at place: Int) -> (value: Int, digits: Int) {
    var (value, digits) = (0, 0)
    while place + digits < scalars.count, (0x30...0x39).contains(scalars[place + digits]),
      digits < 4
    {
      value = value * 10 + Int(scalars[place + digits] - 0x30)
      digits += 1
    }
    return (value, digits)
  }
}
