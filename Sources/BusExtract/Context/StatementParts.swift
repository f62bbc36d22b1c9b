import BusLabels
import BusModel

/// The parts of a statement, and which of them say nothing of days.
extension DayStatements {
  /// What is left when the parts that say nothing of days are gone.
  static func telling(_ text: String) -> String {
    tellingMemo.value(of: text, read: readTelling)
  }

  private static func readTelling(_ text: String) -> String {
    // Blanks divide no English and no Korean.
    if Texts.dividesWords(text) { return text }
    let parts = parts(of: text)
    guard parts.count > 1, !explainsMark(parts[0].text, parts[1].lead) else { return text }
    // The wave of "4月21日 〜 11月5日" has no words, and is none the less a part of what is said.
    let kept = parts.filter { joints.contains($0.text) || !isSilent($0.text) }
    guard kept.count < parts.count else { return text }
    // 移動図書館 運行日：月・水・金, 運行日：月・木（南コース）: of which service it is said is no silent word.
    let isOfCourse =
      courses.ends(parts[0].text) && "　 ：:".contains(parts[1].lead) && isSilent(parts[0].text)
    let isOfOther = parts.contains { part in
      isSilent(part.text)
        && (otherServices.isFound(in: part.text)
          || "（(".contains(part.lead) && !part.lead.isEmpty && courses.ends(part.text))
    }
    guard !isOfCourse, !isOfOther else { return text }
    // 道の駅（水曜定休）へは …: what stands in brackets behind a name is that name's.
    let isOfName = zip(parts, parts.dropFirst()).contains { name, days in
      "（(".contains(days.lead) && !days.lead.isEmpty && !isSilent(days.text) && isSilent(name.text)
        && name.close.isEmpty
    }
    guard !isOfName else { return text }
    return joined(kept)
  }

  private static let otherServices = WordList(OtherTopics.services + ["低床", "ノンステップ"])
  private static let courses = WordList(["コース", "ルート"])
  private static let joints: Set<String> = ["～", "〜", "~", "-", "－", "–", "—", "から", "・", "→"]

  /// "学：学休日運休": what one letter before a colon means is no rule for the page.
  private static func explainsMark(_ head: String, _ sign: String) -> Bool {
    guard head.count == 1, let letter = head.first else { return false }
    return letter.isLetter && letter != "注" && "：:".contains(sign)
  }

  /// What stands between two signs.
  struct Part {
    /// What divides it from the part before.
    var lead: String
    var text: String
    var close = ""
  }

