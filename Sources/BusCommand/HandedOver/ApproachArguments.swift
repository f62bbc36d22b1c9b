public import ArgumentParser
public import BusQuery

/// What is typed after `bus approach`.
public struct ApproachArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .approach }

  /// The route, also by `--route`.
  @Argument(help: .text(.approachRoute, "name"), completion: .routeNames)
  public var name: String?

  /// `--route`.
  @OptionGroup public var route: RouteOption
  /// `--direction`.
  @OptionGroup public var direction: DirectionOption

  /// `--open`.
  @Flag(help: .text(.open))
  public var open = false

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
