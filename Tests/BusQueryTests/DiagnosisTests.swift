import BusModel
import BusQuery
import Testing

@Suite struct DiagnosisTests {
  private static func facts(
    _ change: (inout DoctorFacts, inout DoctorFacts.Database) throws -> Void = { _, _ in }
  ) throws -> DoctorFacts {
    var database = DoctorFacts.Database(
      path: "bus.sqlite", faults: [], altered: [],
      archive: DoctorFacts.Archive(folder: "archive", isReadable: true, pages: 2))
    database.routes = [DoctorFacts.Route(name: "home", published: try usual(), versions: [])]
    database.holidays = DoctorFacts.Holidays(isSet: false, feed: nil)
    var facts = DoctorFacts(
      clock: try at("2026-11-21T08:00"),
      settings: .read(DoctorFacts.Settings(path: "routes.json", routes: 1, operators: 0)),
      program: .present("bus-ingest"), database: .read(database))
    try change(&facts, &database)
    if case .read = facts.database { facts.database = .read(database) }
    return facts
  }

  /// What is found of a household whose last run ended so.
  private static func route(
    _ kind: RouteOutcome.Kind, _ message: String? = nil, _ versions: [VersionSummary] = []
  ) throws -> Diagnosis {
    let at = try at("2026-11-21T02:00")
    return Diagnosis(
      of: try facts { _, database in
        database.routes[0].published?.lastOutcome = RouteOutcome(
          kind: kind, at: at, message: message.map { .text($0) })
        database.routes[0].versions = versions
      })
  }

  private static func version(_ id: Int, _ state: VersionState) throws -> VersionSummary {
    VersionSummary(
      id: id, route: RouteIdentity(home), state: state, createdAt: try at("2026-11-21T02:00"),
      contentHash: "", extractorVersion: "1", departures: 3)
  }

  @Test("a sound household has no fault, in either language")
  func sound() throws {
    let diagnosis = Diagnosis(of: try Self.facts())
    #expect(diagnosis.exitStatus == 0)
    #expect(
      diagnosis.text(.en) == """
        ok     routes.json: valid; routes: 1, operators: 0
        ok     bus-ingest: there
        ok     bus.sqlite: sound
        ok     archive: 2 pages in force, all sound
        ok     home: 13 departures, confirmed 2026-11-21 02:00
        ok     holidays: by the law alone; no feed is set

        all is well

        """)
    #expect(diagnosis.text(.ja).hasSuffix("正常  祝日: 法律から計算(配信の設定なし)\n\n問題はありません\n"))
  }

  @Test("the first fault gives the exit status, and a warning gives none")
  func exitStatus() throws {
    #expect(
      Diagnosis(of: try Self.facts { facts, _ in facts.program = .missing("bus-ingest") })
        .exitStatus == 69)
    let trouble = DoctorFacts.Trouble(
      fault: .file(FileFault(.path("routes.json"), .folder)), exitStatus: 66)
    let absent = Diagnosis(
      of: try Self.facts { facts, database in
        facts.settings = .failed(trouble)
        database.faults = ["row 3 missing from index"]
      })
    #expect(absent.exitStatus == 66)
    #expect(absent.findings.map(\.state).prefix(3) == [.fault, .ok, .fault])
    let warned = Diagnosis(
      of: try Self.facts { _, database in database.archive.isReadable = false })
    #expect(warned.exitStatus == 0)
  }

  @Test("a database that cannot be opened leaves the settings and the programs to be told of")
  func unreadable() throws {
    let trouble = DoctorFacts.Trouble(fault: .store(subject: "bus.sqlite", .empty), exitStatus: 65)
    let diagnosis = Diagnosis(of: try Self.facts { facts, _ in facts.database = .failed(trouble) })
    #expect(diagnosis.findings.count == 3)
    #expect(diagnosis.exitStatus == 65)
  }

  @Test("what keeps the rest from being read is told after what was read")
  func broken() throws {
    let diagnosis = Diagnosis(
      of: try Self.facts { _, database in
        database.trouble = DoctorFacts.Trouble(
          fault: .store(subject: "a page", .closed), exitStatus: 65)
      })
    #expect(diagnosis.text(.en).contains("WRONG  bus.sqlite: a page: the connection is closed"))
    #expect(diagnosis.exitStatus == 65)
  }

  @Test("a route is judged by how its last run ended, and by what waits for a person")
  func routes() throws {
    let waiting = try Self.route(.quarantined, nil, [try Self.version(7, .quarantined)])
    #expect(waiting.text(.en).contains("look at it: bus diff --route home active 7; then"))
    #expect(try Self.route(.quarantined).text(.en).contains("the last run refused its pages"))
    #expect(try Self.route(.failed).text(.en).contains("the last run failed; data of 2026-11-21"))
    let rejected = try Self.route(
      .unchanged, "its pages were rejected", [try Self.version(6, .rejected)])
    #expect(rejected.exitStatus == 0)
    #expect(rejected.text(.en).contains("bus routes show home; bus accept 6"))
  }

  @Test(
    "data that nobody confirmed for more than a day and a half is a fault",
    arguments: [("2026-11-22T14:00", 0), ("2026-11-22T14:01", 65)] as [(String, Int32)])
  func old(clock: String, status: Int32) throws {
    let diagnosis = Diagnosis(of: try Self.facts { facts, _ in facts.clock = try at(clock) })
    #expect(diagnosis.exitStatus == status)
  }

  @Test("a run that began hours ago and never ended was killed")
  func runs() throws {
    let run = RunSummary(id: 1, startedAt: try at("2026-11-21T02:00"))
    let killed = Diagnosis(of: try Self.facts { _, database in database.lastRun = run })
    #expect(killed.text(.en).contains("last run: 2026-11-21 02:00, at work"))
    let later = Diagnosis(
      of: try Self.facts { facts, database in
        database.lastRun = run
        facts.clock = try at("2026-11-21T08:01")
      })
    #expect(later.text(.en).contains("last run: 2026-11-21 02:00, never finished"))
  }
}
