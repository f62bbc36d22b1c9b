import BusLabels
import BusModel

/// Divides lines that speak of days into their sentences, each without the words around it that say
/// nothing of days: "ご注意：土日祝運休（予約不要）" says what 土日祝運休 does.
struct DayStatements {
  /// The marks that stand beside departures: a line that begins with one speaks of these.
  let used: UsedMarks
  /// The headings of the page.
  let headings: String

  /// `marks` are those that stand beside departures; `headings` are the page's.
  init(marks: Set<String>, headings: [String] = []) {
    used = UsedMarks(marks)
    self.headings = headings.joined(separator: "\n")
  }

  /// The lines, of which those about days are divided.
  func divided(_ lines: PageLines) -> PageLines {
    DatedNotices.completed(HouseDays.told(Self.plainer(lines))).replacing { line in
      // "凡例：休日＝土曜・日曜・祝日".
      let bare = LegendLine.withoutTitle(line.text)
      if Self.services.isFound(in: line), let (definition, rest) = HolidayDefinition.parted(bare) {
        return [definition] + statements(rest)
      }
      if bare != line.text, HolidayDefinition.begins(bare) { return [bare] }
      if let parts = Self.restBeforeThing(line) ?? Self.besidesSign(line.text) { return parts }
      guard line.text.utf8.count <= 600, DayWords.hasHint(line),
        Self.services.isFound(in: line) || HolidayDefinition.begins(line.text),
        !LegendLine.explainsSign(line.text)
      else { return nil }
      if Self.transfers.isFound(in: line) { return besidesTransfers(line.text) }
      let found = statements(line.text)
      guard OtherSubjects.isMixed(line.text) else { return found }
      // In a line about something else too, what speaks of buses is of them, and what does not is of what
      // the sentence before it was.
      var isOfBuses = found.count > 1
      let ofBuses = found.filter { sentence in
        if Self.buses.isFound(in: sentence) {
          isOfBuses = found.count > 1
          return true
        }
        isOfBuses = isOfBuses && !OtherSubjects.isMixed(sentence)
        return isOfBuses
      }
      return ofBuses.isEmpty ? nil : ofBuses
    }
  }

  /// "12月 5日は運休" as "12月5日は運休": a blank divides nothing there. A ship's 運航 is a bus's 運行.
  private static func plainer(_ lines: PageLines) -> PageLines {
    lines.replacing { line in
      guard line.text.utf8.count <= 600, DayWords.hasHint(line) else { return nil }
      let plain = ChangedTimes.lasting(withoutTranslation(line.text.closingDateGaps).inWordsOfBuses)
        .dividingAtRestOfAll.dividingAtBut.unquotingDays
      return plain == line.text ? nil : [plain]
    }
  }

  /// "フェリーに接続します。毎日運行。": what a sentence of its own says beside those of other vehicles.
  private func besidesTransfers(_ text: String) -> [String] {
    let sentences = text.split(separator: "。").map { Texts.collapsed($0) }.filter { !$0.isEmpty }
    let own = ServiceParts.withMonths(sentences.filter { !Self.transfers.isFound(in: $0) })
      .map(statement).filter {
        DayLabel.isDaily($0) || DatedRemarks.road(of: $0, behind: "") != nil
          || Self.services.isFound(in: $0) && DayWords.hasHint($0)
      }
    return own.isEmpty ? [text] : own + [text]
  }

  /// The statements of a line; the line itself where nothing needs to be taken off it.
  private func statements(_ printed: String) -> [String] {
    if let note = TripStatement.note(in: printed) {
      return statements(String(printed[..<note])) + [String(printed[note...].dropFirst())]
    }
    if OtherSubjects.isOfHouse(printed) { return [printed] }
    let text = Self.plainMemo.value(of: printed) {
      let plain = CarriedDates.inBrackets(
        Self.withoutBrackets(Self.plain(Requests.removed(from: Self.withStand(in: $0))))
          // 祝日は運休しますが、2月11日は運行します.
          .replacing(bytes: "運休しますが、", with: "運休します。").replacing(bytes: "運休ですが、", with: "運休です。")
          // 「日曜」の時刻、振替休日は ….
          .replacing(bytes: "」の時刻、", with: "」の時刻。"))
      return TurnOfYear.rest(in: plain) ?? plain
    }
    if Self.isUnderstood(text) { return [text] }
    let parts = Self.sentences(of: text)
    if parts.count > 1, TripRule.heads(parts[0]) { return [text] }
    let sentences = CarriedDates.told(ChangedTimes.told(parts))
    guard sentences.count > 1 else {
      return [statement(parts.count > 1 ? sentences.first ?? text : text)]
    }
    let telling = ServiceParts.withMonths(sentences.filter { !Self.isSilent($0) })
    return telling.isEmpty ? [text] : telling.map(statement)
  }

