import BusJSON
import BusModel
import BusQuery
import Testing

@testable import BusBoard

/// A page of the board made of the samples, for what has to hold on every one of them.
struct SamplePage: Sendable, CustomStringConvertible {
  let path: String
  let language: Language
  let document: BoardDocument

  var description: String { "\(path) (\(language.rawValue))" }

  /// When they are looked at.
  static let now = "2026-11-21T07:28:20"

  /// Every page, in both languages.
  static let all: [SamplePage] = Language.allCases.flatMap { language in
    // A sample that cannot be made leaves its pages out, and their number is looked at.
    (try? pages(language)) ?? []
  }

  private static func pages(_ language: Language) throws -> [SamplePage] {
    var late = Sample(name: "work", title: "会社 ↔ 駅", walkMinutes: nil, approachURL: nil)
    late.isPublished = false
    let bases = [try Sample().basis(), try late.basis()]
    let basis = bases[0]
    let (link, moment) = (RouteLink(basis.setting), try at(now))
    let visit = { (path: String) in
      Visit(
        language: language, now: moment, path: path, routes: bases.map { RouteLink($0.setting) },
        mayChange: true)
    }
    let whole = try today(now, [Sample(), late])
    let calendar = CalendarScreen.output(
      of: CalendarScreen.State(companies: companies, feed: [], today: moment.date))
    let binding = RouteScreen.Binding(Query(), now: moment)
    let dated = RouteScreen.Binding(Query("date=2026-11-23"), now: moment)
    let origin = basis.origin(
      of: try #require(ServiceTime("07:41")), .outbound, on: moment.date, clock: moment,
      archive: "archive")
    let made: [(String, (Visit) -> BoardDocument)] = [
      ("/", whole.page), ("/sign", whole.signPage),
      ("/r/home", try board(now).page),
      ("/r/home?date=2026-11-22", try board(now, "date=2026-11-22").page),
      ("/r/work", try board(now, of: late).page),
      ("/r/home/timetable", TimetablePage(basis, binding, now: moment).document),
      ("/r/home/timetable?date=2026-11-23", TimetablePage(basis, dated, now: moment).document),
      ("/r/home/why?time=07:41", WhyPage(link, origin, asked: "07:41").document),
      ("/r/home/history", HistoryPage(link, try history()).document),
      ("/r/home/diff?a=1&b=2", DiffPage(link, try difference()).document),
      (
        "/r/home/approach",
        ApproachPage(link, .outbound, url: "https://bus.example.jp/a", answer: approach).document
      ),
      ("/calendar", calendar.page), ("/about", AboutPage(bases, version: "0.1.0").document),
      ("/about/licences", AboutPage.licences), ("/about/spec", SpecPage.document),
      (
        "/settings",
        SettingsPage(routes: bases.map(\.setting), companies: companies, done: .saved).document
      ),
      ("/settings/routes/1", form(basis.setting).page),
      ("/settings/devices", DevicesPage([device(moment)]).document),
      ("/pair", PairPage(fault: .wrong).document),
      ("/status", StatusPage(diagnosis(moment), refresh: .lately).document),
      ("/setup", SetupScreen.output(of: SetupScreen.State()).page),
      ("/setup?done=1", signedUp.page), ("/sign-in", SignInPage(id: "me", fault: .wrong).document),
      ("/nowhere", ProblemPage.noPage(language, meant: link).document),
    ]
    return made.map { path, make in
      SamplePage(path: path, language: language, document: make(visit(path)))
    }
  }

  private static let companies = [OperatorSetting(id: "example-city", name: "例市交通局")]

  private static let approach: JSONValue = [
    "ageSeconds": 42, "saidAt": "07:28", "said": [],
    "buses": [["routeName": "鳴子14", "scheduledTime": "07:41", "stopsAway": 2, "delayMinutes": 3]],
  ]

  private static func diagnosis(_ moment: Moment) -> Diagnosis {
    let trouble = DoctorFacts.Trouble(
      fault: .program(.unexpected("it is a sample")), exitStatus: 70)
    return Diagnosis(
      of: DoctorFacts(
        clock: moment, settings: .read(.init(path: "routes.json", routes: 2, operators: 0)),
        program: .missing("bus-ingest"), database: .failed(trouble)))
  }

  private static func device(_ moment: Moment) -> DevicesPage.Device {
    DevicesPage.Device(
      id: "1", label: "台所", pairedAt: moment, usedAt: moment, isOwn: true, isOwners: true)
  }

  private static let signedUp = SetupScreen.output(
    of: SetupScreen.reduce(SetupScreen.State(), .created))

  private static func form(_ setting: RouteSetting) -> RouteFormScreen.Output {
    let state = RouteFormScreen.State(setting, isNew: false, companies: companies)
    let preview: JSONValue = [
      "verdict": "timetable",
      "timetables": [["stop": "鳴子住宅", "label": "平日", "departures": [["departureTime": "07:00"]]]],
    ]
    let seen = RouteFormScreen.reduce(state, .previewed(url: "https://bus.example.jp/a", preview))
    return RouteFormScreen.output(of: seen)
  }

  private static func history() throws -> History {
    let route = RouteIdentity(id: "1", name: "home")
    return History(
      versions: [
        VersionSummary(
          id: 2, route: route, state: .active, createdAt: try at("2026-11-20T02:00"),
          publishedAt: try at("2026-11-20T02:00"), replaces: 1, contentHash: "a",
          extractorVersion: "1", departures: 15)
      ], runs: [])
  }

  private static func difference() throws -> TimetableDifference {
    var sample = Sample()
    let old = try sample.basis().route?.versions.first?.pages ?? []
    sample.columns[0].1 = "06:00 07:33 07:41P 07:52 23:50 24:10"
    return TimetableDifference(
      from: old, to: try sample.basis().route?.versions.first?.pages ?? [])
  }
}
