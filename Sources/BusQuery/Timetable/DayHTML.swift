internal import BusModel

extension DayTimetable {
  /// The day as a page that prints on one sheet of A4, good in black and white; it loads nothing.
  public func html(_ language: Language) -> String {
    let title = Self.escaped(heading(language).joined(separator: "  "))
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"\(language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">", Self.viewport, "<title>\(title)</title>",
      "<style>\(style)</style>",
      "</head>", "<body>", "<h1>\(title)</h1>",
    ]
    if let reason { lines.append("<p>\(Self.escaped(reason.text(language)))</p>") }
    lines.append("<main>")
    for column in columns { lines += section(of: column, language) }
    lines.append("</main>")
    lines += noteLines(language) + ["</body>", "</html>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// What stands on the page below its title, for a page with a style of its own.
  ///
  /// - Parameter language: the words.
  /// - Returns: markup, each line ended by a line feed.
  public func content(_ language: Language) -> String {
    let title = heading(language).joined(separator: "  ")
    let said = [title] + [reason?.text(language)].compactMap { $0 }
    let lines =
      said.map { "<p>\(Self.mixed($0, language))</p>" }
      + columns.flatMap { section(of: $0, language) } + noteLines(language)
    return lines.map { $0 + "\n" }.joined()
  }

  private func noteLines(_ language: Language) -> [String] {
    notes(language).map { "<p class=\"note\">\(Self.mixed($0, language))</p>" }
  }

  /// For telephones, which else show a page of another width.
  static let viewport =
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"

  private func section(of column: Column, _ language: Language) -> [String] {
    var lines = [
      "<section>",
      "<h2>\(Self.mixed(column.heading(language).joined(separator: "  "), language))</h2>",
      "<table>",
    ]
    for (hour, departures) in column.hours {
      let cells = departures.map { departure in
        let marks =
          departure.schedule.marks.map(\.mark).joined() + (departure.doubt == nil ? "" : "?")
        let minute = departure.schedule.departureTime.description.suffix(2)
        return "<span>\(minute)"
          + (marks.isEmpty ? "" : "<sup>\(Self.mixed(marks, language))</sup>")
          + "</span>"
      }
      lines.append(
        "<tr><th scope=\"row\">\(hour)</th><td>\(cells.joined(separator: " "))</td></tr>")
    }
    lines.append("</table>")
    let legend = column.legend.filter { $0.text != nil }
    if !legend.isEmpty {
      let items = legend.map { "<li>\(Self.mixed(language.words(for: $0), language))</li>" }
      lines.append("<ul>\(items.joined())</ul>")
    }
    return lines + ["</section>"]
  }

  private static func mixed(_ text: String, _ language: Language) -> String {
    MarkupText.mixed(TerminalText.clean(text), language)
  }

  static func escaped(_ text: String) -> String {
    MarkupText.escaped(TerminalText.clean(text))
  }

  /// Everything is measured in the body's letters, and these are as large as one sheet allows.
  private var style: String {
    let sheet = PrintedSheet(of: columns, notes: notices.count + 1)
    return "@page{size:A4;margin:12mm}"
      + "body{font:\(sheet.tenthsOfPoints / 10).\(sheet.tenthsOfPoints % 10)pt/1.3 sans-serif;"
      + "margin:0;color:#000;background:#fff}"
      + "main{columns:\(sheet.columns);column-gap:2em}"
      + "@media screen{body{padding:1rem;font-size:1rem}main{columns:auto 18em}}"
      + "h1{font-size:1.3em;margin:0 0 .4em}h2{font-size:1.05em;margin:0 0 .1em}"
      + "section{break-inside:avoid;margin:0 0 .5em}table{border-collapse:collapse;width:100%}"
      + "th{width:2.5em;text-align:right}th,td{border-bottom:1px solid #888;padding:0 .5em}"
      + "span{display:inline-block;min-width:2.4em}sup{font-size:.7em;line-height:1}"
      + "ul{list-style:none;padding:0;margin:.2em 0}p{margin:.3em 0}.note{font-size:.9em}"
  }
}
