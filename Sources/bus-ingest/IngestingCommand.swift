import ArgumentParser
import BusCommand

/// A command of this program: what is typed after it is declared in `BusCommand`, for both programs,
/// and its work is done here.
protocol IngestingCommand: AsyncParsableCommand {
  associatedtype Arguments: CommandArguments

  /// What was typed.
  var arguments: Arguments { get }

  /// Does the work and answers with the exit status.
  func work() async throws -> Int32
}

extension IngestingCommand {
  static var configuration: CommandConfiguration { CommandConfiguration(Arguments.help) }

  func run() async throws {
    let status = try await work()
    if status != 0 { throw ExitCode(status) }
  }
}
