import BusLabels
import BusModel

/// What a legend says of departures that run on further days than their column's: "◇印の便は土曜日も運行します", and "第2土曜日は◇印の便のみ
/// 運行" beside 平日. On the column's own days they run as all others do; the further days are open.
struct AddedDays: Sendable {
  /// The days that it names.
  let when: [DayTerm]
  /// Whether 土曜日も says that they are further ones; 土曜日は◇印の便を運行 may be said of days that the column has, and then says
  /// on which of them alone these buses run.
  let isSaid: Bool

  /// Nil unless a legend's entry says so.
  init?(_ text: String, mark: String) {
    guard Self.drives.contains(where: text.holds(bytes:)),
      !Self.denials.contains(where: text.holds(bytes:))
    else { return nil }
    let further = Self.also(LegendMeaning.withoutLead(text, mark))
    guard let days = further ?? Self.topic(of: text, mark) else { return nil }
    let reading = ServicePattern.read(days)
    guard reading.unread.isEmpty, let pattern = reading.pattern, !pattern.saysNoService,
      !pattern.base.isEmpty
    else { return nil }
    when = pattern.base
    isSaid = further != nil
  }

  /// 土曜日 of 土曜日も運行します.
  private static func also(_ text: String) -> String? {
    alsoRuns.lazy.compactMap { text[...].firstRange(ofBytes: $0) }.first.map {
      String(text[..<$0.lowerBound])
    }
  }

  /// 第2土曜日 of "ただし、第2土曜日は診療のため◇印の便を運行します"; the legend's reader may have taken the mark out.
  private static func topic(of text: String, _ mark: String) -> String? {
    guard let end = text.firstIndex(of: "は"), case let rest = text[text.index(after: end)...],
      withoutMark.contains(where: rest.starts(with:))
        || (["\(mark)印", "\(mark)の", "「\(mark)」"] + leads).contains(where: {
          rest.firstRange(ofBytes: $0) != nil
        })
    else { return nil }
    let head = text[..<end].drop { "※＊*・●■ ".contains($0) }
    let but = buts.first(where: head.starts(with:)) ?? ""
    return String(head.dropFirst(but.count).drop { "、，".contains($0) })
  }

  private static let alsoRuns = ["も運行", "も運転", "も運航", "も走り", "も発車"]
  private static let withoutMark = ["の便", "「」の便", "「」印", "印の便", "印のみ"]
  private static let leads = ["、の便", "にの便"]
  private static let buts = ["ただし", "但し", "なお", "また"]
  private static let drives = ["運行", "運転", "運航", "走り", "発車"]
  private static let denials = ["運休", "ません", "休止", "ダイヤ", "時刻"]
}
