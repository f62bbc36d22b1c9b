import BusBoard
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusSources

/// What the companies' approach pages said last. No page of the board waits for them: what is known is
/// shown with its age, and who looks has the rest asked for, at most once a minute for each way.
actor ApproachDesk {
  private let child: ChildSeat
  private var words: [Way: ApproachWord] = [:]
  private var asked: [Way: Moment] = [:]

  private struct Way: Hashable {
    let route: String
    let direction: Direction
  }

  /// So long nobody asks again.
  private static let pauseSeconds = 60

  init(_ child: ChildSeat) { self.child = child }

  /// What is known, all of it; that which is too old says nothing.
  func known() -> [ApproachWord] { Array(words.values) }

  /// Has a company asked, unless it was a moment ago; the answer is there for the next look.
  func look(_ route: String, _ direction: Direction, at now: Moment, _ sources: AnswerSources) {
    let way = Way(route: route, direction: direction)
    let age = asked[way].map { now.secondsSince1970 - $0.secondsSince1970 }
    guard age.map({ !(0..<Self.pauseSeconds).contains($0) }) ?? true else { return }
    asked[way] = now
    Task { await ask(way, at: now, sources) }
  }

  private func ask(_ way: Way, at now: Moment, _ sources: AnswerSources) async {
    // Nothing is known of what nobody answered; the approach page itself says so.
    let said = try? await child.approach(way.route, way.direction, sources)
    guard let said, let value = try? JSONValue.parse(Array(said.utf8)),
      let (board, age) = ApproachAnswer.board(value), !board.buses.isEmpty
    else { return }
    words[way] = ApproachWord(
      route: way.route, direction: way.direction, board: board,
      saidAt: now.adding(seconds: -age))
  }
}
