import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What pages say of the buses beside which nothing stands.
@Suite("buses without a mark")
struct UnmarkedBusTests {
  private func told(_ note: String) -> [String?] {
    let rows = [
      ["", "1", "2", "3"], ["緑台", "休 6:58", "平 7:47", "14:38"],
      ["中学校", "休 7:06", "平 7:55", "14:46"],
      ["緑駅", "休 7:15", "平 8:04", "14:55"],
    ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    let page = read("<title>緑台</title><h1>緑台</h1><h2>緑台線 駅行き</h2><table>\(table)</table>\(note)")
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return Normalise.timetables(of: page).timetables[0].departures.map { $0.pattern?.text }
  }

  @Test(
    "that they run every day adds nothing to what marks mean",
    arguments: [
      "印のない便は毎日運行", "曜日の記載のない便は毎日運行します。", "表示のないものは毎日運行です。", "記載がない便は、毎日運行いたします。",
    ])
  func daily(_ sentence: String) {
    let marks = "平：平日のみ運行　休：土曜・日曜・祝日のみ運行"
    for note in ["<p>\(marks)　\(sentence)</p>", "<p>\(marks)</p><p>\(sentence)</p>"] {
      #expect(told(note) == ["土日祝のみ運行", "平日のみ運行", nil])
    }
  }

  @Test(
    "that they run on some days only is something else",
    arguments: ["印のない便は第2水曜日を除き運行", "印のない便は平日のみ運行", "記載のない停留所は毎日通過", "ない便は毎日運行"])
  func others(_ sentence: String) {
    #expect(UnmarkedBuses.daily(sentence) == nil)
  }
}
