/// The runs of buses in some readings, to be told apart by what sentences call them.
struct TripRuns {
  /// One run: its departures at each stop that the reading shows, or the one departure of a list.
  struct Run {
    let reading: Int
    /// Column and index of each departure, in page order.
    var places: [(column: Int, index: Int)] = []
    /// When it leaves there, in minutes; after midnight as 1,440 and more.
    var times: [Int] = []
    let number: Int?
    /// The kind of day that its column's heading names.
    let day: String
    /// What else the headings of a list say: its way, its stop.
    let way: [String]

    /// When it leaves the first stop that is shown.
    var start: Int { times.min() ?? 0 }
  }

  /// In page order.
  private let runs: [Run]

  /// The runs of the readings that a sentence may mean; `isMeant` says it of the columns, of trips of that of
  /// their first stop.
  init(
    _ readings: [LayoutResult], among own: [Int],
    where isMeant: (LayoutResult, LayoutResult.Column) -> Bool = { _, _ in true }
  ) {
    var runs: [Run] = []
    for reading in own {
      var known: [String: Int] = [:]
      for (column, said) in readings[reading].columns.enumerated() {
        let day = said.label?.text ?? ""
        for (index, time) in zip(said.departures.indices, Self.times(said.departures)) {
          let departure = said.departures[index]
          let key = departure.trip.map { $0 + "\u{0}" + day }
          let place =
            key.flatMap { known[$0] }
            ?? {
              let number = departure.tripName.flatMap(TripNumber.value)
              // Columns of lists without trips are of one way, or of one stop.
              let way = departure.trip == nil ? said.headings + [said.stop ?? ""] : []
              runs.append(Run(reading: reading, number: number, day: day, way: way))
              return runs.count - 1
            }()
          if let key { known[key] = place }
          runs[place].places.append((column, index))
          runs[place].times.append(time)
        }
      }
    }
    // A run that only calls at a stop does not begin there.
    self.runs = runs.filter {
      isMeant(readings[$0.reading], readings[$0.reading].columns[$0.places[0].column])
    }
  }

  /// Minutes of departures in page order; small hours behind an evening are of the same night.
  private static func times(_ departures: [LayoutResult.Departure]) -> [Int] {
    var isLate = false
    return departures.map { departure in
      isLate = isLate || departure.hour >= 18
      let isNext = isLate && departure.hour < 4
      return (departure.hour + (isNext ? 24 : 0)) * 60 + departure.minute
    }
  }
}

extension TripRuns {
  /// The runs that a subject means; nil when nobody can say which, or there are none.
  func meant(by subject: TripSubject) -> [Run]? {
    var found: Set<Int> = []
    for part in subject.parts {
      guard let next = indices(of: part) else { return nil }
      found.formUnion(next)
    }
    if !subject.repeated.isEmpty {
      var again: Set<Int> = []
      for part in subject.repeated {
        guard let next = indices(of: part) else { return nil }
        again.formUnion(next)
      }
      found.formIntersection(again)
    }
    return found.isEmpty ? nil : found.sorted().map { runs[$0] }
  }

  /// The runs that a subject may mean, where it matters that none of them is left out.
  func possible(for subject: TripSubject) -> [Run] {
    runs.filter { run in subject.parts.contains { mayBe(run, $0) } }
  }

  private func mayBe(_ run: Run, _ part: TripSubject.Part) -> Bool {
    let times = run.times
    return switch part {
    case .number(let number): run.number == number
    case .numbers(let first): run.number.map { $0 >= first } ?? false
    case .beforeNumber(let number): run.number.map { $0 < number } ?? false
    case .afterNumber(let number): run.number.map { $0 > number } ?? false
    case .first(let count): isNearEnd(run, count) { $0 < $1 }
    case .last(let count): isNearEnd(run, count) { $0 > $1 }
    case .morning: times.contains { $0 < 12 * 60 }
    case .afternoon: times.contains { $0 >= 12 * 60 }
    case .span(let from, let end): times.contains { $0 >= from ?? 0 && $0 < end ?? .max }
    case .until(let from, let end): times.contains { (from...end).contains($0) }
    case .time(let time): times.contains(time)
    case .afterTime(let time): times.contains { $0 > time }
    case .beforeTime(let time): times.contains { $0 < time }
    }
  }

