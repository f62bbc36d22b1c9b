package import BusModel

/// How long a timetable holds, said beside it: "有効期間：2026年12月1日～2027年3月31日", "現行時刻表（11月30日まで）".
extension ParsedDayRules {
  /// That the days are open on which a timetable does not hold; nil where a line says anything else.
  package static func validity(_ line: String) -> PageDayRule? {
    guard line.utf8.count <= 400, line.holdsNumber else { return nil }
    return validityMemo.value(of: line) { line in
      sentences(of: line).lazy.compactMap { sentence in
        guard sentence.utf8.count <= 150 else { return nil }
        return validityAfresh(sentence) ?? withoutBracket(sentence).flatMap(validityAfresh)
          ?? revision(sentence).flatMap(validityAfresh)
      }.first
    }
  }

  /// That the days are open outside of "2026年4月1日から2027年3月31日まで", where a line says nothing else;
  /// nil where a year is missing, which is what a season looks like.
  package static func heldByYears(_ line: String) -> PageDayRule? {
    guard line.utf8.count <= 90, line.mayHoldYears,
      let spans = ServicePattern.read(line).daysAlone, spans.count == 1, let span = spans.first,
      span.days.isEmpty, span.except.isEmpty, !span.periods.isEmpty,
      span.periods.allSatisfy(\.isOfYears)
    else { return nil }
    return PageDayRule(when: [DayTerm(days: .everyDay, except: spans)], runs: nil, because: line)
  }

  /// "1月12日より運行を開始します（土日祝運休）" without what the bracket at its end says of other things.
  private static func withoutBracket(_ sentence: String) -> String? {
    guard let last = sentence.last, "）)".contains(last),
      let open = sentence.lastIndex(where: { "（(".contains($0) }),
      sentence[open...].contains("運休")
    else { return nil }
    return String(sentence[..<open])
  }

  /// "2026年12月1日改正" of "2026年12月1日改正　11月30日までの時刻はこちら".
  private static func revision(_ sentence: String) -> String? {
    guard let blank = sentence.firstIndex(where: \.isWhitespace),
      case let head = sentence[..<blank], head.first?.isNumber == true || head.hasPrefix("令和"),
      ["改正", "改定"].contains(where: head.hasSuffix)
    else { return nil }
    return String(head)
  }

  static let validityMemo = TextMemo<PageDayRule?>()

  private static func validityAfresh(_ line: String) -> PageDayRule? {
    let text = joined(withoutReason(line))
    let label = LabelText(text)
    let tokens = PatternScanner.tokens(of: label)
    guard let first = tokens.firstIndex(where: \.isMonthDate) else { return nil }
    var end = first + 1
    while end < tokens.count, tokens[end].continuesSpan { end += 1 }
    let places = tokens[first].places.lowerBound..<tokens[end - 1].places.upperBound
    var said = label.quote(places)
    let before = String(scalars: label.characters[..<places.lowerBound])
    let after = String(scalars: label.characters[places.upperBound...])
    let isOneDate = end == first + 1
    // 4月改正 of no year is over or to come.
    if isOneDate, tokens[first].isMonthOfNoYear { return nil }
    if isOneDate, before.contains("有効期限") {
      said += "まで"
    } else if isOneDate {
      let isStart = starts.contains { after.drop { " )".contains($0) }.hasPrefix($0) }
      guard isStart || headsStart(before, tokens[first]) else { return nil }
      said += "から"
    }
    let around =
      over.contains(where: text.holds(bytes:)) ? withoutLine(before, after) : before + after
    let begins = !isOneDate && hasYear(tokens[first]) && beginnings.contains(where: said.hasSuffix)
    // 2027年2月28日まで in a line of its own.
    let isEndAlone =
      end == first + 2 && hasYear(tokens[first]) && tokens[first + 1].meaning == .until
      && !around.contains { $0.isLetter || $0.isNumber }
    guard isEndAlone || isAboutValidity(begins ? around + "運行開始" : around, isBare: !isOneDate),
      let spans = ServicePattern.read(said).pattern?.daysAlone,
      spans.allSatisfy({ $0.days.isEmpty && $0.periods.allSatisfy(\.isValidity) })
    else { return nil }
    let outside = DayTerm(days: .everyDay, except: spans)
    // 9月30日をもって路線を廃止しました: nothing runs after it.
    let isOver =
      over.contains(where: text.holds(bytes:))
      && spans.allSatisfy { $0.periods.allSatisfy(\.isEndOfService) }
    return PageDayRule(
      when: [outside], runs: isOver ? ServiceDayKind.none : nil, because: line)
  }

  /// "運行開始日　令和8年12月1日": the first day of service, behind its head.
  private static func headsStart(_ before: String, _ token: PatternToken) -> Bool {
    guard hasYear(token) else { return false }
    let head = before.drop { !$0.isLetter }.filter { $0.isLetter || $0.isNumber }
    return heads.contains(head)
  }

  private static func hasYear(_ token: PatternToken) -> Bool {
    if case .date(let date) = token.meaning { date.year != nil } else { false }
  }

