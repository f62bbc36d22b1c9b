public import ArgumentParser
public import BusQuery

/// What is typed after `bus robots`.
public struct RobotsArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .robots }

  /// A file, an address of a robots.txt, or `-`.
  @Argument(help: .text(.robotsFile, "file"), completion: .file())
  public var file: String

  /// The addresses to look up.
  @Argument(help: .text(.robotsURLs, "url"), completion: .pageAddresses)
  public var urls: [String]

  /// `--agent`.
  @Option(help: .text(.agent, "name"))
  public var agent: String?

  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption

  /// Nothing typed.
  public init() {}
}
