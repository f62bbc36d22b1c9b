import BusLabels
import BusModel

/// The labels of days in a text.
extension DayLabel {
  /// The labels in one run of text: the whole of it, or the parts that brackets and spaces divide.
  static func labels(in printed: String) -> [String] {
    if let note = TripStatement.note(in: printed) { return labels(in: String(printed[..<note])) }
    return DayWords.hasHint(printed)
      ? memo.value(of: printed) { readLabels(in: Requests.removed(from: $0)) } : []
  }

  private static let memo = TextMemo<[String]>()

  private static func readLabels(in printed: String) -> [String] {
    let compact = bare(printed)
    var whole = withoutBullet(compact)
    if whole.ends(with: "。") { whole.removeLast() }
    whole = OperatingDays.withoutStops(whole)
    // ただし5月5日は運行します takes something out of what is said before it.
    guard DayWords.mayName(whole), !TripRule.buts.contains(where: whole.begins(with:)) else {
      return []
    }
    if OperatingDays.restsNever(whole) { return ["毎日運行"] }
    if DayWords.isLabel(whole) {
      return IssueDate.isLabel(whole, in: compact) ? [] : [withoutBrackets(whole)]
    }
    if let dates = EventDates.label(in: Texts.collapsed(printed)) { return [dates] }
    if let days = NameDays.days(before: whole) ?? NameDays.days(ofLine: whole)
      ?? BracketedDays.label(in: Texts.collapsed(printed))
    {
      return [days]
    }
    guard compact.utf8.count < printed.utf8.count || dividers.isFound(in: printed) else {
      return DayWords.labelBeforeTimetable(whole).map { [$0] } ?? []
    }
    let named = parts(of: DateWeekdays.removed(from: printed)).map(withoutBullet).filter {
      !$0.isEmpty
    }.map(besideDash)
    let labels = named.filter { DayWords.isLabel($0) && !IssueDate.isLabel($0, in: compact) }
    let rest = named.filter { !DayWords.isLabel($0) }
    // A part that changes the days and is not understood must not get lost: the whole is the label.
    if !labels.isEmpty, rest.contains(where: changesLabel) { return [whole] }
    return labels.isEmpty ? DayWords.labelBeforeTimetable(whole).map { [$0] } ?? [] : labels
  }

  /// 夏休み; 2026年は5/30～11/8; は運休となる: more than a name beside the label, which it limits or turns round.
  private static func changesLabel(_ part: String) -> Bool {
    if particles.begins(part), DayStatements.services.isFound(in: part) { return true }
    guard !isName(part) else { return false }
    return DayWords.changesDays(part) || SeasonSentences.isShortSpan(part)
      || Texts.holdsNumber(before: [0x6708], in: part) && !IssueDate.words.isFound(in: part)
      || DayStatements.isDate(part) && !IssueDate.words.isFound(in: part)
        && ServicePattern.read(part).pattern != nil
  }

  private static let particles = WordList(["は", "も", "が", "を", "に", "の"])

  /// Whether a text is a label and nothing else, but for its bullet or number.
  static func isWhole(_ text: String) -> Bool {
    let whole = withoutBullet(bare(text))
    return DayWords.isLabel(whole) && !IssueDate.isLabel(whole, in: whole)
  }

  /// A text without white space; English is no text without it.
  static func bare(_ printed: String) -> String {
    let isEnglish = printed.unicodeScalars.allSatisfy { $0.value < 0x3000 }
    if isEnglish { return Texts.collapsed(printed) }
    let text = Texts.compact(printed)
    // What 平日※1 refers to is read by itself.
    return NoteReference.ending(text)?.before ?? text
  }

  /// 盆堀線 and 春日町行き speak of no days, whatever they hold.
  private static func isName(_ part: String) -> Bool {
    NameLine(part).says(.stop, .routeName, .destination)
  }

  /// What brackets divide; of that what spaces divide, but for what is a label as a whole: (every day).
  private static func parts(of printed: String) -> [String] {
    var parts: [String] = [""]
    for scalar in printed.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open, .close: parts.append("")
      default: parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.flatMap { part -> [String] in
      let whole = Texts.compact(part)
      let words = part.unicodeScalars.split { scalar in
        if case .space = Scalars.classify(scalar.value) { true } else { false }
      }
      let isLatin = whole.utf8.allSatisfy { $0 < 0x80 }
      return words.count < 2 || isLatin && DayWords.isLabel(whole)
        ? [whole] : words.map { String($0) }
    }
  }

  /// "時刻表－平日" as "平日": the one part beside dashes that is a label; anything else as it is.
  private static func besideDash(_ text: String) -> String {
    guard dashes.isFound(in: text), !DayWords.isLabel(text) else { return text }
    let labels = text.split { "－–—―｜|：:".contains($0) }.map(String.init).filter(DayWords.isLabel)
    return labels.count == 1 ? labels[0] : text
  }

  private static let dashes = WordList("－–—―｜|：:".map { String($0) })
  /// What may stand between a label and other words, white space aside.
  private static let dividers = WordList(
    "－–—―｜|：:([{（［｛〈《「『【〔)]}）］｝〉》」』】〕".map { String($0) })

  /// "■平日" and "1．平日" as "平日".
  private static func withoutBullet(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    if bullets.contains(first) || first == "－" && text.unicodeScalars.count > 2 {
      let bare = text.unicodeScalars.drop { bullets.contains($0) || $0 == "－" }
      // "★印の便は…" explains the mark.
      return bare.first == "印" ? text : String(bare)
    }
    let rest = text.unicodeScalars.drop { (0x30...0x39).contains(Scalars.folded($0.value)) }
    guard rest.count < text.unicodeScalars.count, text.unicodeScalars.count - rest.count < 3,
      let sign = rest.first, numbering.contains(sign), rest.count > 1
    else { return text }
    return String(rest.dropFirst())
  }

  private static let bullets = Set("→⇒➡―—–■●◆◇□▼▽▲△○◎・※＊*★☆▶►".unicodeScalars)
  /// What stands behind the number of a section.
  private static let numbering = Set(".．、)）".unicodeScalars)

  /// "【平日】" as "平日", when the brackets are around the whole.
  private static func withoutBrackets(_ text: String) -> String {
    guard let bare = MarkKey.withoutBrackets(text),
      !bare.unicodeScalars.contains(where: {
        if case .open = Scalars.classify($0.value) { return true }
        return false
      })
    else { return text }
    return bare
  }
}
