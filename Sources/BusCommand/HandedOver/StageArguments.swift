public import ArgumentParser
public import BusQuery

/// What is typed after `bus ingest`.
public struct IngestArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .ingest }

  /// `--route`.
  @OptionGroup public var routes: RouteOption

  /// `--offline`.
  @Flag(help: .text(.offline))
  public var offline = false

  /// `--replay`.
  @OptionGroup public var replay: ReplayOption
  /// `--at`.
  @OptionGroup public var now: NowOption
  /// `--force`.
  @OptionGroup public var caution: ForceOption
  /// `--dry-run`.
  @OptionGroup public var dryRun: DryRunOption
  /// `--json`.
  @OptionGroup public var output: JSONOption

  /// `--ok-unchanged`.
  @Flag(help: .text(.okUnchanged))
  public var okUnchanged = false

  /// `--verbose`.
  @Flag(name: .shortAndLong, help: .text(.verbose))
  public var verbose = false

  /// `--quiet`.
  @Flag(name: .shortAndLong, help: .text(.quiet))
  public var quiet = false

  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus fetch`.
public struct FetchArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .fetch }

  /// The addresses.
  @Argument(help: .text(.addresses, "url"), completion: .pageAddresses)
  public var urls: [String]

  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus extract`.
public struct ExtractArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .extract }

  /// A file, an address, or `-`.
  @Argument(help: .text(.page), completion: .file(extensions: ["html", "htm"]))
  public var page: String

  /// `--url`.
  @OptionGroup public var address: AddressOption

  /// `--explain`.
  @Flag(help: .text(.explain))
  public var explain = false

  /// `--public-only`.
  @Flag(help: .text(.publicOnly))
  public var publicOnly = false

  /// The hints of routes.json, to be tried.
  @OptionGroup(title: HelpText.triedHints.text(Shell.language))
  public var hints: HintOptions

  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus normalise`.
public struct NormaliseArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .normalise }

  /// `--lang`.
  @OptionGroup public var language: LanguageOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus load`.
public struct LoadArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .load }

  /// `--route`.
  @OptionGroup public var routes: RouteOption
  /// `--direction`.
  @OptionGroup public var direction: DirectionOption
  /// `--url`.
  @OptionGroup public var address: AddressOption
  /// `--force`.
  @OptionGroup public var caution: ForceOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--config`.
  @OptionGroup public var settings: SettingsOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}
