import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusSources

/// Which routes `bus next` is asked about, and which way, as typed.
struct TypedRoutes {
  /// The ways; none for each route's usual one.
  let directions: [Direction]
  /// The routes' names; none for all.
  private let names: [String]
  /// Whether one route alone can be shown.
  private let isOne: Bool

  /// A board's one route, both ways.
  init(ofBoard name: String?) {
    names = name.map { [$0] } ?? []
    directions = Direction.allCases
    isOne = true
  }

  /// Understands the words of `bus next`.
  ///
  /// - Parameters:
  ///   - command: as typed.
  ///   - all: its words without an option, a template not among them.
  /// - Throws: ``Failure`` with 64.
  init(_ command: NextCommand, words all: [String]) throws(Failure) {
    let last = all.last.flatMap { Direction(lastWord: $0) }
    let words = all.dropLast(last == nil ? 0 : 1)
    guard words.count < 2 else {
      throw Failure(.usage, .commandLine(.unexpectedWords(Array(words.dropFirst()))))
    }
    names = command.route + words
    isOne = false
    let named = try command.direction.map { name throws(Failure) in
      try DirectionOption.way(named: name)
    }
    guard command.allDirections else {
      if let named, let last, named != last { throw Failure(.usage, .option(.conflict(.twoWays))) }
      directions = [named ?? last].compactMap { $0 }
      return
    }
    guard named == nil, last == nil else {
      throw Failure(.usage, .option(.conflict(.bothWaysAndOne)))
    }
    directions = Direction.allCases
  }
}

extension TypedRoutes {
  /// What was chosen of routes.json.
  struct Chosen {
    /// The routes in the order of the file.
    var routes: [RouteSetting]
    /// Settings that have them and their operators.
    var settings: RoutesFile
    /// Whether something else in the file was seen to be wrong.
    var hasFaults: Bool
  }

  /// The routes that are meant.
  ///
  /// - Throws: ``Failure`` with 64 when there is none of a name, and the errors of settings.
  func chosen(from sources: AnswerSources) throws -> Chosen {
    guard names.count < 2 else { return try several(from: sources) }
    let (settings, hasFaults) = try sources.settings(for: names.first)
    if isOne || !names.isEmpty || settings.routes.isEmpty {
      let route = try settings.choose(names.first)
      return Chosen(routes: [route], settings: settings, hasFaults: hasFaults)
    }
    return Chosen(routes: settings.routes, settings: settings, hasFaults: hasFaults)
  }

  private func several(from sources: AnswerSources) throws -> Chosen {
    // A file that is wrong elsewhere still answers for the routes that are named.
    if let whole = try? sources.wholeSettings() {
      let wanted = try names.map { try whole.choose($0).id }
      return Chosen(
        routes: whole.routes.filter { wanted.contains($0.id) }, settings: whole, hasFaults: false)
    }
    var parts = RoutesFile(routes: [])
    for name in names {
      let part = try sources.settings(for: name).settings
      let route = try part.choose(name)
      if !parts.routes.contains(route) { parts.routes.append(route) }
      parts.operators += part.operators
    }
    return Chosen(routes: parts.routes, settings: parts, hasFaults: true)
  }
}
