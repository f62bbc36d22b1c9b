import BusJSON
import ArgumentParser
import BusExtract
import BusIngest
import BusModel
import BusQuery

/// `bus extract PAGE`: one page alone.
struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Show what one page gives.",
    discussion: """
      The page is read as the nightly job would read it, and nothing is written. Exit status 0 \
      when it is a timetable, 65 when it is none or not all of it was understood: what was is \
      printed all the same.

      Example: bus extract saved.html --within '#pole2' --json
      """)

  @Argument(help: "A file, an http(s) address, or - for standard input.")
  var page: String

  @Option(help: "The page's address, when it comes from a file.")
  var url: String?

  @Option(
    help: ArgumentHelp(
      "A CSS selector that limits the search to a part of the page.", valueName: "css"))
  var within: String?

  @Flag(help: "Say why the page was read as it was.")
  var explain = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var language: LanguageOptions

  func run() async throws {
    try await reporting {
      let named = try await NamedPage(page, url: url)
      let hints = PageHints(within: within)
      let document = PageDocument(
        reading: named.bytes, hints: hints, contentType: named.contentType, url: named.url)
      let page = ReadPage(document)
      try Terminal.show(
        json ? document.json.text(pretty: true) + "\n" : page.text(language.language))
      if explain {
        let why = Extract.explain(named.bytes, hints: hints, contentType: named.contentType)
        let text = why.text(page.raw.encoding, language.language)
        json ? Terminal.tell(text) : try Terminal.show(text)
      }
      return page.exitStatus
    }
  }
}
