/// The days of a week that a text names: kinds of day, and weekdays as such.
///
/// 平日, 土曜, 日曜 and 祝日 are kinds: as what the operator runs a date. 月曜 … 金曜 are the days of the
/// calendar, and so are the ordinals of 第2土曜.
package struct DaySet: Hashable, Sendable {
  /// Kinds of day, all four for 毎日.
  package var kinds: Set<DayKind> = []
  /// Monday … Friday by name.
  package var weekdays: Set<Weekday> = []
  /// Which ones of the month, by weekday.
  package var ordinals: [Weekday: Ordinals] = [:]

  /// Which occurrences of a weekday in a month.
  package struct Ordinals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The last one of the month, whichever that is.
    package static let last = Ordinals(rawValue: 1 << 6)

    /// Every one of them, whether it is a holiday or not.
    package static let all = Ordinals(rawValue: 0b111110)

    /// The n-th, 1 … 5.
    package static func nth(_ number: Int) -> Ordinals { Ordinals(rawValue: 1 << UInt8(number)) }
  }

  package static let everyDay = DaySet(kinds: Set(DayKind.allCases))

  /// One day of the week: a kind for Saturday and Sunday, a name for the others.
  package init(_ weekday: Weekday) {
    switch weekday {
    case .saturday: kinds = [.saturday]
    case .sunday: kinds = [.sunday]
    default: weekdays = [weekday]
    }
  }

  package init(kinds: Set<DayKind> = []) { self.kinds = kinds }

  /// Whether it names nothing.
  package var isEmpty: Bool { kinds.isEmpty && weekdays.isEmpty && ordinals.isEmpty }

  /// Whether it speaks of some day from Monday to Friday that is no holiday.
  package var namesWorkdays: Bool {
    kinds.contains(.weekday) || !weekdays.isEmpty
      || ordinals.keys.contains { $0 != .saturday && $0 != .sunday }
  }

  /// The one weekday it names, or nil.
  package var only: Weekday? {
    guard ordinals.isEmpty else { return nil }
    if kinds.isEmpty, weekdays.count == 1 { return weekdays.first }
    guard weekdays.isEmpty, kinds.count == 1 else { return nil }
    return kinds == [.saturday] ? .saturday : kinds == [.sunday] ? .sunday : nil
  }

  /// Both together. Monday to Friday by name are 平日; with Saturday and Sunday they are every day.
  package func union(_ other: DaySet) -> DaySet {
    var union = self
    union.kinds.formUnion(other.kinds)
    union.weekdays.formUnion(other.weekdays)
    union.ordinals.merge(other.ordinals) { $0.union($1) }
    return union.settled()
  }

  /// Those of its days that are not in another set.
  package func without(_ other: DaySet) -> DaySet {
    var rest = self
    rest.kinds.subtract(other.kinds)
    rest.weekdays.subtract(other.weekdays)
    return rest
  }

  /// Its days by name whatever they run as, so that 祝日 among them count: 平日（祝日を含む）.
  package var withHolidays: DaySet {
    if kinds.contains(.sunday) { return union(DaySet(kinds: [.holiday])) }
    var set = self
    let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
    for day in kinds.contains(.weekday) ? workdays : Array(weekdays) {
      set.ordinals[day] = .all
    }
    if kinds.contains(.saturday) { set.ordinals[.saturday] = .all }
    set.weekdays = []
    return set
  }

  /// Its days by name where they are to be holidays, of which 日曜の祝日 are the Sundays alone.
  package var onHolidays: DaySet {
    guard kinds.contains(.sunday), !kinds.contains(.holiday) else { return withHolidays }
    var set = self
    set.kinds.remove(.sunday)
    set = set.withHolidays
    set.ordinals[.sunday] = .all
    return set
  }

  /// The week from one day to another: 月～金 is 平日, 月～土 平日 and 土曜, 月～日 every day.
  package static func week(from first: Weekday, to last: Weekday) -> DaySet {
    var set = DaySet()
    var index = first.rawValue
    for _ in 0..<7 {
      guard let day = Weekday(rawValue: index) else { break }
      set = set.union(DaySet(day))
      if day == last { break }
      index = (index + 1) % 7
    }
    return set.kinds.isSuperset(of: [.weekday, .saturday, .sunday]) ? .everyDay : set
  }

  private func settled() -> DaySet {
    if kinds.count == 4 { return .everyDay }
    guard weekdays.count == 5 else { return self }
    var set = self
    set.weekdays = []
    set.kinds.insert(.weekday)
    if set.kinds.isSuperset(of: [.saturday, .sunday]) { set.kinds.insert(.holiday) }
    return set.kinds.count == 4 ? .everyDay : set
  }
}

extension DaySet {
  /// Its words: "平日・土曜", "日祝", "月曜・水曜", "第2・第4土曜"; reading them gives it back.
  var text: String {
    if kinds.count == 4 { return "毎日" }
    var words = kinds.contains(.weekday) ? ["平日"] : []
    words += weekdays.sorted().map { "\($0.kanji)曜" }
    words += ordinals.keys.sorted().map { day in
      (ordinals[day] ?? []).text + "\(day.kanji)曜"
    }
    let rest = [DayKind.saturday, .sunday, .holiday].filter { kinds.contains($0) }
    switch rest {
    case [.saturday, .sunday, .holiday]: words.append("土日祝")
    case [.sunday, .holiday]: words.append("日祝")
    case [.saturday, .sunday]: words.append("土日")
    default: words += rest.map { $0 == .saturday ? "土曜" : $0 == .sunday ? "日曜" : "祝日" }
    }
    return words.joined(separator: "・")
  }
}

extension DaySet.Ordinals {
  fileprivate var text: String {
    if self == .all { return "全" }
    let numbers = (1...5).filter { contains(.nth($0)) }.map { "第\($0)" }
    return (numbers + (contains(.last) ? ["最終"] : [])).joined(separator: "・")
  }
}
