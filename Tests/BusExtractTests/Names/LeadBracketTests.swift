import BusModel
import Testing

/// What stands in brackets before where buses go.
@Suite("what stands in brackets before where buses go")
struct LeadBracketTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])

  @Test(
    "the number of a line in brackets is no stop",
    arguments: [
      ("<h1>南寺町3丁目</h1><p>【南02】 北浜駅ゆき</p>", "南寺町3丁目/南02/北浜駅/-"),
      ("<h1>南寺町3丁目</h1><p>【南02・南03】北浜駅ゆき</p>", "南寺町3丁目/南02・南03/北浜駅/-"),
      ("<h1>南寺町3丁目</h1><p>【深夜01】北浜駅ゆき</p>", "南寺町3丁目/深夜01/北浜駅/-"),
      ("<h1>南寺町3丁目</h1><p>【南02-1】北浜駅ゆき</p>", "南寺町3丁目/南02-1/北浜駅/-"),
      ("<h1>南寺町3丁目</h1><p>【予約制】北浜駅ゆき</p>", "南寺町3丁目/-/北浜駅/-"),
      ("<h1>南寺町3丁目</h1><p>【西まわり】北浜駅ゆき</p>", "南寺町3丁目/-/北浜駅/-"),
      ("<h1>南寺町3丁目</h1><p>【南浜交通】北浜駅ゆき</p>", "南寺町3丁目/-/北浜駅/-"),
      ("<h1>【南寺町3丁目】北浜駅ゆき</h1>", "南寺町3丁目/-/北浜駅/-"),
    ])
  func lines(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  private func told(_ heading: String) -> String {
    let table = read(heading + Self.hours).timetables.first
    return [table?.stop, table?.routeName, table?.destination, table?.platform]
      .map { $0 ?? "-" }.joined(separator: "/")
  }
}
