import BusLabels
import BusModel

/// Divides lines that speak of days into their sentences, each without the words around it that say
/// nothing of days: "ご注意：土日祝運休（予約不要）" says what 土日祝運休 does.
struct DayStatements {
  /// The marks that stand beside departures: a line that begins with one speaks of these.
  private let used: UsedMarks
  /// The headings of the page.
  private let headings: String

  /// `marks` are those that stand beside departures; `headings` are the page's.
  init(marks: Set<String>, headings: [String] = []) {
    used = UsedMarks(marks)
    self.headings = headings.joined(separator: "\n")
  }

  /// The lines, of which those about days are divided.
  func divided(_ lines: PageLines) -> PageLines {
    DatedNotices.completed(lines).replacing { line in
      guard line.text.utf8.count <= 600, DayWords.hasHint(line.text),
        Self.services.isFound(in: line.text), !LegendLine.explainsSign(line.text)
      else { return nil }
      if Self.transfers.isFound(in: line.text) { return besidesTransfers(line.text) }
      let found = statements(line.text)
      guard OtherSubjects.isMixed(line.text) else { return found }
      // In a line about something else too, only what speaks of buses is of them.
      let ofBuses = found.filter { Self.buses.isFound(in: $0) }
      return ofBuses.isEmpty ? nil : ofBuses
    }
  }

  /// "フェリーに接続します。毎日運行。": what a sentence of its own says beside those of other vehicles.
  private func besidesTransfers(_ text: String) -> [String] {
    let sentences = text.split(separator: "。").map { Texts.collapsed($0) }.filter { !$0.isEmpty }
    let own = sentences.filter { !Self.transfers.isFound(in: $0) }.map(statement)
      .filter(DayLabel.isDaily)
    return own.isEmpty ? [text] : own + [text]
  }

  /// The statements of a line; the line itself where nothing needs to be taken off it.
  private func statements(_ printed: String) -> [String] {
    if let note = TripStatement.note(in: printed) {
      return statements(String(printed[..<note])) + [String(printed[note...].dropFirst())]
    }
    let text = Self.plainMemo.value(of: printed) {
      Self.withoutBrackets(Self.plain(Requests.removed(from: $0)))
    }
    if Self.isUnderstood(text) { return [text] }
    let sentences = Self.sentences(of: text)
    guard sentences.count > 1 else { return [statement(text)] }
    let telling = sentences.filter { !Self.isSilent($0) }
    return telling.isEmpty ? [text] : telling.map(statement)
  }

  /// "2月8日～12日（全便運休）" and "2月8日～12日 ※運休" as "2月8日～12日は全便運休".
  private static func withoutBrackets(_ text: String) -> String {
    guard text.contains("運休"), isDate(text) else { return text }
    for word in ["全便運休", "終日運休", "全日運休", "運休", "運休します", "全便運休します", "全線運休"] {
      for (open, close) in [("※", ""), ("（", "）"), ("(", ")"), ("【", "】"), ("［", "］"), ("[", "]")] {
        guard text.hasSuffix(open + word + close) else { continue }
        let dates = Texts.collapsed(String(text.dropLast(open.length + word.length + close.length)))
        if DayWords.onlyDates(dates) { return dates + "は" + word }
      }
    }
    return text
  }

  /// What full stops divide; one within brackets divides nothing.
  private static func sentences(of text: String) -> [String] {
    sentenceMemo.value(of: text, read: divided)
  }

  // The pages of a company say the same of their days, and these are functions of the text alone.
  private static let plainMemo = TextMemo<String>()
  private static let sentenceMemo = TextMemo<[String]>()
  private static let tellingMemo = TextMemo<String>()
  private static let adverbMemo = TextMemo<String>()

  private static func divided(_ text: String) -> [String] {
    var depth = 0
    let parts = text.split { character in
      if "（(".contains(character) { depth += 1 }
      if "）)".contains(character) { depth = max(depth - 1, 0) }
      return character == "。" && depth == 0
    }
    return parts.map { Texts.collapsed($0) }.filter { !$0.isEmpty }
  }

