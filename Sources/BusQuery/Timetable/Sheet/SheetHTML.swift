internal import BusModel

extension TimetableSheet {
  /// The sheet as a page that prints on one A4, black on white; it loads nothing.
  public func html(_ language: Language) -> String {
    let title = Self.japanese(self.title, language)
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"\(language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(MarkupText.escaped(TerminalText.clean(self.title)))</title>",
      "<style>\(style(language))</style>", "</head>", "<body>", "<h1>\(title)</h1>",
    ]
    for way in ways {
      let names = Self.japanese(way.names.parts(.ja).joined(separator: "  "), language)
      let name = MarkupText.escaped(language.name(of: way.direction))
      lines += section(way, language, head: ["<h2>\(name)  \(names)</h2>"])
    }
    lines += footLines(language) + ["</body>", "</html>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// What stands on the sheet below its title, for a page that has ``rules`` in a style of its own; its
  /// names bear the words for what they are, so that a program can tell them apart as a person does.
  ///
  /// - Parameter language: the words.
  /// - Returns: markup, each line ended by a line feed.
  public func content(_ language: Language) -> String {
    let sections = ways.flatMap { way in
      let names = way.names.labelled(language).map { label, name in
        "<span>\(label): \(Self.japanese(name, language))</span>"
      }
      let heading = "<h2>\(MarkupText.escaped(language.name(of: way.direction)))</h2>"
      return section(
        way, language, head: [heading, "<p class=\"names\">\(names.joined(separator: " "))</p>"])
    }
    return (sections + footLines(language)).map { $0 + "\n" }.joined()
  }

  private func footLines(_ language: Language) -> [String] {
    foot(language).map { "<p class=\"foot\">\(MarkupText.escaped($0))</p>" }
  }

  private func section(_ way: Way, _ language: Language, head: [String]) -> [String] {
    var lines = ["<section>"] + head + ["<table>", "<colgroup><col class=\"h\">"]
    lines += SheetFit.shares(way).map { share in
      let tenths = Int(share * 1000)
      return "<col width=\"\(tenths / 10).\(tenths % 10)%\">"
    }
    lines += ["</colgroup>", "<thead><tr><th scope=\"col\">\(language("h", "時"))</th>"]
    lines += way.columns.map { "<th scope=\"col\">\(heading($0, language))</th>" }
    lines.append("</tr></thead>")
    lines.append("<tbody>")
    for hour in way.hours { lines.append(row(hour, way)) }
    lines += ["</tbody>", "</table>"]
    if !way.legend.isEmpty {
      let items = way.legend.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
      lines.append("<ul lang=\"ja\">\(items)</ul>")
    }
    return lines + ["</section>"]
  }

  private func heading(_ column: Column, _ language: Language) -> String {
    let days =
      column.services.count == 3
      ? language("every day", "毎日")
      : column.services.map { Self.name(of: $0, language) }
        .joined(separator: language(", ", "・"))
    guard column.departures.isEmpty else { return days }
    return "\(days)<br><small>\(language("no buses", "便なし"))</small>"
  }

  private static func name(of service: ServiceDayKind, _ language: Language) -> String {
    switch service {
    case .weekday: language("weekdays", "平日")
    case .saturday: language("Saturdays", "土曜")
    case .sundayHoliday, .none, .special: language("Sundays and holidays", "日曜・祝日")
    }
  }

  private func row(_ hour: Int, _ way: Way) -> String {
    let cells = way.columns.map { column in
      let minutes = column.departures.filter { $0.time.hour == hour }.map { departure in
        let signs = MarkupText.escaped(departure.signs)
        return "<span>\(departure.text.prefix(2))"
          + (signs.isEmpty ? "" : "<b lang=\"ja\">\(signs)</b>") + "</span>"
      }
      return "<td>\(minutes.joined(separator: " "))</td>"
    }
    return "<tr><th scope=\"row\">\(hour)</th>\(cells.joined())</tr>"
  }

  /// Doubts, where it is from, when that was confirmed, and from when it holds.
  func foot(_ language: Language) -> [String] {
    var lines: [String] = []
    let reasons = ways.flatMap(\.columns).compactMap(\.reason) + ways.flatMap(\.notes)
    for text in reasons.map({ language.noteMark + $0.text(language) }) where !lines.contains(text) {
      lines.append(text)
    }
    if ways.flatMap(\.columns).flatMap(\.departures).contains(where: { $0.signs.hasSuffix("?") }) {
      lines.append(language("?: may not run", "?:運行するか要確認"))
    }
    var pages: [String] = []
    for page in ways.flatMap(\.pages) where !pages.contains(page) { pages.append(page) }
    let sources = pages.map { TerminalText.clean($0) }.joined(separator: " ")
    let fetched = ways.compactMap(\.fetchedAt).min().map { language.fullName(of: $0.date) }
    let from = ways.compactMap(\.validFrom).max().map { language.fullName(of: $0) }
    let parts = [
      from.map { language("valid from \($0)", "\($0)から有効") },
      fetched.map { language("as of \($0)", "\($0)に確認") }, sources,
    ]
    return lines + [
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: language(", ", "、"))
    ]
  }

  /// Words of a page within a text of another language.
  private static func japanese(_ text: String, _ language: Language) -> String {
    let text = MarkupText.escaped(TerminalText.clean(text))
    return language == .ja || text.isEmpty ? text : "<span lang=\"ja\">\(text)</span>"
  }
}
