import BusLabels
import BusModel

/// Sentences about a part of a timetable's buses: one trip, one way, one stop, the last bus. They are
/// no rule for all; those that are not understood leave the days open that they name.
struct PartSentences {
  private let stops: [String]
  private let stopNames: WordList

  init(_ readings: [LayoutResult]) {
    stops = Set(readings.flatMap(\.columns).compactMap(\.stop).filter { $0.length > 1 }).sorted()
    stopNames = WordList(stops)
  }

  /// Whether a line speaks of a part alone.
  func isOne(_ line: PageLines.Line) -> Bool {
    line.traits?.contains(.part) ?? Self.namesPart(line.text) || namesStop(line.text)
  }

  /// Whether a sentence does.
  func isOne(_ text: String) -> Bool { Self.namesPart(text) || namesStop(text) }

  private func namesStop(_ text: String) -> Bool {
    stopNames.isFound(in: text)
      && stops.contains { stop in
        ["は", "には", "では", "を", "停留所", "（"].contains { text.contains(stop + $0) }
      }
  }

  /// Whether words name a trip (1便, 第3便, 6:40発, 17時以降), a way, a line or the last bus.
  static func namesPart(_ text: String) -> Bool { memo.value(of: text, read: readPart) }

  private static let memo = TextMemo<Bool>()

  private static func readPart(_ text: String) -> Bool {
    let bare = wholes.removed(from: text)
    return parts.isFound(in: bare) || namesTripFirst(bare)
      || Texts.holdsNumber(before: [0x4FBF, 0x6642, 0x3A], in: bare, circled: true)
        && !DayStatements.isCount(text) && !isWindow(text)
  }

  /// "便3 土日祝運休".
  private static func namesTripFirst(_ text: String) -> Bool {
    text.begins(with: "便") && text.dropFirst().first?.isNumber == true
  }

  /// "10:00～16:00": from when till when, and of no trip.
  private static func isWindow(_ text: String) -> Bool {
    tildes.isFound(in: text) && !text.contains("便") && !text.contains("発")
      && ServicePattern.read(text).pattern == nil
  }

  /// Whether it must not get lost: it says when something runs, stops or ends.
  static func matters(_ text: String) -> Bool {
    text.utf8.count <= 200 && services.isFound(in: text) && DayWords.hasHint(text)
      && !OtherSubjects.isOne(text)
      && (ServicePattern.read(text).pattern != nil || days.isFound(in: text)
        || DayStatements.isDate(text))
  }

  private static let tildes = WordList(["～", "〜"])
  private static let wholes = WordList([
    "全便", "各便", "毎便", "両便", "この停留所", "当停留所", "本停留所", "このバス停", "当バス停", "この便",
    "最終運行", "最終日", "運行最終",
  ])
  private static let parts = WordList([
    "最終", "始発", "終バス", "終便", "初便", "午前の便", "午後の便", "午前便", "午後便", "往路", "復路", "行き便", "帰り便", "行きの便",
    "帰りの便",
    "帰りは", "往復とも", "上り便", "下り便", "停留所は", "停留所を", "停留所には", "バス停は", "バス停を", "バス停には", "停留場は", "行きは",
    "行きの運", "方面は", "方面行きは",
    "経由便", "系統は", "カッコ内", "括弧内",
  ])
  private static let services = WordList(["運休", "運行", "運転", "通過", "停車", "休止", "終了", "走り", "走ら"])
  private static let days = WordList(["曜", "平日", "土日", "日祝", "祝日", "休日", "元日", "大晦日", "年末年始", "お盆"])
}
