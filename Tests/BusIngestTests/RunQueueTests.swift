import BusModel
import BusStore
import Testing

@testable import BusIngest

@Suite("what of a run is done at once")
struct RunQueueTests {
  @Test("no more routes are read than there are processors, and one fewer while much waits")
  func reading() {
    var queue = RunQueue(IngestPlan(routes: [], source: nil, width: 8, processors: 2))
    queue.take(
      .stored(
        (0..<12).map {
          .unread(QueuedRoute(number: $0, route: .sample("r\($0)", out: ""), pages: []))
        }
      ))
    var begun = readings(&queue)
    #expect(begun.count == 2)
    for number in 0..<5 {
      queue.take(.read(begun[number], ParsedRoute()))
      begun += readings(&queue)
    }
    #expect(begun.count == 7)
    // Seven of eight wait or are read, and what is read first is written down meanwhile.
    queue.take(.read(begun[5], ParsedRoute()))
    #expect(readings(&queue).isEmpty)
    queue.take(.read(begun[6], ParsedRoute()))
    #expect(readings(&queue).count == 1)
  }

  @Test("pages without a host are brought two for each processor, however many there are")
  func bringing() {
    let routes = (0..<20).map { RouteSetting.sample("r\($0)", out: "https://a.example/\($0)") }
    var queue = RunQueue(IngestPlan(routes: routes, source: nil, processors: 3))
    var pages = 0
    while case .fetch = queue.next() { pages += 1 }
    #expect(pages == 6)
  }

  /// The routes whose reading begins now.
  private func readings(_ queue: inout RunQueue) -> [QueuedRoute] {
    var found: [QueuedRoute] = []
    while let task = queue.next() {
      if case .read(let reading) = task { found.append(reading) }
    }
    return found
  }
}
