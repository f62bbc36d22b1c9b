import ArgumentParser

/// `bus routes`: here only what needs the network.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "Try the pages of routes.json.",
    subcommands: [RoutesCheckCommand.self])
}
