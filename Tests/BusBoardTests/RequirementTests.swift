import BusJSON
import BusLabels
import BusModel
import BusQuery
import Testing

@testable import BusBoard

@Suite struct RequirementTests {
  private let now = "2026-11-21T07:28:20"

  @Test("B-1: the form of a route has the fields of RouteSetting by their names in routes.json")
  func fields() throws {
    let state = RouteFormScreen.State(try Sample().basis().setting, isNew: false, companies: [])
    let page = RouteFormScreen.output(of: state).page(try visit(now)).text
    for name in [
      "name", "title", "outboundTimetableURLs", "inboundTimetableURLs", "outboundProximityURL",
      "inboundProximityURL", "walkMinutes", "outboundUntil",
    ] { #expect(page.contains("name=\"\(name)\"")) }
  }

  @Test("B-2: a card tells time, line, destination and platform of its BusSchedule")
  func schedule() throws {
    let page = try board(now).page(try visit(now)).text
    for words in ["7:41</time>", "鳴子14</span>", "地下鉄鳴子北 行き", "2番のりば"] {
      #expect(page.contains(words))
    }
  }

  @Test("B-4: the next bus, the whole day and both ways are on the one page of a route")
  func mainScreen() throws {
    let page = try board(now).page(try visit(now)).text
    for part in ["class=\"hero\"", "class=\"axis\"", "class=\"ways\"", "class=\"tabs\""] {
      #expect(page.contains(part))
    }
  }

  @Test("B-5: the settings list every route with the number of its pages")
  func settings() throws {
    let page = SettingsPage(routes: [try Sample().basis().setting], companies: [])
      .document(try visit(now)).text
    #expect(page.contains("自宅 ↔ 駅"))
    #expect(page.contains("行き 1ページ · 帰り 1ページ"))
    #expect(!page.contains("/settings/routes/"))
  }

  @Test("B-6: what the pages give is shown before a route is saved")
  func preview() throws {
    let setting = try Sample().basis().setting
    let state = RouteFormScreen.State(setting, isNew: false, companies: [])
    let wish = RouteFormScreen.reduce(
      state, .filled(RouteFormScreen.Binding(setting), .preview))
    #expect(
      RouteFormScreen.output(of: wish).effect
        == .preview(["https://bus.example.jp/a.html", "https://bus.example.jp/b.html"]))
    let document: JSONValue = [
      "verdict": "timetable",
      "timetables": [
        [
          "stop": "鳴子住宅", "label": "平日",
          "departures": [["departureTime": "06:00"], ["departureTime": "23:50"]],
        ]
      ],
    ]
    let seen = RouteFormScreen.reduce(
      wish, .previewed(url: "https://bus.example.jp/a.html", document))
    let output = RouteFormScreen.output(of: seen)
    #expect(output.effect == nil)
    #expect(output.page(try visit(now)).text.contains("鳴子住宅 · 平日: 2本 06:00–23:50"))
  }

  @Test(
    "B-7: what the approach page says is shown with its age, and without an answer the way to it")
  func approach() throws {
    let link = RouteLink(try Sample().basis().setting)
    let answer: JSONValue = [
      "ageSeconds": 42, "buses": [["routeName": "鳴子14", "stopsAway": 2, "delayMinutes": 3]],
    ]
    let url = "https://bus.example.jp/approach"
    let known = ApproachPage(link, .outbound, url: url, answer: answer).document(try visit(now))
      .text
    #expect(known.contains("42秒前の情報"))
    #expect(known.contains("2つ前"))
    let silent = ApproachPage(link, .outbound, url: url, answer: nil).document(try visit(now)).text
    #expect(silent.contains("バスの現在の位置は分かりません"))
    #expect(silent.contains("href=\"\(url)\""))
    #expect(!known.contains("<iframe") && !silent.contains("<iframe"))
  }

  @Test("B-8: a tick is an input with a moment, and the same moment gives the same picture")
  func tick() throws {
    let start = try at(now)
    let state = RouteScreen.State(try Sample().basis(), now: start)
    for seconds in [1, 59, 60, 3600, 86_400] {
      let then = start.adding(seconds: seconds)
      let ticked = RouteScreen.output(of: RouteScreen.reduce(state, .tick(then)))
      let fresh = RouteScreen.output(of: RouteScreen.State(try Sample().basis(), now: then))
      #expect(ticked == fresh)
    }
  }

  @Test(
    "B-9: a form that was filled in becomes one route to write, pages that stay keep their hints")
  func form() throws {
    var setting = try Sample().basis().setting
    setting.outboundTimetableURLs[0].hints.within = "#pole2"
    let state = RouteFormScreen.State(setting, isNew: false, companies: [])
    let query = Query(
      "name=home&title=%E5%AE%B6&walkMinutes=5&outboundUntil=14%3A00&outboundTimetableURLs="
        + "https%3A%2F%2Fbus.example.jp%2Fa.html%0D%0Ahttps%3A%2F%2Fbus.example.jp%2Fc.html")
    let filled = RouteFormScreen.reduce(
      state, .filled(RouteFormScreen.Binding(query), .save))
    guard case .save(let route) = RouteFormScreen.output(of: filled).effect else {
      Issue.record("nothing to save")
      return
    }
    #expect(route.id == setting.id)
    #expect(route.title == "家")
    #expect(route.walkMinutes == 5)
    #expect(route.outboundTimetableURLs.map(\.url.count) == [29, 29])
    #expect(route.outboundTimetableURLs[0].hints.within == "#pole2")
    #expect(route.inboundTimetableURLs.isEmpty)
    let refused = RouteFormScreen.reduce(
      filled, .refused([.init(path: "routes[0].outboundTimetableURLs[1]", "expected an address")]))
    let page = RouteFormScreen.output(of: refused).page(try visit(now))
    #expect(page.status == 422)
    #expect(page.text.contains("id=\"outboundTimetableURLs-fault\">expected an address"))
  }

