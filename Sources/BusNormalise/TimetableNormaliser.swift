import BusLabels
import BusModel

/// Normalises one column: days, times past midnight, marks.
struct TimetableNormaliser {
  private let raw: RawTimetable
  private let days: PageDays
  /// Whether the heading of a table without marks says where its buses go, and not the 無印 of another's legend.
  private let isHeadedAlone: Bool
  /// The lines that the heading lists: 5A・5B.
  private let lines: [String]
  /// What the page's marks mean; what this column asks for first is understood for the columns after.
  private(set) var legend: PageLegend
  /// The marks whose doubts have been noted for this column.
  private var noted: Set<String> = []
  private(set) var notices: [Notice] = []
  /// The last of them that makes the page unfit to publish unseen.
  private(set) var doubt: Notice?

  init(_ raw: RawTimetable, days: PageDays, legend: PageLegend) {
    self.raw = raw
    isHeadedAlone = raw.destination != nil && raw.departures.allSatisfy(\.marks.isEmpty)
    let lines = raw.routeName?.split { "・／/、，,".contains($0) }.map(String.init) ?? []
    self.lines = lines.count > 1 ? lines : []
    self.days = days
    self.legend = legend
  }

  /// The column with its departures in time order.
  mutating func timetable() -> BusTimetable {
    let begin = RevisionDate.find(in: raw.remarks).flatMap { self.days.end(before: $0) ? nil : $0 }
    var days = days.pattern(of: raw)
    for words in days.unread {
      let notice = Notice(.unreadDays(.words(words)), at: raw.at)
      // Words that are no days at all were taken for a head of days.
      if LegendMeaning.speaksOfDays(words) { notices.append(notice) } else { doubt(notice) }
    }
    // What part of a head says nobody knows, and so neither when its buses run.
    let open = days.unread.first(where: LegendMeaning.speaksOfDays)
    if let open { days.pattern = UntoldDays(mark: open).pattern }
    var timetable = BusTimetable(
      stop: raw.stop, routeName: raw.routeName, destination: raw.destination,
      platform: raw.platform, label: raw.label,
      service: open == nil ? days.pattern?.service : nil,
      pattern: days.pattern, validFrom: begin, at: raw.at,
      sources: raw.sources)
    timetable.departures = departures()
    return timetable
  }

  private mutating func departures() -> [BusSchedule] {
    // By index: a departure is not copied to be asked for its hour.
    let carried = ServiceTime.carried(hours: raw.departures.indices.map { raw.departures[$0].hour })
    if carried.isAmbiguous, let first = raw.departures.first {
      notices.append(
        Notice(.leadingSmallHours(hour: first.hour), at: first.at))
    }
    var rows: [BusSchedule] = []
    rows.reserveCapacity(raw.departures.count)
    let isNight = ([raw.label].compactMap { $0 } + raw.remarks).contains { $0.holds(bytes: "深夜") }
    let departures = raw.departures
    departures.withUnsafeBufferPointer { departures in
      for (index, counted) in carried.hours.enumerated() {
        // 0:45 of 平日深夜 is in the night that begins on the weekday.
        let hour = isNight && counted < 4 ? counted + 24 : counted
        guard let time = ServiceTime(hour: hour, minute: departures[index].minute) else {
          let departure = departures[index]
          doubt(
            Notice(
              .impossibleTime(hour: departure.hour, minute: departure.minute), at: departure.at))
          continue
        }
        rows.append(row(departures, index, time))
      }
    }
    return stableSorted(rows)
  }

  /// By index, in the memory of them all: a departure is not copied to be asked for its words. And a row is
  /// made once, at the end: one that is changed afterwards is copied as often.
  private mutating func row(
    _ departures: UnsafeBufferPointer<RawDeparture>, _ index: Int, _ time: ServiceTime
  ) -> BusSchedule {
    var routeName = departures[index].routeName ?? raw.routeName
    var destination = departures[index].destination ?? raw.destination
    var platform = departures[index].platform ?? raw.platform
    var pattern: ServicePattern?
    var marks: [Mark] = []
    if departures[index].marks.isEmpty, let unmarked = legend.unmarked {
      let said = isHeadedAlone ? nil : unmarked.destination
      destination = departures[index].destination ?? said ?? destination
      if departures[index].routeName == nil { routeName = line(of: unmarked) ?? routeName }
      pattern = unmarked.pattern
    }
    for only in legend.onlyMarked where !departures[index].marks.contains(only.mark) {
      pattern = only.others
    }
    for mark in departures[index].marks {
      let meaning = meaning(of: mark)
      marks.append(meaning.mark)
      let told = meaning.opensDestination ? departures[index].destination : destination
      destination = meaning.destination ?? told
      routeName = line(of: meaning) ?? meaning.routeName ?? routeName
      platform = meaning.platform ?? platform
      guard !days.further.contains(mark) else { continue }
      let said = meaning.pattern.map { days.days(ofSentence: meaning.mark.text ?? "", $0) }
      pattern = Self.both(pattern, said)
    }
    if let days = departures[index].days {
      pattern = Self.both(pattern, self.pattern(of: days, at: departures[index].at))
    }
    return BusSchedule(
      departureTime: time, routeName: routeName, destination: destination, platform: platform,
      marks: marks, pattern: pattern, trip: departures[index].trip,
      stopPosition: departures[index].stopPosition, at: departures[index].at)
  }

  /// Which of the heading's lines a mark names.
  private func line(of meaning: MarkMeaning) -> String? {
    guard !lines.isEmpty, let name = meaning.mayBeLine else { return nil }
    return lines.first { $0 == name || $0 == name + "系統" }
  }

  /// The days of a departure's own label; the part that is not understood is a notice, and a doubt
  /// where it speaks of days.
  private mutating func pattern(of label: String, at place: String) -> ServicePattern? {
    let reading = ServicePattern.read(label)
    for words in reading.pattern == nil ? [label] : reading.unread {
      notices.append(Notice(.unreadDays(.words(words)), at: place))
    }
    return reading.losesDays ? UntoldDays(mark: label).pattern : reading.pattern
  }

  /// The days on which a bus runs of which two things are said: where one of them says when it rests,
  /// both hold; of two that say when it runs the later counts.
  private static func both(_ first: ServicePattern?, _ second: ServicePattern?) -> ServicePattern? {
    guard let first, let second else { return second ?? first }
    if second.saysNoService { return first.limited(to: second) }
    return first.saysNoService ? second.limited(to: first) : second
  }

  /// The meaning of a mark; what is not understood of it is noted once per column.
  private mutating func meaning(of mark: String) -> MarkMeaning {
    let meaning = legend.meaning(of: mark)
    if let unread = meaning.unreadDays, !days.further.contains(mark), noted.insert(mark).inserted {
      let notice = Notice(.unreadDays(.mark(mark, words: unread.words)), at: raw.at)
      // On more days than its column's a bus must not be missed.
      if unread.areOfOthers { doubt(notice) } else { notices.append(notice) }
    }
    return meaning
  }

  private mutating func doubt(_ notice: Notice) {
    notices.append(notice)
    doubt = notice
  }

  /// Equal times keep the page's order.
  private func stableSorted(_ rows: [BusSchedule]) -> [BusSchedule] {
    let isSorted = rows.indices.dropFirst().allSatisfy {
      rows[$0 - 1].departureTime <= rows[$0].departureTime
    }
    if isSorted { return rows }
    return rows.enumerated().sorted {
      ($0.element.departureTime, $0.offset) < ($1.element.departureTime, $1.offset)
    }.map(\.element)
  }
}
