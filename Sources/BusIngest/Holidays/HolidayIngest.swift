import BusFetch
import BusModel
import BusNormalise
import BusStore

/// Takes the holiday feed in; whatever goes wrong with it is a notice and never fails a run.
struct HolidayIngest: Sendable {
  let ledger: Ledger
  let archive: PageArchive

  /// Reads a fetched feed and puts it in the place of the last one.
  func takeIn(_ outcome: PageSupply.Outcome) throws(StoreError) -> [Notice] {
    switch outcome {
    case .failure(let error): return [Self.notice("holidayFeedMissing", "\(error)")]
    case .success(let page): return try takeIn(page)
    }
  }

  private func takeIn(_ page: FetchedPage) throws(StoreError) -> [Notice] {
    let last = try ledger.store.holidays()
    if page.isNotModified, last?.url == page.url { return [] }
    do {
      let bytes = try archive.bytes(of: page)
      let holidays = try HolidayFeedReader.holidays(in: bytes, after: last?.holidays ?? [])
      guard !ledger.isDry, holidays != last?.holidays else { return [] }
      try ledger.store.replaceHolidays(
        HolidayFeed(url: page.url, fetchedAt: page.fetchedAt, holidays: holidays))
      return []
    } catch let error as HolidayFeedFault {
      return [Self.notice("holidayFeedRefused", "\(page.url): \(error)")]
    } catch let error as FetchError {
      return [Self.notice("holidayFeedMissing", "\(error)")]
    } catch let error as StoreError {
      throw error
    } catch {
      return [Self.notice("holidayFeedMissing", "\(error)")]
    }
  }

  private static func notice(_ code: String, _ why: String) -> Notice {
    Notice(code: code, message: "holiday feed: \(why); the last good one and the law go on")
  }
}
