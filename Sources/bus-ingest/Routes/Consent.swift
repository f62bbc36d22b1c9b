import BusCommand
import BusQuery

/// Asks the person at the terminal before something is done.
struct Consent {
  let language: Language
  /// Whether it was given beforehand, by --yes.
  let isGiven: Bool

  /// Whether it may be done.
  ///
  /// - Throws: 64 when there is nobody to ask.
  func ask(_ question: RouteQuestion) throws(Failure) -> Bool {
    if isGiven { return true }
    guard Terminal.canAsk else { throw Failure(.usage, .routeChange(.nobodyToAsk(question))) }
    while true {
      Output.ask(question.words(language))
      guard let line = readLine() else { return false }
      if let answer = question.answer(line) { return answer }
    }
  }
}
