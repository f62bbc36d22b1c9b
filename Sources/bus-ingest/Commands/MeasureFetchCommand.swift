import ArgumentParser
import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusSettings
import BusStore

/// `bus measure fetch`: the fetch stage of a night alone, pages archived and written down.
struct MeasureFetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(.measureFetch)

  @OptionGroup var settings: SettingsOption
  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let file = try settings.load()
    let archive = try database.archive()
    let source = try CurlSource(policy: .of(file), into: archive)
    let ingest = Ingest(
      store: try database.openForWriting(), archive: archive, countChanges: { _, _ in 0 },
      now: { Shell.now }, tell: { _ in })
    var plan = IngestPlan(routes: file.routes, source: source)
    plan.isFetchOnly = true
    let clock = ContinuousClock()
    let start = clock.now
    if let page = file.routes.first?.outboundTimetableURLs.first { source.expect(page.url) }
    let report = try await ingest.run(plan)
    let seconds = (clock.now - start).inSeconds
    print("seconds \(seconds) requests \(report.figures.requests) bytes \(report.figures.bytes)")
  }
}
