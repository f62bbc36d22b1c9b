@testable import BusJSON
@testable import BusSettings
import BusModel
import Testing

/// Hand-made formatting that no writer of ours would give, to see that it stays.
private let handMade = """
  {
     "holidays": {"url":"https://holidays.example.jp/date.json"},
     "routes": [
        {"name": "home",   "id": "1"},

        {
           "walkMinutes": 3,
           "name": "school", "id": "2",
           "outboundTimetableURLs": [ {"url": "https://a.jp/"} ]
        }
     ],
     "operators": [ {"id":"o"} ]
  }

  """

@Suite struct RoutesDocumentTests {
  @Test("a route is added after the others and the rest stands as it was")
  func adds() throws {
    let document = try RoutesDocument(handMade.utf8)
    let page = TimetableURL(url: "https://bus.example.jp/dia/clinic.html")
    let route = RouteSetting(
      id: "3", name: "clinic", outboundTimetableURLs: [page], operatorID: "o")
    let added = try document.adding(route)
    #expect(added.settings.routes.map(\.name) == ["home", "school", "clinic"])
    let element = """
      ,
            {
              "id": "3",
              "name": "clinic",
              "outboundTimetableURLs": ["https://bus.example.jp/dia/clinic.html"],
              "inboundTimetableURLs": [],
              "operator": "o"
            }
         ],
      """
    let head = try #require(handMade.firstRange(of: "\n   ],"))
    let expected = handMade[..<head.lowerBound] + element + handMade[head.upperBound...]
    #expect(String(decoding: added.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "a route added and removed again leaves the very bytes",
    arguments: [handMade, "{\"routes\":[]}"])
  func addsAndRemoves(text: String) throws {
    let document = try RoutesDocument(text.utf8)
    let added = try document.adding(RouteSetting(id: "9", name: "new"))
    #expect(added.bytes != document.bytes)
    #expect(try added.removing("new").bytes == document.bytes)
  }

  @Test("the first route can be removed, and then the last")
  func removes() throws {
    let document = try RoutesDocument(handMade.utf8).removing("home")
    #expect(document.settings.routes.map(\.name) == ["school"])
    #expect(String(decoding: document.bytes, as: UTF8.self).contains("[\n      {\n         \"walk"))
    let empty = try document.removing("school")
    #expect(String(decoding: empty.bytes, as: UTF8.self).contains("\"routes\": [],\n"))
  }

  @Test("a changed route keeps the order of its keys and what has not changed in meaning")
  func replaces() throws {
    let document = try RoutesDocument(handMade.utf8)
    var school = try document.settings.find("school")
    school.walkMinutes = nil
    school.title = "学校"
    let changed = try document.replacing("school", with: school)
    #expect(changed.settings.routes[1] == school)
    let element = """
      {
              "name": "school",
              "id": "2",
              "outboundTimetableURLs": [{ "url": "https://a.jp/" }],
              "title": "学校"
            }
      """
    let start = try #require(handMade.firstRange(of: "{\n         \"walk"))
    let end = try #require(handMade.firstRange(of: "\n   ],"))
    let expected = handMade[..<start.lowerBound] + element + handMade[end.lowerBound...]
    #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
  }

  @Test("a change that changes nothing leaves the very bytes")
  func replacesWithTheSame() throws {
    let document = try RoutesDocument(handMade.utf8)
    let school = try document.settings.find("school")
    #expect(try document.replacing("school", with: school).bytes == document.bytes)
  }

  @Test("a wrong route is refused with its place in the new file")
  func refusesWrong() throws {
    let document = try RoutesDocument(handMade.utf8)
    let error = #expect(throws: SettingsError.self) {
      try document.adding(RouteSetting(id: "3", name: "home", walkMinutes: -1))
    }
    #expect(
      error?.faults.map(\.path) == ["routes[2].walkMinutes", "routes[2].name"])
    let unknown = #expect(throws: UnknownRoute.self) { try document.removing("hime") }
    #expect(unknown?.suggestion == "home")
  }

  @Test("a new file takes its first route")
  func firstRoute() throws {
    let empty = try RoutesDocument(RoutesDocument.emptyText.utf8)
    let added = try empty.adding(RouteSetting(id: "1", name: "home", title: "家", walkMinutes: 5))
    let text = String(decoding: added.bytes, as: UTF8.self)
    #expect(text == added.settings.json.text(pretty: true) + "\n")
  }
}
