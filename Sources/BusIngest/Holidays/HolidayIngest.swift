import BusFetch
import BusModel
import BusNormalise
import BusStore

/// Takes the holiday feed or list in; whatever goes wrong with it is a notice and never fails a run.
struct HolidayIngest: Sendable {
  let recorder: RunRecorder
  let archive: PageArchive

  /// Reads what came and puts it in the place of the last one.
  func takeIn(_ outcome: PageFetcher.Outcome) throws(StoreError) -> [Notice] {
    switch outcome {
    case .failure(let error):
      return [Notice(.holidayFeed(.missing(subject: error.subject, error.fault)))]
    case .success(let page): return try takeIn(page)
    }
  }

  private func takeIn(_ page: FetchedPage) throws(StoreError) -> [Notice] {
    let last = try known()
    let isSame = last?.url == page.url
    if page.isNotModified, isSame { return Self.horizon(last?.holidays ?? [], page) }
    let read = holidays(in: page, after: isSame ? last?.holidays ?? [] : [])
    guard case .success(let holidays) = read else {
      if case .failure(let refusal) = read { return [refusal.notice] }
      return []
    }
    guard !isSame || holidays != last?.holidays else { return Self.horizon(holidays, page) }
    try recorder.store.replaceHolidays(
      HolidayFeed(url: page.url, fetchedAt: page.fetchedAt, holidays: holidays))
    return Self.differences(holidays, page) + Self.horizon(holidays, page)
  }

  /// The days that were taken in last; none when the database has lost what they were.
  private func known() throws(StoreError) -> HolidayFeed? {
    do throws(StoreError) {
      return try recorder.store.holidays()
    } catch  where error.fault == .alteredHolidays {
      return nil
    }
  }

  private struct Refusal: Error {
    let notice: Notice
  }

  /// The days of a page; another source than the last one is not measured by it.
  private func holidays(
    in page: FetchedPage, after last: [Holiday]
  ) -> Result<[Holiday], Refusal> {
    let bytes: [UInt8]
    do throws(FetchError) {
      bytes = try archive.bytes(of: page)
    } catch {
      let notice = Notice(.holidayFeed(.missing(subject: error.subject, error.fault)))
      return .failure(Refusal(notice: notice))
    }
    do throws(HolidayFeedFault) {
      return .success(try HolidayFeedReader.holidays(in: bytes, after: last))
    } catch {
      let notice = Notice(.holidayFeed(.refused(url: page.url, error.fault)))
      return .failure(Refusal(notice: notice))
    }
  }

  /// Said when the days change, not every night.
  private static func differences(_ holidays: [Holiday], _ page: FetchedPage) -> [Notice] {
    let differences = HolidayComparison(of: holidays).differences
    guard !differences.isEmpty else { return [] }
    let some = differences.prefix(10).joined(separator: ", ")
    return [
      Notice(
        .holidayFeed(
          .differs(url: page.url, days: some, more: differences.count - min(differences.count, 10)))
      )
    ]
  }

  private static func horizon(_ holidays: [Holiday], _ page: FetchedPage) -> [Notice] {
    let comparison = HolidayComparison(of: holidays)
    guard let horizon = comparison.horizon, comparison.endsSoon(after: page.fetchedAt.date) else {
      return []
    }
    return [
      Notice(.holidayFeed(.ends(url: page.url, horizon)))
    ]
  }
}

/// Where the second opinion on holidays comes from.
public enum HolidaySource: Hashable, Sendable {
  /// A feed at an http or https address.
  case url(String)
  /// A list on this machine; a path that the process can open as it is.
  case file(String)
}
