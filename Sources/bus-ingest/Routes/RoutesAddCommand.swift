import BusSettings
import BusJSON
import ArgumentParser
import BusModel

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

  @OptionGroup var options: RouteChangeOptions

  func run() async throws {
    try await options.run { document in
      guard !name.contains("://") else {
        throw Failure(
          64,
          "expected a name before the addresses, as in bus routes add home \(name), found "
            + JSONValue.string(name).text())
      }
      guard document.settings.route(named: name) == nil else {
        throw Failure(
          64, "there is a route '\(name)' already; to change it: bus routes edit \(name) …")
      }
      let route = try route(in: document.settings)
      guard !route.outboundTimetableURLs.isEmpty || !route.inboundTimetableURLs.isEmpty else {
        throw Failure(64, "expected the address of a timetable page, found none")
      }
      return RouteChange(route: route, looked: route) { try $0.adding(route) }
    }
  }

  private func route(in file: RoutesFile) throws -> RouteSetting {
    let back = options.details.back
    let owner = (urls + back).lazy.compactMap { file.serviceOperator(ofPage: $0) }.first
    return try options.details.applied(
      to: RouteSetting(
        id: NewID.make(), name: name, outboundTimetableURLs: urls.map(options.page),
        inboundTimetableURLs: back.map(options.page), operatorID: owner?.id))
  }
}
