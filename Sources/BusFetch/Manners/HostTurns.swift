/// Politeness: at each address one request at a time, in the order asked for, with a pause between;
/// more at once only where the user allows it to a server of this machine.
///
/// Different addresses do not wait for each other. It is bookkeeping of the curl thread alone: whoever is
/// next begins in the moment in which a turn is given back, and no task is woken for that.
struct HostTurns {
  typealias Instant = ContinuousClock.Instant

  /// What a turn is taken at.
  struct Turn: Sendable {
    /// The address, or the name where that is not known.
    let key: String
    /// How many turns there may be at once.
    var width = 1
    /// Between the end of a turn and the start of the next; asked for when this one ends and when it
    /// begins, for robots.txt may have asked for more in between.
    let pause: @Sendable () -> Duration
  }

  private struct Waiting {
    let ticket: Int
    let turn: Turn
    /// When the pause before it is over, as far as is known.
    var start: Instant?
  }

  private final class Host {
    /// Turns that are taken, those that rest before they begin among them.
    var taken = 0
    var lastEnd: Instant?
    var nextStart: Instant?
    /// Who waits; a slice, from whose head each goes without the others moving up.
    var line: ArraySlice<Waiting> = []

    /// Takes a turn for who is next; nil when nobody waits or no turn is free.
    func admit() -> Waiting? {
      guard let first = line.first, taken < max(1, first.turn.width) else { return nil }
      taken += 1
      var next = line.removeFirst()
      next.start = start(of: next.turn)
      return next
    }

    /// When a turn may begin; nil for at once.
    func start(of turn: Turn) -> Instant? {
      guard let end = lastEnd else { return nil }
      return max(nextStart ?? end, end + turn.pause())
    }
  }

  private var hosts: [String: Host] = [:]
  /// Those who have a turn and wait for the pause before it.
  private var resting: [Waiting] = []

  /// Stands in line.
  mutating func enter(_ ticket: Int, _ turn: Turn) {
    let host = hosts[turn.key] ?? Host()
    hosts[turn.key] = host
    host.line.append(Waiting(ticket: ticket, turn: turn))
    admit(host)
  }

  /// Those whose turn begins now.
  mutating func begin(at now: Instant) -> [Int] {
    var begun: [Int] = []
    resting = resting.compactMap { one in
      if let start = one.start, start > now { return one }
      var one = one
      one.start = hosts[one.turn.key]?.start(of: one.turn)
      if let start = one.start, start > now { return one }
      begun.append(one.ticket)
      return nil
    }
    return begun
  }

  /// When the next turn begins that waits for nothing but its pause; nil when none does.
  var soonest: Instant? { resting.compactMap(\.start).min() }

  /// Ends a turn that has begun and gives the next in line theirs; without a pause the earlier one still
  /// holds.
  mutating func give(_ turn: Turn, pause: Duration?, at now: Instant) {
    guard let host = hosts[turn.key] else { return }
    if let pause { (host.lastEnd, host.nextStart) = (now, now + pause) }
    host.taken -= 1
    admit(host)
  }

  /// Leaves the line, or gives back a turn before it has begun.
  ///
  /// - Returns: whether it was there.
  mutating func leave(_ ticket: Int, _ turn: Turn, at now: Instant) -> Bool {
    if let place = resting.firstIndex(where: { $0.ticket == ticket }) {
      resting.remove(at: place)
      give(turn, pause: nil, at: now)
      return true
    }
    guard let place = hosts[turn.key]?.line.firstIndex(where: { $0.ticket == ticket }) else {
      return false
    }
    hosts[turn.key]?.line.remove(at: place)
    return true
  }

  private mutating func admit(_ host: Host) {
    while let first = host.admit() { resting.append(first) }
  }
}
