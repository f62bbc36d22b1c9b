public import ArgumentParser
import BusQuery

/// `--force`: in spite of what would stop it.
public struct ForceOption: ParsableArguments {
  /// Whether it was given.
  @Flag(help: .text(.force))
  public var force = false

  /// Nothing typed.
  public init() {}
}

/// `--dry-run`: nothing is changed.
public struct DryRunOption: ParsableArguments {
  /// Whether it was given.
  @Flag(help: .text(.dryRun))
  public var dryRun = false

  /// Nothing typed.
  public init() {}
}

/// `--yes`: without a question.
public struct ConsentOption: ParsableArguments {
  /// Whether it was given.
  @Flag(name: .shortAndLong, help: .text(.yes))
  public var yes = false

  /// Nothing typed.
  public init() {}
}
