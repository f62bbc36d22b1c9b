import BusFetch
import BusModel
import BusStore

/// Reads archived pages in force as today's reader does, so that a better reader is not taken for a
/// changed page.
struct PagesAnew: Sendable {
  let archive: PageArchive
  /// The pages of the route as they are wanted and fetched now.
  let present: [RoutePages.Present]
  /// The same pages as they were read in this run.
  let parsed: [PublishedPage]

  /// A version in force, read anew where another reader read it or its rows are damaged.
  func read(
    _ version: PublishedVersion, _ inputs: RouteInputs, isDamaged: Bool
  ) -> PublishedVersion {
    guard isDamaged || inputs.extractorVersion != PageDocument.extractorVersion else {
      return version
    }
    var version = version
    version.pages = version.pages.map(read)
    return version
  }

  /// The page itself where it cannot be read as it was: other hints, lost bytes, a stricter reader.
  private func read(_ page: PublishedPage) -> PublishedPage {
    if let same = parsed.first(where: { $0.isSameReading(as: page) }) { return same }
    let now = present.first {
      $0.wanted.url == page.source.url && $0.wanted.direction == page.direction
    }
    guard let now, now.wanted.hintsKey == page.hintsKey,
      // Nil: the archive's damage is told where its pages are needed.
      let bytes = try? archive.read(page.source.sha256)
    else { return page }
    let document = PageDocument(
      reading: bytes, hints: now.wanted.hints, contentType: now.fetched.contentType,
      url: now.wanted.url, sha256: page.source.sha256)
    guard document.verdict == .timetable else { return page }
    var page = page
    page.timetables = document.timetables
    page.dayRules = document.dayRules
    return page
  }
}

extension PublishedPage {
  /// Whether both are the same bytes of the same address, read with the same hints.
  fileprivate func isSameReading(as other: PublishedPage) -> Bool {
    direction == other.direction && source.url == other.source.url
      && source.sha256 == other.source.sha256 && hintsKey == other.hintsKey
  }
}
