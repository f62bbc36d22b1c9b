internal import BusModel

/// What a label's brackets say of the days that run as others.
extension ClauseReader {
  /// 12/29～1/3は休日用: within brackets, of the label before them; elsewhere it says as what days run
  /// and not when this runs.
  mutating func finishTreatment(_ runs: Bool?) {
    let days = TermBuilder.terms(draft.items, cancels: false)
    let isOfDays =
      !days.isEmpty && days.allSatisfy { ($0.periods.isEmpty || isNamed($0)) && $0.except.isEmpty }
    guard depth > 0 || keepsTreatments, isOfDays, runs != false, !draft.isSpoilt, !draft.isOnly,
      !draft.isAlso,
      !draft.isBut, draft.unread.isEmpty, draft.inner.isEmpty
    else { return discard() }
    var clause = Clause(runs: nil, terms: days)
    clause.treated = TermBuilder.terms(draft.topic, cancels: true)
    words += draft.words
    clauses.append(clause)
  }

  /// 年末年始は特別ダイヤ names a timetable of its own; in brackets it would be no word on the label.
  private func isNamed(_ term: DayTerm) -> Bool {
    keepsTreatments && term.days.isEmpty && term.periods.count == 1 && term.periods[0].isNamed
  }

  /// 平日（12/29～1/3は休日ダイヤ）: not on these days; 日祝（12/29～1/3は日祝）: on them too.
  mutating func takeTreatments(_ reader: inout ClauseReader) {
    let treatments = reader.clauses.filter { !$0.treated.isEmpty }
    reader.clauses.removeAll { !$0.treated.isEmpty }
    guard !treatments.isEmpty else { return }
    guard case .days(let label) = draft.items.last?.content else {
      draft.unread += reader.words
      return
    }
    draft.words += reader.words
    for clause in treatments {
      if clause.terms.contains(where: { $0.days.overlaps(label) }) {
        include(clause.treated)
      } else {
        draft.add(.except(clause.treated), gap: false)
      }
    }
  }
}

extension Period {
  /// Whether it is a timetable of its own, by name.
  fileprivate var isNamed: Bool {
    if case .named = self { true } else { false }
  }
}
