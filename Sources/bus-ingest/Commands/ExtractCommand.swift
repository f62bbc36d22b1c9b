import ArgumentParser
import BusFetch
import BusIngest
import BusModel

/// `bus extract PAGE`.
struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Show what one page gives.")

  @Argument(help: "A file, an http(s) address, or - for standard input.")
  var page: String

  @Option(help: "The page's address, when it comes from a file.")
  var url: String?

  @Option(help: "A CSS selector that limits the search to a part of the page.")
  var within: String?

  @Flag(help: "Say which tables were seen, which layouts were tried, and why one won.")
  var explain = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() async throws {
    let bytes = try PosixFile.read(page)
    let document = PageDocument(reading: bytes, hints: PageHints(within: within), url: url)
    print(document.json.text(pretty: true))
    if document.verdict != .timetable { throw ExitCode(65) }
  }
}
