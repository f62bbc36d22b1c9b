public import ArgumentParser
public import BusQuery

/// `--lang`: in which language an answer is.
public struct LanguageOption: ParsableArguments {
  /// What was typed.
  @Option(.lang)
  public var lang: String?

  /// Nothing typed.
  public init() {}

  /// The language that was named; the locale's when none was.
  ///
  /// - Throws: ``Failure`` with 64.
  public func language() throws(Failure) -> Language { try Self.language(named: lang) }

  /// The same for a name that was typed.
  public static func language(named name: String?) throws(Failure) -> Language {
    guard let name else { return Shell.language }
    guard let language = Language(rawValue: name) else {
      throw .typed(.option("--lang"), expected: .language, found: name)
    }
    return language
  }
}

/// `--json`.
public struct JSONOption: ParsableArguments {
  /// Whether JSON is wanted in place of text.
  @Flag(.json)
  public var json = false

  /// Nothing typed.
  public init() {}
}

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
