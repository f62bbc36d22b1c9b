import BusJSON
import ArgumentParser
import BusFetch
import BusModel
import BusQuery

/// `bus fetch URL…`: the first stage alone.
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Fetch pages politely and keep them in the archive.",
    discussion: """
      One page after the other, with the pauses and limits of the nightly job. Each is told in a \
      line: status, bytes, SHA-256 and the file it is kept in. Exit status 75 when some could not \
      be fetched, 69 when none could.

      Example: bus fetch https://bus.example.jp/dia/naruko14.html --json
      """)

  @OptionGroup var database: DatabaseOptions

  @OptionGroup var language: LanguageOptions

  @Argument(help: ArgumentHelp("An http or https address.", valueName: "url"))
  var urls: [String]

  @Flag(help: "Print one JSON document a line.")
  var json = false

  func run() async throws {
    try await reporting {
      let archive = try database.archive()
      let network = try Environment.network()
      var failures: [FetchError] = []
      for url in urls {
        do {
          let response = try await network.fetch(PageRequest(url: url))
          try show(response, try archive.store(response.body), archive)
        } catch let error as FetchError {
          failures.append(error)
          try tell(error)
        }
      }
      return status(failures)
    }
  }

  private func status(_ failures: [FetchError]) -> Int32 {
    guard let first = failures.first else { return 0 }
    return failures.count < urls.count ? 75 : first.exitStatus
  }

  private func show(
    _ response: PageResponse, _ sha256: String, _ archive: PageArchive
  ) throws {
    let path = archive.path(of: sha256)
    guard json else {
      let words = [
        "\(response.status)",
        language.language("\(response.body.count) bytes", "\(response.body.count)バイト"), sha256,
        path,
        response.url,
      ]
      try Terminal.show(TerminalText.clean(words.joined(separator: "  ")) + "\n")
      return
    }
    let document: JSONValue = [
      "url": .string(response.url), "finalURL": .string(response.finalURL),
      "status": JSONValue(response.status), "bytes": JSONValue(response.body.count),
      "sha256": .string(sha256), "contentType": JSONValue(response.contentType),
      "milliseconds": JSONValue(response.elapsedMilliseconds), "archived": .string(path),
      "error": nil,
    ]
    try Terminal.show(JSONValue.jsonLines([document]))
  }

  private func tell(_ error: FetchError) throws {
    guard json else {
      return Terminal.tell("\(error.subject): \(error.fault.words(language.language))")
    }
    var status: Int?
    if case .httpStatus(let code) = error.code { status = code }
    try Terminal.show(
      JSONValue.jsonLines([
        [
          "url": .string(error.subject), "status": JSONValue(status),
          "error": .string(error.fault.words(.en)), "code": .string(error.fault.message.code),
        ]
      ]))
  }
}
