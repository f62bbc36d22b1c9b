import BusModel
import BusQuery

/// Why a page is not published, in one sentence.
enum RefusalText {
  /// Why pages that a person has rejected change nothing.
  static func rejected(_ version: Int) -> String {
    "the pages still say what was rejected as version \(version)"
  }

  /// "https://…: this is no timetable: the page shows no text at all".
  static func text(_ url: String, _ verdict: RawPage.Verdict, _ notices: [Notice]) -> String {
    let isUncertain = verdict == .uncertain
    let what = isUncertain ? "not all of it was understood" : "this is no timetable"
    guard let notice = notices.last else { return "\(url): \(what)" }
    let place = notice.at.map { " (\($0))" } ?? ""
    return "\(url): \(what): \(notice.words(.en))\(place)"
  }
}
