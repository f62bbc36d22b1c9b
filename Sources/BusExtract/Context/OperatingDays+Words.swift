import BusLabels
import BusModel

/// The words by which a line says when buses run, and which of them begin a line of days.
extension OperatingDays {
  static let speaks = WordList(
    [
      "運休", "運行しま", "運転しま", "運行してい", "運転してい", "のみの運行", "のみ運行",
    ] + runs)
  static let verbs = WordList(runs)
  static let runs = [" runs ", " run ", " operates ", " operate ", " available "]
  static let news = WordList(["本日", "今日", "明日", "ただいま", "臨時", "知らせ", "印", "便"])
  static let names = WordList(
    ["運行日", "運転日", "運行曜日", "運行する日", "運休日", "運行は"] + PeriodHeading.words + rests + keys)

  /// The words that head a part of the year.
  static let periods = WordList(PeriodHeading.words + ["運行日", "運転日", "運行曜日", "運行する日"])
  /// The words that head days with service or without.
  static let headsDays = WordList(["運行日", "運転日", "運行曜日", "運休日"])
  /// "運休日。日、祝日。8月13日から15日。" with colon and commas: a full stop ends no statement there.
  static func withoutStops(_ text: String) -> String {
    guard let name = (["運休日"] + rests).first(where: { text.begins(with: $0 + "。") }) else {
      return text
    }
    let days = text.dropFirst(name.length + 1)
    return name + "：" + (days.ends(with: "。") ? days.dropLast() : days).replacing("。", with: "、")
  }

  /// "運休日：なし（年中無休）".
  static func restsNever(_ text: String) -> Bool {
    guard let name = (["運休日"] + rests).first(where: text.begins(with:)) else { return false }
    return none.begins(String(text.dropFirst(name.length).drop { "：:は　 ".contains($0) }))
  }

  static let none = WordList(["なし", "無し", "特になし", "ありません", "ございません"])
  static let beginnings =
    [
      ("運行日", ""), ("運転日", ""), ("運行曜日", ""), ("運行する日", ""), ("運休日", "運休"),
      ("運行は", ""),
    ] + PeriodHeading.words.map { ($0, "") } + rests.map { ($0, "運休") }
  /// Other words for 運休日 that only buses have.
  static let rests = ["運行しない日", "運行休止日", "運航休止日", "運休期間", "全便運休日", "運休曜日"]

  /// The bracket that stands alone on the line behind another one in the same element or the next: （祝日は運休）.
  static func limit(of label: String, behind index: Int, _ lines: PageLines) -> String {
    guard index + 1 < lines.lines.count, case let next = lines.lines[index + 1],
      next.isBracketOfDays, case let text = Texts.compact(next.text), !label.contains(text),
      DayWords.isUnderstood(label + text) || limits.isFound(in: text)
    else { return "" }
    return text
  }

  private static let limits = WordList(["運休", "休み", "除", "のみ", "限"])

  /// "★：学校休業日運休", "▲土曜運休", "※は土曜運休" and "A：土曜運休" speak of what bears the sign, and an exception of what is said
  /// elsewhere.
  static func bearsMark(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    // ただし5月5日は運行します takes something out of what another says.
    if first == "た" || first == "但", TripRule.buts.contains(where: line.begins(with:)) {
      return true
    }
    if (0x25A0...0x26FF).contains(first.value), first != "●", first != "■" { return true }
    let isLetter = (0x41...0x5A).contains(Scalars.folded(first.value))
    let joint = line.unicodeScalars.dropFirst().first { !Scalars.isSpace($0.value) }
    if isLetter || Scalars.isCircled(first.value) { return joint.map { $0.value > 0x7F } == true }
    return (first == "※" || first == "*")
      && joint.map { "は：:＝=…".unicodeScalars.contains($0) } == true
  }
}

/// What else a line says beside days.
extension OperatingDays {
  /// "毎日運行", "4月～11月：毎日運行".
  static func isDaily(_ text: String) -> Bool {
    dailies.isFound(in: text) && drives.isFound(in: text)
  }

  static let drives = WordList(["運行", "運転", "運航"])
  /// 平日土日祝 in a row of tabs is no such word.
  static let dailies = WordList([
    "毎日", "無休", "全日", "連日", "365日", "３６５日", "aily", "very day",
  ])

  /// "12/31～1/3、土日祝の時刻で運行" says as what dates run, and not when something does.
  static func saysService(_ text: String) -> Bool {
    DayStatements.isDate(text)
      && ParsedDayRules.read(text).rules.contains {
        $0.runs != nil && $0.runs != ServiceDayKind.none
      }
  }

  /// "日曜・祝日はお休みです", "土日祝限定": all that it says is when nothing runs, or alone something does.
  static func limitsAll(_ text: String) -> Bool {
    guard DayStatements.services.isFound(in: text) else { return false }
    let pattern = ServicePattern.read(text).pattern
    return pattern.map { $0.saysNoService || $0.isExclusive } ?? false
  }
}
