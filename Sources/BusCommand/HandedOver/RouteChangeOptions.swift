public import ArgumentParser
import BusQuery

/// What `bus routes add` and `bus routes edit` have in common.
public struct RouteChangeOptions: ParsableArguments {
  /// What is said of the route beside its pages.
  @OptionGroup public var details: RouteDetailOptions
  /// What is said of the pages given.
  @OptionGroup(title: HelpText.hints.text(Shell.language))
  public var hints: HintOptions
  /// `--yes`.
  @OptionGroup public var consent: ConsentOption

  /// `--unchecked`.
  @Flag(help: .text(.unchecked))
  public var unchecked = false

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

/// What is said of a route beside its pages.
public struct RouteDetailOptions: ParsableArguments {
  /// `--back`, also called `--add-back`.
  @Option(
    name: [.customLong("back"), .customLong("add-back")], help: .text(.back, "url"))
  public var back: [String] = []

  /// `--title`.
  @Option(help: .text(.title))
  public var title: String?

  /// `--walk`.
  @OptionGroup public var walk: WalkOption
  /// `--operator`.
  @OptionGroup public var company: OperatorOption

  /// `--approach`.
  @Option(help: .text(.approach, "url"))
  public var approach: String?

  /// `--approach-back`.
  @Option(help: .text(.approachBack, "url"))
  public var approachBack: String?

  /// Nothing typed.
  public init() {}
}

/// The hints of routes.json for the pages that a command is given.
public struct HintOptions: ParsableArguments {
  /// `--within`.
  @OptionGroup public var part: PartOption

  /// `--stop`.
  @Option(help: .text(.stop, "name"))
  public var stop: String?

  /// `--route-name`.
  @Option(help: .text(.line, "name"))
  public var routeName: String?

  /// `--destination` and `--platform`.
  @OptionGroup public var names: NameOptions

  /// `--service`.
  @Option(help: .text(.service, "label"))
  public var service: String?

  /// `--layout`.
  @Option(help: .text(.layout))
  public var layout: String?

  /// `--only`.
  @Option(help: .text(.only, "key=text"))
  public var only: [String] = []

  /// Nothing typed.
  public init() {}
}