  /// What blanks, colons, strokes, commas and brackets divide.
  static func parts(of text: String) -> [Part] {
    var parts = [Part(lead: "", text: "")]
    var depth = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "（", "(", "【", "［", "[", "〔":
        depth += 1
        if depth == 1 {
          parts.append(Part(lead: String(scalar), text: ""))
          continue
        }
      case "）", ")", "】", "］", "]", "〕":
        depth -= 1
        if depth == 0 {
          parts[parts.count - 1].close = String(scalar)
          parts.append(Part(lead: "", text: ""))
          continue
        }
        depth = max(depth, 0)
      case " ", "　", "：", ":", "／", "/", "、", "，", "※":
        if depth == 0, !isOfTimeOrDate(index, in: scalars) {
          parts.append(Part(lead: String(scalar), text: ""))
          continue
        }
      default: break
      }
      parts[parts.count - 1].text.unicodeScalars.append(scalar)
    }
    return parts.filter { !$0.text.isEmpty }
  }

  /// Whether a sign is the colon of 7:05 or the stroke of 12/31.
  private static func isOfTimeOrDate(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard ":：/／".unicodeScalars.contains(scalars[index]), index > 0, index + 1 < scalars.count
    else {
      return false
    }
    return [scalars[index - 1], scalars[index + 1]].allSatisfy {
      (0x30...0x39).contains(Scalars.folded($0.value))
    }
  }

  /// Whether words say nothing of days: a fare, an address, when a timetable was made, what bad weather
  /// does.
  static func isSilent(_ text: String) -> Bool {
    // A line's name says whose days they are, 山手線は too.
    if PartSentences.namesPart(text) || namesLine(text) { return false }
    // 積雪期休業のためバスを運休いたします says it of days, and of no weather.
    if conditions.isFound(in: text), !BusRests.isDefinite(text) {
      return ServicePattern.read(text).pattern?.namesSomeWeekdays != true
    }
    if issues.isFound(in: text), !services.isFound(in: text) { return true }
    // 校長が認める日 of 学校休業日：校長が認める日、土日祝: days, whichever they are.
    if clauses.ends(text) { return false }
    // 13日～16日 of 12日：平日ダイヤ　13日～16日：日祝ダイヤ.
    let isDay = Texts.holdsNumber(before: [0x65E5], in: text) && !isCount(text)
    guard !services.isFound(in: text), !limits.isFound(in: text), !isDate(text), !isDay else {
      return false
    }
    return !LimitingWords.namesDays(text) && ServicePattern.read(text).pattern == nil
  }

  private static func namesLine(_ text: String) -> Bool {
    guard !lines.ends(text) else { return true }
    return text.ends(with: "は") && topics.ends(String(text.dropLast()))
  }

  static func isDate(_ text: String) -> Bool {
    // 月 and /; 1日2便 counts buses.
    Texts.holdsNumber(before: [0x6708, 0x2F], in: text)
  }

  /// Whether all of a text is understood, as days or as a rule for dates.
  static func isUnderstood(_ text: String) -> Bool {
    if DayWords.isUnderstood(text) { return true }
    let reading = ParsedDayRules.read(text)
    return reading.unread.isEmpty
      && (reading.limit != nil
        || !reading.rules.isEmpty && reading.rules.allSatisfy { $0.runs != nil })
  }

  static func joined(_ parts: [Part]) -> String {
    parts.enumerated().map { index, part in
      let lead = index == 0 && part.close.isEmpty ? "" : part.lead
      return lead + part.text + part.close
    }.joined()
  }

  /// "1日2便", "1日3往復".
  static func isCount(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map { Scalars.folded($0.value) }
    guard scalars.starts(with: [0x31, 0x65E5]) || scalars.starts(with: [0x6BCE, 0x65E5]) else {
      return false
    }
    return ["便", "往復", "回", "本", "便運行", "往復運行", "本運行"].contains(where: text.ends(with:))
  }

  private static let tellingMemo = TextMemo<String>()

  private static let limits = WordList([
    "除", "以外", "ただし", "但", "限", "以降", "以前", "一部", "臨時", "まで", "より", "場合", "毎", "休",
  ])
  private static let conditions = WordList([
    "悪天候", "天候", "台風", "積雪", "降雪", "荒天", "大雪", "災害", "道路状況", "交通状況", "道路事情", "交通事情", "渋滞", "警報",
  ])
  private static let clauses = WordList(["る日", "た日", "の日", "い日", "る期間", "た期間"])
  private static let lines = WordList(["線", "行き", "行"])
  private static let topics = WordList([
    "線", "行き", "行", "号", "系統", "ルート", "コース", "方面", "バス", "タクシー", "航路", "船", "シャトル",
  ])
  static let issues = WordList(["改正", "改定", "現在", "施行", "年度", "予定", "更新", "作成", "発行"])
}

extension DayStatements {
  /// "レ … 経由しません 平日 … 土日祝を除く毎日" as two lines: what a sign means, and what days.
  static func besidesSign(_ text: String) -> [String]? {
    guard text.utf8.count <= 300, LegendLine.anySeparator.isFound(in: text),
      let start = definitions.lazy.compactMap({ text[...].firstRange(ofBytes: $0) }).map(
        \.lowerBound
      ).min(),
      start > text.startIndex, case let before = text[..<start],
      before.contains(where: LegendLine.separators.contains)
    else { return nil }
    return [String(before), Texts.collapsed(text[start...])]
  }

  private static let definitions = ["平日", "土曜", "休日", "日祝", "土日祝", "学休日", "学校休業日"].flatMap { day in
    [" …", "…", " ‥", " ：", "：", " =", "="].map { " " + day + $0 }
  }
}
