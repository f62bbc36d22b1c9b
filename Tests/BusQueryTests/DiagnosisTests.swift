import BusJSON
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

  @Test("an archive that the other program did not examine is not told to be sound")
  func unexamined() throws {
    let diagnosis = Diagnosis(of: try Self.facts { _, database in database.archive.bad = nil })
    #expect(
      diagnosis.text(.en).contains(
        "archive: 2 pages in force, not examined: bus-ingest did not do it"))
    #expect(!diagnosis.text(.en).contains("all sound"))
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

  @Test("scripts go by codes: what was found, and what the last run said of a route")
  func codes() throws {
    func codes(_ diagnosis: Diagnosis) -> [[String?]] {
      (diagnosis.json["findings"]?.arrayValue ?? []).map {
        ["check", "messageCode", "reasonCode"].map { [finding = $0] in finding[$0]?.stringValue }
      }
    }
    #expect(
      codes(Diagnosis(of: try Self.facts())) == [
        ["settings", "sound", nil], ["programs", "present", nil], ["database", "sound", nil],
        ["archive", "sound", nil], ["route", "sound", nil], ["holidays", "byLaw", nil],
      ])
    let failed = try Self.route(.failed, "no answer")
    #expect(codes(failed).contains(["route", "failed", "text"]))
    let waiting = try Self.route(.quarantined, nil, [try Self.version(7, .quarantined)])
    #expect(codes(waiting).contains(["route", "quarantined", nil]))
    let unread = Diagnosis(
      of: try Self.facts { facts, _ in
        facts.settings = .failed(
          DoctorFacts.Trouble(fault: .store(subject: "a page", .closed), exitStatus: 65))
      })
    #expect(codes(unread).first == ["settings", "store", nil])
  }

  @Test(
    "data that nobody confirmed for more than a day and a half is a fault",
    arguments: [("2026-11-22T14:00", 0), ("2026-11-22T14:01", 65)] as [(String, Int32)])
  func old(clock: String, status: Int32) throws {
    let diagnosis = Diagnosis(of: try Self.facts { facts, _ in facts.clock = try at(clock) })
    #expect(diagnosis.exitStatus == status)
  }

  @Test(
    "a run at work, one that hangs and one that was stopped are told from one another",
    arguments: [
      ("02:40", "02:39", "2026-11-21 02:00, at work (process 77)", 0),
      ("02:54", "02:39", "process 77) is at work for 54 min and has not got on for 15 min", 65),
      ("04:00", "03:59", "process 77) is at work for 2 h and has not got on for 1 min", 65),
      ("02:40", nil, "2026-11-21 02:00, stopped before it ended", 0),
    ] as [(String, String?, String, Int32)])
  func runs(clock: String, progress: String?, words: String, status: Int32) throws {
    let start = try at("2026-11-21T02:00")
    let diagnosis = Diagnosis(
      of: try Self.facts { facts, database in
        database.lastRun = RunSummary(id: 1, startedAt: start)
        database.atWork = try progress.map {
          RunAtWork(
            holder: LockHolder(process: 77, since: start), lastProgress: try at("2026-11-21T\($0)"))
        }
        facts.clock = try at("2026-11-21T\(clock)")
      })
    #expect(diagnosis.text(.en).contains(words))
    #expect(diagnosis.exitStatus == status)
  }

  @Test("a confirmation and a run dated in the future are told, and make nothing fresh")
  func future() throws {
    let diagnosis = Diagnosis(
      of: try Self.facts { facts, database in
        facts.clock = try at("2026-11-19T02:00")
        database.lastRun = RunSummary(
          id: 1, startedAt: try at("2026-11-21T02:00"), finishedAt: try at("2026-11-21T02:01"),
          outcome: .unchanged)
      })
    #expect(diagnosis.text(.en).contains("2026-11-21 02:00, which is still to come"))
    #expect(diagnosis.text(.en).contains("which is still to come: the clock was wrong"))
    #expect(diagnosis.exitStatus == 65)
  }

  @Test("of many routes the same is said once, with their number, and JSON has all names")
  func grouped() throws {
    let diagnosis = Diagnosis(
      of: try Self.facts { _, database in
        database.routes = try (1...2_575).map { number in
          DoctorFacts.Route(
            name: "r\(number)", published: number % 5 == 0 ? nil : try usual(), versions: [])
        }
      })
    let text = diagnosis.text(.en)
    #expect(text.utf8.count < 1_500)
    #expect(text.contains("2060 routes: 26780 departures, confirmed 2026-11-21 02:00 or later"))
    #expect(
      text.contains(
        "515 routes: nothing is published yet (r5, r10, r15, r20, r25, r30 and 509 more)"))
    let findings = try #require(diagnosis.json["findings"]?.arrayValue)
    #expect(findings.compactMap { $0["routes"]?.arrayValue?.count } == [2_060, 515])
    #expect(diagnosis.exitStatus == 65)
  }

  @Test("what a person has rejected is not brought up again")
  func rejected() throws {
    var diagnosis = try Self.route(.unchanged)
    let plain = diagnosis.text(.en)
    diagnosis = Diagnosis(
      of: try Self.facts { _, database in
        database.routes[0].published?.lastOutcome = RouteOutcome(
          kind: .unchanged, at: try at("2026-11-21T02:00"), message: .rejected(version: 2))
        database.routes[0].versions = [try Self.version(2, .rejected)]
      })
    #expect(diagnosis.text(.en) == plain)
  }
}
