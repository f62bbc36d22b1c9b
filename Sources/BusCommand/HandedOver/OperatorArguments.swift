public import ArgumentParser
public import BusQuery

/// What is typed after `bus operators add` and `bus operators edit`.
public struct OperatorOptions: ParsableArguments {
  /// `--name`.
  @Option(help: .text(.operatorName))
  public var name: String?

  /// `--host`.
  @Option(help: .text(.operatorHost))
  public var host: [String] = []

  /// `--new-year`.
  @Option(help: .text(.newYear, "runs"))
  public var newYear: String?

  /// `--obon`.
  @Option(help: .text(.obon, "runs"))
  public var obon: String?

  /// `--rule`.
  @Option(help: .text(.rule, "days=runs"))
  public var rule: [String] = []

  /// `--drop-rule`.
  @Option(help: .text(.dropRule, "days"))
  public var dropRule: [String] = []

  /// `--route`.
  @OptionGroup public var routes: RouteOption
  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption

  /// Nothing typed.
  public init() {}
}

/// An operator's id as an argument of its own.
public struct OperatorIDArgument: ParsableArguments {
  /// What was typed.
  @Argument(help: .text(.operatorID), completion: .operatorIDs)
  public var id: String

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus operators add`.
public struct OperatorsAddArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .operatorsAdd }

  /// The new id.
  @Argument(help: .text(.newOperatorID, "id"))
  public var id: String

  /// What is said of it.
  @OptionGroup public var options: OperatorOptions

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus operators edit`.
public struct OperatorsEditArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .operatorsEdit }

  /// Which operator.
  @OptionGroup public var company: OperatorIDArgument
  /// What is said of it.
  @OptionGroup public var options: OperatorOptions

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus operators remove`.
public struct OperatorsRemoveArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .operatorsRemove }

  /// Which operator.
  @OptionGroup public var company: OperatorIDArgument
  /// `--yes`.
  @OptionGroup public var consent: ConsentOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption

  /// Nothing typed.
  public init() {}
}
