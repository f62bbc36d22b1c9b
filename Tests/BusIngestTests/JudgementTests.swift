import BusIngest
import BusModel
import BusStore
import Testing

@Suite("why a page is kept back")
struct JudgementTests {
  private static func page(_ more: String) -> String {
    let rows = (7...11).map { "<tr><th>\($0)</th><td>00 10 20 30</td></tr>" }.joined()
    return """
      <html><head><meta charset="utf-8"><title>駅前</title></head><body><h1>駅前</h1>
      <table><tr><th>時</th><th>平日</th></tr>\(rows)\(more)</table>
      <p>お盆期間中は特別ダイヤで運行します。</p></body></html>
      """
  }

  @Test("the reason is what was not understood, whatever else is odd and noted after it")
  func reason() {
    let document = PageDocument(
      reading: Array(Self.page("<tr><th>12</th><td>00 x 20</td></tr>").utf8))
    #expect(document.verdict == .uncertain)
    #expect(document.raw.notices.map(\.code) == ["leftOver", "specialDays"])
    #expect(document.fault?.content == .leftOver(.notMinute("x")))
    #expect(document.otherNotices.map(\.code) == ["specialDays"])
  }

  @Test("what is only odd keeps no page back")
  func odd() {
    let document = PageDocument(reading: Array(Self.page("").utf8))
    #expect(document.verdict == .timetable)
    #expect(document.fault == nil)
    #expect(document.otherNotices.map(\.code) == ["specialDays"])
  }

  @Test("what is written in a copy of the database leaves no trace in it")
  func copy() throws {
    let store = try TimetableStore.inMemory()
    let copy = try store.copyInMemory()
    _ = try copy.runRecords.beginRun(at: Moment(secondsSince1970: 0))
    #expect(try copy.runRecords.runs(limit: 9).count == 1)
    #expect(try store.runRecords.runs(limit: 9).isEmpty)
  }
}
