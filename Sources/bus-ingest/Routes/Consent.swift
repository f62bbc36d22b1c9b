import BusQuery
import Glibc

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
  /// - Returns: whether it may be done.
  /// - Throws: 64 when there is nobody to ask.
  func ask(_ english: String, _ japanese: String, usual: Bool) throws(Failure) -> Bool {
    if isGiven { return true }
    guard isatty(STDIN_FILENO) == 1 else {
      throw Failure(
        64,
        say(
          "nothing is saved: nobody can be asked here; add --yes to save without a question",
          "保存していません。ここでは確認できないので、確認なしで保存するには --yes を付けてください"))
    }
    while true {
      Terminal.prompt(say(english, japanese) + (usual ? " [Y/n] " : " [y/N] "))
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