  /// Without a pointer at its head, when it was made and how many buses run a day: what these hold of
  /// numbers is no date of service. What 休日 are a bracket may say.
  private static func plain(_ printed: String) -> String {
    let text = String(printed.drop { "→⇒➡➔►▶－―—–-~～".contains($0) || $0 == " " })
    let parts = parts(of: text)
    let isAside = { (part: Part) in
      issues.isFound(in: part.text) && !services.isFound(in: part.text)
        && part.text.contains(where: \.isNumber) || isCount(part.text)
    }
    let kept = parts.filter { !isAside($0) }
    // A bracket that nothing precedes any more has lost of what it speaks.
    let isCut = kept.first.map { !$0.close.isEmpty } == true && parts.first?.close.isEmpty == true
    let bare = kept.count < parts.count && !kept.isEmpty && !isCut ? joined(kept) : text
    guard let open = parts.first(where: { "（(".contains($0.lead) && !$0.lead.isEmpty }),
      DayWords.isPlain(open.text), parts.count == 2,
      let word = ["休日", "週末"].first(where: parts[0].text.contains),
      parts[0].text.contains("のみ") || parts[0].text.contains("限定")
    else { return bare }
    let said = parts[0].text.replacing(word, with: open.text).replacing("限定運行", with: "のみ運行")
    return isUnderstood(said) ? said : bare
  }

  /// "2026年度後期（9月24日～1月29日）" as 後期（9月24日～1月29日）: the year in which a page was made.
  private static func withoutYear(_ text: String) -> String {
    let year = text.hasPrefix("令和") ? text.dropFirst(2) : text[...]
    let rest = year.drop(while: \.isNumber)
    guard rest.count < year.count, rest.hasPrefix("年度") else { return text }
    let said = rest.dropFirst(2).drop { "の、 　".contains($0) }
    return said.isEmpty || said.hasPrefix("は") ? text : String(said)
  }

  /// "12月1日～3月31日は冬季運休です" as …は運休です: the season has its dates; without them it stays.
  private static func withoutSeason(_ text: String) -> String {
    guard let word = ["は冬季運休", "は冬期運休", "は夏季運休", "は夏期運休"].first(where: text.contains),
      let range = text.firstRange(of: word), DayWords.onlyDates(String(text[..<range.lowerBound]))
    else { return text }
    return String(text[..<range.lowerBound]) + "は運休" + text[range.upperBound...]
  }

  /// "1日2便", "1日3往復".
  static func isCount(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map { Scalars.folded($0.value) }
    guard scalars.starts(with: [0x31, 0x65E5]) || scalars.starts(with: [0x6BCE, 0x65E5]) else {
      return false
    }
    return ["便", "往復", "回", "本", "便運行", "往復運行", "本運行"].contains(where: text.hasSuffix)
  }

  private static func joined(_ parts: [Part]) -> String {
    parts.enumerated().map { index, part in
      let lead = index == 0 && part.close.isEmpty ? "" : part.lead
      return lead + part.text + part.close
    }.joined()
  }

  /// A sentence by itself, as far as it is understood then; else as printed.
  private func statement(_ text: String) -> String {
    let bare = Self.withoutSeason(Self.withoutYear(withoutBullet(text)))
    if let period = Self.ofService(bare) { return period }
    for candidate in [bare, Self.withoutAdverb(bare), withoutBus(bare)] {
      if Self.isUnderstood(candidate) { return candidate }
      let telling = Self.telling(candidate)
      if telling != candidate, Self.isUnderstood(telling) { return telling }
      let plain = Self.withoutAdverb(telling)
      if plain != telling, Self.isUnderstood(plain) { return plain }
    }
    // その他の便は毎日運行: marks and trips say what the others are not; 土日祝も同じ時刻で毎日運行: nothing else.
    if let words = (Self.others + Self.holidaysToo).first(where: bare.hasPrefix) {
      let rest = String(bare.dropFirst(words.count))
      if DayLabel.isDaily(rest) { return rest }
    }
    return bare
  }

  /// "登山バスの運行は7月1日から10月末まで" as "運行期間：7月1日から10月末まで".
  private static func ofService(_ text: String) -> String? {
    guard
      let range = ["の運行は", "の運行期間は", "の運転期間は", "の運行日は"].lazy
        .compactMap({ text[...].firstRange(of: $0) }).first
    else { return nil }
    let bus = String(text[..<range.lowerBound])
    let days = String(text[range.upperBound...].drop { "、，".contains($0) })
    guard bus.length <= 15, ServicePattern.read(bus).pattern == nil, !PartSentences.namesPart(bus),
      !OtherSubjects.isOne(bus)
    else { return nil }
    let reading = ServicePattern.read(days)
    guard reading.unread.isEmpty, let pattern = reading.pattern, pattern.daysAlone != nil else {
      return nil
    }
    return (pattern.namesPartOfYear ? "運行期間：" : "運行日：") + days
  }

