import ArgumentParser
import BusStore

/// `bus accept ID`: a person publishes what the gate kept aside.
struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Publish what was kept aside.",
    discussion: """
      The version of that number is in force from now on, or from the day for which it was \
      announced; one that was rejected can be taken back in this way. Look at it first: bus \
      history lists it with the reason, bus diff active ID tells what it changes. Exit status 65 \
      when it is neither kept aside nor rejected, 66 when there is no such version.

      Example: bus accept 12
      """)

  @OptionGroup var options: DecisionOptions

  @Flag(help: "Even if another version came into force since it was kept aside.")
  var force = false

  func run() async throws {
    try await options.run { store in
      _ = try store.accept(version: options.id, at: Environment.now(), isForced: force)
    }
  }
}
