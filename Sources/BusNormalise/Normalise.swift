public import BusModel

/// The normalise stage: what a page says becomes rows with a meaning.
///
/// Pure and synchronous. HTML changes when a site is redesigned; what 土曜 or ◎ mean does not: no
/// markup is known here.
public enum Normalise {
  /// What became of a page.
  public struct Result: Hashable, Sendable {
    /// The columns of the page, departures in time order.
    public var timetables: [BusTimetable]
    /// What the page says of dates on which it runs as other days do, in page order.
    public var dayRules: [PageDayRule]
    /// What was odd, added to the page's own notices.
    public var notices: [Notice]
    /// The last of them that makes the page unfit to publish unseen; nil when none does.
    public var doubt: Notice?
    /// Whether there is one.
    public var isUncertain: Bool { doubt != nil }
  }

  /// The timetables of a page.
  public static func timetables(of page: RawPage) -> Result {
    let days = PageDays(page)
    var result = Result(
      timetables: [], dayRules: days.rules, notices: days.notices, doubt: nil)
    var legend = PageLegend(page.legend)
    for raw in page.timetables {
      let isOwn = !raw.legend.isEmpty
      var normaliser = TimetableNormaliser(
        raw, days: days, legend: isOwn ? PageLegend(page.legend, besides: raw.legend) : legend)
      result.timetables.append(normaliser.timetable())
      if !isOwn { legend = normaliser.legend }
      for notice in normaliser.notices where !result.tells(notice) { result.notices.append(notice) }
      result.doubt = normaliser.doubt ?? result.doubt
    }
    return result
  }
}

extension Normalise.Result {
  /// Whether a notice is there already; of words that nobody understood the first place is enough.
  fileprivate func tells(_ notice: Notice) -> Bool {
    guard case .unreadDays(.words) = notice.content else { return notices.contains(notice) }
    return notices.contains { $0.content == notice.content }
  }
}