  /// "みどりバスは日祝運休" as 日祝運休 on a page whose headings name that bus, or none.
  private func withoutBus(_ text: String) -> String {
    guard let topic = text.firstIndex(of: "は") else { return text }
    let bus = String(text[..<topic])
    guard (3...15).contains(bus.length), bus.hasSuffix("バス") || bus.hasSuffix("号"),
      ServicePattern.read(bus).pattern == nil, !PartSentences.namesPart(bus),
      !OtherSubjects.isOne(bus),
      headings.contains(bus) || !Self.busNames.isFound(in: headings)
    else { return text }
    return String(text[text.index(after: topic)...].drop { "、，".contains($0) })
  }

  private static let busNames = WordList(["バス", "号", "シャトル", "タクシー"])

  private static let others = [
    "その他の便は", "他の便は", "それ以外の便は", "その他は", "それ以外は", "無印は", "無印の便は", "特に記載のないものは", "特に記載のない便は",
    "記載のない便は", "印のない便は",
    "表示のない便は",
  ]

  private static let holidaysToo = [
    "土日祝", "土・日・祝", "土日祝日", "土・日・祝日", "土休日", "土日", "日祝", "祝日", "休日",
  ]
  .flatMap { days in
    ["も同じ時刻で", "も同時刻で", "も同じダイヤで", "も同じ時刻表で", "も平日と同じ時刻で", "も平日と同じダイヤで", "も"].map { days + $0 }
  }

  /// "(1) 土日祝運休" and "→土日祝運休" without what counts or points; a mark that departures bear stays.
  private func withoutBullet(_ text: String) -> String {
    guard let first = text.first, !used.contains(String(first)), !first.isLetter || first == "〇"
    else {
      return text
    }
    let rest = text.drop { character in
      let isSign = !character.isLetter && !character.isNumber && !"【［[（(「".contains(character)
      return isSign || character == "〇" || "①②③④⑤⑥⑦⑧⑨⑩".contains(character)
    }
    let bare = Self.withoutNumber(rest)
    return bare.isEmpty || Self.withoutNumber(text[...]).isEmpty ? text : String(bare)
  }

  /// "1．", "（1）" and "1 ".
  private static func withoutNumber(_ text: Substring) -> Substring {
    let open = text.drop { "（([［".contains($0) }
    let digits = open.prefix(while: \.isNumber)
    guard (1...2).contains(digits.count) else { return text }
    let rest = open.dropFirst(digits.count)
    guard let sign = rest.first, ".．)）]］、 ".contains(sign) else { return text }
    let isOpen = open.count < text.count
    return isOpen == ")）]］".contains(sign) || !isOpen
      ? rest.drop { ".．)）]］、 　".contains($0) } : text
  }

  /// "現在土日祝運休" and "当バスは土日祝運休" as 土日祝運休.
  private static func withoutAdverb(_ text: String) -> String {
    adverbMemo.value(of: text, read: readWithoutAdverb)
  }

  private static func readWithoutAdverb(_ text: String) -> String {
    var rest = text[...]
    while let word = adverbs.first(where: rest.begins), word.count < rest.count {
      rest = rest.dropFirst(word.count).drop { "、，は 　".contains($0) }
    }
    return String(rest)
  }

  private static let adverbs = [
    "現在は", "現在", "通常は", "通常", "基本的には", "基本的に", "原則として", "原則", "また", "尚", "なお", "全便とも", "全便", "当バスは",
    "このバスは", "本バスは", "シャトルバスは", "送迎バスは", "無料バスは", "無料送迎バスは", "コミュニティバスは", "循環バスは", "巡回バスは", "当路線は",
    "本路線は", "この路線は", "当線は", "本線は", "当シャトルは", "本シャトルは", "当便は全て", "バスは",
    "運行は", "この停留所は", "当停留所は", "この停留所では", "このバス停は",
    "運行：", "運行:",
  ]

  /// What is left when the parts that say nothing of days are gone.
  private static func telling(_ text: String) -> String {
    tellingMemo.value(of: text, read: readTelling)
  }

