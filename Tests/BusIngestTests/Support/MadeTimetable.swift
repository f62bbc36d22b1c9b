import BusModel

/// Numbers that are the same in every run (xorshift64*).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// Whether something of so many percent comes about.
  mutating func comes(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// A route's page as companies make them: three kinds of day, dense in the morning, some with marks.
struct MadeTimetable {
  /// The minutes of each day, in order.
  var days: [ServiceKind: [Int]] = [:]
  /// Those with a mark.
  var marked: [ServiceKind: Set<Int>] = [:]
  var names = (stop: "", line: "", destination: "")
  var validFrom: CivilDate?

  static let kinds: [ServiceKind] = [.weekday, .saturday, .sundayHoliday]

  init(_ dice: inout Dice) {
    let usual = Int.random(in: 8...50, using: &dice)
    let regular = dice.comes(30)
    let end = Int.random(in: 1200...1400, using: &dice)
    for (kind, slower) in zip(Self.kinds, [100, 130, 160]) {
      var minute = Int.random(in: 350...400, using: &dice)
      let last = end - Int.random(in: 0...60, using: &dice)
      var times: [Int] = []
      while minute < last {
        times.append(minute)
        let isPeak = (420...540).contains(minute) || (1020...1140).contains(minute)
        let headway = max(4, usual * slower / (isPeak ? 200 : 100))
        minute +=
          regular ? headway : headway + Int.random(in: -headway / 4...headway / 4, using: &dice)
      }
      days[kind] = times
      marked[kind] = Set(times.filter { _ in dice.comes(25) })
    }
    let number = Int.random(in: 1...400, using: &dice)
    names = ("停留所\(number)", "\(number % 90)", "終点\(number * 7 % 400)")
  }

  /// The page as the reader gives it.
  var pages: [PublishedPage] {
    let source = PageSourceReference(
      url: "https://a.example", fetchedAt: Moment(secondsSince1970: 0), sha256: "")
    let columns = Self.kinds.compactMap { kind in
      days[kind].map { times in
        BusTimetable(
          stop: names.stop, routeName: names.line, destination: names.destination, service: kind,
          validFrom: validFrom,
          departures: times.sorted().compactMap { minute in
            ServiceTime(minutes: minute).map { time in
              let marks = marked[kind]?.contains(minute) == true
              return BusSchedule(
                departureTime: time, marks: marks ? [Mark(mark: "○", text: "駅経由")] : [], at: "t")
            }
          }, at: "t")
      }
    }
    return [PublishedPage(direction: .outbound, source: source, timetables: columns)]
  }
}
