import BusJSON
import ArgumentParser
import BusIngest
import BusModel

/// `bus normalise`: from what a page says to rows.
struct NormaliseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalise", abstract: "Turn an extracted page into rows of departures.",
    discussion: """
      Reads on standard input what `bus extract --json` prints, and prints one JSON document: the \
      columns of the page, and a row for every departure. Exit status 65 when the page was no \
      timetable.

      Example: bus extract page.html --json | bus normalise | bus load --route home
      """)

  @OptionGroup var language: LanguageOptions

  func run() async throws {
    try await reporting {
      let document = try ScheduleDocument(extracted: InputFile.read("-"))
      try Terminal.show(document.json.text(pretty: true) + "\n")
      return document.verdict == .timetable ? 0 : 65
    }
  }
}
