/// Times printed without a colon: "705", "1001". Only heads that speak of times, and every number of
/// the table being one, tell them from fares.
enum BareTimes {
  /// The fewest of them in a table.
  private static let fewest = 4

  /// Whether so many cells are a long number: a look that spares nearly all tables of minutes the others.
  static func mayBe(in cells: [Tokens]) -> Bool {
    cells.count { $0.count == 1 && $0[0].isNumber && $0[0].digits > 2 } >= fewest
  }

  /// The time that a number of three or four digits may be.
  static func time(_ token: Token) -> ClockCell.Time? {
    guard token.isNumber, token.digits == 3 || token.digits == 4 else { return nil }
    let value = Int(token.value)
    guard value / 100 <= 26, value % 100 < 60 else { return nil }
    return ClockCell.Time(hour: value / 100, minute: value % 100, node: token.node)
  }

  /// Whether all long numbers of some cells are times below heads of 発 and 着.
  static func areTimes(in cells: [Tokens]) -> Bool {
    var count = 0
    var heads = 0
    for cell in cells {
      if cell.count == 1, let first = cell.first, first.digits >= 3 {
        guard time(first) != nil else { return false }
        count += 1
      } else if cell.holdClockSign, cell.contains(where: \.isNumber) {
        return false
      } else if heads < 2, (1...6).contains(cell.count), isHead(cell.joined) {
        heads += 1
      }
    }
    return count >= fewest && (heads > 1 || namesDays(cells) || areClocks(cells) || areCalls(cells))
  }

  /// "0635 0705 0735" behind the name of a stop and "0641 0711 0741" behind the next: all have four
  /// digits, some begin with 0 as no fares do, and they rise along each row; codes of stops have one a row.
  private static func areCalls(_ cells: [Tokens]) -> Bool {
    guard cells.contains(where: { stops.contains($0.joined) }) else { return false }
    var (lengths, isEarly) = ([Int](), false)
    var before: Token?
    for cell in cells where !cell.isEmpty {
      if cell.count == 1, cell[0].isNumber, cell[0].digits > 2 {
        guard cell[0].digits == 4, before.map({ $0.value < cell[0].value }) ?? true else {
          return false
        }
        isEarly = isEarly || cell[0].value < 1000
        if before == nil { lengths.append(0) }
        lengths[lengths.count - 1] += 1
        before = cell[0]
      } else if cell.joined.length > 1 {
        before = nil
      }
    }
    return lengths.count > 1 && isEarly && lengths.allSatisfy { $0 > 1 }
  }

  private static let stops: Set<String> = ["停留所", "停留所名", "バス停", "バス停名", "停留場"]

  /// "0940 1010 1300" beside 平日 and 土曜: all have four digits, and they rise from one day's first to its
  /// last, as prices and numbers of things do not.
  private static func areClocks(_ cells: [Tokens]) -> Bool {
    let numbers = cells.filter { $0.contains(where: \.isNumber) }
    guard numbers.count > 7, numbers.allSatisfy({ $0.count == 1 && $0[0].digits == 4 }) else {
      return false
    }
    let days = cells.count { $0.count < 3 && DayWords.isPlain($0.joined) }
    return zip(numbers, numbers.dropFirst()).count { $0[0].value >= $1[0].value } < days
  }

  /// Whether a head says that a column holds the days of buses, as no table of fares has, and some times
  /// are of the morning and some have four digits.
  private static func namesDays(_ cells: [Tokens]) -> Bool {
    cells.contains { days.contains($0.joined) }
      && cells.contains {
        $0.count == 1 && $0[0].isNumber && $0[0].digits == 4 && $0[0].value >= 1000
      }
      && !cells.contains { fares.isFound(in: $0.joined) }
  }

  private static let days: Set<String> = ["運転日", "運行日", "運転曜日", "運行曜日", "曜日"]
  private static let fares = WordList(["円", "運賃", "料金"])

  /// "発", "着", "港 発", "発車時刻".
  private static func isHead(_ text: String) -> Bool {
    StopHeading.kind(of: text) != nil || text.ends(with: "発") || text.ends(with: "着")
      || heads.isFound(in: text)
  }

  private static let heads = WordList(["発車時刻", "出発時刻", "到着時刻", "発時刻", "着時刻"])
}
