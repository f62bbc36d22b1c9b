import BusModel
import Testing

private let contents: [Notice.Content] =
  [
    .replacedCharacters(count: 3, encoding: "CP932"), .truncated, .cutOff, .unreadTable,
    .unexplainedMark("P"), .fromAddress(.days, value: "平日", parameter: "day=1"),
    .fromAddress(.platform, value: "2", parameter: "p=2"), .specialDays(line: "8/13は運休"),
    .contradictoryNames(.stop, "港", "浜"), .contradictoryNames(.routeName, "1", "2"),
    .leadingSmallHours(hour: 0), .impossibleTime(hour: 49, minute: 5),
    .archiveMended(url: "https://bus.example.jp/", sha256: "ab"),
    .pageMoved(url: "http://a.example/", to: "https://b.example/"),
    .unencrypted(url: "https://a.example/", to: "http://a.example/"),
  ]
  + [
    .unknownLayout("a", known: "b, c"), .unreadableSelector("a::b"), .unmatchedSelector("#c"),
    .unknownStop("西町", listed: "中町"),
  ].map(Notice.Content.badHint)
  + [
    .pdf, .image, .packedFile, .login, .maintenance, .errorPage, .firewall, .parked,
    .emptyPage, .notHTML, .approachPage(times: 4), .noTimetable(times: 6), .picture,
    .tableWithoutTimes, .noTimes(links: 2), .indexPage(links: 20), .scriptFilled,
  ].map(Notice.Content.refusal)
  + [
    .cellsOutsideTables, .muteMark, .unplacedMark("赤"), .struckTime, .unsaidHalf,
    .notOneTime("7:"), .columnsHeadedAlike, .timesHeadedAlike, .notMinute("x"), .hourless("1"),
    .raggedRow, .rowWithoutHour, .unnamedColumn, .unnamedTimes, .outsideCells("x"), .fallingTrip,
    .returningTrip(stop: "駅"), .notTime("x"), .notTrip("x"),
  ].map(Notice.Content.leftOver)
  + [
    .timetablesHeadedAlike, .columnWithoutDays(heading: nil), .columnWithoutDays(heading: "A"),
    .someTrips, .contradiction(title: "平日", near: "土曜"), .words("学休日"), .mark("A", words: "学休日"),
  ].map(Notice.Content.unreadDays)

@Suite("the stored form of notices")
struct NoticeFormTests {
  @Test("every notice comes back from its stored form", arguments: contents)
  func comesBack(content: Notice.Content) {
    #expect(Notice.Content(content.message, code: content.code) == content)
    #expect(content.message.id.hasPrefix(content.code))
  }

  @Test("a notice in the words of another version keeps its code and its sentence")
  func ofAnotherVersion() {
    let old = Notice.Content(.text("a sentence"), code: "leftOver")
    #expect(old == .text(code: "leftOver", "a sentence"))
    #expect(old.code == "leftOver")
    #expect(old.message == .text("a sentence"))
    let new = Message("leftOver.somethingNew", [.text("x")])
    #expect(Notice.Content(new, code: "leftOver").code == "leftOver")
  }
}
