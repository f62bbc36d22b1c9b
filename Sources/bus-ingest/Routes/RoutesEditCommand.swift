import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// `bus routes edit`: changes one route and leaves the rest of the file as it stands.
struct RoutesEditCommand: IngestingCommand {
  @OptionGroup var arguments: RoutesEditArguments

  func work() async throws -> Int32 {
    let (name, add, drop) = (arguments.route.name, arguments.add, arguments.drop)
    let options = arguments.change
    return try await options.run { document in
      let before = try document.settings.find(name)
      let after = try changed(before)
      guard after != before else {
        throw Failure(.usage, .routeChange(.nothingToChange))
      }
      guard drop.isEmpty || !(after.outboundTimetableURLs + after.inboundTimetableURLs).isEmpty
      else {
        throw Failure(.usage, .routeChange(.noPageLeft(name)))
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
    let options = arguments.change
    var route = try options.details.applied(to: before)
    if let rename = arguments.rename { route.name = rename }
    for url in arguments.drop { try take(url, from: &route) }
    route.outboundTimetableURLs += try arguments.add.map(options.page)
    route.inboundTimetableURLs += try options.details.back.map(options.page)
    return route
  }

  private func take(_ url: String, from route: inout RouteSetting) throws(Failure) {
    let known = (route.outboundTimetableURLs + route.inboundTimetableURLs).map(\.url)
    guard known.contains(url) else {
      throw .typed(
        .option("--drop"), expected: .pageOfTheRoute(meant: nearest(url, in: known)), found: url)
    }
    route.outboundTimetableURLs.removeAll { $0.url == url }
    route.inboundTimetableURLs.removeAll { $0.url == url }
  }
}
