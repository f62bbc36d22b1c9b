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
    guard let text = entry.text, text.holds(bytes: "のみ") else { return nil }
    for sign in Self.signs.flatMap({ ["は\(entry.mark)\($0)", "は「\(entry.mark)」\($0)"] })
      + Self.withoutMark
    {
      guard let range = text[...].firstRange(ofBytes: sign) else { continue }
      // 月～金は全便、土曜は…: of the days before the comma it says nothing new.
      let before = text[..<range.lowerBound]
      let lead = before.firstRange(of: "全便、") ?? before.firstRange(of: "全便運行、")
      let days = before[(lead?.upperBound ?? before.startIndex)...].drop {
        "※＊*・●■ ".contains($0)
      }
      let reading = ServicePattern.read(days + "運休")
      guard let pattern = reading.pattern, reading.unread.isEmpty else { continue }
      mark = entry.mark
      others = pattern
      return
    }
    return nil
  }

  private static let signs = ["印のみ", "のみ", "印の便のみ", "の便のみ", "印のバスのみ", "の付いた便のみ", "マークの便のみ"]
  /// Where the legend's reader took the mark out of the sentence.
  private static let withoutMark = ["は「」印の便のみ", "は「」の便のみ", "はの便のみ", "は印の便のみ", "は「」印のみ"]
}
