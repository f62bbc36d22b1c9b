import BusFetch
import BusModel
import BusStore

/// A row that the schema refuses is a bug of ours, and costs its own page or route alone: what one
/// server sends must not end the night of all. Every other trouble of the database ends the run.
extension StoreError {
  /// SQLite's words when a rule of the schema was broken; else nil.
  var brokenRule: String? {
    if case .sqlite(.brokenRule, let said) = fault { said } else { nil }
  }
}

extension RouteIngest {
  /// The result of a route one of whose rows was refused.
  func refused(_ route: RouteSetting, _ said: String) -> RouteResult {
    let outcome = RouteOutcome(
      kind: .failed, at: now(), stage: .publish, message: .notRecorded(said: said))
    // The row of the outcome itself may be the one that is refused; the report has it all the same.
    try? recorder.note(outcome, for: RouteIdentity(route))
    return RouteResult(outcome: outcome)
  }
}

extension HolidayIngest {
  /// `takeIn`, where a refused row is a notice.
  func takeInAlone(_ outcome: PageFetcher.Outcome) throws(StoreError) -> [Notice] {
    do throws(StoreError) {
      return try takeIn(outcome)
    } catch {
      guard let said = error.brokenRule, case .success(let page) = outcome else { throw error }
      return [Notice(.holidayFeed(.missing(subject: page.url, .notRecorded(said: said))))]
    }
  }
}
