import ArgumentParser
import BusCommand
import BusFetch
import BusJSON
import BusModel
import BusQuery
import BusSettings
import Glibc

/// `bus approach`: where the bus is.
struct ApproachCommand: IngestingCommand {
  @OptionGroup var arguments: ApproachArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let file = try arguments.settings.load()
    let route = try file.choose(try arguments.name ?? arguments.route.name())
    let pages = try pages(of: route)
    if arguments.open { return try open(pages.map(\.url), language) }
    let asking = try ApproachAsking(file, arguments.database)
    var answers: [ApproachAnswer] = []
    for page in pages {
      var answer = ApproachAnswer(
        route: route.name, title: route.title ?? route.name, direction: page.direction,
        url: page.url)
      await asking.fill(&answer)
      answers.append(answer)
    }
    try Output.write(text(answers, language))
    return answers.contains { $0.fault == nil } ? 0 : ExitStatus.unavailable.rawValue
  }

  private func text(_ answers: [ApproachAnswer], _ language: Language) -> String {
    let now = Shell.now
    guard arguments.output.json else {
      return answers.map { $0.text(language, at: now) }.joined(separator: "\n")
    }
    let documents = answers.map { $0.json(at: now) }
    let whole: JSONValue = documents.count == 1 ? documents[0] : ["answers": .array(documents)]
    return whole.text(pretty: true) + "\n"
  }

  /// The way that was asked for, or those that have a page.
  private func pages(of route: RouteSetting) throws -> [(direction: Direction, url: String)] {
    let way = try arguments.direction.direction.map { _ in try arguments.direction.way() }
    let pages = (way.map { [$0] } ?? Direction.allCases).compactMap { direction in
      route.approachURL(direction).map { (direction, $0) }
    }
    guard !pages.isEmpty else { throw Failure(.usage, .name(.noApproachPage(route.name))) }
    return pages
  }

  /// Hands pages to the browser; the address goes by a variable, so that no shell reads it.
  private func open(_ urls: [String], _ language: Language) throws -> Int32 {
    for url in urls {
      setenv("BUS_PAGE", url, 1)
      do {
        try ChildCommand("\"${BROWSER:-xdg-open}\" \"$BUS_PAGE\"", timeoutSeconds: 30).run(
          input: "")
      } catch {
        Output.complain(language.noBrowser)
        try Output.write(TerminalText.clean(url) + "\n")
        return ExitStatus.unavailable.rawValue
      }
    }
    return 0
  }
}

extension RouteSetting {
  fileprivate func approachURL(_ direction: Direction) -> String? {
    switch direction {
    case .outbound: outboundProximityURL
    case .inbound: inboundProximityURL
    }
  }
}
