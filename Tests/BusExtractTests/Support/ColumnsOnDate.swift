import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// A timetable with a column for each of some heads, and what stands below and above it.
func hourPage(_ below: String, heads: [String], above: String = "") -> Normalise.Result {
  let cells = heads.indices.map { "<td>\($0 * 7 + 10) \($0 * 7 + 30)</td>" }.joined()
  let hours = (6...10).map { "<tr><th>\($0)</th>\(cells)</tr>" }.joined()
  let labels = heads.map { "<th>\($0)</th>" }.joined()
  return Normalise.timetables(
    of: read(
      "<h1>桜谷</h1><h2>北浜行き</h2>\(above)<table><tr><th>時</th>\(labels)</tr>\(hours)</table>\(below)"
    ))
}

/// The columns that run on a date; nil where the page leaves it open.
func columns(_ read: Normalise.Result, on date: String) throws -> [Int]? {
  let calendar = ServiceCalendar(operator: nil).adding(read.dayRules)
  let day = calendar.day(try #require(CivilDate(date)))
  if day.isOpen { return nil }
  let answers = ServicePattern.answers(
    of: try read.timetables.map { try #require($0.pattern) }, on: day, in: calendar)
  return answers.contains { $0.runs == .unknown }
    ? nil : answers.indices.filter { answers[$0].runs == .yes }
}
