import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSources

/// `bus next --live`: the answer of the database, with what `bus-ingest approach` says beside it. The
/// network cannot spoil it: where it says nothing, the answer is the one without.
struct LiveNext {
  private let request: TypedNext

  /// So many departures more are looked at, for two of the same time are not to be taken for one.
  private static let more = 20

  init(_ request: TypedNext) { self.request = request }

  /// The answers, each departure with its delay where that is certain.
  ///
  /// - Throws: ``Failure``, and the errors of settings and store.
  func answers() throws -> (answers: [NextDepartures], hasFaults: Bool) {
    var wide = request
    wide.count += Self.more
    var (answers, hasFaults) = try wide.answers()
    for index in answers.indices {
      let delays = delays(of: answers[index])
      if delays == nil {
        Output.complain(OptionFault.noLiveWords(answers[index].route).words(request.language))
      }
      answers[index].add(delays, at: Shell.now, keeping: request.count)
    }
    return (answers, hasFaults)
  }

  private func delays(of answer: NextDepartures) -> LiveDelays? {
    guard !answer.departures.isEmpty else { return LiveDelays(ApproachBoard(), ageSeconds: 0) }
    let text = Programs.approach(
      route: answer.route, way: answer.direction.rawValue, config: request.sources.config,
      database: request.sources.database)
    // What is no JSON says nothing.
    guard let text, let value = try? JSONValue.parse(Array(text.utf8)),
      let (board, age) = ApproachAnswer.board(value), !board.buses.isEmpty
    else { return nil }
    return LiveDelays(board, ageSeconds: age)
  }
}
