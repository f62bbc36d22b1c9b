import Testing

@Suite("what was believed then")
struct AsOfTests {
  @Test("before the first night nothing was known, and the answer says just that")
  func beforeTheFirstNight() throws {
    let household = try Household()
    let english = try household.bus("next --route home --as-of 2020-01-01 --lang en")
    #expect(english.exitStatus == 3)
    #expect(english.output.contains("nothing was known of this route yet at 23:59 on"))
    #expect(!english.output.contains("bus ingest"), "no run of today changes what was known then")
    let school = try household.bus("next --route school --as-of 2020-01-01 --lang ja")
    #expect(school.exitStatus == 3)
    #expect(school.output.contains("まだ何も知られていませんでした"))
  }
}