  private static let heads: Set<String> = [
    "運行開始日", "運行開始", "運転開始日", "運転開始", "運航開始日", "運航開始", "開始日", "開業日", "運行開始予定日", "適用開始日", "実施日",
    "運行日開始日", "改正日", "改正実施日", "施行日", "適用日",
  ]

  /// "令和8年12月1日運行開始" says from when on there is anything at all.
  private static let beginnings = ["運行開始", "運転開始", "運航開始", "運行を開始", "運転を開始"]
  private static let over = ["廃止", "運行を終了", "運行終了", "運転を終了"]

  /// "自 12月1日 至 3月31日" and "12月1日 00:00 ～ 3月31日 23:59" as "12月1日～3月31日".
  private static func joined(_ line: String) -> String {
    var text = line
    for (words, sign) in [
      ("00:00", ""), ("0:00", ""), ("23:59", ""), ("24:00", ""), ("自　", ""), ("自 ", ""), ("自", ""),
      (" 至 ", "～"), ("　至　", "～"), ("　至", "～"), (" 至", "～"), ("至", "～"), (" ～ ", "～"),
      ("をもちまして", "をもって"), ("今年度の運行を", "運行を"), ("今シーズンの運行を", "運行を"), ("本年の運行を", "運行を"),
      ("今年の運行を", "運行を"),
      ("の運行をもって", "まで"), ("の運行を最後に", "まで"), ("をもって", "まで"),
    ] { text = text.replacing(bytes: words, with: sign) }
    return text
  }

  /// "道路工事に伴い、2027年1月18日から…" and "本路線は、利用者減少のため11月30日をもって…" without why.
  private static func withoutReason(_ line: String) -> String {
    guard let number = line.firstIndex(where: \.isNumber), case let head = line[..<number],
      let reason = reasons.lazy.compactMap({ head.firstRange(ofBytes: $0) }).first
    else { return line }
    let before = head[..<reason.lowerBound]
    let start = before.lastIndex { "は、".contains($0) }.map(before.index(after:)) ?? line.startIndex
    return String(line[..<start] + line[reason.upperBound...].drop { "、，".contains($0) })
  }

  private static let reasons = ["に伴い", "のため", "により", "につき", "を受け"]

  /// Whether nothing but words for a timetable and its time stand around the dates.
  private static func isAboutValidity(_ text: String, isBare: Bool) -> Bool {
    var rest = text
    var isNamed =
      isBare && (text.contains { "をまで".contains($0) } || text.filter(\.isLetter) == "期間")
    for word in names where rest.holds(bytes: word) {
      rest = rest.replacing(bytes: word, with: "")
      isNamed = true
    }
    for word in fillers { rest = rest.replacing(bytes: word, with: "") }
    return isNamed && !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// "岬線は" before the dates and "路線を廃止しました" behind them without the line of which it is said.
  private static func withoutLine(_ before: String, _ after: String) -> String {
    [before, after].map { part in
      guard let topic = part.lastIndex(of: "は") ?? part.firstIndex(of: "を"),
        lines.contains(where: Self.withoutBrackets(part[..<topic]).hasSuffix)
      else { return part }
      return String(part[part.index(after: topic)...])
    }.joined()
  }

  /// 当停留所（旧病院前） without the bracket behind it.
  private static func withoutBrackets(_ name: Substring) -> Substring {
    guard let last = name.last, "）)".contains(last),
      let open = name.lastIndex(where: { "（(".contains($0) })
    else { return name }
    return name[..<open]
  }

  /// How the names of lines and their buses end.
  static let lines = ["線", "号", "ルート", "コース", "系統", "路線", "バス", "便", "停留所", "バス停", "のりば"]
  private static let starts = [
    "改正", "改定", "ダイヤ改正", "時刻改正", "実施", "施行", "適用", "開業", "開始", "運行開始", "運行開始日", "以降", "以後", "より",
    "から", "新",
    "時刻表改正", "時刻表改定", "時刻改定",
  ]
  private static let names = [
    "シーズン営業", "営業期間", "開園期間", "開催期間", "会期", "開設期間", "有効期間", "有効期限", "適用期間", "対象期間", "実施期間", "掲載期間",
    "有効",
    "適用", "ダイヤ改正",
    "時刻改正", "改正",
    "改定", "運行開始日", "運行開始", "開業", "開始",
    "実施", "施行",
    "実証運行", "試験運行", "実証実験", "実証期間", "試行期間", "社会実験", "運行時刻表", "時刻表", "ダイヤ", "時刻", "以降", "以後", "現行",
    "運行を終了", "運行終了",
    "終了", "廃止", "運行", "試験", "設置",
  ]
  private static let fillers = [
    "のもの",
    "しております", "しています", "いたしました", "いたします", "となりました", "となります", "しました", "します", "この", "当", "本", "新",
    "旧", "冬期", "冬季", "夏期",
    "夏季", "春期", "秋期", "冬", "夏", "春", "秋", "期間", "の", "は", "です", "まで", "から", "より", "で", "を", "もって",
    "に", "が", "版",
    "年度", "間", "スキー場", "ゲレンデ", "公園", "バス", "にて", "当面", "現在", "臨時", "停留所",
  ]
}
