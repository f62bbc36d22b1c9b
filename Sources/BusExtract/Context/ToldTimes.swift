import BusModel

/// Sentences beside timetables that tell departures which stand in none of these: "お帰りは病院を10:15、11:45に発車します".
enum ToldTimes {
  /// A doubt for each of them, and for rows of times below or before a way: 10:40　12:40　14:40（港行き）.
  static func notices(_ lines: PageLines, besides readings: [LayoutResult]) -> [Notice] {
    let told = lines.lines.indices.filter { index in
      tellsDepartures(lines.lines[index].text, below: index > 0 ? lines.lines[index - 1].text : "")
    }.map { lines.lines[$0] }
    guard !told.isEmpty else { return [] }
    var known = Set<Int>()
    for column in readings.lazy.flatMap(\.columns) {
      for index in column.departures.indices {
        known.insert(column.departures[index].hour * 60 + column.departures[index].minute)
      }
    }
    return told.filter { line in
      let own = times(in: line.text)
      return !known.isSuperset(of: isTrip(line.text) ? Array(own.prefix(1)) : own)
    }.map { line in
      Notice(
        .leftOver(.outsideCells(String(line.text.prefix(40)))),
        at: readings.first?.columns.first?.at)
    }
  }

  /// Whether a line tells when buses leave, by its own words or by those above it.
  private static func tellsDepartures(_ text: String, below head: String) -> Bool {
    guard text.utf8.count <= 300, !others.isFound(in: text) else { return false }
    let (leaves, returns) = (verbs.isFound(in: text), returns.isFound(in: text))
    let isOfWay = text.contains("発") && isBelowWay(text, head)
    guard leaves || returns || isOfWay || isRow(text) else { return false }
    return switch times(in: text).count {
    case 0: false
    case 1: leaves && returns || isOfWay
    case let count:
      leaves || returns || isOfWay || isTrip(text)
        || count > 2 && speaksOfBuses(text, below: head)
    }
  }

  /// Whether the word for a way stands above a line, or before its colon: "お帰り：本店 11:30発".
  private static func isBelowWay(_ text: String, _ head: String) -> Bool {
    if RowName.isBareWay(Texts.compact(head)) { return true }
    guard let colon = text.firstIndex(where: { "：:".contains($0) }) else { return false }
    return RowName.isBareWay(Texts.compact(text[..<colon]))
  }

  /// Whether a line begins with a time and prints little else: 10:40　12:40　14:40（港行き）.
  private static func isRow(_ text: String) -> Bool {
    text.first?.isNumber == true && text.contains { ":：時".contains($0) }
      && text.count { $0.isLetter && $0 != "時" && $0 != "分" } <= 16
  }

  /// Whether an arrow stands between two times and little else around them: 7:10→7:32.
  private static func isTrip(_ text: String) -> Bool {
    text.utf8.count <= 60 && SignWords.arrows.isFound(in: text) && isRow(text)
  }

  /// Whether a row of times, or the line above it, says from or to where buses go.
  private static func speaksOfBuses(_ text: String, below head: String) -> Bool {
    ways.isFound(in: text) || head.utf8.count <= 60 && (heads.ends(head) || ways.isFound(in: head))
  }

  private static let ways = WordList(["行き", "行）", "行)", "ゆき", "方面", "発）", "発)"])
  private static let heads = WordList(["から", "発", "より", "バス", "便"])
  private static let verbs = WordList([
    "に発車", "に出発", "に出港", "に出航", "に出ます", "を出発", "を発車", "を出港", "を出ます",
  ])
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
