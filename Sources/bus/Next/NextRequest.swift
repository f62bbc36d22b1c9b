import BusJSON
import BusModel
import BusQuery
import BusStore

/// What `bus next` was asked, as typed: ``NextCommand`` and ``NextArguments`` both make one, and all
/// that the words mean is decided here.
struct NextRequest: Hashable {
  var route: String?
  var direction: String?
  var allDirections = false
  var count: String?
  var at: String?
  var asOf: String?
  var walk: String?
  var until: String?
  var destination: String?
  var platform: String?
  var json = false
  var watch = false
  var lang: String?
  var places = Places()

  /// Answers it.
  ///
  /// - Returns: the exit status.
  /// - Throws: ``Failure`` and the errors it can be made of.
  func run() throws -> Int32 {
    let typed = try TypedNext(self, clock: Shell.now)
    if watch { return try NextWatch(typed).run() }
    let answers = try typed.live().answers(at: typed.now, clock: typed.clock)
    try Output.write(text(of: answers, typed.language))
    return answers.exitStatus
  }

  private func text(of answers: [NextDepartures], _ language: Language) -> String {
    guard json else {
      let style = TextStyle(colour: Shell.colour, width: Shell.terminalWidth)
      return answers.map { $0.text(language, style) }.joined(separator: "\n")
    }
    return answers.json(language, all: allDirections).text(pretty: true) + "\n"
  }
}
