public import BusModel
public import BusQuery

/// `/r/{name}`: one route, one way, one day.
public enum RouteScreen: Screen {
  /// What happens.
  public enum Input: Sendable {
    /// Somebody asks, or fills in the form.
    case asked(Binding)
    /// Settings and data were read.
    case read(RouteBasis)
    /// The clock says so.
    case tick(Moment)
    /// What is known of where the buses are.
    case heard([ApproachWord])
  }

  /// The fields of the address and of the date's form.
  public struct Binding: Hashable, Sendable {
    /// `direction`: nil for the usual one.
    public var direction: Direction?
    /// `date`: nil for today.
    public var date: CivilDate?
    /// `service`: the kind of day whose next plain day is shown; nil for that of the date.
    public var service: String?
    /// `seconds`: whether the clock shows them.
    public var hasSeconds: Bool
    /// `compare`: whether the other way's hours are set against this one's.
    public var isComparing = false
    /// The fields of which what stands in them cannot be meant.
    public var faults: [Field]

    /// Fields that may be wrong.
    public enum Field: Hashable, Sendable {
      /// `direction`.
      case direction
      /// `date`.
      case date
    }

    /// Fields.
    public init(
      direction: Direction? = nil, date: CivilDate? = nil, service: String? = nil,
      hasSeconds: Bool = false
    ) {
      self.direction = direction
      self.date = date
      self.service = service
      self.hasSeconds = hasSeconds
      faults = []
    }

    /// The fields of a query.
    ///
    /// - Parameters:
    ///   - query: as asked.
    ///   - now: the clock, by which a date without its year is understood.
    public init(_ query: Query, now: Moment) {
      self.init(service: query["service"], hasSeconds: query["seconds"] == "1")
      isComparing = query["compare"] == "1"
      if let text = query["direction"] {
        direction = Direction(rawValue: text)
        if direction == nil { faults.append(.direction) }
      }
      if let text = query["date"] {
        date = TypedWhen(text)?.date(by: now)?.value
        if date == nil { faults.append(.date) }
      }
    }
  }

  /// What the screen rests on.
  public struct State: Sendable {
    fileprivate var binding = Binding()
    fileprivate var basis: RouteBasis
    fileprivate var now: Moment
    fileprivate var words: [ApproachWord] = []

    /// A route that nothing was asked of yet.
    public init(_ basis: RouteBasis, now: Moment) {
      self.basis = basis
      self.now = now
    }
  }

  /// Takes in what happened.
  public static func reduce(_ state: State, _ input: Input) -> State {
    var state = state
    switch input {
    case .asked(let binding): state.binding = binding
    case .read(let basis): state.basis = basis
    case .tick(let now): state.now = now
    case .heard(let words): state.words = words
    }
    return state
  }

  /// What is seen.
  public static func output(of state: State) -> RouteOutput {
    let (basis, now) = (state.basis, state.now)
    let direction = state.binding.direction ?? basis.setting.usualDirection(at: now)
    let services = basis.services(direction, from: now.date, clock: now)
    let named = state.binding.service.flatMap { name in
      services.first { $0.kinds.contains { $0.name == name } }
    }
    let date = state.binding.date ?? named?.date ?? now.date
    let question = NextQuestion(
      setting: basis.setting, direction: direction, now: now, count: 1000, withMissed: true,
      keepSeconds: BoardView.keepSeconds)
    let day = basis.day(direction, on: date, clock: now)
    let isToday = date == now.date && named == nil
    let word = state.words.word(basis.setting.name, direction, at: now)
    var answer = isToday ? basis.next(question) : nil
    answer?.hear(word, keeping: question.count)
    let entries = TimeLineEntry.all(
      answer: answer, departures: basis.plan(direction, on: date).departures, question: question,
      stops: ViaStops(basis.route?.version(on: date)))
    return RouteOutput(
      binding: state.binding, link: RouteLink(basis.setting), now: now, direction: direction,
      ways: Direction.allCases.filter { !basis.setting.timetableURLs($0).isEmpty }
        .map { RouteOutput.Way(direction: $0, place: basis.place($0)) },
      approachURL: basis.setting.proximityURL(direction), approach: isToday ? word : nil, day: day,
      answer: answer,
      services: services, entries: entries,
      leaving: answer?.departures.first(where: \.isReachable)
        .flatMap { question.leaveHome(for: $0.departure) },
      lines: basis.lines,
      otherHours: !state.binding.isComparing
        ? nil
        : basis.plan(Direction.allCases.first { $0 != direction } ?? direction, on: date).departures
          .map {
            $0.schedule.departureTime.hour
          })
  }
}

extension RouteBasis {
  /// Where a way goes by its pages: the destination that stands first there; nil when none is told.
  fileprivate func place(_ direction: Direction) -> String? {
    let columns = route?.versions.first?.pages.filter { $0.direction == direction }
      .flatMap(\.timetables)
    return columns?.lazy.compactMap { column in
      column.destination ?? column.departures.lazy.compactMap(\.destination).first
    }.first
  }

  /// The names of the lines in the order in which they appear on the route's pages.
  var lines: [String] {
    var seen: Set<String> = []
    let columns = route?.versions.first?.pages.flatMap(\.timetables) ?? []
    return columns.flatMap { [$0.routeName] + $0.departures.map(\.routeName) }
      .compactMap { $0 }.filter { seen.insert($0).inserted }
  }
}
