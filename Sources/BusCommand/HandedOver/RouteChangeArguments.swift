public import ArgumentParser
public import BusQuery

/// What is typed after `bus routes add`.
public struct RoutesAddArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .routesAdd }

  /// The name of the new route.
  @Argument(help: .text(.newName, "name"))
  public var newName: String

  /// The pages of the way out.
  @Argument(help: .text(.pagesOut, "url"))
  public var pages: [String] = []

  /// What may be said of the route and its pages.
  @OptionGroup public var change: RouteChangeOptions

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus routes edit`.
public struct RoutesEditArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .routesEdit }

  /// Which route.
  @OptionGroup public var route: RouteNameArgument

  /// `--rename`.
  @Option(help: .text(.rename, "name"))
  public var rename: String?

  /// `--add`.
  @Option(help: .text(.add, "url"))
  public var add: [String] = []

  /// `--drop`.
  @Option(help: .text(.drop, "url"), completion: .pageAddresses)
  public var drop: [String] = []

  /// `--moved`.
  @Flag(help: .text(.moved))
  public var moved = false

  /// What may be said of the route and its pages.
  @OptionGroup public var change: RouteChangeOptions

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus routes remove`.
public struct RoutesRemoveArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .routesRemove }

  /// Which route.
  @OptionGroup public var route: RouteNameArgument
  /// `--yes`.
  @OptionGroup public var consent: ConsentOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus routes check`.
public struct RoutesCheckArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .routesCheck }

  /// `--route`.
  @OptionGroup public var routes: RouteOption
  /// `--replay`.
  @OptionGroup public var replay: ReplayOption
  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption

  /// Nothing typed.
  public init() {}
}
