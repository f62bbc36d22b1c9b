import BusFetch
import BusModel
import BusQuery
import Logging

/// What a run tells while it works.
enum RunLog {
  static func tell(_ step: RunStep, _ logger: Logger) {
    switch step {
    case .fetched(let url, let page): tell(url, page.outcome, logger)
    case .holidays(_, let page, let notices):
      if case .success(let found) = page.outcome { tell(found.url, page.outcome, logger) }
      for notice in notices { logger.notice("\(notice.words(.en))") }
    case .route(_, let route, let result):
      let outcome = result.outcome
      let words = [
        route.name, outcome.kind.rawValue, outcome.stage?.rawValue, outcome.message?.words(.en),
      ]
      logger.info("\(words.compactMap { $0 }.joined(separator: ": "))")
    }
  }

  private static func tell(_ url: String, _ outcome: PageSupply.Outcome, _ logger: Logger) {
    switch outcome {
    case .success(let page) where page.isAtHand:
      logger.info("\(url): at hand from \(page.fetchedAt), not asked for again")
    case .success(let page) where page.isNotModified:
      for notice in page.notices { logger.notice("\(notice.words(.en))") }
      logger.info("\(url): not modified")
    case .success(let page):
      for notice in page.notices { logger.notice("\(notice.words(.en))") }
      logger.info("\(url): \(page.received) bytes, \(page.sha256)")
    case .failure(let error): logger.info("\(error.subject): \(error.fault.words(.en))")
    }
  }
}
