public import BusJSON
internal import BusModel

/// Where the departures of one minute came from: what `bus why` tells.
public struct DepartureOrigin: Hashable, Sendable {
  /// The departures of that minute.
  public let departures: [PlannedDeparture]
  private let time: ServiceTime
  private let timetable: DayTimetable
  private let version: PublishedVersion?
  private let archive: String

  /// The departures of a day's minute.
  ///
  /// - Parameters:
  ///   - time: the minute, of the service day.
  ///   - timetable: the day.
  ///   - version: the version that the day is from.
  ///   - archive: the folder of archived pages.
  init(
    of time: ServiceTime, in timetable: DayTimetable, version: PublishedVersion?, archive: String
  ) {
    self.time = time
    self.timetable = timetable
    self.version = version
    self.archive = archive
    departures = timetable.columns.flatMap(\.departures).filter {
      $0.schedule.departureTime == time
    }
  }

  /// The contract's exit status: 0 when there is such a departure, else 3.
  public var exitStatus: Int32 { departures.isEmpty ? 3 : 0 }

  /// Each departure with its page, its place there, and why it runs; else what is near.
  public func text(_ language: Language) -> String {
    guard !departures.isEmpty else { return missing(language) + "\n" }
    let texts = blocks(language).map { block in
      let rows = block.rows.map { [$0.name, TerminalText.clean($0.text)] }
      return ([block.heading] + TextTable.lines(rows).map { "  " + $0 })
        .map { $0 + "\n" }.joined()
    }
    return texts.joined(separator: "\n")
  }

  /// Each departure: its time and names, and what there is to say of it, each with its name.
  public func blocks(
    _ language: Language
  ) -> [(heading: String, rows: [(name: String, text: String)])] {
    departures.map { departure in
      let schedule = departure.schedule
      let heading =
        ["\(time)"]
        + LineNames.parts(
          stop: departure.stop, line: schedule.routeName, destination: schedule.destination)
      return (
        heading.joined(separator: "  "), rows(departure, language).map { (name: $0.0, text: $0.1) }
      )
    }
  }

  /// Said when the day has no such departure: why, or what is near.
  public func missing(_ language: Language) -> String {
    let day = language.name(of: timetable.day.date, at: timetable.clock)
    if let reason = timetable.reason { return reason.text(language) }
    let near = timetable.columns.flatMap(\.departures).map(\.schedule.departureTime)
      .sorted { abs($0.minutes - time.minutes) < abs($1.minutes - time.minutes) }.prefix(3).sorted()
    let list = near.map(\.description).joined(separator: language(", ", "、"))
    return language(
      "no departure at \(time) on \(day); the nearest are \(list)",
      "\(day)に \(time) の便はありません。近い便: \(list)")
  }

  private func rows(_ departure: PlannedDeparture, _ language: Language) -> [(String, String)] {
    let day = timetable.day
    let source = departure.source
    var rows = [
      (language("page", "ページ"), source.url),
      (language("place", "場所"), departure.schedule.at),
      (language("confirmed", "確認"), source.fetchedAt.short),
      (language("archived", "保存"), path(of: source.sha256)),
    ]
    if let label = departure.label { rows.append((language("column", "欄"), label)) }
    if let pattern = departure.schedule.pattern {
      rows.append((language("its own days", "この便だけの運行日"), pattern.text))
    }
    rows.append(
      (
        language("day", "ダイヤ"),
        "\(day.date) \(language.name(of: day.runs))"
          + (day.isPlain ? "" : ": \(language.reason(for: day))")
      ))
    rows += departure.schedule.marks.map { mark in
      (
        language("mark", "記号"),
        [mark.mark, mark.text].compactMap { $0 }.joined(separator: ": ")
      )
    }
    if let version {
      rows.append(
        (language("version", "版"), language.list(["\(version.id)", version.publishedAt.short])))
    }
    return rows
  }

  /// Where the archive keeps the bytes.
  private func path(of sha256: String) -> String {
    "\(archive)/\(ContentHash.path(of: sha256))"
  }

  /// The same for scripts.
  public var json: JSONValue {
    [
      "route": .string(timetable.route), "direction": .string(timetable.direction.rawValue),
      "day": timetable.day.queryJSON,
      "departures": .array(departures.map { json($0) }),
      "reason": departures.isEmpty ? .string(missing(.en)) : nil,
      "reasonCode": departures.isEmpty ? .string(timetable.reason?.code ?? "otherTimes") : nil,
      "version": version.map {
        ["id": JSONValue($0.id), "publishedAt": .string($0.publishedAt.description)]
      } ?? nil,
    ]
  }

  private func json(_ departure: PlannedDeparture) -> JSONValue {
    let schedule = departure.schedule
    return [
      "departureTime": .string(schedule.departureTime.description),
      "routeName": JSONValue(schedule.routeName),
      "destination": JSONValue(schedule.destination), "platform": JSONValue(schedule.platform),
      "stop": JSONValue(departure.stop), "label": JSONValue(departure.label),
      "service": JSONValue(departure.service?.rawValue),
      "pattern": JSONValue(schedule.pattern?.text),
      "marks": .array(schedule.marks.map(\.json)),
      "at": .string(schedule.at),
      "source": departure.source.json.setting(
        "archived", to: .string(path(of: departure.source.sha256))),
    ]
  }
}
