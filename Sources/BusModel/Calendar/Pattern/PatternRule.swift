/// One statement of a pattern.
package enum PatternRule: Hashable, Sendable {
  /// Not on these days.
  case cancels([DayTerm])
  /// On these days after all, whatever was said before.
  case restores([DayTerm])
  /// During `topic` (always, when empty) on no other days than these.
  case limits(topic: [DayTerm], to: [DayTerm])

  /// Its words; reading them after a statement of what runs gives it back.
  var text: String {
    switch self {
    case .cancels(let terms): terms.text + "運休"
    case .restores(let terms): "ただし" + terms.text + "運行"
    case .limits(let topic, let terms):
      (topic.isEmpty ? "" : topic.text + "は") + terms.text + "のみ運行"
    }
  }
}