  /// "2月8日～12日（全便運休）" and "2月8日～12日 ※運休" as "2月8日～12日は全便運休".
  private static func withoutBrackets(_ text: String) -> String {
    guard text.contains("運休"), isDate(text) else { return text }
    for word in ["全便運休", "終日運休", "全日運休", "運休", "運休します", "全便運休します", "全線運休"] {
      for (open, close) in [("※", ""), ("（", "）"), ("(", ")"), ("【", "】"), ("［", "］"), ("[", "]")] {
        guard text.ends(with: open + word + close) else { continue }
        let dates = Texts.collapsed(String(text.dropLast(open.length + word.length + close.length)))
        if DayWords.onlyDates(dates) { return dates + "は" + word }
      }
    }
    return text
  }

  // The pages of a company say the same of their days, and these are functions of the text alone.
  private static let plainMemo = TextMemo<String>()

  /// Without a pointer at its head, when it was made and how many buses run a day: what these hold of
  /// numbers is no date of service. What 休日 are a bracket may say.
  private static func plain(_ text: String) -> String {
    let printed = withExceptions(text)
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

  /// "運行日：月曜～金曜。ただし祝日、8月13日を除きます。" with the exceptions in a bracket, as part of the first sentence.
  private static func withExceptions(_ text: String) -> String {
    for word in ["。ただし、", "。ただし", "。但し、", "。但し"] {
      guard let start = text[...].firstRange(of: word),
        let verb = ["を除きます", "を除く", "は除きます", "は除く"].lazy
          .compactMap({ text[start.upperBound...].firstRange(of: $0) }).first,
        case let days = String(text[start.upperBound..<verb.lowerBound]),
        ServicePattern.read(days).unread.isEmpty, ServicePattern.read(days).pattern != nil
      else { continue }
      return text[..<start.lowerBound] + "（" + days + "を除く）" + text[verb.upperBound...]
    }
    return text
  }

  /// A sentence by itself, as far as it is understood then; else as printed.
  private func statement(_ text: String) -> String {
    // Of 空港リムジンバスは3月8日から運休します nothing is said of these buses without its head.
    if OtherSubjects.vehicle(of: text) != nil { return text }
    let plain = Self.withoutSeason(Self.withoutYear(withoutBullet(text)))
    let bare = RideRests.plain(plain) ?? plain
    if let days = TurnOfYear.rest(in: bare) ?? Self.ofService(bare) ?? Self.ofDays(bare)
      ?? Self.inPlaceOfTrains(bare)
    {
      return days
    }
    for candidate in [bare, Self.withoutAdverb(bare), withoutBus(bare)] {
      if Self.isUnderstood(candidate) { return candidate }
      let telling = Self.telling(candidate)
      if telling != candidate, Self.isUnderstood(telling) { return telling }
      let plain = Self.withoutAdverb(telling)
      if plain != telling, Self.isUnderstood(plain) { return plain }
    }
    // その他の便は毎日運行: marks and trips say what the others are not; 土日祝も同じ時刻で毎日運行: nothing else.
    if Self.asOther.begins(bare), let words = Self.others.first(where: bare.begins(with:)) {
      let rest = String(bare.dropFirst(words.count))
      if DayLabel.isDaily(rest) { return rest }
    }
    return UnmarkedBuses.daily(bare) ?? bare
  }

  private static let others =
    [
      "その他の便は", "他の便は", "それ以外の便は", "その他は", "それ以外は", "無印は", "無印の便は", "特に記載のないものは", "特に記載のない便は",
      "記載のない便は", "印のない便は",
      "表示のない便は",
    ] + holidaysToo
  private static let asOther = WordList(others)

  private static let holidaysToo = [
    "土日祝", "土・日・祝", "土日祝日", "土・日・祝日", "土休日", "土日", "日祝", "祝日", "休日",
  ]
  .flatMap { days in
    ["も同じ時刻で", "も同時刻で", "も同じダイヤで", "も同じ時刻表で", "も平日と同じ時刻で", "も平日と同じダイヤで", "も"].map { days + $0 }
  }

  /// What says that something runs or does not.
  static let services = WordList(
    [
      "運休", "運行", "運転", "運航", "走り", "走ら", "動きま", "休業", "休止", "定休", "お休み", "休み", "ダイヤ", "限定", "欠航",
      "のみ",
      "限り", "営業", "読み替え",
      "service", "Service", "operat", "Operat", "runs", "Runs", "running", "suspended", "Suspended",
      "only",
      "closed", "Closed", "available", "送迎も", "送迎は", "無休", "実証期間", "試行期間",
    ], asked: .service)
  private static let transfers = WordList(["乗換", "乗り換", "乗継", "乗り継", "のりかえ", "のりつぎ", "接続"])
  private static let buses = WordList([
    "運休", "運行", "運転", "運航", "走り", "走ら", "動きま", "欠航", "ダイヤ", "service", "Service", "operat",
    "Operat",
    "runs",
    "Runs",
  ])
}
