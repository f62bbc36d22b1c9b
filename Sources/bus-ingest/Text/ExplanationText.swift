import BusExtract
import BusModel
import BusQuery

/// Why a page was read as it was, for the person who writes the hint.
struct ExplanationText {
  private let explanation: Explanation
  private let page: RawPage
  private let language: Language

  init(_ explanation: Explanation, _ page: RawPage, _ language: Language) {
    self.explanation = explanation
    self.page = page
    self.language = language
  }

  /// One paragraph per table or list that any layout could read, the best layout first.
  var text: String {
    var lines = [
      "", "why it was read so",
      "  charset \(page.encoding.name), decided from the bytes; "
        + "\(page.encoding.replacedCharacters) characters replaced",
    ]
    for trial in explanation.trials { lines += paragraph(trial) }
    if explanation.trials.isEmpty { lines.append("  no table or list reads as a timetable") }
    if explanation.silentGrids > 0 {
      lines.append("  \(explanation.silentGrids) other tables or lists hold no numbers")
    }
    return lines.map { TerminalText.clean(language.told($0)) + "\n" }.joined()
  }

  private func paragraph(_ trial: Explanation.Trial) -> [String] {
    var lines = [
      "  \(trial.at), \(trial.rowCount) rows × \(trial.columnCount) columns: \(trial.opening) …"
    ]
    if trial.attempts.isEmpty {
      lines.append("    no layout fits: no hours head its rows, and no times rise in its columns")
    }
    for (index, attempt) in trial.attempts.enumerated() {
      let isTaken = index == 0 && attempt.score >= explanation.threshold
      let outcome = isTaken ? "won" : index == 0 ? "below \(explanation.threshold)" : "less"
      let score = (attempt.score * 100).rounded() / 100
      lines.append(
        "    \(attempt.layout) \(score) (\(outcome)): \(attempt.departures) departures, "
          + "\(attempt.leftovers.count) left over")
      lines += attempt.leftovers.prefix(5).map { "      \($0)" }
    }
    return lines + signs(trial)
  }

  /// What speaks for and against a timetable, the heaviest first.
  private func signs(_ trial: Explanation.Trial) -> [String] {
    trial.signs.sorted { abs($0.weight) > abs($1.weight) }.map { sign in
      let side = sign.weight > 0 ? "for a timetable" : "against it"
      let words = sign.words.isEmpty ? "" : ": \(sign.words)"
      return "    \(side) (\(abs(sign.weight))), \(Self.name(of: sign.kind))\(words)"
    }
  }

  private static func name(of kind: Sign.Kind) -> String {
    switch kind {
    case .words: "words of its heads"
    case .wordsAround: "words around it"
    case .days: "days are named"
    case .minutesByHour: "hours with several minutes each"
    case .names: "destinations or platforms beside the times"
    case .foreignWords: "words of programmes, classes or opening hours in its heads"
    case .foreignWordsAround: "such words around it"
    case .seconds: "times with seconds"
    case .sentences: "another text beside each time"
    case .lateHours: "hours past 30"
    case .datedRows: "dates with years beside the times"
    }
  }
}
