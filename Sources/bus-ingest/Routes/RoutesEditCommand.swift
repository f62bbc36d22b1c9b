import ArgumentParser
import BusModel
import BusQuery

/// `bus routes edit`: changes one route and leaves the rest of the file as it stands.
struct RoutesEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a route of routes.json.",
    discussion: """
      Only what is named changes; new pages are looked at first, as by routes add. An empty text \
      takes a value away.

      Example: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
      """)

  @Argument(help: "The route's name.")
  var name: String

  @Option(help: ArgumentHelp("Another name.", valueName: "name"))
  var rename: String?

  @Option(help: "What people read in place of the name.")
  var title: String?

  @Option(help: ArgumentHelp("Minutes to the stop; '' for none.", valueName: "minutes"))
  var walk: String?

  @Option(name: .customLong("operator"), help: ArgumentHelp("A company's id.", valueName: "id"))
  var operatorID: String?

  @Option(help: ArgumentHelp("One more page of the way out.", valueName: "url"))
  var add: [String] = []

  @Option(help: ArgumentHelp("One more page of the way back.", valueName: "url"))
  var addBack: [String] = []

  @Option(help: ArgumentHelp("Take a page away, of whichever way.", valueName: "url"))
  var drop: [String] = []

  @Option(help: ArgumentHelp("The approach page of the way out.", valueName: "url"))
  var approach: String?

  @Option(help: ArgumentHelp("The approach page of the way back.", valueName: "url"))
  var approachBack: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var pages: LookOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var language: LanguageOptions

  func run() async throws {
    try await reporting {
      let file = SettingsFile(settings)
      let document = try file.document()
      let before = try document.settings.find(name)
      let after = try changed(before)
      guard after != before else {
        throw Failure(64, "nothing to change: say what, such as --walk 6; see --help")
      }
      let replacing = { (document: RoutesDocument) in
        try document.replacing(name, with: try changed(document.settings.find(name)))
      }
      _ = try SettingsFile.typed { try replacing(document) }
      var new = after
      new.outboundTimetableURLs = add.map(pages.page)
      new.inboundTimetableURLs = addBack.map(pages.page)
      let saving = RouteSaving(route: after, file: file, isJSON: json, language: language.language)
      return try await saving.save(pages, lookingAt: new, after: replacing)
    }
  }

  private func changed(_ before: RouteSetting) throws -> RouteSetting {
    var route = before
    if let rename { route.name = rename }
    if let title { route.title = title.isEmpty ? nil : title }
    if let walk { route.walkMinutes = try minutes(walk) }
    if let operatorID { route.operatorID = operatorID.isEmpty ? nil : operatorID }
    if let approach { route.outboundProximityURL = approach.isEmpty ? nil : approach }
    if let approachBack { route.inboundProximityURL = approachBack.isEmpty ? nil : approachBack }
    for url in drop { try take(url, from: &route) }
    route.outboundTimetableURLs += add.map(pages.page)
    route.inboundTimetableURLs += addBack.map(pages.page)
    return route
  }

  private func minutes(_ text: String) throws -> Int? {
    if text.isEmpty { return nil }
    guard let minutes = Int(text) else {
      throw Failure(64, "--walk: expected minutes, found \(JSONValue.string(text).text())")
    }
    return minutes
  }

  private func take(_ url: String, from route: inout RouteSetting) throws {
    let known = (route.outboundTimetableURLs + route.inboundTimetableURLs).map(\.url)
    guard known.contains(url) else {
      let question = nearest(url, in: known).map { "; did you mean \($0)?" } ?? ""
      throw Failure(
        64, "--drop: expected a page of the route, found \(JSONValue.string(url).text())\(question)"
      )
    }
    route.outboundTimetableURLs.removeAll { $0.url == url }
    route.inboundTimetableURLs.removeAll { $0.url == url }
  }
}
