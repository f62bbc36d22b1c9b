import BusCommand
import BusQuery

/// Asks the person at the terminal before something is done.
struct Consent {
  let language: Language
  /// Whether it was given beforehand, by --yes.
  let isGiven: Bool

  /// The answer to a yes-or-no question.
  ///
  /// - Parameters:
  ///   - english: the question in English.
  ///   - japanese: the question in Japanese.
  ///   - usual: what an empty line means.
  ///   - undone: what has not been done, for when there is nobody to ask.
  /// - Returns: whether it may be done.
  /// - Throws: 64 when there is nobody to ask.
  func ask(
    _ english: String, _ japanese: String, usual: Bool, else undone: String
  ) throws(Failure) -> Bool {
    if isGiven { return true }
    guard Terminal.canAsk else {
      throw Failure(.usage, RouteChangeFault.nobodyToAsk(undone: undone).words)
    }
    while true {
      Output.ask(say(english, japanese) + (usual ? " [Y/n] " : " [y/N] "))
      guard let line = readLine() else { return false }
      switch line.lowercased().filter({ !$0.isWhitespace }) {
      case "": return usual
      case "y", "yes", "はい": return true
      case "n", "no", "いいえ": return false
      default: continue
      }
    }
  }

  private func say(_ english: String, _ japanese: String) -> String {
    language == .ja ? japanese : english
  }
}
