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
    lines += explanation.names.flatMap(names)
    return lines.map { TerminalText.clean(language.told($0)) + "\n" }.joined()
  }

  /// What the page gives for one name, what is told and what lost.
  private func names(_ trial: Explanation.NameTrial) -> [String] {
    let told = trial.told.map { "  \(trial.kind) of \(trial.at): \"\($0)\"" }
    return [told ?? "  \(trial.kind) of \(trial.at): not told"]
      + trial.candidates.prefix(8).map { witness in
        let place = witness.at ?? trial.at
        return "    \(witness.weight) \"\(witness.text)\", \(witness.source) \(place)"
      }
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
    return lines
  }
}
