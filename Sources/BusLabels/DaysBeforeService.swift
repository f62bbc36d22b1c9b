internal import BusModel

/// The days that a sentence names before what it says of buses, without the reason that it gives:
/// 12月6日 of "12月6日（日）は港の祭りによる交通規制のため、".
package struct DaysBeforeService {
  /// As printed.
  package let days: String

  /// Nil unless all of the words but a reason are days.
  package init?(_ words: String) {
    let text = words.trimmed
    if let days = Self.days(text) {
      self.days = days
      return
    }
    guard let reason = ServiceVerbs.reasons.first(where: { text.hasSuffix($0) }) else {
      // 健診のため12月3日は
      for reason in ServiceVerbs.reasons {
        guard let range = text[...].firstRange(ofBytes: reason),
          !text[..<range.lowerBound].contains(where: { "曜日月祝平休".contains($0) || $0.isNumber }),
          let days = Self.days(String(text[range.upperBound...]).trimmed)
        else { continue }
        self.days = days
        return
      }
      return nil
    }
    let clause = text.dropLast(reason.count)
    for index in clause.indices.reversed() where "は、，に".contains(clause[index]) {
      // 、および開院記念日（12月7日）は休診のため: days that are not understood are no reason.
      guard !clause[index...].contains(where: { "曜祝月".contains($0) || $0.isNumber }) else {
        return nil
      }
      guard let days = Self.days(String(clause[..<index]).trimmed) else { continue }
      self.days = days
      return
    }
    return nil
  }

  private static func days(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let reading = ServicePattern.read(text + "運休")
    guard reading.unread.isEmpty, let pattern = reading.pattern,
      pattern.saysNoService || text.contains("以外")
    else { return nil }
    return text
  }
}

extension DaysBeforeService {
  /// "12月14日から18日まで、橋の工事のため全便運休します" as 12月14日から18日まで運休; nil for any other sentence, and for one that
  /// gives no reason.
  static func restOfAll(in sentence: String) -> String? {
    let text = sentence.hasSuffix("。") ? String(sentence.dropLast()) : sentence
    // 棚卸しのためお休みします is of a shop.
    guard ServiceVerbs.reasons.contains(where: text.holds(bytes:)),
      buses.contains(where: text.holds(bytes:)),
      let (head, verb) = ServiceVerbs.resting(text), !verb.isOnly
    else { return nil }
    var words = head.drop { "※・●■◆○ 　".contains($0) }
    while let all = alls.first(where: words.hasSuffix) { words = words.dropLast(all.count) }
    words = words.last.map { "、，".contains($0) } == true ? words.dropLast() : words
    guard ServiceVerbs.reasons.contains(where: words.hasSuffix) else { return nil }
    return DaysBeforeService(String(words)).map { $0.days + "運休" }
  }

  private static let buses = ["運休", "運行", "運転", "運航", "欠航", "バス", "便", "走り"]
  private static let alls = [
    "全便を", "全便", "終日", "全日", "送迎バスを", "送迎バスも", "送迎バスは", "シャトルバスを", "シャトルバスは", "シャトルバスも", "バスを",
    "バスは", "バスも",
  ]
}

extension String {
  /// Without what leads from days to what is said of them.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while let end = ["の運行は", "の運転は", "には", "は", "に", "の", "、", "，", "：", ":"].first(where: {
      text.hasSuffix($0)
    }) {
      text = text.dropLast(end.count)
    }
    while let first = text.first, "、，".contains(first) { text = text.dropFirst() }
    return String(text)
  }
}
