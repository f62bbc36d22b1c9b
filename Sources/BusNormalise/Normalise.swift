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
    /// What was odd, added to the page's own notices.
    public var notices: [Notice]
    /// Whether something was met that makes the page unfit to publish unseen.
    public var isUncertain: Bool
  }

  /// The timetables of a page.
  public static func timetables(of page: RawPage) -> Result {
    var result = Result(timetables: [], notices: [], isUncertain: false)
    var legend = PageLegend(page.legend)
    for raw in page.timetables {
      var normaliser = TimetableNormaliser(raw, legend: legend)
      result.timetables.append(normaliser.timetable())
      legend = normaliser.legend
      for notice in normaliser.notices where !result.notices.contains(notice) {
        result.notices.append(notice)
      }
      if normaliser.isUncertain { result.isUncertain = true }
    }
    return result
  }
}
