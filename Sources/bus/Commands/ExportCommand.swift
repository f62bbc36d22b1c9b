import ArgumentParser
import BusCommand
import BusModel
import BusQuery

/// `bus export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.export, subcommands: [ExportICSCommand.self])
}

/// `bus export ics`.
struct ExportICSCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.exportICS)

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption

  @Option(parsing: .unconditional, help: .text(.days))
  var days: String?

  @OptionGroup var firstDay: FirstDayOption

  @Option(help: .text(.between, "time..time"))
  var between: String?

  @OptionGroup var words: LanguageOption
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let days = try TypedNumber.whole(self.days, in: 1...366, option: "--days") ?? 14
    let first = try firstDay.day() ?? Shell.now.date
    let span = try between.map { try Self.span($0) }
    let way = try direction.way()
    let settings = try places.settings()
    let setting = try routes.one(in: settings)
    let known = try Knowledge(
      of: setting, in: settings, from: places.typed.reader(), direction: way, on: first)
    let calendar = DepartureCalendar(
      of: setting, way, on: (0..<days).map { first.adding(days: $0) }, between: span,
      from: known.route, in: known.calendar, clock: Shell.now)
    for line in DoubtLines.lines(calendar.doubts, language) { Output.complain(line) }
    // The RFC knows no calendar without an event.
    guard calendar.count > 0 else {
      Output.complain(language == .ja ? "書き出す便がありません" : "there is no bus to export")
      throw ExitCode(3)
    }
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
