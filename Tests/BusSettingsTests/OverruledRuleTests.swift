import BusQuery
import BusModel
import BusSettings
import Testing

@Suite struct OverruledRuleTests {
  @Test("A rule that can never win is told with its path")
  func faults() throws {
    let early = ServiceDayRule(
      on: [try DateRange("08-14")], runs: .saturday, path: "r[0]")
    let late = ServiceDayRule(
      on: [try DateRange("08-13..08-16")], runs: .sundayHoliday, path: "r[1]")
    let setting = OperatorSetting(id: "x", serviceDays: [early, late])
    #expect(
      setting.overruled().map { $0.words(.en) } == [
        "r[0] can never win: r[1] speaks of all its days and comes later"
      ])
    #expect(OperatorSetting(id: "x", serviceDays: [late, early]).overruled().isEmpty)
  }
}
