import BusModel
import BusStore

/// What a night's pages say of now and of later: a page all of whose columns are announced for a day
/// to come leaves in force what its address said before, and takes its place on that day.
struct RevisionPlan: Sendable {
  /// What is to be published, in this order: what holds at once, then each announced day.
  let parts: [Publication]

  /// - Parameters:
  ///   - reading: the pages as they were read, all of them.
  ///   - current: the pages in force; nil when there are none yet.
  init(_ reading: Publication, replacing current: [PublishedPage]?) {
    let today = reading.at.date
    let days = Set(reading.pages.compactMap { $0.start(after: today) })
    guard !days.isEmpty else {
      parts = [reading]
      return
    }
    let isAll = reading.pages.allSatisfy { $0.start(after: today) != nil }
    guard let current else {
      parts = [isAll ? reading.on(days.max(), reading.pages, days) : reading]
      return
    }
    let now = reading.on(nil, Self.pages(of: reading, on: today, current), days)
    parts =
      [now] + days.sorted().map { reading.on($0, Self.pages(of: reading, on: $0, current), days) }
  }

  /// The pages that hold on a day: those that have begun, and the old ones of the others.
  private static func pages(
    of reading: Publication, on day: CivilDate, _ current: [PublishedPage]
  ) -> [PublishedPage] {
    reading.pages.map { page in
      guard page.start(after: day) != nil else { return page }
      return current.first { $0.isSamePlace(as: page) } ?? page
    }
  }
}

extension Publication {
  fileprivate func on(
    _ day: CivilDate?, _ pages: [PublishedPage], _ announces: Set<CivilDate>
  ) -> Publication {
    var part = self
    part.pages = pages
    part.effectiveFrom = day
    part.announces = announces
    return part
  }
}

extension PublishedPage {
  /// The first service day that all of its columns hold for, when all are announced ahead.
  func start(after today: CivilDate) -> CivilDate? {
    let starts = timetables.map(\.validFrom)
    let ahead = starts.compactMap { $0 }.filter { $0 > today }
    return ahead.count == starts.count ? ahead.max() : nil
  }

  fileprivate func isSamePlace(as other: PublishedPage) -> Bool {
    direction == other.direction && source.url == other.source.url && hintsKey == other.hintsKey
  }
}
