public import ArgumentParser
public import BusQuery
import Glibc

/// What is typed after a command of `bus-ingest` or `bus-board`. It is declared once, for both
/// programs: `bus` completes it, explains it and refuses mistakes, and the other does the work.
public protocol CommandArguments: ParsableArguments {
  /// What the command is called and does.
  static var help: CommandHelp { get }

  /// The program that does it.
  static var program: Programs.Name { get }
}

extension CommandArguments {
  /// The one that fetches, reads pages and writes.
  public static var program: Programs.Name { .ingest }
}

/// A command of `bus` that is done by another program beside it, by exec as git does: merely loading
/// libcurl costs more than a whole `bus next`.
public struct HandedOver<Arguments: CommandArguments>: ParsableCommand {
  /// The command's own.
  public static var configuration: CommandConfiguration { CommandConfiguration(Arguments.help) }

  @OptionGroup var arguments: Arguments

  /// Nothing typed.
  public init() {}

  /// Replaces this process by that program, with the words of the command line.
  ///
  /// - Throws: ``Failure`` with 69 when there is no such program or it does not start.
  public func run() throws { try Programs.handOver(Shell.arguments, to: Arguments.program) }
}
