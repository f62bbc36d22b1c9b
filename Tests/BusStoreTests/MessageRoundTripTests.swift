import BusJSON
import BusModel
import BusReading
import Testing

@testable import BusStore

/// A message as the store keeps it, and what the reading of its kind makes of it again.
struct StoredMessage: Sendable, CustomTestStringConvertible {
  let written: Message
  let reread: @Sendable (Message) -> Message

  var testDescription: String { written.id }

  static func fetch(_ fault: FetchFault) -> StoredMessage {
    StoredMessage(written: fault.message) { FetchFault($0).message }
  }

  static func notice(_ content: Notice.Content) -> StoredMessage {
    StoredMessage(written: content.message) { Notice.Content($0, code: content.code).message }
  }

  static func route(_ message: RouteMessage) -> StoredMessage {
    StoredMessage(written: message.message) { RouteMessage($0).message }
  }

  static func gate(_ fault: GateFault) -> StoredMessage {
    route(.gate(GateObjection([fault, .emptied(before: nil)]), route: "home"))
  }
}

private let url = "https://bus.example.jp/"

private let fetchFaults: [FetchFault] =
  [
    .badURL(.unreadable), .badURL(.otherScheme), .badURL(.noHost), .badURL(.badHost),
    .unknownHost(said: "x"), .unreachable(said: "x"), .untrusted(.expired, said: "x"),
    .timedOut(.unsaid, said: "x"),
    .brokenTransfer(.lost, said: "x"), .pageTooLarge(bytes: 1), .headersTooLarge(bytes: 2),
    .fileTooLarge(bytes: 3), .tooManyRedirects(count: 5, last: url),
    .badRedirect(to: url, .noHost), .httpStatus(404), .cancelled, .notInReplay(folder: "/x"),
    .lockFile(SystemFault(13)), .notArchived(folder: "/x"), .neverArchived,
    .damaged(wanted: "ab", bytes: 7, found: "cd"), .notTaken(status: 500, said: ""),
    .notTaken(status: nil, said: "x"), .library(function: "f", said: "x"),
    .noThread(SystemFault(11)), .noHash, .incomplete(.headers), .incomplete(.gzip),
    .incomplete(.length(said: 9, came: 3)), .incomplete(.lengths), .incomplete(.document),
    .incomplete(.differs), .unknownCoding("br"), .redirectLoop(to: url), .invalidStatus(999),
    .privateAddress(host: "a", address: "::1"), .notRecorded(said: "x"), .proxy(said: "x"),
    .leftAlone(.dead, until: Moment(secondsSince1970: 9)), .overBudget(requests: 5),
    .robots(rule: "Disallow: /"), .robotsUnread(status: 503), .text("a sentence"),
  ]
  + CertificateFault.allCases.map { .untrusted($0, said: "x") }
  + TransferBreak.allCases.map { .brokenTransfer($0, said: "x") }
  + [
    .timedOut(.connection(seconds: 15), said: "x"), .timedOut(.answer(seconds: 60), said: "x"),
    .timedOut(.rate(bytesPerSecond: 50, seconds: 20), said: "x"), .noCertificates(said: "x"),
  ]
  + [FileAction.open, .place, .read, .make, .write, .list, .remove].map {
    FetchFault.file($0, SystemFault(2))
  }
  + [
    .notJSON(line: 1, column: 2), .notObject(found: "array"), .badEntry(url: url, found: "null"),
    .badKey("status", kind: "number", url: url, found: "string"), .noFile(url: url),
    .outside(name: "../x"),
  ].map(FetchFault.badReplay)

private let notices: [Notice.Content] =
  [
    .replacedCharacters(count: 3, encoding: "CP932"), .truncated, .cutOff, .unreadTable,
    .unexplainedMark("P"), .fromAddress(.days, value: "平日", parameter: "day=1"),
    .fromAddress(.platform, value: "2", parameter: "p=2"), .specialDays(line: "8/13は運休"),
    .contradictoryNames(.stop, "港", "浜"), .contradictoryNames(.routeName, "1", "2"),
    .contradictoryNames(.destination, "港", "浜"), .contradictoryNames(.platform, "1", "2"),
    .rowNote("x"), .unorderedMinutes("5, 3"), .emptyTable, .foreignTable, .notInForce("旧"),
    .doubtfulTimetable(against: "運賃"), .doubtfulTimetable(against: ""),
    .leadingSmallHours(hour: 0), .impossibleTime(hour: 49, minute: 5),
    .archiveMended(url: "https://bus.example.jp/", sha256: "ab"),
    .pageMoved(url: "http://a.example/", to: url), .unencrypted(url: url, to: "http://a.example/"),
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
    .returningTrip(stop: "駅"), .notTime("x"), .notTrip("x"), .unsaidOrientation,
  ].map(Notice.Content.leftOver)
  + [
    .timetablesHeadedAlike, .columnWithoutDays(heading: nil), .columnWithoutDays(heading: "A"),
    .someTrips, .contradiction(title: "平日", near: "土曜"), .words("学休日"), .mark("A", words: "学休日"),
    .emptyTimetable,
  ].map(Notice.Content.unreadDays)

