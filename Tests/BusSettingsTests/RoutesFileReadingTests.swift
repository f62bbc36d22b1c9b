import BusQuery
@testable import BusJSON
@testable import BusSettings
import BusModel
import Testing

@Suite struct RoutesFileReadingTests {
  private static let whole = """
    {
      "routes": [
        {
          "id": "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c11", "name": "home", "title": "自宅 ↔ 駅",
          "outboundTimetableURLs": [
            "https://bus.example.jp/dia/all.html",
            {
              "url": "http://bus.example.jp:8080/dia/all.html", "within": "#pole2", "stop": "住宅",
              "routeName": "14", "destination": "北", "platform": "2", "service": "平日",
              "layout": "hour-grid", "only": { "routeName": "14", "label": "平日" }
            }
          ],
          "inboundTimetableURLs": [],
          "outboundProximityURL": "https://bus.example.jp/approach?from=1&to=2",
          "inboundProximityURL": null, "walkMinutes": 4, "operator": "example-city"
        },
        { "id": "r2", "name": "学校" }
      ],
      "operators": [
        {
          "id": "example-city", "name": "例市交通局", "hosts": ["Bus.example.jp"],
          "serviceDays": [
            { "on": "12-29..01-03", "runs": "sundayHoliday", "because": "年末年始" },
            { "on": "2026-01-31..2026-03-31", "only": ["saturday", "日祝"], "runs": "土曜" },
            { "on": ["01-01", "02-29"], "runs": "正月ダイヤ" },
            { "on": "2026-08-15", "runs": "運休" }
          ],
          "schoolBreaks": ["2026-07-21..2026-08-24"]
        }
      ],
      "holidays": { "url": "https://holidays.example.jp/date.json" }
    }
    """

  @Test("every key of the contract is read")
  func readsRoutes() throws {
    let settings = try RoutesFile.read(Self.whole.utf8)
    #expect(settings.routes.map(\.name) == ["home", "学校"])
    #expect(settings.holidayURL == "https://holidays.example.jp/date.json")
    let home = try #require(settings.route(named: "home"))
    #expect(home.title == "自宅 ↔ 駅")
    #expect(home.walkMinutes == 4)
    #expect(home.operatorID == "example-city")
    #expect(home.inboundTimetableURLs.isEmpty)
    #expect(home.outboundProximityURL == "https://bus.example.jp/approach?from=1&to=2")
    #expect(home.inboundProximityURL == nil)
    let hints = PageHints(
      within: "#pole2", stop: "住宅", routeName: "14", destination: "北", platform: "2",
      service: "平日", layout: "hour-grid", only: ["routeName": "14", "label": "平日"])
    #expect(
      home.outboundTimetableURLs == [
        TimetableURL(url: "https://bus.example.jp/dia/all.html"),
        TimetableURL(url: "http://bus.example.jp:8080/dia/all.html", hints: hints),
      ])
  }

  @Test("an operator's rules keep their order and know their place in the file")
  func readsOperators() throws {
    let settings = try RoutesFile.read(Self.whole.utf8)
    let found = try #require(settings.operators.first)
    #expect(found.hosts == ["bus.example.jp"])
    #expect(
      found.serviceDays.map(\.path) == (0..<4).map { "operators[0].serviceDays[\($0)]" })
    #expect(found.serviceDays.map(\.because) == ["年末年始", nil, nil, nil])
    #expect(
      found.serviceDays.map(\.runs) == [.sundayHoliday, .saturday, .special("正月ダイヤ"), .none])
    #expect(found.serviceDays.map(\.only) == [[], [.saturday, .sunday, .holiday], [], []])
    #expect(found.serviceDays.map(\.on.count) == [1, 1, 2, 1])
    let newYear = try #require(found.serviceDays.first?.on.first)
    #expect((newYear.first.year, newYear.first.month, newYear.first.day) == (nil, 12, 29))
    #expect((newYear.last.year, newYear.last.month, newYear.last.day) == (nil, 1, 3))
    let summer = try #require(found.schoolBreaks.first)
    #expect((summer.last.year, summer.last.month, summer.last.day) == (2026, 8, 24))
  }

  @Test("what is written is read as the same settings")
  func writes() throws {
    let settings = try RoutesFile.read(Self.whole.utf8)
    let text = settings.json.text(pretty: true)
    #expect(try RoutesFile.read(text.utf8) == settings)
    #expect(try RoutesFile.read(text.utf8).json.text(pretty: true) == text)
  }

  @Test("a file without routes yet is right")
  func readsNoRoutes() throws {
    #expect(try RoutesFile.read(#"{ "routes": [], "operators": null }"#.utf8).routes.isEmpty)
  }

  @Test("a text that is no JSON is one fault with line and column")
  func refusesMalformed() {
    let error = #expect(throws: SettingsError.self) {
      try RoutesFile.read("{\n  \"routes\": [,]\n}".utf8, file: "my/routes.json")
    }
    #expect(
      error.flatMap { notJSON($0) } == """
        my/routes.json: 1 fault
          line 2, column 14: expected a value, found ','
        correct the file, then try: bus routes check
        """)
  }

  @Test("all faults are told at once")
  func tellsAllFaults() {
    let text = """
      { "routes": [ { "id": "1", "nmae": "home", "walkMinutes": "four", "operator": "midori" },
                    { "id": "1", "name": "b", "outboundTimetableURLs": ["ftp://a.jp/", 7] } ],
        "operators": [ { "id": "midori-bus", "serviceDays": [ { "on": "13-01", "runs": "平日" } ] } ],
        "colour": "red" }
      """
    let error = #expect(throws: SettingsError.self) { try RoutesFile.read(text.utf8) }
    #expect(
      error?.faults.words(in: "routes.json", .en) == """
        routes.json: 9 faults
          colour: expected one of the keys routes, operators, holidays, notify, contact, \
        privateHosts, maxPageMB, found "colour"
          operators[0].serviceDays[0].on: expected a date that exists, found "13-01"
          routes[0].nmae: expected a known key, found "nmae"; did you mean "name"?
          routes[0].name: expected a short name to type, such as "home", found nothing
          routes[0].walkMinutes: expected a whole number from 0 to 600, found "four"
          routes[0].operator: expected the id of an operator of the file (midori-bus), \
        found "midori"; did you mean "midori-bus"?
          routes[1].outboundTimetableURLs[0]: expected an http or https address, \
        found "ftp://a.jp/"
          routes[1].outboundTimetableURLs[1]: expected an address, or an object with "url" and \
        hints, found 7
          routes[1].id: expected an id that no other route has, found "1", which routes[0] has too
        correct the file, then try: bus routes check
        """)
  }
}

/// What is told of a file that is no JSON.
private func notJSON(_ error: SettingsError) -> String? {
  guard case .notJSON(let fault) = error.trouble else { return nil }
  return fault.words(in: error.file, .en)
}
