import BusModel

/// Why a page is not published, in one sentence.
enum RefusalText {
  /// "https://…: this is no timetable: the page shows no text at all".
  static func text(_ url: String, _ verdict: RawPage.Verdict, _ notices: [Notice]) -> String {
    let isUncertain = verdict == .uncertain
    let what = isUncertain ? "not all of it was understood" : "this is no timetable"
    guard let notice = notices.last else { return "\(url): \(what)" }
    let place = notice.at.map { " (\($0))" } ?? ""
    return "\(url): \(what): \(notice.message)\(place)"
  }
}
