import BusCommand
import BusExtract
import BusFetch
import BusFiles
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusStore

/// Asks for approach pages, with the manners of the nightly job, and not again within a moment.
struct ApproachAsking {
  private let source: CurlSource
  private let cache: ApproachCache

  /// - Parameters:
  ///   - file: the settings.
  ///   - database: beside which what came is kept for a moment.
  /// - Throws: ``Failure``, and what keeps the network from being used.
  init(_ file: RoutesFile, _ database: DatabaseOption) throws {
    var policy = try FetchPolicy.of(file)
    // A person waits, and the next look is near.
    policy.maxTries = 1
    policy.connectTimeout = .seconds(8)
    policy.totalTimeout = .seconds(15)
    policy.maxBodyBytes = 1 << 20
    // Hosts that are left alone are known where a night has passed.
    let rests = (try? database.openForReading().hostRests(after: Shell.now)) ?? []
    source = try CurlSource(policy: policy, rests: rests, robots: database.robots())
    cache = ApproachCache(
      folder: Locations.beside(database: try database.path(), "approach"))
  }

  /// Fills in what the page of an answer says, or why it does not.
  func fill(_ answer: inout ApproachAnswer) async {
    let page: ApproachCache.Page
    if let known = cache.page(of: answer.url, at: Shell.now) {
      page = known
    } else {
      do throws(FetchError) {
        let response = try await source.fetch(PageRequest(url: answer.url))
        page = ApproachCache.Page(
          fetchedAt: Shell.now, contentType: response.contentType, body: try response.body.bytes())
        cache.keep(page, of: answer.url)
        // Else the next look asks once more.
        try? source.rememberRobots()
      } catch {
        answer.fault = error.fault
        return
      }
    }
    answer.fetchedAt = page.fetchedAt
    answer.board = Extract.approach(page.body, contentType: page.contentType)
  }
}

/// Approach pages of the last moment, apart from the archive of timetables: a file each, a line of JSON
/// and the page.
struct ApproachCache {
  struct Page {
    let fetchedAt: Moment
    let contentType: String?
    let body: [UInt8]
  }

  let folder: String

  /// So long an answer stands.
  private static let lifetimeSeconds = 20

  /// The page as it came a moment ago; nil when it did not.
  func page(of url: String, at now: Moment) -> Page? {
    // What cannot be read is asked for again.
    guard let bytes = try? PosixFile.read(path(of: url)), let end = bytes.firstIndex(of: 0x0A),
      let head = try? JSONValue.parse(bytes[..<end]), head["url"]?.stringValue == url,
      let seconds = head["fetchedAt"]?.intValue,
      (0..<Self.lifetimeSeconds).contains(now.secondsSince1970 - seconds)
    else { return nil }
    return Page(
      fetchedAt: Moment(secondsSince1970: seconds),
      contentType: head["contentType"]?.stringValue, body: Array(bytes[(end + 1)...]))
  }

  /// Keeps a page; where that does not go, the next look asks again.
  func keep(_ page: Page, of url: String) {
    let head: JSONValue = [
      "url": .string(url), "fetchedAt": JSONValue(page.fetchedAt.secondsSince1970),
      "contentType": JSONValue(page.contentType),
    ]
    try? PosixFile.replace(path(of: url), with: Array((head.text() + "\n").utf8) + page.body)
  }

  private func path(of url: String) -> String {
    "\(folder)/\(PageHash.sha256(Array(url.utf8)).prefix(32))"
  }
}
