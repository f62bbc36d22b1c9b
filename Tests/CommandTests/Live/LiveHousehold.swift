import BusModel
import Foundation
import TestScratch
import Testing

/// A household whose pages lie on a server of the test's own, with buses all day at every tenth minute
/// and an approach page.
struct LiveHousehold {
  let home: Household
  let site: LoopbackPages

  /// - Parameters:
  ///   - site: with `/out`, the timetable, which is taken in.
  ///   - hasApproach: whether routes.json knows `/approach`.
  /// - Throws: when the night goes wrong.
  init(_ site: LoopbackPages, hasApproach: Bool = true) async throws {
    self.site = site
    home = try Household(isIngested: false)
    let approach = hasApproach ? "\"\(site.url("/approach"))\"" : "null"
    try """
    {"routes": [{"id": "\(Household.homeID)", "name": "home", "title": "自宅 ↔ 駅",
      "outboundTimetableURLs": ["\(site.url("/out"))"], "inboundTimetableURLs": [],
      "outboundProximityURL": \(approach), "walkMinutes": 0}]}
    """.write(toFile: home.config, atomically: true, encoding: .utf8)
    let night = try await home.bus("ingest --quiet")
    try #require(night.exitStatus == 0, "\(night)")
  }

  /// The timetable.
  static let timetable = """
    <html><head><meta charset="utf-8"></head><body><h1>山川停留所</h1><h2>みどり駅行き</h2>
    <table><tr><th>時</th><th>毎日</th></tr>
    \((5...28).map { "<tr><th>\($0)</th><td>00 10 20 30 40 50</td></tr>" }.joined())
    </table></body></html>
    """

  /// The bus after the next: its clock, "18:50".
  static func soon(after now: Moment) -> String {
    let minutes = (now.minuteOfDay / 10 + 2) * 10 % 1440
    return Moment(date: now.date, minute: minutes).clock
  }

  /// A board in one table, as small companies have them.
  static func board(_ rows: (time: String, away: String, late: String)...) -> String {
    """
    <html><body><table>
    <tr><th>系統</th><th>行先</th><th>定刻</th><th>接近</th><th>遅れ</th></tr>
    \(rows.map { row in
      "<tr><td>緑1</td><td>みどり駅</td><td>\(row.time)</td><td>\(row.away)</td><td>\(row.late)</td></tr>"
    }.joined())
    </table></body></html>
    """
  }
}
