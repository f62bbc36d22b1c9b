internal import BusModel

/// Pages of a direction that say the same of a date: as what it runs there.
///
/// A page's own words on お盆 or New Year hold for its columns and for no other page's.
struct PagesOfDay {
  /// The date as these pages have it.
  let day: ServiceDay
  /// The days as these pages have them.
  let calendar: ServiceCalendar
  /// The pages.
  private(set) var pages: [PublishedPage]

  /// The pages of a direction, those together that have the date alike, in page order.
  static func parts(
    of pages: [PublishedPage], on date: CivilDate, in calendar: ServiceCalendar
  ) -> [PagesOfDay] {
    var parts: [PagesOfDay] = []
    for page in pages {
      let own = calendar.adding(page.dayRules)
      let day = own.day(date)
      if let index = parts.firstIndex(where: { $0.day == day }) {
        parts[index].pages.append(page)
      } else {
        parts.append(PagesOfDay(day: day, calendar: own, pages: [page]))
      }
    }
    return parts
  }

  /// Whether the pages say themselves what runs at お盆 or New Year, as far as the date asks for it.
  var settlesSeason: Bool {
    !calendar.isUnsettledSeason(day.date)
      || pages.contains { page in
        page.timetables.contains { timetable in
          timetable.pattern?.speaksOfSeason(around: day.date) ?? false
        }
      }
  }
}
