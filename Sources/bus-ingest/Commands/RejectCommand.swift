import ArgumentParser
import BusStore

/// `bus reject ID`: a person puts aside for good what the gate kept aside.
struct RejectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Put aside for good what was kept aside.",
    discussion: """
      The version in force goes on serving, and pages that say the same again are not brought up \
      again. bus accept takes it back. Exit status 65 when it is not one that was kept aside, 66 \
      when there is no such version.

      Example: bus reject 12 --reason "the page of another stop"
      """)

  @OptionGroup var options: DecisionOptions

  @Option(help: ArgumentHelp("Why, for bus history; else the gate's reason.", valueName: "text"))
  var reason: String?

  func run() async throws {
    try await options.run { try $0.reject(version: options.id, reason: reason) }
  }
}
