import BusLabels
import BusModel

/// What lines beside one timetable, and not said of all, take from its days: 1月12日は運休 under the heading of one of
/// two ways.
struct OwnDays {
  /// The days on which it does not run.
  private(set) var rests: [DayTerm] = []
  /// The lines that say on which days alone it runs, with these.
  private(set) var limits: [(line: String, days: ServicePattern)] = []
  /// The lines that say more of dates than that nothing runs.
  private(set) var unread: [String] = []

  /// Reads those among some lines that speak of dates.
  init(_ lines: [String]) {
    for line in lines
    where Self.services.contains(where: line.holds(bytes:))
      && !PageDays.beginnings.contains(where: line.holds(bytes:))
    {
      let reading = ParsedDayRules.read(line)
      if let limit = reading.limit { limits.append((line, limit)) }
      let isRest = reading.rules.allSatisfy { $0.runs == ServiceDayKind.none }
      if isRest, reading.unread.isEmpty {
        rests += reading.rules.flatMap(\.when)
      } else if UnheardDays.leavesOpen(line) {
        unread.append(line)
      }
    }
  }

  private static let services = ["運休", "運行", "運転", "運航", "休", "欠航", "ダイヤ", "便"]

  /// Some days without those on which it does not run.
  func limiting(_ days: ServicePattern) -> ServicePattern { rest.map(days.limited) ?? days }

  /// What is left where nothing says on which days it runs; nil for no rest.
  var rest: ServicePattern? {
    rests.isEmpty ? nil : ServicePattern(base: [], rules: [.cancels(rests.settled)])
  }
}
