internal import BusModel

extension WeekOverview {
  /// The week as a page, a row a day; it loads nothing.
  public func html(_ language: Language) -> String {
    let title = DayTimetable.escaped(days.first?.name(language) ?? "")
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"\(language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">", DayTimetable.viewport, "<title>\(title)</title>",
      "<style>\(Self.style)</style>", "</head>", "<body>", "<h1>\(title)</h1>", "<table>",
      "<thead><tr>\(Self.headings(language))</tr></thead>", "<tbody>",
    ]
    for day in days {
      let cells = day.overviewCells(language).map { DayTimetable.escaped($0) }
      let rest = cells.dropFirst().map { "<td>\($0)</td>" }.joined()
      lines.append("<tr><th scope=\"row\">\(cells[0])</th>\(rest)</tr>")
    }
    lines += ["</tbody>", "</table>"]
    lines += notes(language).map { "<p>\(DayTimetable.escaped($0))</p>" }
    return (lines + ["</body>", "</html>"]).map { $0 + "\n" }.joined()
  }

  private static func headings(_ language: Language) -> String {
    let names = language(
      ["day", "service", "buses", "first", "last", ""], ["日", "ダイヤ", "本数", "始発", "最終", ""])
    return names.map { "<th scope=\"col\">\($0)</th>" }.joined()
  }

  private static let style =
    "@page{size:A4;margin:12mm}body{font:12pt/1.4 sans-serif;margin:0;color:#000;background:#fff}"
    + "@media screen{body{padding:1rem}}h1{font-size:1.3em;margin:0 0 .4em}"
    + "table{border-collapse:collapse}th,td{border-bottom:1px solid #888;padding:.1em .6em;"
    + "text-align:left}"
}
