public import ArgumentParser
public import BusModel
public import BusQuery
public import BusSettings

/// `--route`: which routes.
public struct RouteOption: ParsableArguments {
  /// What was typed, in its order.
  @Option(.route)
  public var route: [String] = []

  /// Nothing typed.
  public init() {}

  /// The one name that was typed; nil when none was.
  ///
  /// - Throws: ``Failure`` with 64 when there are several.
  public func name() throws(Failure) -> String? {
    guard route.count < 2 else {
      throw .typed(
        .option("--route"), expected: .oneRoute, found: route.joined(separator: ", "))
    }
    return route.first
  }

  /// The route that was asked for, or the only one there is.
  ///
  /// - Throws: ``Failure`` with 64, with the names there are and the one probably meant.
  public func one(in settings: RoutesFile) throws(Failure) -> RouteSetting {
    try settings.choose(name())
  }

  /// The routes that were asked for, or all.
  ///
  /// - Throws: `UnknownRoute`.
  public func all(in settings: RoutesFile) throws(UnknownRoute) -> [RouteSetting] {
    guard !route.isEmpty else { return settings.routes }
    var found: [RouteSetting] = []
    for name in route { found.append(try settings.find(name)) }
    return found
  }
}

extension RoutesFile {
  /// The route of a name, or the only one there is.
  ///
  /// - Parameter name: as typed after `--route`; nil when nothing was.
  /// - Returns: its settings.
  /// - Throws: ``Failure`` with 64, with the names there are and the one probably meant.
  public func choose(_ name: String?) throws(Failure) -> RouteSetting {
    if let name {
      if let route = route(named: name) { return route }
      throw Failure(
        .usage, .unknownRoute(UnknownRoute(name: name, known: routes.map(\.name))))
    }
    guard routes.count == 1 else {
      throw Failure(.usage, .name(.whichRoute(of: routes.map(\.name))))
    }
    return routes[0]
  }
}

extension RoutesFile {
  /// The operator of an id.
  ///
  /// - Throws: ``Failure`` with 64, with the ids there are and the one probably meant.
  public func choose(operator id: String) throws(Failure) -> OperatorSetting {
    do throws(UnknownOperator) {
      return try findOperator(id)
    } catch {
      throw Failure(
        .usage, .name(.unknownOperator(id, known: error.known, meant: nearest(id, in: error.known)))
      )
    }
  }

  /// An operator as answers tell of it.
  public func text(of company: OperatorSetting) -> OperatorText {
    OperatorText(company, routes: routes.filter { $0.operatorID == company.id }.map(\.name))
  }
}

/// `--direction`: which way.
public struct DirectionOption: ParsableArguments {
  /// What was typed.
  @Option(.direction)
  public var direction: String?

  /// Nothing typed.
  public init() {}

  /// The way that was named, by the word of the contract or the one that answers show in Japanese
  /// (行き, 帰り); the way out when none was.
  ///
  /// - Throws: ``Failure`` with 64.
  public func way() throws(Failure) -> Direction { try Self.way(named: direction) }

  /// The same for a name that was typed.
  public static func way(named name: String?) throws(Failure) -> Direction {
    guard let name else { return .outbound }
    guard let direction = Direction(typed: name) else {
      throw .typed(.option("--direction"), expected: .direction, found: name)
    }
    return direction
  }
}

extension Direction {
  /// The way of a word: that of the contract, or the one that answers show in Japanese.
  fileprivate init?(typed word: String) {
    let folded = FoldedName(word)
    let named = Direction.allCases.first {
      FoldedName($0.rawValue) == folded || FoldedName(Language.ja.name(of: $0)) == folded
    }
    guard let named else { return nil }
    self = named
  }

  /// The way of a last word: `back`, 帰り or 行き.
  public init?(lastWord word: String) {
    if FoldedName(word) == FoldedName("back") {
      self = .inbound
    } else if let way = Direction(typed: word), !FoldedName(word).contains(FoldedName("bound")) {
      self = way
    } else {
      return nil
    }
  }
}

/// A route's name as an argument of its own.
public struct RouteNameArgument: ParsableArguments {
  /// What was typed.
  @Argument(help: .text(.routeName), completion: .routeNames)
  public var name: String

  /// Nothing typed.
  public init() {}
}
