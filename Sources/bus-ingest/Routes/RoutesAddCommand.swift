import ArgumentParser
import BusModel
import BusQuery

/// `bus routes add`: a new route, after a look at what its pages give.
struct RoutesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a route to routes.json.",
    discussion: """
      The pages are fetched and read first, and you are asked before anything is saved; --yes \
      saves without a question when all of them are timetables. The rest of the file stays as you \
      wrote it. Exit status as for routes check when a page is no timetable: nothing is saved then.

      Example: bus routes add home https://bus.example.jp/out.html --back https://bus.example.jp/in.html
      """)

  @Argument(help: "A short name to type: home.")
  var name: String

  @Argument(help: ArgumentHelp("Pages of the way out.", valueName: "url"))
  var urls: [String] = []

  @Option(help: ArgumentHelp("A page of the way back; may be given again.", valueName: "url"))
  var back: [String] = []

  @Option(help: "What people read in place of the name.")
  var title: String?

  @Option(help: ArgumentHelp("Minutes to the stop.", valueName: "minutes"))
  var walk: Int?

  @Option(
    name: .customLong("operator"),
    help: ArgumentHelp("A company's id; else the one whose host it is.", valueName: "id"))
  var operatorID: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var pages: LookOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var language: LanguageOptions

  func run() async throws {
    try await reporting {
      let file = SettingsFile(settings)
      let document = try file.document()
      let route = route(in: document.settings)
      guard !route.outboundTimetableURLs.isEmpty || !route.inboundTimetableURLs.isEmpty else {
        throw Failure(64, "expected the address of a timetable page, found none")
      }
      let adding = { (document: RoutesDocument) in try document.adding(route) }
      _ = try SettingsFile.typed { try adding(document) }
      let saving = RouteSaving(route: route, file: file, isJSON: json, language: language.language)
      return try await saving.save(pages, after: adding)
    }
  }

  private func route(in file: RoutesFile) -> RouteSetting {
    let owner = (urls + back).lazy.compactMap { file.serviceOperator(ofPage: $0) }.first
    return RouteSetting(
      id: NewID.make(), name: name, title: title,
      outboundTimetableURLs: urls.map(pages.page), inboundTimetableURLs: back.map(pages.page),
      walkMinutes: walk, operatorID: operatorID ?? owner?.id)
  }
}

/// Ids that no other route has.
enum NewID {
  /// A random UUID (RFC 9562, version 4).
  static func make() -> String {
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }
}
