import BusLabels
import BusModel

/// "土曜日は◎印のみ運行": on some days the departures with a mark run and no others.
struct OnlyMarked {
  /// The mark, as the legend prints it.
  let mark: String
  /// When departures without it do not run.
  let others: ServicePattern

  /// Nil unless a legend's entry says so.
  init?(_ entry: Mark) {
    guard let text = entry.text else { return nil }
    for sign in ["印のみ", "のみ", "印の便のみ", "の便のみ", "印のバスのみ"].map({ "は\(entry.mark)\($0)" }) {
      guard let range = text[...].firstRange(ofBytes: sign) else { continue }
      let days = text[..<range.lowerBound].drop { "※＊*・●■ ".contains($0) }
      let reading = ServicePattern.read(days + "運休")
      guard let pattern = reading.pattern, reading.unread.isEmpty else { continue }
      mark = entry.mark
      others = pattern
      return
    }
    return nil
  }
}
