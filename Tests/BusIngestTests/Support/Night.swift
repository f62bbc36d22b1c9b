import BusFetch
import BusIngest
import BusModel
import BusStore
import TestScratch

/// A database, an archive, and the nights that a test has pass over them.
struct Night {
  let scratch: Scratch
  let store: TimetableStore
  let archive: PageArchive
  var moment = Moment(secondsSince1970: 1_795_000_000)

  init() throws {
    scratch = try Scratch()
    store = try TimetableStore.inMemory()
    archive = PageArchive(folder: scratch.path + "/archive")
  }

  /// The same database, perhaps with another archive.
  init(sharing other: Night, archive: String = "archive") throws {
    scratch = other.scratch
    store = other.store
    self.archive = PageArchive(folder: "\(scratch.path)/\(archive)")
  }

  /// The same archive with an empty database.
  init(databaseLostBy other: Night) throws {
    scratch = other.scratch
    store = try TimetableStore.inMemory()
    archive = other.archive
  }

  /// Runs the job on pages of a source, or of the archive.
  func run(
    _ routes: [RouteSetting], _ source: (any PageSource)?, holidays: HolidaySource? = nil,
    force: Bool = false, dry: Bool = false
  ) async throws -> IngestReport {
    let moment = moment
    let ingest = Ingest(
      store: store, archive: archive,
      countChanges: { old, new in old.map(\.timetables) == new.map(\.timetables) ? 0 : 1 },
      now: { moment }, tell: { _ in })
    return try await ingest.run(
      IngestPlan(
        routes: routes, holidays: holidays, source: source, isForced: force, isDry: dry))
  }

  /// Everything in the timetable tables, without the times of confirmation.
  func content() throws -> [PageContent] {
    try store.versions(limit: .max).flatMap { summary -> [PageContent] in
      let pages = try store.version(summary.id)?.pages ?? []
      return pages.map { PageContent(version: summary, url: $0.source.url, columns: $0.timetables) }
    }
  }
}

/// One page of one version.
struct PageContent: Hashable {
  let version: VersionSummary
  let url: String
  let columns: [BusTimetable]
}

extension RouteSetting {
  /// A route with one page each way at most.
  static func sample(_ name: String, out: String, back: String? = nil) -> RouteSetting {
    RouteSetting(
      id: "00000000-0000-0000-0000-00000000\(name)", name: name,
      outboundTimetableURLs: [TimetableURL(url: out)],
      inboundTimetableURLs: back.map { [TimetableURL(url: $0)] } ?? [])
  }
}

extension IngestReport {
  /// What became of each route: "home: published".
  var summary: [String] { routes.map { "\($0.route): \($0.outcome.kind.rawValue)" } }
}
