import BusFetch
import BusModel
import BusNormalise
import BusStore

/// Takes the holiday feed or list in; whatever goes wrong with it is a notice and never fails a run.
struct HolidayIngest: Sendable {
  let ledger: Ledger
  let archive: PageArchive

  /// Reads what came and puts it in the place of the last one.
  func takeIn(_ outcome: PageSupply.Outcome) throws(StoreError) -> [Notice] {
    switch outcome {
    case .failure(let error):
      return [Self.notice("holidayFeedMissing", "\(error); the last good one and the law go on")]
    case .success(let page): return try takeIn(page)
    }
  }

  private func takeIn(_ page: FetchedPage) throws(StoreError) -> [Notice] {
    let last = try ledger.store.holidays()
    let isSame = last?.url == page.url
    if page.isNotModified, isSame { return Self.horizon(last?.holidays ?? [], page) }
    let read = holidays(in: page, after: isSame ? last?.holidays ?? [] : [])
    guard case .success(let holidays) = read else {
      if case .failure(let refusal) = read { return [refusal.notice] }
      return []
    }
    guard !isSame || holidays != last?.holidays else { return Self.horizon(holidays, page) }
    if !ledger.isDry {
      try ledger.store.replaceHolidays(
        HolidayFeed(url: page.url, fetchedAt: page.fetchedAt, holidays: holidays))
    }
    return Self.differences(holidays, page) + Self.horizon(holidays, page)
  }

  private struct Refusal: Error {
    let notice: Notice
  }

  /// The days of a page; another source than the last one is not measured by it.
  private func holidays(
    in page: FetchedPage, after last: [Holiday]
  ) -> Result<[Holiday], Refusal> {
    do {
      return .success(try HolidayFeedReader.holidays(in: archive.bytes(of: page), after: last))
    } catch {
      let code =
        error is HolidayFeedFault ? "holidayFeedRefused" : "holidayFeedMissing"
      let subject = error is HolidayFeedFault ? "\(page.url): " : ""
      return .failure(
        Refusal(
          notice: Self.notice(code, "\(subject)\(error); the last good one and the law go on")))
    }
  }

  /// Said when the days change, not every night.
  private static func differences(_ holidays: [Holiday], _ page: FetchedPage) -> [Notice] {
    let differences = HolidayComparison(of: holidays).differences
    guard !differences.isEmpty else { return [] }
    let some = differences.prefix(10).joined(separator: ", ")
    let more = differences.count > 10 ? " and \(differences.count - 10) more" : ""
    return [
      notice(
        "holidayFeedDiffers",
        "\(page.url): expected the law's days, found \(some)\(more); days that only the feed has "
          + "count as holidays")
    ]
  }

  private static func horizon(_ holidays: [Holiday], _ page: FetchedPage) -> [Notice] {
    let comparison = HolidayComparison(of: holidays)
    guard let horizon = comparison.horizon, comparison.endsSoon(after: page.fetchedAt.date) else {
      return []
    }
    return [
      notice(
        "holidayFeedEnds",
        "\(page.url): it ends with \(horizon); after that the law alone decides; name a newer one "
          + "in routes.json")
    ]
  }

  private static func notice(_ code: String, _ why: String) -> Notice {
    Notice(code: code, message: "holiday feed: \(why)")
  }
}
