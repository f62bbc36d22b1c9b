public import ArgumentParser
public import BusQuery

/// What is typed after `bus diff`.
public struct DiffArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .diff }

  /// The first state.
  @Argument(help: .text(.stateBefore, "a"), completion: .states)
  public var before: String?

  /// The second state.
  @Argument(help: .text(.stateAfter, "b"), completion: .states)
  public var after: String?

  /// `--upcoming`.
  @Flag(help: .text(.upcoming))
  public var upcoming = false

  /// `--route`.
  @OptionGroup public var routes: RouteOption
  /// `--direction`.
  @OptionGroup public var direction: DirectionOption
  /// `--url`.
  @OptionGroup public var address: AddressOption
  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}

/// What `bus accept` and `bus reject` have in common.
public struct DecisionOptions: ParsableArguments {
  /// The number of the version.
  @Argument(help: .text(.version), completion: .versions)
  public var id: String

  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}

  /// The number of the version.
  ///
  /// - Throws: ``Failure`` with 64.
  public func version() throws(Failure) -> Int {
    guard let id = Int(id), id > 0 else {
      throw .typed(.version, expected: .version, found: self.id)
    }
    return id
  }
}

/// What is typed after `bus accept`.
public struct AcceptArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .accept }

  /// The version, and how it is told.
  @OptionGroup public var decision: DecisionOptions
  /// `--force`.
  @OptionGroup public var caution: ForceOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus reject`.
public struct RejectArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .reject }

  /// The version, and how it is told.
  @OptionGroup public var decision: DecisionOptions

  /// `--reason`.
  @Option(help: .text(.reason, "text"))
  public var reason: String?

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus restore`.
public struct RestoreArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .restore }

  /// `--force`.
  @OptionGroup public var caution: ForceOption
  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus prune`.
public struct PruneArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .prune }

  /// `--keep-days`.
  @Option(parsing: .unconditional, help: .text(.keepDays, "days"))
  public var keepDays: String?

  /// `--before`.
  @Option(name: .customLong("before"), help: .text(.before, "date"))
  public var beforeDate: String?

  /// `--dry-run`.
  @OptionGroup public var dryRun: DryRunOption
  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}
