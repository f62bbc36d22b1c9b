import ArgumentParser
import BusCommand
import BusExtract
import BusFetch
import BusIngest
import BusJSON
import BusModel
import BusQuery

/// `bus extract PAGE`: one page alone.
struct ExtractCommand: IngestingCommand {
  @OptionGroup var arguments: ExtractArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let hints = try arguments.hints.checked()
    let named = try await NamedPage(
      arguments.page, url: arguments.address.url, isPublicOnly: arguments.publicOnly)
    let document = PageDocument(
      reading: named.bytes, hints: hints, contentType: named.contentType, url: named.url)
    let isJSON = arguments.output.json
    try Output.write(isJSON ? document.json.text(pretty: true) + "\n" : document.text(language))
    if arguments.explain {
      let why = Extract.explain(named.bytes, hints: hints, contentType: named.contentType)
      let text = why.text(document.raw.encoding, language)
      isJSON ? Output.complain(text) : try Output.write(text)
    }
    return document.exitStatus
  }
}