  @Test(
    "O-18: the same bus on two pages of a way is shown once, and each says which page it is from")
  func severalPages() throws {
    var basis = try Sample().basis()
    var version = try #require(basis.route?.versions.first)
    var other = try #require(version.pages.first)
    other.source.url = "https://bus.example.jp/pole-2.html"
    other.timetables = other.timetables.map { column in
      var column = column
      column.departures.append(
        BusSchedule(
          departureTime: ServiceTime(minutes: 500) ?? column.departures[0].departureTime, at: "x"))
      return column
    }
    version.pages.append(other)
    basis.route?.versions = [version]
    let output = RouteScreen.output(of: RouteScreen.State(basis, now: try at(now)))
    let times = output.entries.map { $0.departure.schedule.departureTime.description }
    #expect(times.filter { $0 == "07:41" }.count == 1)
    #expect(times.contains("08:20"))
    let page = output.page(try visit(now)).text
    #expect(page.contains("https://bus.example.jp/pole-2.html"))
  }

  @Test("L-5: the stops that a bus calls at later stand in its card where its page lists them")
  func via() throws {
    var basis = try Sample(columns: [("毎日", "08:00")]).basis()
    var version = try #require(basis.route?.versions.first)
    version.pages[0].timetables[0].departures[0].trip = "t1"
    version.pages[0].timetables[0].departures[0].stopPosition = 1
    var later = version.pages[0].timetables[0]
    later.stop = "市役所前"
    later.label = "平日"
    later.pattern = ServicePattern.read("平日").pattern
    later.departures[0].departureTime = try #require(ServiceTime("08:12"))
    later.departures[0].stopPosition = 2
    version.pages[0].timetables.append(later)
    basis.route?.versions = [version]
    let output = RouteScreen.output(of: RouteScreen.State(basis, now: try at(now)))
    #expect(output.page(try visit(now)).text.contains("市役所前 8:12"))
  }

  @Test("M-1: every screen takes what happened and says what is seen, by two pure functions")
  func screens() throws {
    func same<One: Screen>(_ screen: One.Type, _ state: One.State, _ input: One.Input) -> Bool {
      let twice = (0..<2).map { _ in One.output(of: One.reduce(state, input)) }
      return twice[0] == twice[1]
    }
    let moment = try at(now)
    let basis = try Sample().basis()
    #expect(same(RouteScreen.self, RouteScreen.State(basis, now: moment), .tick(moment)))
    #expect(same(TodayScreen.self, TodayScreen.State(now: moment), .read([basis])))
    #expect(
      same(
        CalendarScreen.self,
        CalendarScreen.State(companies: [], feed: [], today: moment.date), .asked(.init())))
    #expect(same(SetupScreen.self, SetupScreen.State(), .submitted))
    #expect(
      same(
        RouteFormScreen.self,
        RouteFormScreen.State(basis.setting, isNew: true, companies: []), .refused([])))
  }

  @Test("M-6: what is to be done is a value, and is gone when it was obeyed")
  func effects() throws {
    let binding = SetupScreen.Binding(
      id: "family", password: "12345678", confirmation: "12345678", isAgreed: true)
    var state = SetupScreen.reduce(SetupScreen.State(), .filled(binding))
    #expect(SetupScreen.output(of: state).effect == nil)
    state = SetupScreen.reduce(state, .submitted)
    #expect(SetupScreen.output(of: state).effect == .create(id: "family", password: "12345678"))
    #expect(SetupScreen.output(of: SetupScreen.reduce(state, .created)).effect == nil)
  }

  @Test("M-3: nothing that is seen can be set from outside: outputs are made, and made whole")
  func noSetters() throws {
    func isFixed<Root>(_ output: Root, _ paths: [PartialKeyPath<Root>]) -> Bool {
      // Each stored value is looked at: one more without its path here would be noticed.
      let names = Mirror(reflecting: output).children.count
      let writable = paths.filter { "\(type(of: $0))".contains("WritableKeyPath") }
      return names == paths.count && writable.isEmpty
    }
    let moment = try at(now)
    let basis = try Sample().basis()
    typealias Route = RouteOutput
    #expect(
      isFixed(
        RouteScreen.output(of: RouteScreen.State(basis, now: moment)),
        [
          \Route.binding, \.link, \.now, \.direction, \.ways, \.approachURL, \.approach, \.day,
          \.answer, \.services, \.entries, \.leaving, \.lines, \.otherHours,
        ]))
    #expect(
      isFixed(TodayScreen.output(of: TodayScreen.State(now: moment)), [\.now, \.cards]))
    #expect(
      isFixed(
        CalendarScreen.output(
          of: CalendarScreen.State(companies: [], feed: [], today: moment.date)),
        [\.month, \.today, \.days, \.unsettled, \.companies, \.company]))
    #expect(
      isFixed(
        SetupScreen.output(of: SetupScreen.State()),
        [\.binding, \.isSignUpEnabled, \.showsFaults, \.refusal, \.isDone, \.effect]))
    #expect(
      isFixed(
        RouteFormScreen.output(
          of: RouteFormScreen.State(basis.setting, isNew: true, companies: [])),
        [\.route, \.isNew, \.binding, \.companies, \.faults, \.previews, \.effect]))
    // Were there a setter, it would be seen.
    #expect(!isFixed(try visit(now), [\.language, \.now, \.path, \.routes, \.mayChange]))
  }
}