private let days =
  [GateDays.Days.kind(.weekday), .kind(.holiday), .sundayHoliday, .named("学休日"), .unsaid].map {
    GateDays(direction: .outbound, url: url, days: $0)
  } + [GateDays(direction: .inbound, url: nil, days: .unsaid)]

private let gateFaults: [GateFault] =
  days.flatMap { days in
    [
      .crowdedHour(buses: 99, hour: 7, days), .fewerDepartures(days, before: 9, now: 3),
      .moreDepartures(days, before: 3, now: 9), .lostDays([days, days]),
      .swappedDays(days, as: days), .lostMarks(days, departures: 5),
      .shifted(days, stop: "駅前", minutes: -12, departures: 40),
      .shifted(days, stop: nil, minutes: 5, departures: 40),
    ]
  } + [
    .emptied(before: 12), .emptied(before: nil), .silentDirection(.inbound),
    .twinDirections(departures: 7), .changedTimes(moved: 8, all: 9, .outbound, url: url),
    .changedTimes(moved: 8, all: 9, .outbound, url: nil),
  ]
  + GateName.allCases.flatMap { name in
    [url, nil].map { .otherNames(name, before: "港", now: "浜", .inbound, url: $0) }
  }

private let routeMessages: [RouteMessage] =
  GateName.allCases.flatMap { [.renamed($0, before: "港", now: "浜"), .named($0, "港")] }
  + [
    .noPages, .rejected(version: 3), .notFetched(url: url, .httpStatus(410), others: 2),
    .notAskedFor(url: url, others: 0), .notArchived(subject: url, .noHash), .overtaken, .readAnew,
    .notRecorded(said: "x"),
    .gate(GateObjection([.emptied(before: 4)]), route: nil), .text("a sentence"),
  ]
  + [true, false].flatMap { isUncertain in
    [nil, Notice(.truncated), Notice(.leftOver(.notTrip("x")), at: "table[1]")].map {
      .refused(PageObjection(url: url, isUncertain: isUncertain, reason: $0), others: 1)
    }
  }

@Suite("the stored form of messages")
struct MessageRoundTripTests {
  private static let all =
    fetchFaults.map(StoredMessage.fetch) + notices.map(StoredMessage.notice)
    + gateFaults.map(StoredMessage.gate) + routeMessages.map(StoredMessage.route)

  @Test("every message comes back from the column it is stored in", arguments: all)
  func comesBack(message: StoredMessage) {
    let read = MessageText.message(in: MessageText.text(of: message.written))
    #expect(read == message.written)
    #expect(message.reread(read) == message.written)
  }

  @Test("a bus that moved and a day that is announced come back with their times")
  func times() throws {
    let (early, late) = (try #require(ServiceTime("05:58")), try #require(ServiceTime("24:10")))
    let day = try #require(CivilDate("2027-04-01"))
    for message in [
      StoredMessage.gate(.movedFirst(days[0], before: late, now: early)),
      .gate(.movedLast(days[0], before: early, now: late)), .route(.announced(day)),
      .gate(.lostPart(days[0], stop: "駅前", departures: 9, from: early, to: late)),
      .gate(.lostPart(days[0], stop: nil, departures: 9, from: early, to: late)),
      .gate(.eroded(days[0], before: 40, now: 20, since: day)),
    ] {
      comesBack(message: message)
    }
  }

  @Test("a notice has the code of its message")
  func codes() {
    for content in notices { #expect(content.message.id.hasPrefix(content.code)) }
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

  @Test("the reason of a verdict is marked among the notices, wherever it stands")
  func reason() {
    let (doubt, last) = (Notice(.truncated), Notice(.specialDays(line: "8/13は運休")))
    let text = NoticeText.text(of: [doubt, last], reason: doubt)
    #expect(NoticeText.notices(in: text) == ([doubt, last], doubt))
    let old = NoticeText.text(of: [doubt, last], reason: nil)
    #expect(NoticeText.notices(in: old) == ([doubt, last], last))
  }
}
