import BusModel
import Testing

@testable import BusFetch

@Suite("turns at a host", .timeLimit(.minutes(5)))
struct HostTurnsTests {
  private func turn(
    _ turns: HostTurns, pause: Duration = .zero, _ work: () async -> Void = {}
  ) async -> FetchError.Code? {
    do throws(FetchError) {
      try await turns.withTurn(
        HostTurns.Turn(key: "host") { pause }, subject: "url"
      ) { () async throws(FetchError) in
        await work()
      }
      return nil
    } catch {
      return error.code
    }
  }

  @Test("who is cancelled in line leaves it at once, and the next one still gets a turn")
  func cancelledInLine() async throws {
    let turns = HostTurns()
    let begun = AsyncStream<Void>.makeStream()
    let gate = AsyncStream<Void>.makeStream()
    let first = Task {
      await turn(turns) {
        begun.continuation.finish()
        for await _ in gate.stream {}
      }
    }
    for await _ in begun.stream {}
    let second = Task { await turn(turns) }
    let third = Task { await turn(turns) }
    // Long enough for both to stand in line; the test holds all the same if they do not yet.
    try await Task.sleep(for: .milliseconds(20))
    second.cancel()
    #expect(await second.value == .cancelled)
    gate.continuation.finish()
    #expect(await first.value == nil)
    #expect(await third.value == nil)
  }

  @Test("who is cancelled during the pause gives the turn back")
  func cancelledInPause() async {
    let turns = HostTurns()
    #expect(await turn(turns, pause: .milliseconds(200)) == nil)
    let second = Task { await turn(turns) }
    second.cancel()
    #expect(await second.value == .cancelled)
    #expect(await turn(turns) == nil)
  }

  @Test("a turn ends with an error too")
  func errorEndsTurn() async {
    let turns = HostTurns()
    await #expect(throws: FetchError.self) {
      try await turns.withTurn(HostTurns.Turn(key: "host") { .zero }, subject: "") {
        () async throws(FetchError) in
        throw FetchError("", .timedOut(.unsaid, said: ""))
      }
    }
    #expect(await turn(turns) == nil)
  }
}
