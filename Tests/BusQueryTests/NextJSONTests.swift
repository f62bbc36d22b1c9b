@testable import BusJSON
import BusModel
import BusQuery
import Testing

private let source = """
  {"url":"https://bus.example.jp/a.html","fetchedAt":"2026-11-21T02:00:00+09:00",\
  "sha256":"0000000000000000000000000000000000000000000000000000000000000000"}
  """

private let data = """
  {"state":"current","fetchedAt":"2026-11-21T02:00:00+09:00",\
  "publishedAt":"2026-11-20T02:00:00+09:00","message":null,"messageCode":null}
  """

@Test("the JSON has the contract's keys in the contract's order")
func wholeJSON() throws {
  let answer = try next("2026-11-21T07:31:30", count: 1)
  #expect(
    answer.json(.en).text() == """
      {"route":"home","direction":"outbound","now":"2026-11-21T07:31:30+09:00","status":"ok",\
      "reason":null,"reasonCode":null,\
      "departures":[{"departureTime":"07:41","departsAt":"2026-11-21T07:41:00+09:00",\
      "minutesUntilDeparture":9,"routeName":"鳴子14","destination":"地下鉄鳴子北","platform":"2",\
      "stop":"鳴子住宅","marks":[{"mark":"P","text":"東口経由"}],"serviceDate":"2026-11-21",\
      "service":"saturday","label":"土曜","isLast":false,"reachable":true,"source":\(source)}],\
      "nextService":{"serviceDate":"2026-11-22","service":"sundayHoliday","departureTime":"07:00",\
      "departsAt":"2026-11-22T07:00:00+09:00","notices":[]},\
      "day":{"serviceDate":"2026-11-21","service":"saturday","because":"土曜日"},"data":\(data),\
      "notices":[]}
      """)
}

@Test(
  "the reason in JSON is English with its code, whatever the language", arguments: Language.allCases
)
func reasonJSON(language: Language) throws {
  let json = try next("2026-11-22T23:40").json(language)
  #expect(json["status"]?.stringValue == "noneLeft")
  #expect(json["reason"]?.stringValue == "the last bus of today (23:30) has gone")
  #expect(json["reasonCode"]?.stringValue == "lastGone")
  #expect(json["departures"]?.arrayValue?.isEmpty == true)
}

@Test("without data every key is there all the same")
func emptyJSON() throws {
  let question = NextQuestion(setting: home, direction: .inbound, now: try at("2026-11-21T06:00"))
  let json = NextDepartures.answer(question, from: nil, in: law).json(.en)
  #expect(
    json.text() == """
      {"route":"home","direction":"inbound","now":"2026-11-21T06:00:00+09:00",\
      "status":"neverIngested","reason":"nothing has been taken in yet; run `bus ingest`",\
      "reasonCode":"neverIngested",\
      "departures":[],"nextService":null,\
      "day":{"serviceDate":"2026-11-21","service":"saturday","because":"土曜日"},\
      "data":{"state":"stale","fetchedAt":null,"publishedAt":null,"message":null,\
      "messageCode":null},"notices":[]}
      """)
}
