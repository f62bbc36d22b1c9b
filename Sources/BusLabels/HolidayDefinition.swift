package import BusModel

/// What a page means by 休日, where it says so: "※休日：土・日・祝日、8/13～8/15".
package struct HolidayDefinition: Hashable, Sendable {
  /// The days of the week that it takes for 休日; nil when it names none.
  package let days: ServicePattern?
  /// The dates that run as they do; nil when it names none.
  package let dates: PageDayRule?

  /// What a bracket behind the word says in any line: "休日（土・日・祝）運行の観光バスです"; nil for none.
  package init?(bracketIn line: String) {
    guard let open = line[...].firstRange(ofBytes: "休日（"),
      line[..<open.lowerBound].last.map({ !$0.isLetter }) ?? true,
      let close = line[open.upperBound...].firstIndex(of: "）"),
      let said = HolidayDefinition("休日：" + line[open.upperBound..<close])
    else { return nil }
    self = said
  }

  /// Nil unless a line says what 休日 is and nothing else.
  package init?(_ line: String) {
    guard let rest = Self.rest(of: Self.alone(ServiceWording.withoutLaw(line))) else { return nil }
    let text = String(scalars: rest.drop { $0 == "、" || $0 == "," }).split(separator: "。")
    guard text.count == 1, let days = text.first.map(Self.withoutEnd),
      case let said = days.replacing(bytes: "まで", with: ""),
      !Self.others.contains(where: said.contains)
    else { return nil }
    let printed = ServicePattern.read(days)
    let reading = printed.unread.isEmpty ? printed : ServicePattern.read(LabelDays.plainly(days))
    guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone,
      terms.allSatisfy({ $0.except.isEmpty && $0.stand == nil })
    else { return nil }
    let weekly = terms.filter { $0.periods.isEmpty }
    let dated = terms.filter { !$0.periods.isEmpty }
    guard weekly.isEmpty || weekly.contains(where: { $0.days.kinds.contains(.holiday) }),
      dated.allSatisfy(\.days.isEmpty)
    else { return nil }
    self.days = weekly.isEmpty ? nil : ServicePattern(base: weekly, rules: [])
    dates =
      dated.isEmpty ? nil : PageDayRule(when: dated, runs: .sundayHoliday, because: line)
  }

  /// "休日とは、…をいい、平日とは休日以外の日をいう" without the second half, which says nothing more.
  private static func alone(_ line: String) -> String {
    for word in ["をいい、平日", "を指し、平日", "とし、平日", "で、平日", "、平日とは"] {
      guard let range = line[...].firstRange(ofBytes: word),
        ["それ以外", "以外の日", "上記以外", "その他の日"].contains(where: line[range.upperBound...].contains)
      else { continue }
      return String(line[..<range.lowerBound])
    }
    return line
  }

  /// Whether a line begins as one that says it: "※休日は", "「休日」とは", "休日（土曜含む）＝".
  package static func begins(_ line: String) -> Bool { rest(of: line) != nil }

  /// "※休日＝日曜・祝日　お盆の平日は土曜ダイヤ" as the definition and what is said behind the blank; nil where there are not both.
  package static func parted(_ line: String) -> (definition: String, rest: String)? {
    guard begins(line) else { return nil }
    // The last blank before which all is its definition.
    return line.indices.reversed().lazy.filter { line[$0].isWhitespace }.compactMap { blank in
      let (head, rest) = (line[..<blank], line[line.index(after: blank)...])
      guard services.contains(where: rest.contains), HolidayDefinition(String(head)) != nil else {
        return nil
      }
      return (String(head), String(rest))
    }.first
  }

  private static let services = ["ダイヤ", "運休"]

  /// What stands behind the word, a bracket that qualifies it and the verb; nil where one is not there.
  private static func rest(of line: String) -> ArraySlice<Unicode.Scalar>? {
    guard line.unicodeScalars.contains(where: isOfWord) else { return nil }
    let characters = LabelText(line.filter { $0 != "「" && $0 != "」" }).characters.drop {
      "※*・●■ ".unicodeScalars.contains($0)
    }
    guard let word = names.first(where: { characters.starts(with: $0) }) else { return nil }
    var rest = characters.dropFirst(word.count)
    if rest.first == "(", let close = rest.firstIndex(of: ")") { rest = rest[(close + 1)...] }
    return verbs.first { rest.starts(with: $0) }.map { rest.dropFirst($0.count) }
  }

  /// Whether a character is, in any of its forms, one of those of which each of the words has one.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "休", "祝", "㊡", "㊗", "㉁", "㈷": true
    default: false
    }
  }

  /// Without です, をいいます.
  private static func withoutEnd(_ text: Substring) -> String {
    let end = ["です", "をいいます", "をいう", "とします", "とする", "のこと", "を指します", "のことです", "となります"].first(
      where: text.hasSuffix)
    return String(text.dropLast(end?.count ?? 0))
  }

  /// Whether a column's label is the word that it explains, whatever a bracket says beside it; with
  /// `takesParts` 土曜・休日 is too.
  package static func isOf(_ label: String, takesParts: Bool = false) -> Bool {
    let characters = LabelText(label).characters.prefix { $0 != "(" }
    let word = characters.filter { $0.isWord }
    // 休日 of 土曜・休日.
    let parts = characters.split { "・、".unicodeScalars.contains($0) }.map { $0.filter(\.isWord) }
    return names.contains(word) || names.contains { $0 + "ダイヤ".unicodeScalars == word }
      || takesParts && parts.count > 1 && parts.contains(where: names.contains)
  }

  private static let names = ["休日", "土休日", "土日祝日", "土日祝", "日祝日", "日祝"]
    .map { Array($0.unicodeScalars) }
  private static let verbs = ["とは", "は", ":", "=", "…"].map { Array($0.unicodeScalars) }
  /// As what days run, and whether, are statements of their own.
  private static let others = ["ダイヤ", "運行", "運休", "運転", "時刻", "のみ", "が", "で"]
}
