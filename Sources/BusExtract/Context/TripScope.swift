import BusLabels
import BusModel

/// Of which timetables words before trips speak: a line (東線 of 東線1便), a way (上り), where trips begin (西口 of
/// 西口発の最終便), or the days of a column (土曜日の最終便).
enum TripScope: Equatable, Sendable {
  case heading(String)
  case origin(String)
  case days(String)

  /// The scope that words name before trips, and the words for the trips.
  static func before(trips text: String) -> (scope: TripScope, rest: String)? {
    for ending in ["線", "号", "コース", "ルート", "行き", "方面", "上り", "下り", "往路", "復路"] {
      guard let (name, rest) = divided(text, behind: ending), name.count < 10, !name.contains("便")
      else {
        continue
      }
      return (.heading(name + ending), rest)
    }
    if let (words, rest) = divided(text, behind: "の"), case let days = Self.withoutDiagram(words),
      Self.days(days) != nil
    {
      return (.days(days), rest)
    }
    for ending in ["発の", "発", "を", "の"] {
      guard let (name, rest) = divided(text, behind: ending), isPlace(name) else { continue }
      return (.origin(name), rest)
    }
    // 新田駅18:05発.
    guard let digit = text.firstIndex(where: \.isNumber), isPlace(String(text[..<digit])),
      TripSubject(text[digit...]) != nil
    else { return nil }
    return (.origin(String(text[..<digit])), String(text[digit...]))
  }

  /// 7・8月 of 7・8月ダイヤの5便.
  private static func withoutDiagram(_ days: String) -> String {
    days.ends(with: "ダイヤ") ? String(days.before(ending: "ダイヤ")) : days
  }

  private static func divided(_ text: String, behind word: String) -> (name: String, rest: String)?
  {
    guard let range = text[...].firstRange(of: word) else { return nil }
    let rest = text[range.upperBound...].drop { "の・、 　".contains($0) }
    guard !rest.isEmpty, TripSubject(rest) != nil else { return nil }
    return (String(text[..<range.lowerBound]), String(rest))
  }

  private static func isPlace(_ name: String) -> Bool {
    (1..<16).contains(name.length) && !name.contains { $0.isNumber || "、。は・（第".contains($0) }
      && !DayWords.hasHint(name) && !ServiceVerbs.reasons.contains { name.contains($0) }
  }

  /// Whether it is one that a column of a timetable says, or the words over the timetable.
  func holds(_ column: LayoutResult.Column, under heading: String) -> Bool {
    let heads = column.headings.map { Texts.compact($0) }
    switch self {
    case .heading(let words):
      return heads.contains { $0.contains(words) }
        || heading.contains(words) && !Self.listsSeveral(heading, like: words)
    case .origin(let name):
      let bare = name.ends(with: "発") ? String(name.dropLast()) : name
      if let stop = column.stop { return Texts.compact(stop) == bare }
      let says = { (text: String) in
        // Of a chain the first place alone is where buses leave.
        ["発", "から", "出発", "のりば"].contains { text.contains(bare + $0) }
          || ["→", "⇒"].contains { text.begins(with: bare + $0) }
      }
      return heads.contains(where: says) || !heads.contains { $0.contains("発") } && says(heading)
    case .days(let words):
      return Self.days(column.label?.text ?? heading) == Self.days(words)
    }
  }

  /// 市街地線・郊外線 over two timetables says of neither which it is.
  private static func listsSeveral(_ heading: String, like words: String) -> Bool {
    let end = words.suffix(1)
    return heading.split { "・／/、，".contains($0) }.count { $0.hasSuffix(end) } > 1
  }

  private static func days(_ text: String) -> [DayTerm]? {
    ServicePattern.read(text).daysAlone
  }
}
