import BusIngest
import BusModel
import Testing

/// What goes wrong with a page that still reads as a timetable.
enum PageFault: String, CaseIterable {
  case otherStop, swappedDays, hourRow, thirdOfTable, halfOfTable, rightHalf, shifted, marks

  /// Nil where the page has nothing of which this can go wrong.
  func apply(to page: MadeTimetable, _ dice: inout Dice) -> MadeTimetable? {
    var page = page
    let kind = MadeTimetable.kinds.randomElement(using: &dice) ?? .weekday
    let times = page.days[kind] ?? []
    switch self {
    case .otherStop:
      let names = page.names
      repeat { page = MadeTimetable(&dice) } while page.names.stop == names.stop
      page.validFrom = CivilDate(year: 2027, month: 4, day: 1)
    case .swappedDays:
      (page.days[.weekday], page.days[.sundayHoliday]) =
        (page.days[.sundayHoliday], page.days[.weekday])
    case .hourRow:
      let rows = Dictionary(grouping: times) { $0 / 60 }.filter { $0.value.count > 2 }
      guard let row = rows.keys.sorted().randomElement(using: &dice) else { return nil }
      page.days[kind] = times.filter { $0 / 60 != row }
    case .thirdOfTable, .halfOfTable:
      guard times.count > 8 else { return nil }
      let hours = Array(Set(times.map { $0 / 60 })).sorted()
      let count = hours.count / (self == .thirdOfTable ? 3 : 2)
      let gone = dice.comes(50) ? hours.suffix(count) : hours.prefix(count)
      page.days[kind] = times.filter { !gone.contains($0 / 60) }
    case .rightHalf:
      let rows = Dictionary(grouping: times) { $0 / 60 }
      let left = rows.values.flatMap { $0.sorted().prefix(($0.count + 1) / 2) }
      guard rows.values.count(where: { $0.count > 1 }) > 4, left.count * 10 < times.count * 7 else {
        return nil
      }
      page.days[kind] = left.sorted()
    case .shifted: page.days[kind] = times.map { $0 + 10 }
    case .marks:
      guard page.marked.values.reduce(0, { $0 + $1.count }) > 8 else { return nil }
      page.marked = [:]
    }
    return page
  }
}

/// What a company does to its timetable.
enum Revision: String, CaseIterable {
  case oneBus, fewAway, someMoved, halfMoved, allLittleLater, someMore, lastBusesAway, renamed
  case saturdaysAsSundays, sparserAtNoon, hourMoved

  func apply(to page: MadeTimetable, _ dice: inout Dice) -> MadeTimetable {
    var page = page
    let kind = MadeTimetable.kinds.randomElement(using: &dice) ?? .weekday
    let times = page.days[kind] ?? []
    switch self {
    case .oneBus: page.days[kind]?.remove(at: Int.random(in: times.indices, using: &dice))
    case .fewAway: page.days[kind] = times.filter { _ in !dice.comes(15) }
    case .someMoved, .halfMoved:
      for kind in MadeTimetable.kinds {
        page.days[kind] = page.days[kind]?.map { minute in
          guard dice.comes(self == .someMoved ? 15 : 50) else { return minute }
          return minute + ([-5, -3, -2, -1, 1, 2, 3, 5].randomElement(using: &dice) ?? 1)
        }
      }
    case .allLittleLater:
      for kind in MadeTimetable.kinds { page.days[kind] = page.days[kind]?.map { $0 + 2 } }
    case .someMore:
      page.days[kind]? += (0..<3).map { _ in Int.random(in: 420...1100, using: &dice) }
    case .lastBusesAway: page.days[kind] = Array(times.dropLast(2))
    case .renamed: page.names.stop = "新" + page.names.stop + "前"
    case .hourMoved:
      let hour = (times.randomElement(using: &dice) ?? 0) / 60
      page.days[kind] = times.map { $0 / 60 == hour ? $0 + 3 : $0 }
    case .saturdaysAsSundays: page.days[.saturday] = page.days[.sundayHoliday]
    case .sparserAtNoon:
      var number = 0
      page.days[kind] = times.filter { minute in
        guard (600...960).contains(minute) else { return true }
        number += 1
        return number % 2 == 0
      }
    }
    return page
  }
}

@Suite("the gate over many made timetables")
struct GateFaultTests {
  private static let trials = 300

  @Test(
    "of 300 pages that went wrong in one way, nearly none passes", arguments: PageFault.allCases)
  func faults(_ fault: PageFault) {
    var dice = Dice(7)
    var (all, passed) = (0, 0)
    while all < Self.trials {
      let old = MadeTimetable(&dice)
      guard let new = fault.apply(to: old, &dice) else { continue }
      all += 1
      if Gate().objection(to: new.pages, replacing: old.pages) == nil { passed += 1 }
    }
    // A lost hour of a regular line without another change is the only one that may pass.
    #expect(passed * 100 <= Self.trials * (fault == .hourRow ? 5 : 1), "\(passed) passed")
  }

  @Test("of 300 revisions of one kind at most six are kept aside", arguments: Revision.allCases)
  func revisions(_ revision: Revision) {
    var dice = Dice(11)
    var objections: [GateObjection] = []
    for number in 0..<Self.trials {
      let old = MadeTimetable(&dice)
      var new = revision.apply(to: old, &dice)
      if number % 2 == 0 { new.validFrom = CivilDate(year: 2027, month: 4, day: 1) }
      let objection = Gate().objection(to: new.pages, replacing: old.pages)
      if let objection { objections.append(objection) }
    }
    #expect(
      objections.count * 100 <= Self.trials * 2,
      "\(objections.count): \(objections.prefix(3))")
  }
}