  private static func readTelling(_ text: String) -> String {
    // Blanks divide no English and no Korean.
    if Texts.dividesWords(text) { return text }
    let parts = parts(of: text)
    guard parts.count > 1, !explainsMark(parts[0].text, parts[1].lead) else { return text }
    let kept = parts.filter { !isSilent($0.text) }
    guard kept.count < parts.count else { return text }
    // 道の駅（水曜定休）へは …: what stands in brackets behind a name is that name's.
    let isOfName = zip(parts, parts.dropFirst()).contains { name, days in
      "（(".contains(days.lead) && !days.lead.isEmpty && !isSilent(days.text) && isSilent(name.text)
        && name.close.isEmpty
    }
    guard !isOfName else { return text }
    return joined(kept)
  }

  /// "学：学休日運休": what one letter before a colon means is no rule for the page.
  private static func explainsMark(_ head: String, _ sign: String) -> Bool {
    guard head.count == 1, let letter = head.first else { return false }
    return letter.isLetter && letter != "注" && "：:".contains(sign)
  }

  private struct Part {
    /// What divides it from the part before.
    var lead: String
    var text: String
    var close = ""
  }

  /// What blanks, colons, strokes, commas and brackets divide.
  private static func parts(of text: String) -> [Part] {
    var parts = [Part(lead: "", text: "")]
    var depth = 0
    for scalar in text.unicodeScalars {
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
        if depth == 0 {
          parts.append(Part(lead: String(scalar), text: ""))
          continue
        }
      default: break
      }
      parts[parts.count - 1].text.unicodeScalars.append(scalar)
    }
    return parts.filter { !$0.text.isEmpty }
  }

  /// Whether words say nothing of days: a fare, an address, when a timetable was made, what bad weather
  /// does.
  static func isSilent(_ text: String) -> Bool {
    // A line's name says whose days they are.
    if PartSentences.namesPart(text) || text.hasSuffix("線") || text.hasSuffix("行き")
      || text.hasSuffix("行")
    {
      return false
    }
    if conditions.isFound(in: text) {
      return ServicePattern.read(text).pattern?.namesSomeWeekdays != true
    }
    if issues.isFound(in: text), !services.isFound(in: text) { return true }
    // 13日～16日 of 12日：平日ダイヤ　13日～16日：日祝ダイヤ.
    let isDay = Texts.holdsNumber(before: [0x65E5], in: text) && !isCount(text)
    guard !services.isFound(in: text), !limits.isFound(in: text), !isDate(text), !isDay else {
      return false
    }
    return !LimitingWords.namesDays(text) && ServicePattern.read(text).pattern == nil
  }

  static func isDate(_ text: String) -> Bool {
    // 月 and /; 1日2便 counts buses.
    Texts.holdsNumber(before: [0x6708, 0x2F], in: text)
  }

  /// Whether all of a text is understood, as days or as a rule for dates.
  static func isUnderstood(_ text: String) -> Bool {
    if DayWords.isUnderstood(text) { return true }
    let reading = DayRuleReading.read(text)
    return reading.unread.isEmpty
      && (reading.limit != nil
        || !reading.rules.isEmpty && reading.rules.allSatisfy { $0.runs != nil })
  }

  /// What says that something runs or does not.
  static let services = WordList([
    "運休", "運行", "運転", "運航", "走り", "走ら", "休業", "休止", "定休", "お休み", "休み", "ダイヤ", "限定", "欠航", "のみ",
    "限り", "営業",
    "service", "Service", "operat", "Operat", "runs", "Runs", "running", "suspended", "Suspended",
    "only",
    "closed", "Closed", "available", "無休",
  ])
  private static let transfers = WordList(["乗換", "乗り換", "乗継", "乗り継", "のりかえ", "のりつぎ", "接続"])
  private static let buses = WordList([
    "運休", "運行", "運転", "運航", "走り", "走ら", "欠航", "ダイヤ", "service", "Service", "operat", "Operat",
    "runs",
    "Runs",
  ])
  private static let limits = WordList([
    "除", "以外", "ただし", "但", "限", "以降", "以前", "一部", "臨時", "まで", "より", "場合", "毎", "休",
  ])
  private static let conditions = WordList([
    "悪天候", "天候", "台風", "積雪", "降雪", "荒天", "大雪", "災害", "道路状況", "交通状況", "道路事情", "交通事情", "渋滞", "警報",
  ])
  private static let issues = WordList(["改正", "改定", "現在", "施行", "年度", "予定", "更新", "作成", "発行"])
}
