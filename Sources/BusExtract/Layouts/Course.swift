import BusModel

/// The course of one bus: rows of a stop and the one time at it, side by side or in lines of text.
struct Course {
  /// The stops with their times, in their order; at least two.
  private(set) var calls: [TripLine.Call] = []
  /// The places of the calls.
  private(set) var places: [String] = []
  /// The text nodes of their times.
  private(set) var nodes: [PageTree.Index?] = []
  /// What rows say besides.
  private(set) var words: [[MinuteCell.Word]] = []
  /// The days its heads name.
  var label: DayLabel?
  /// What else stands over it.
  var headings: [String] = []
  var at: String

  /// No bus takes longer from one stop of such a course to the next.
  private static let longest = 60

  /// Nil unless every row is a stop of its own and later than the one before.
  init?(_ rows: [CourseRow], at: String) {
    self.at = at
    guard rows.count > 1 else { return nil }
    var isAfternoon: Bool?
    for row in rows {
      var call = row.call
      isAfternoon = row.isAfternoon ?? isAfternoon
      var time = ClockCell.Time(hour: call.hour, minute: call.minute)
      time.settle(isAfternoon: isAfternoon, after: calls.last?.hour)
      (call.hour, call.minute) = (time.hour, time.minute)
      calls.append(call)
      places.append(row.at)
      nodes.append(row.node)
      words.append(row.words)
    }
    for (index, name) in StopDecorations.withoutNumbers(names).enumerated() {
      calls[index].stop = name
    }
    let gaps = zip(calls, calls.dropFirst()).map { before, after in
      (after.hour - before.hour) * 60 + after.minute - before.minute
    }
    guard gaps.allSatisfy({ (1...Self.longest).contains($0) }), areStops else { return nil }
  }

  private var names: [String] { calls.map(\.stop) }

  /// The bus leaves the last of the stops as well, for it arrives elsewhere later.
  mutating func goOn() {
    if calls[calls.count - 1].isArrival == nil { calls[calls.count - 1].isArrival = false }
  }

  /// Whether all are different names, none of them of days, of a way or of what a row may be besides.
  private var areStops: Bool {
    let keys = names.map(Texts.compact)
    // A bus may come by a stop again, and not from it to itself.
    return Set(keys).count * 3 >= keys.count * 2
      && zip(keys, keys.dropFirst()).allSatisfy { $0 != $1 }
      && names.allSatisfy { name in
        (1...24).contains(name.length) && !name.contains("。")
          && !RowName.isTrip(name) && !RowName.isWay(name) && !RowName.isNoStop(name)
          && !RowName.isConnection(name) && !RowName.isDays(name) && !NeverNames.isWord(name)
          && !NameLine(name).says(.destination, .routeName)
      } && !RowName.areVehicles(names)
  }

  /// Whether heads or lines above say that it is a course: of these stops or from one to another; or its
  /// own rows do, by 着 at the end.
  func isSaid(by lines: [String]) -> Bool {
    let claims = lines.flatMap { NameLine($0).claims }
    let starts = claims.filter { $0.kind == .stop && $0.certainty == .said }
    if !starts.isEmpty, !starts.contains(where: { start in names.contains { isOne($0, start) } }) {
      return false
    }
    if calls.last?.isArrival == true { return true }
    guard calls.count > 2 else { return false }
    if lines.contains(where: { RowName.isTrip(String($0.prefix { !"（(".contains($0) })) }) {
      return true
    }
    // 行き（火・金） below the name of a bus.
    if lines.contains(where: { $0.contains("バス") }),
      lines.contains(where: { line in
        Self.ways.contains(Texts.compact(line.prefix { !"（(".contains($0) }))
      })
    {
      return true
    }
    return lines.contains { Self.words.isFound(in: $0) }
      || claims.contains { claim in
        claim.kind == .routeName || names.contains { isOne($0, claim) }
      }
  }

  private func isOne(_ name: String, _ claim: NameClaim) -> Bool {
    claim.text.split { "・／/".contains($0) }.contains { part in
      let place = part.ends(with: "方面") ? part.dropLast(2) : part
      return place.count > 1 && (name.contains(place) || place.contains(name))
    }
  }

  private static let ways: Set<String> = ["行き", "帰り", "往路", "復路", "行", "帰"]
  private static let words = WordList([
    "コース", "ルート", "巡回", "送迎", "迎え", "お送り", "号車", "行程", "往路", "復路", "登園", "降園", "登校", "下校",
  ])

  /// The stops as columns of a reading, the last one as an arrival unless a heading names a farther
  /// place.
  var columns: [LayoutResult.Column] {
    guard let last = calls.last else { return [] }
    return calls.indices.map { index in
      let call = calls[index]
      let isLast = index == calls.count - 1
      let end = last.isArrival == false ? nil : LayoutResult.End(stop: last.stop, isHere: isLast)
      let departure = LayoutResult.Departure(
        hour: call.hour, minute: call.minute, words: words[index], at: places[index], trip: at,
        stopPosition: index + 1, node: nodes[index], end: end)
      return LayoutResult.Column(
        label: label, headings: headings,
        departures: call.isArrival == true ? [] : [departure], stop: call.stop, at: places[index])
    }
  }
}
