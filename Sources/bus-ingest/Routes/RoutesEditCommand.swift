import BusSettings
import BusJSON
import ArgumentParser
import BusModel

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

  @Option(help: ArgumentHelp("One more page of the way out.", valueName: "url"))
  var add: [String] = []

  @Option(help: ArgumentHelp("Take a page away, of whichever way.", valueName: "url"))
  var drop: [String] = []

  @OptionGroup var options: RouteChangeOptions

  func run() async throws {
    try await options.run { document in
      let before = try document.settings.find(name)
      let after = try changed(before)
      guard after != before else {
        throw Failure(
          64,
          "nothing to change: say what, such as --walk 6; a hint goes with a page, as in "
            + "--drop URL --add URL --service 平日")
      }
      guard drop.isEmpty || !(after.outboundTimetableURLs + after.inboundTimetableURLs).isEmpty
      else {
        throw Failure(
          64, "no page would be left; give the new one with --add, or: bus routes remove \(name)")
      }
      var new = after
      new.outboundTimetableURLs = try add.map(options.page)
      new.inboundTimetableURLs = try options.details.back.map(options.page)
      return RouteChange(route: after, looked: new) { document in
        try document.replacing(name, with: try changed(document.settings.find(name)))
      }
    }
  }

  private func changed(_ before: RouteSetting) throws -> RouteSetting {
    var route = try options.details.applied(to: before)
    if let rename { route.name = rename }
    for url in drop { try take(url, from: &route) }
    route.outboundTimetableURLs += try add.map(options.page)
    route.inboundTimetableURLs += try options.details.back.map(options.page)
    return route
  }

  private func take(_ url: String, from route: inout RouteSetting) throws(Failure) {
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
