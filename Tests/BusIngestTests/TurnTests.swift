import BusModel
import Testing

@testable import BusIngest

@Suite("what costs too much for every night has its turn")
struct TurnTests {
  @Test("each has one turn in its number of nights", arguments: [Turn.page, .route])
  func once(_ turn: Turn) throws {
    let first = try #require(CivilDate("2026-11-25")).dayNumber
    for name in (0..<200).map({ "00000000-0000-4000-8000-00000000\(1000 + $0)" }) {
      let nights = (0..<Int(turn.rawValue)).filter {
        turn.isThat(of: name, on: CivilDate(dayNumber: first + $0))
      }
      #expect(nights.count == 1)
    }
  }

  @Test("names that are counted up are spread over the nights, so that none takes a fifth of them")
  func spread() throws {
    let names = (0..<3000).map { "00000000-0000-4000-8000-00000000\(1000 + $0)" }
    for night in -40..<40 {
      let those = names.filter { Turn.route.isThat(of: $0, on: CivilDate(dayNumber: night)) }
      #expect((50..<200).contains(those.count))
    }
  }
}
