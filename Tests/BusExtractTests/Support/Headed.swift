import BusModel
import BusNormalise

@testable import BusExtract

/// A small table of hours on weekdays.
let hoursOfWeekdays =
  "<table><tr><th>時</th><th>平日</th></tr><tr><th>6</th><td>05 40</td></tr><tr><th>7</th><td>15 45</td></tr>"
  + "<tr><th>8</th><td>10</td></tr></table>"

/// The stop, the line and the destination of such a table below some markup.
func namesUnder(_ head: String) -> [String?] {
  let table = read("<title>時刻表</title>\(head)\(hoursOfWeekdays)").timetables.first
  return [table?.stop, table?.routeName, table?.destination]
}

/// A page of hours whose columns have these heads and minutes of their own, the second of each hour with ▲, above some
/// markup.
func hoursPage(_ below: String, heads: [String]) -> Normalise.Result {
  let rows = (6..<11).map { hour in
    "<tr><th>\(hour)</th>"
      + heads.indices.map { "<td>\($0 * 7 + 10) ▲\($0 * 7 + 30)</td>" }.joined() + "</tr>"
  }.joined()
  let head = heads.map { "<th>\($0)</th>" }.joined()
  return Normalise.timetables(
    of: read(
      "<h1>桜谷</h1><h2>北浜行き</h2><table><tr><th>時</th>\(head)</tr>\(rows)</table>\(below)"))
}
