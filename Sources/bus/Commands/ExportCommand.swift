import ArgumentParser
import BusModel
import BusQuery

/// `bus export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Timetables for other programs.",
    discussion: "Example: bus export ics --route home --days 14 > home.ics",
    subcommands: [ExportICSCommand.self])
}

/// `bus export ics`.
struct ExportICSCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ics", abstract: "The buses of the next days as iCalendar (RFC 5545).",
    discussion: """
      One event a bus, with the same UID in every export, so that a calendar that takes the file in \
      again updates what it has. Days of which it cannot be told what runs are named on standard \
      error. Exit code 3 when there is no bus.

      Example: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
      """)

  @OptionGroup var which: RouteOptions

  @Option(help: "How many days.")
  var days = 14

  @Option(help: ArgumentHelp("The first day; else today.", valueName: "date"))
  var from: String?

  @Option(help: ArgumentHelp("Only buses between these times.", valueName: "time..time"))
  var between: String?

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    guard (1...366).contains(days) else {
      throw Failure.usage("--days", expected: "a number from 1 to 366", found: String(days))
    }
    let first = try from.map { try TypedTime.date($0, option: "--from") } ?? Shell.now.date
    let span = try between.map { try Self.span($0) }
    let direction = try which.way()
    let settings = try places.settings()
    let setting = try which.setting(in: settings)
    let basis = try places.typed.basis(of: setting, in: settings, direction: direction, on: first)
    let calendar = basis.departures(
      direction, from: first, days: days, between: span, clock: Shell.now)
    for note in calendar.notes(language) { Output.complain(note) }
    if calendar.exitStatus != 0 { throw ExitCode(calendar.exitStatus) }
    try Output.write(calendar.text(language))
  }

  /// "07:00..09:30".
  private static func span(_ text: String) throws(Failure) -> ClosedRange<ServiceTime> {
    if text.utf8.count == 12, text.dropFirst(5).hasPrefix(".."),
      let first = ServiceTime(text.prefix(5)), let last = ServiceTime(text.suffix(5)), first <= last
    {
      return first...last
    }
    throw .usage(
      "--between", expected: "two times of the service day such as 07:00..09:30", found: text)
  }
}
