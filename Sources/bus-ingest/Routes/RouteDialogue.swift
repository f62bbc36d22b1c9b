import BusCommand
import BusModel
import BusQuery
import BusSettings

/// What is asked at the terminal before a route is saved. An empty line, and the end of what is typed,
/// leave everything as it is without a question.
struct RouteDialogue {
  let language: Language
  let trial: PageTrial

  /// Asks which stop and which destination is meant where a page has several, and what runs in the
  /// seasons of which the pages say nothing.
  ///
  /// - Parameters:
  ///   - route: with the pages that were looked at.
  ///   - file: the settings.
  /// - Returns: what was answered.
  func answers(about route: RouteSetting, in file: RoutesFile) -> RouteAnswers {
    var answers = RouteAnswers()
    for direction in Direction.allCases {
      for page in route.timetableURLs(direction) {
        let hints = chosenHints(for: page, direction)
        if hints != page.hints { answers.hints[direction, default: [:]][page] = hints }
      }
    }
    let pages = trial.pages(of: [answers.applied(to: route)], in: file)
    answers.rules = pages.silentSeasons.compactMap { rule(for: $0) }
    if !answers.rules.isEmpty { answers.company = company(of: route, pages, in: file) }
    return answers
  }

  private func chosenHints(for page: TimetableURL, _ direction: Direction) -> PageHints {
    var hints = page.hints
    for subject in PageChoice.Subject.allCases {
      let read = trial.page(TimetableURL(url: page.url, hints: hints), direction)
      guard let choice = read.flatMap({ PageChoice(subject, of: $0) }) else { continue }
      let answer = ask(choice.words(language), choice.answer) ?? .all
      if case .one(let name) = answer { hints = choice.hints(hints, choosing: name) }
    }
    return hints
  }

  private func rule(for season: FeastSeason) -> ServiceDayRule? {
    let question = SeasonQuestion(season)
    let answer = ask(question.words(language)) { line -> ServiceDayRule?? in
      switch question.answer(line) {
      case nil: return nil
      case .unknown: return .some(nil)
      case .runs(let text):
        do throws(Failure) {
          return try ServiceDayRule(typed: text, of: season, option: season.because)
        } catch {
          Output.complain(error.fault.words(language))
          return nil
        }
      }
    }
    return answer ?? nil
  }

  /// The company of the route, or a new one that is called by the host of its pages.
  private func company(
    of route: RouteSetting, _ pages: [TriedPage], in file: RoutesFile
  ) -> (id: String, host: String)? {
    let host = pages.lazy.compactMap { RoutesFile.host(ofPage: $0.url) }.first
    return host.map { host in (route.operatorID ?? host, host) }
  }

  /// Asks until there is an answer; nil at the end of what is typed.
  private func ask<Answer>(_ question: String, _ answer: (String) -> Answer?) -> Answer? {
    while true {
      Output.ask(question)
      guard let line = readLine() else { return nil }
      if let answer = answer(line) { return answer }
    }
  }
}
