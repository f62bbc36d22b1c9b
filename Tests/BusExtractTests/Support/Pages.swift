import BusExtract
import BusModel

/// Reads a page written as text.
func read(_ html: String, hints: PageHints = PageHints()) -> RawPage {
  Extract.page(Array(html.utf8), hints: hints)
}

/// Times of all departures with their marks: "7:05 8:10△".
func times(_ page: RawPage, _ column: Int = 0) -> String {
  guard page.timetables.indices.contains(column) else { return "no such column" }
  return page.timetables[column].departures.map { departure in
    let minute = departure.minute < 10 ? "0\(departure.minute)" : "\(departure.minute)"
    return "\(departure.hour):\(minute)\(departure.marks.joined())"
  }.joined(separator: " ")
}

/// A table of hours with one column of minutes.
func hourTable(_ rows: [(hour: Int, minutes: String)], after: String = "") -> String {
  let body = rows.map { "<tr><th>\($0.hour)</th><td>\($0.minutes)</td></tr>" }.joined()
  return "<table><tr><th>時</th><th>平日</th></tr>\(body)</table>\(after)"
}
