public import BusModel
public import BusQuery

/// `/`: the next buses of every route at one glance. The picture, the text and the page for a wall
/// (`/sign`) are made of the same output.
public enum TodayScreen: Screen {
  /// What happens.
  public enum Input: Sendable {
    /// Settings and data were read.
    case read([RouteBasis])
    /// The clock says so.
    case tick(Moment)
    /// What is known of where the buses are.
    case heard([ApproachWord])
    /// Only these routes are asked for, so many departures of each.
    case asked(Binding)
  }

  /// The fields of an address.
  public struct Binding: Hashable, Sendable {
    /// `routes`: the names of the routes in the order they are shown in; empty for all.
    public var routes: [String]
    /// `count`: how many departures of each.
    public var count: Int

    /// Fields.
    public init(routes: [String] = [], count: Int = 3) {
      self.routes = routes
      self.count = min(max(count, 1), 20)
    }

    /// The fields of a query: "routes=home,work&count=4".
    public init(_ query: Query, count: Int = 3) {
      let names = query["routes"]?.split(separator: ",").map(String.init) ?? []
      self.init(routes: names, count: query["count"].flatMap { Int($0) } ?? count)
    }
  }

  /// What the screen rests on.
  public struct State: Sendable {
    fileprivate var binding = Binding()
    fileprivate var bases: [RouteBasis] = []
    fileprivate var words: [ApproachWord] = []
    fileprivate var now: Moment

    /// Nothing yet.
    public init(now: Moment) { self.now = now }
  }

  /// What is seen.
  public struct Output: Hashable, Sendable {
    /// The clock.
    public let now: Moment
    /// The routes.
    public let cards: [Card]
  }

  /// One route.
  public struct Card: Hashable, Sendable {
    /// The route.
    public let link: RouteLink
    /// Its next departures, the way that is usual now.
    public let answer: NextDepartures
    /// When to leave home for each of them; nil where no walk is set.
    public let leaving: [Moment?]
    /// Whether the company tells where its buses are.
    public let hasApproach: Bool
    /// What it says; nil when nothing is known.
    public let approach: ApproachWord?
    /// The departures of the whole day, by their minutes.
    public let minutes: [Int]

    /// The first departure that can be caught, and its place among all.
    public var next: Int? { answer.departures.firstIndex(where: \.isReachable) }
  }

  /// Takes in what happened.
  public static func reduce(_ state: State, _ input: Input) -> State {
    var state = state
    switch input {
    case .read(let bases): state.bases = bases
    case .tick(let now): state.now = now
    case .heard(let words): state.words = words
    case .asked(let binding): state.binding = binding
    }
    return state
  }

  /// What is seen.
  public static func output(of state: State) -> Output {
    let names = state.binding.routes
    let shown =
      names.isEmpty
      ? state.bases : names.compactMap { name in state.bases.first { $0.setting.name == name } }
    return Output(
      now: state.now, cards: shown.map { card($0, state) })
  }

  /// So many departures more are looked at, for two of the same time are not to be taken for one.
  private static let more = 20

  private static func card(_ basis: RouteBasis, _ state: State) -> Card {
    let (now, count) = (state.now, state.binding.count)
    let way = basis.setting.usualDirection(at: now)
    let question = NextQuestion(
      setting: basis.setting, direction: way, now: now, count: count + more)
    let word = state.words.word(basis.setting.name, way, at: now)
    var answer = basis.next(question)
    answer.hear(word, keeping: count)
    return Card(
      link: RouteLink(basis.setting), answer: answer,
      leaving: answer.departures.map { question.leaveHome(for: $0.departure) },
      hasApproach: basis.setting.proximityURL(way) != nil, approach: word,
      minutes: basis.plan(way, on: now.date).departures.map {
        $0.schedule.departureTime.minutes
      })
  }
}

extension RouteSetting {
  /// The approach page of one way.
  func proximityURL(_ direction: Direction) -> String? {
    direction == .outbound ? outboundProximityURL : inboundProximityURL
  }
}