  /// Whether fewer than `count` runs are nearer to the end of the day at one of its stops.
  private func isNearEnd(_ run: Run, _ count: Int, _ isFirst: (Int, Int) -> Bool) -> Bool {
    zip(run.places, run.times).contains { place, time in
      let nearer = runs.filter { other in
        other.reading == run.reading
          && zip(other.places, other.times).contains {
            $0.0.column == place.column && isFirst($0.1, time)
          }
      }
      return nearer.count < count
    }
  }

  /// All others.
  func others(than meant: [Run]) -> [Run] {
    let places = Set(meant.map { [$0.reading, $0.places[0].column, $0.places[0].index] })
    return runs.filter { !places.contains([$0.reading, $0.places[0].column, $0.places[0].index]) }
  }

  private func indices(of part: TripSubject.Part) -> [Int]? {
    switch part {
    case .number(let number): runs.indices.filter { runs[$0].number == number }.nilIfEmpty
    case .numbers(let first):
      runs.indices.filter { runs[$0].number.map { $0 >= first } ?? false }.nilIfEmpty
    case .beforeNumber(let number):
      runs.indices.filter { runs[$0].number.map { $0 < number } ?? false }.nilIfEmpty
    case .afterNumber(let number):
      runs.indices.filter { runs[$0].number.map { $0 > number } ?? false }.nilIfEmpty
    case .first(let count): ends(count) { $0 < $1 }
    case .last(let count): ends(count) { $0 > $1 }
    case .morning: span(from: 0, before: 12 * 60)
    case .afternoon: span(from: 12 * 60, before: .max)
    case .span(let from, let end): span(from: from ?? 0, before: end ?? .max)
    case .until(let from, let end):
      runs.contains { $0.times.contains(end) } ? nil : span(from: from, before: end)
    case .time(let time): leaving(at: time)
    case .afterTime(let time): leaving(at: time) == nil ? nil : span(from: time + 1, before: .max)
    case .beforeTime(let time): leaving(at: time) == nil ? nil : span(from: 0, before: time)
    }
  }

  /// The runs within a span. One that is under way when it begins, and calls at other stops within it, may
  /// be meant or not.
  private func span(from: Int, before end: Int) -> [Int]? {
    var found: [Int] = []
    for index in runs.indices {
      let run = runs[index]
      if (from..<end).contains(run.start) {
        found.append(index)
      } else if run.times.contains(where: { (from..<end).contains($0) }) {
        return nil
      }
    }
    return found
  }

  /// The one run of each kind of day that leaves at a time: its first stop, or else one of its stops.
  private func leaving(at time: Int) -> [Int]? {
    let starting = runs.indices.filter { runs[$0].start == time }
    let found = starting.isEmpty ? runs.indices.filter { runs[$0].times.contains(time) } : starting
    // Of several ways only one has a bus then; else nobody knows which is meant.
    guard !found.isEmpty, Set(found.map { runs[$0].day }).count == found.count else { return nil }
    let readings = Set(found.map { runs[$0].reading })
    return readings.count == 1 || !areSeveralWays ? found : nil
  }

  /// Whether two readings show the same days: they are of two ways, or of two stops.
  private var areSeveralWays: Bool {
    var seen: [String: Int] = [:]
    return runs.contains { run in
      defer { seen[run.day] = run.reading }
      return seen[run.day].map { $0 != run.reading } ?? false
    }
  }

  /// The first or last runs of each kind of day. Where another is the first or last at a stop, nobody knows
  /// which is meant.
  private func ends(_ count: Int, _ isFirst: (Int, Int) -> Bool) -> [Int]? {
    var found: [Int] = []
    let groups = Dictionary(grouping: runs.indices) {
      [runs[$0].day, String(runs[$0].reading)] + runs[$0].way
    }
    for group in groups.values {
      let sorted = group.sorted { isFirst(runs[$0].start, runs[$1].start) }
      let (meant, others) = (sorted.prefix(count), sorted.dropFirst(count))
      guard meant.count == count else { return nil }
      for column in Set(group.flatMap { runs[$0].places.map(\.column) }) {
        let (ends, rest) = (times(meant, column), times(others, column))
        guard rest.isEmpty || ends.count == count else { return nil }
        guard rest.allSatisfy({ time in ends.allSatisfy { isFirst($0, time) } }) else { return nil }
      }
      found += meant
    }
    return found
  }

  private func times(_ some: some Sequence<Int>, _ column: Int) -> [Int] {
    some.flatMap { index in
      zip(runs[index].places, runs[index].times).filter { $0.0.column == column }.map(\.1)
    }
  }
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
