import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// `bus routes add`: a new route, after a look at what its pages give.
struct RoutesAddCommand: IngestingCommand {
  @OptionGroup var arguments: RoutesAddArguments

  func work() async throws -> Int32 {
    let name = arguments.newName
    return try await arguments.change.run { document in
      guard !name.contains("://") else {
        throw Failure(.usage, .routeChange(.noName(found: name)))
      }
      guard document.settings.route(named: name) == nil else {
        throw Failure(.usage, .routeChange(.nameTaken(name)))
      }
      let route = try route(in: document.settings)
      guard !route.outboundTimetableURLs.isEmpty || !route.inboundTimetableURLs.isEmpty else {
        throw Failure(.usage, .routeChange(.noAddress))
      }
      return RouteChange(route: route, looked: route) { document, answers in
        try answers.applied(to: document).adding(answers.applied(to: route))
      }
    }
  }

  private func route(in file: RoutesFile) throws -> RouteSetting {
    let (urls, options) = (arguments.pages, arguments.change)
    let back = options.details.back
    let owner = (urls + back).lazy.compactMap { file.serviceOperator(ofPage: $0) }.first
    return try options.details.applied(
      to: RouteSetting(
        id: NewID.make(), name: arguments.newName, outboundTimetableURLs: urls.map(options.page),
        inboundTimetableURLs: back.map(options.page), operatorID: owner?.id))
  }
}
