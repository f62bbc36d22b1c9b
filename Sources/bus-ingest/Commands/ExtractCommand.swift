import ArgumentParser
import BusCommand
import BusExtract
import BusIngest
import BusJSON
import BusModel
import BusQuery

/// `bus extract PAGE`: one page alone.
struct ExtractCommand: IngestingCommand {
  @OptionGroup var arguments: ExtractArguments

  func work() async throws -> Int32 {
    let named = try await NamedPage(arguments.page, url: arguments.address.url)
    let language = try arguments.language.language()
    let hints = PageHints(within: arguments.part.within)
    let document = PageDocument(
      reading: named.bytes, hints: hints, contentType: named.contentType, url: named.url)
    try Output.write(
      arguments.output.json
        ? document.json.text(pretty: true) + "\n" : PageText(document, language).summary)
    if arguments.explain {
      let why = Extract.explain(named.bytes, hints: hints, contentType: named.contentType)
      let text = ExplanationText(why, document.raw, language).text
      arguments.output.json ? Output.complain(text) : try Output.write(text)
    }
    return document.verdict == .timetable ? 0 : 65
  }
}
