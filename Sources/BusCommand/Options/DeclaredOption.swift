public import ArgumentParser
import BusQuery

/// An option that several commands take, as it is declared once for all of them.
///
/// A command takes it in a group, beside what is made of its value, or lists it itself. `bus next`
/// does that, for each type of group costs the parser four looks through every conformance in the
/// program: with eleven of them half of the time of an answer.
///
/// ```swift
/// @Option(.lang) var lang: String?
/// ```
public struct DeclaredOption {
  let name: String
  let help: ArgumentHelp
  let parsing: SingleValueParsingStrategy
  let completion: CompletionKind?

  private init(
    _ name: String, _ help: ArgumentHelp, parsing: SingleValueParsingStrategy = .next,
    completion: CompletionKind? = nil
  ) {
    self.name = name
    self.help = help
    self.parsing = parsing
    self.completion = completion
  }
}

extension DeclaredOption {
  /// `--route`: which routes.
  public static var route: DeclaredOption {
    DeclaredOption("route", .text(.route, "name"), completion: .routeNames)
  }

  /// `--direction`: which way.
  public static var direction: DeclaredOption {
    DeclaredOption("direction", .text(.direction), completion: .list(["outbound", "inbound"]))
  }

  /// `--at`: another moment for now.
  public static var at: DeclaredOption { DeclaredOption("at", .text(.at, "moment")) }

  /// `--as-of`: the past whose belief is asked for.
  public static var asOf: DeclaredOption { DeclaredOption("as-of", .text(.asOf, "date")) }

  /// `--walk`: how far the stop is. A number with a sign before it is told from an option that lacks
  /// its value.
  public static var walk: DeclaredOption {
    DeclaredOption("walk", .text(.walk, "minutes"), parsing: .unconditional)
  }

  /// `--destination`: where to.
  public static var destination: DeclaredOption {
    DeclaredOption("destination", .text(.destination, "text"))
  }

  /// `--platform`: where from.
  public static var platform: DeclaredOption { DeclaredOption("platform", .text(.platform)) }

  /// `--lang`: in which language an answer is.
  public static var lang: DeclaredOption {
    DeclaredOption("lang", .text(.lang, "language"), completion: .list(["ja", "en"]))
  }

  /// `--config`: where the settings are.
  public static var config: DeclaredOption {
    DeclaredOption("config", .text(.config, "file"), completion: .file(extensions: ["json"]))
  }

  /// `--database`: where the database is.
  public static var database: DeclaredOption {
    DeclaredOption("database", .text(.database, "file"), completion: .file(extensions: ["sqlite"]))
  }
}

extension Option where Value == String? {
  /// An option that is declared for all commands.
  public init(_ option: DeclaredOption) {
    self.init(
      name: .customLong(option.name), parsing: option.parsing, help: option.help,
      completion: option.completion)
  }
}

extension Option where Value == [String] {
  /// An option that is declared for all commands, and may come several times.
  public init(wrappedValue: [String], _ option: DeclaredOption) {
    self.init(
      wrappedValue: wrappedValue, name: .customLong(option.name), help: option.help,
      completion: option.completion)
  }
}

/// A flag that several commands take, as it is declared once for all of them.
public struct DeclaredFlag {
  let name: String
  let help: ArgumentHelp

  /// `--json`: whether JSON is wanted in place of text.
  public static var json: DeclaredFlag { DeclaredFlag(name: "json", help: .text(.json)) }
}

extension Flag where Value == Bool {
  /// A flag that is declared for all commands.
  public init(wrappedValue: Bool, _ flag: DeclaredFlag) {
    self.init(wrappedValue: wrappedValue, name: .customLong(flag.name), help: flag.help)
  }
}
