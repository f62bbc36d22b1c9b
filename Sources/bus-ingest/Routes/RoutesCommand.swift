import ArgumentParser

/// `bus routes`: what needs the network or writes.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "Change routes.json, and try its pages.",
    subcommands: [
      RoutesCheckCommand.self, RoutesAddCommand.self, RoutesEditCommand.self,
      RoutesRemoveCommand.self,
    ])
}
