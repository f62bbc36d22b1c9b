public import ArgumentParser
public import BusQuery

/// What is typed after `bus board pair`.
public struct BoardPairArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .boardPair }
  /// The one that serves the board.
  public static var program: Programs.Name { .board }

  /// `--address`.
  @OptionGroup public var board: BoardAddressOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus board devices`.
public struct BoardDevicesArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .boardDevices }
  /// The one that serves the board.
  public static var program: Programs.Name { .board }

  /// `--remove`.
  @Option(help: .text(.removeDevice, "id"))
  public var remove: String?

  /// `--json`.
  @OptionGroup public var output: JSONOption
  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}

/// What is typed after `bus board owner`.
public struct BoardOwnerArguments: CommandArguments {
  /// What it is called and does.
  public static var help: CommandHelp { .boardOwner }
  /// The one that serves the board.
  public static var program: Programs.Name { .board }

  /// `--address`.
  @OptionGroup public var board: BoardAddressOption
  /// `--delete`.
  @Flag(help: .text(.deleteOwner))
  public var delete = false

  /// `--lang`.
  @OptionGroup public var language: LanguageOption
  /// `--database`.
  @OptionGroup public var database: DatabaseOption

  /// Nothing typed.
  public init() {}
}
