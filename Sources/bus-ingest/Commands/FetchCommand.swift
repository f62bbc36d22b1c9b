import ArgumentParser
import BusCommand
import BusFetch
import BusJSON
import BusModel
import BusQuery

/// `bus fetch URL…`: the first stage alone.
struct FetchCommand: IngestingCommand {
  @OptionGroup var arguments: FetchArguments

  func work() async throws -> Int32 {
    let archive = try arguments.database.archive()
    let language = try arguments.language.language()
    let network = try CurlSource(policy: .of(SettingsOption.found))
    var failures: [FetchError] = []
    for url in arguments.urls {
      do {
        let response = try await network.fetch(PageRequest(url: url))
        let bytes = try response.body.bytes()
        try show(response, bytes, try archive.store(bytes), archive, language)
      } catch let error as FetchError {
        failures.append(error)
        try tell(error)
      }
    }
    return status(failures)
  }

  /// Into a pipe goes what the next stage reads.
  private var isJSON: Bool { arguments.output.json || !Terminal.isOutput }

  private func status(_ failures: [FetchError]) -> Int32 {
    guard let first = failures.first else { return 0 }
    return failures.count < arguments.urls.count ? 75 : first.status.rawValue
  }

  private func show(
    _ response: PageResponse, _ bytes: [UInt8], _ sha256: String, _ archive: PageArchive,
    _ language: Language
  ) throws {
    let path = archive.path(of: sha256)
    guard isJSON else {
      let words = [
        "\(response.status)",
        language.bytes(bytes.count), sha256, path,
        response.url,
      ]
      try Output.write(TerminalText.clean(words.joined(separator: "  ")) + "\n")
      return
    }
    let document: JSONValue = [
      "url": .string(response.url), "finalURL": .string(response.finalURL),
      "status": JSONValue(response.status), "bytes": JSONValue(bytes.count),
      "sha256": .string(sha256), "contentType": JSONValue(response.contentType),
      "milliseconds": JSONValue(response.elapsedMilliseconds), "archived": .string(path),
      "fetchedAt": .string("\(Shell.now)"), "error": nil,
      "body": .string(Base64.text(of: bytes)),
    ]
    try Output.write(JSONValue.jsonLines([document]))
  }

  private func tell(_ error: FetchError) throws {
    guard arguments.output.json else {
      return Output.complain("\(error.subject): \(error.fault.words(Shell.language))")
    }
    var status: Int?
    if case .httpStatus(let code) = error.code { status = code }
    try Output.write(
      JSONValue.jsonLines([
        [
          "url": .string(error.subject), "status": JSONValue(status),
          "error": .string(error.fault.words(.en)), "code": .string(error.fault.message.code),
        ]
      ]))
  }
}
