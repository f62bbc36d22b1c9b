public import ArgumentParser
public import BusQuery

extension CommandConfiguration {
  /// The configuration of a command, its texts in the language of the command line.
  ///
  /// - Parameters:
  ///   - help: what it is called and does.
  ///   - version: what `--version` says; nothing but for the program as a whole.
  ///   - subcommands: the commands below it.
  ///   - standard: the one of them that is meant when none is named.
  ///   - isHidden: whether it is left out of every list.
  ///   - isHelpKnown: whether `--help` is a word of it.
  public init(
    _ help: CommandHelp, version: String = "", subcommands: [any ParsableCommand.Type] = [],
    standard: (any ParsableCommand.Type)? = nil, isHidden: Bool = false, isHelpKnown: Bool = true
  ) {
    self.init(
      commandName: help.name, abstract: help.abstract.text(Shell.language),
      discussion: help.discussion.text(Shell.language), version: version,
      shouldDisplay: !isHidden, subcommands: subcommands, defaultSubcommand: standard,
      helpNames: isHelpKnown ? nil : [], aliases: [])
    // A part of a program is never asked for a completion script; looking for that would parse two
    // commands of the parser's own before ours, a third of the instructions of a `bus next`.
    if version.isEmpty { _superCommandName = "bus" }
  }
}

extension ArgumentHelp {
  /// What an option or argument is for, in the language of the command line.
  ///
  /// - Parameters:
  ///   - text: what it is for.
  ///   - value: what its value is called; its own name unless told.
  /// - Returns: help for a declaration.
  public static func text(_ text: HelpText, _ value: String? = nil) -> ArgumentHelp {
    ArgumentHelp(text.text(Shell.language), valueName: value)
  }
}
