import BusModel
import Testing

@testable import BusFetch

/// The turns, where `#expect` can reach them.
private final class Line {
  private var turns = HostTurns()

  var soonest: ContinuousClock.Instant? { turns.soonest }

  func enter(_ ticket: Int, _ turn: HostTurns.Turn) { turns.enter(ticket, turn) }

  func begin(at now: ContinuousClock.Instant) -> [Int] { turns.begin(at: now) }

  func give(_ turn: HostTurns.Turn, pause: Duration, at now: ContinuousClock.Instant) {
    turns.give(turn, pause: pause, at: now)
  }

  func leave(_ ticket: Int, _ turn: HostTurns.Turn, at now: ContinuousClock.Instant) -> Bool {
    turns.leave(ticket, turn, at: now)
  }
}

@Suite("turns at a host")
struct HostTurnsTests {
  private let turns = Line()
  private let start = ContinuousClock.now

  private func turn(
    _ pause: Duration = .zero, key: String = "host", width: Int = 1
  ) -> HostTurns.Turn {
    HostTurns.Turn(key: key, width: width) { pause }
  }

  @Test("one at a time, in the order asked for, with the pause between")
  func order() {
    let turn = turn(.seconds(1))
    for ticket in 1...3 { turns.enter(ticket, turn) }
    #expect(turns.begin(at: start) == [1])
    #expect(turns.begin(at: start + .seconds(9)) == [])
    turns.give(turn, pause: .seconds(1), at: start + .seconds(9))
    #expect(turns.soonest == start + .seconds(10))
    #expect(turns.begin(at: start + .seconds(10) - .nanoseconds(1)) == [])
    #expect(turns.begin(at: start + .seconds(10)) == [2])
  }

  @Test("as many at once as the user allows, and no more")
  func width() {
    for ticket in 1...5 { turns.enter(ticket, turn(width: 3)) }
    #expect(turns.begin(at: start) == [1, 2, 3])
    turns.give(turn(width: 3), pause: .zero, at: start)
    #expect(turns.begin(at: start) == [4])
  }

  @Test("hosts do not wait for each other")
  func hosts() {
    turns.enter(1, turn(.seconds(60), key: "a"))
    turns.enter(2, turn(.seconds(60), key: "b"))
    #expect(turns.begin(at: start) == [1, 2])
  }

  @Test("a pause that has become longer meanwhile holds")
  func longerPause() {
    turns.enter(1, turn())
    #expect(turns.begin(at: start) == [1])
    turns.give(turn(), pause: .zero, at: start)
    turns.enter(2, turn(.seconds(5)))
    #expect(turns.begin(at: start + .seconds(4)) == [])
    #expect(turns.begin(at: start + .seconds(5)) == [2])
  }

  @Test("who is cancelled in line leaves it at once, and the next one still gets a turn")
  func cancelledInLine() {
    for ticket in 1...3 { turns.enter(ticket, turn()) }
    #expect(turns.begin(at: start) == [1])
    #expect(turns.leave(2, turn(), at: start))
    #expect(!turns.leave(1, turn(), at: start), "it has begun")
    turns.give(turn(), pause: .zero, at: start)
    #expect(turns.begin(at: start) == [3])
  }

  @Test("who is cancelled during the pause gives the turn back, and the pause still holds")
  func cancelledInPause() {
    let turn = turn(.seconds(1))
    turns.enter(1, turn)
    #expect(turns.begin(at: start) == [1])
    turns.give(turn, pause: .seconds(1), at: start)
    turns.enter(2, turn)
    #expect(turns.begin(at: start) == [])
    #expect(turns.leave(2, turn, at: start))
    turns.enter(3, turn)
    #expect(turns.begin(at: start + .milliseconds(999)) == [])
    #expect(turns.begin(at: start + .seconds(1)) == [3])
  }
}
