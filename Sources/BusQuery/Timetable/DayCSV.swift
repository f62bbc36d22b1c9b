internal import BusModel

extension DayTimetable {
  /// The day as CSV (RFC 4180, CRLF, UTF-8), one departure a row under a heading row.
  ///
  /// A cell that a spreadsheet could take for a formula gets an apostrophe before it.
  public func csv() -> String { Self.csv(of: [self]) }

  /// What Excel needs at the beginning to read UTF-8.
  public static let byteOrderMark = "\u{FEFF}"

  /// Several days under one heading row.
  static func csv(of days: [DayTimetable]) -> String {
    let heading = [
      "serviceDate", "departureTime", "departsAt", "routeName", "destination", "platform", "stop",
      "marks", "label", "service", "url",
    ]
    let rows = days.flatMap(\.columns).flatMap(\.departures).map { departure in
      [
        departure.serviceDate.description, departure.schedule.departureTime.description,
        departure.departsAt.description, departure.schedule.routeName ?? "",
        departure.schedule.destination ?? "", departure.schedule.platform ?? "",
        departure.stop ?? "",
        departure.schedule.marks.map { Language.en.words(for: $0) }.joined(separator: "; "),
        departure.label ?? "", departure.service?.rawValue ?? "", departure.source.url,
      ]
    }
    return ([heading] + rows).map { row in
      row.map { cell($0) }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static func cell(_ text: String) -> String {
    var text = TerminalText.clean(text)
    // OWASP's list, and the full-width signs that Japanese spreadsheets read as their narrow ones.
    let first = text.unicodeScalars.first { $0 != " " }
    if let first, "=+-@＝＋－＠".unicodeScalars.contains(first) { text = "'" + text }
    // By scalars: a letter of Swift's may be a quotation mark with an accent on it.
    guard text.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    let quoted = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }
    return "\"" + quoted.joined() + "\""
  }
}
