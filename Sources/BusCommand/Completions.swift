public import ArgumentParser
import BusModel
import BusSettings

extension CompletionKind {
  /// The names of the routes of routes.json.
  public static var routeNames: CompletionKind {
    .custom { words, _, _ in Completions.settings(words)?.routes.map(\.name) ?? [] }
  }

  /// The ids of its operators.
  public static var operatorIDs: CompletionKind {
    .custom { words, _, _ in Completions.settings(words)?.operators.map(\.id) ?? [] }
  }

  /// The addresses of the pages of its routes.
  public static var pageAddresses: CompletionKind {
    .custom { words, _, _ in
      let routes = Completions.settings(words)?.routes ?? []
      let named = routes.filter { words.contains($0.name) }
      return (named.isEmpty ? routes : named).flatMap { route in
        Direction.allCases.flatMap { route.timetableURLs($0) }.map(\.url)
      }
    }
  }

  /// The numbers of the versions in the database.
  public static var versions: CompletionKind {
    .custom { words, _, _ in
      Completions.versions.find(Completions.value(of: "--database", in: words))
    }
  }

  /// What `bus diff` compares.
  public static var states: CompletionKind {
    .custom { words, _, _ in
      ["active", "upcoming"]
        + Completions.versions.find(Completions.value(of: "--database", in: words))
    }
  }
}

/// Finds the numbers of the versions in a database.
public struct VersionFinder: Sendable {
  /// The numbers, newest first, in the database that `--database` names, nil where it is not given.
  public let find: @Sendable (_ database: String?) -> [String]

  /// A way to find them.
  public init(_ find: @escaping @Sendable (_ database: String?) -> [String]) { self.find = find }
}

/// What a shell is offered for a word that is being typed. Nobody is there to be told what is wrong.
public enum Completions {
  /// How the numbers of versions are found; the program that links the store says it.
  @TaskLocal public static var versions = VersionFinder { _ in [] }

  /// The settings that `--config` among the words names.
  fileprivate static func settings(_ words: [String]) -> RoutesFile? {
    // Nil: see above.
    guard let path = try? Shell.locations.config(flag: value(of: "--config", in: words)),
      let bytes = try? InputFile.read(path)
    else { return nil }
    return try? RoutesFile.read(bytes, file: path)
  }

  /// The value of an option, in either spelling.
  fileprivate static func value(of option: String, in words: [String]) -> String? {
    if let place = words.firstIndex(of: option), place + 1 < words.count { return words[place + 1] }
    return words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
