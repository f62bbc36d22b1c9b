public import BusModel

/// One of the two things that `bus diff` compares.
public enum TimetableState: Hashable, Sendable {
  /// A version by its number.
  case version(Int)
  /// What is in force today.
  case active
  /// What is announced next.
  case upcoming
  /// What was in force at a moment, as believed then.
  case believed(Moment)
  /// One page from a file.
  case page(String)
  /// A replay folder, run through the stages.
  case fixtures(String)

  /// Reads "12", "active", "upcoming", "page:FILE" or "fixtures:DIR"; nil for anything else.
  public init?(_ text: String) {
    if let number = Int(text) {
      self = .version(number)
    } else if text == "active" || text == "upcoming" {
      self = text == "active" ? .active : .upcoming
    } else if text.hasPrefix("page:") {
      self = .page(String(text.dropFirst(5)))
    } else if text.hasPrefix("fixtures:") {
      self = .fixtures(String(text.dropFirst(9)))
    } else {
      return nil
    }
  }

  /// The moment as of which a route's versions are looked at; nil for now.
  public var asOf: Moment? { if case .believed(let moment) = self { moment } else { nil } }

  /// The number of the version that it means.
  ///
  /// - Parameters:
  ///   - outline: the route's versions as of that moment; nil when it has none.
  ///   - today: the day of the machine's clock.
  /// - Returns: the number, or what the route lacks; nil when the state lies in no database.
  public func version(
    in outline: RouteOutline?, today: CivilDate
  ) -> Result<Int, NoState>? {
    switch self {
    case .version(let number): .success(number)
    case .active: Self.found(outline?.version(on: today), .inForce)
    case .upcoming: Self.found(outline?.upcoming(after: today), .announced)
    case .believed(let moment):
      Self.found(outline?.version(on: moment.date), .believed(at: moment))
    case .page, .fixtures: nil
    }
  }

  private static func found(
    _ version: VersionOutline?, _ what: NoState
  ) -> Result<Int, NoState> {
    version.map { .success($0.id) } ?? .failure(what)
  }
}

/// The two states that `bus diff` was asked for.
public struct AskedStates: Hashable, Sendable {
  /// The one before.
  public let before: TimetableState
  /// The one after.
  public let after: TimetableState

  /// Two states; what is not said of them is what is in force, and `--upcoming` says both.
  ///
  /// - Throws: a fault when nothing, or both, was said.
  public init(
    before: TimetableState?, after: TimetableState?, isUpcoming: Bool
  ) throws(ComparisonFault) {
    switch (before, isUpcoming) {
    case (nil, false): throw .noState
    case (nil, true): (self.before, self.after) = (.active, .upcoming)
    case (_?, true): throw .upcomingAndStates
    case (let before?, false): (self.before, self.after) = (before, after ?? .active)
    }
  }

  /// Whether one of them is a single page.
  public var areOfOnePage: Bool {
    [before, after].contains { if case .page = $0 { true } else { false } }
  }

  /// The numbers of the versions among them.
  public var versions: [Int] {
    [before, after].compactMap { if case .version(let number) = $0 { number } else { nil } }
  }
}
