import ArgumentParser
import BusCommand
import BusFetch
import BusIngest
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// `bus routes edit`: changes one route and leaves the rest of the file as it stands.
struct RoutesEditCommand: IngestingCommand {
  @OptionGroup var arguments: RoutesEditArguments

  func work() async throws -> Int32 {
    let (name, drop) = (arguments.route.name, arguments.drop)
    let options = arguments.change
    let moved = try await movedPages()
    return try await options.run { document in
      let before = try document.settings.find(name)
      let after = try changed(before, moved)
      guard after != before else {
        throw Failure(.usage, .routeChange(.nothingToChange))
      }
      guard drop.isEmpty || !(after.outboundTimetableURLs + after.inboundTimetableURLs).isEmpty
      else {
        throw Failure(.usage, .routeChange(.noPageLeft(name)))
      }
      var new = after
      new.outboundTimetableURLs = after.outboundTimetableURLs.filter {
        !before.outboundTimetableURLs.contains($0)
      }
      new.inboundTimetableURLs = after.inboundTimetableURLs.filter {
        !before.inboundTimetableURLs.contains($0)
      }
      return RouteChange(route: after, looked: new) { document, answers in
        let route = try changed(document.settings.find(name), moved)
        return try answers.applied(to: document).replacing(name, with: answers.applied(to: route))
      }
    }
  }

  private func movedPages() async throws -> MovedPages? {
    guard arguments.moved else { return nil }
    let options = arguments.change
    let document = try SettingsFile(options.settings).document()
    return try await MovedPages(
      of: document.settings.find(arguments.route.name),
      options.replay.source(document.settings), options.language.language())
  }

  private func changed(_ before: RouteSetting, _ moved: MovedPages?) throws -> RouteSetting {
    let options = arguments.change
    var route = try options.details.applied(to: moved?.applied(to: before) ?? before)
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
