package import BusModel

/// What a page says that the label of a column means, where the label alone does not: "学校休業日：土・日・祝日、夏休み
/// （7/21～8/31）", "「Bダイヤ」の時刻は12月14日～18日です", "それ以外の期間は通常ダイヤで運航します".
package struct LabelDefinition: Hashable, Sendable {
  /// The label in the spelling of ``folded(_:)``.
  package let label: String
  /// Its days of the week; none where it has only dates.
  package let weekly: [DayTerm]
  /// Its dates, with the days of the week among them where only these are meant.
  package let dated: [DayTerm]
  /// Whether it is of all days of which no other column is, among `weekly`.
  package let isRest: Bool
  /// Whether it is of school days, which the page tells only by the dates of its other labels.
  package let isOfSchool: Bool

  /// A label in one spelling, without ダイヤ and a footnote's number: two that are folded alike are the same.
  package static func folded(_ label: String) -> String {
    foldedMemo.value(of: label, read: foldedAfresh)
  }

  // The pages of a company bear the same labels and lines, and these are functions of the text alone.
  private static let foldedMemo = TextMemo<String>()
  private static let listedMemo = TextMemo<String?>()

  private static func foldedAfresh(_ label: String) -> String {
    var text = String(scalars: LabelText(label).characters.filter { $0 != " " })[...]
    while let last = text.last, "※*".contains(last) || isFootnote(text) { text = text.dropLast() }
    for word in nouns where text.hasSuffix(word) && text.count > word.count {
      text = text.dropLast(word.count)
    }
    return String(text)
  }

  /// Whether a text ends with the number of a footnote: 休日※1.
  private static func isFootnote(_ text: Substring) -> Bool {
    text.last?.isNumber == true && text.dropLast().last.map { "※*".contains($0) } == true
  }

  /// Nil unless a sentence says which days one of some labels, the page's folded ones, means and nothing else.
  package init?(_ sentence: String, of labels: Set<String>) {
    guard sentence.utf8.count <= 600, !labels.isEmpty else { return nil }
    let text = String(scalars: LabelText(sentence).characters)
    if let label = Self.rest(text, labels) {
      self.init(
        label: label, weekly: [DayTerm(days: .everyDay)], dated: [], isRest: true)
      return
    }
    guard let (label, said) = Self.parted(text), labels.contains(label),
      let body = LabelDays(said, besides: labels.subtracting([label]))
    else { return nil }
    self.init(
      label: label, weekly: body.weekly, dated: body.dated, isRest: body.isRest,
      isOfSchool: body.isOfSchool)
  }

  /// Both, where two lines say what one label means.
  package func joining(_ other: LabelDefinition) -> LabelDefinition {
    LabelDefinition(
      label: label, weekly: weekly + other.weekly.filter { !weekly.contains($0) },
      dated: dated + other.dated.filter { !dated.contains($0) }, isRest: isRest || other.isRest,
      isOfSchool: isOfSchool || other.isOfSchool)
  }

  /// That a label is of the days of no other column, since it says so by itself: 左記以外, その他の日.
  package init?(restBy label: String) {
    let folded = Self.folded(label)
    guard Self.restLabels.contains(folded) else { return nil }
    self.init(
      label: folded, weekly: [DayTerm(days: .everyDay)], dated: [], isRest: true)
  }

  /// That a label is of the days of no other column, where the page says what these are: 通常ダイヤ beside the
  /// dates of 特別ダイヤ, 登校日 beside those of 休校日.
  package init?(ordinary label: String) {
    let folded = Self.folded(label)
    guard Self.ordinaries.contains(folded) else { return nil }
    self.init(
      label: folded, weekly: [DayTerm(days: .everyDay)], dated: [], isRest: true)
  }

  private init(
    label: String, weekly: [DayTerm], dated: [DayTerm], isRest: Bool, isOfSchool: Bool = false
  ) {
    self.label = label
    self.weekly = weekly
    self.dated = dated
    self.isRest = isRest
    self.isOfSchool = isOfSchool
  }

  /// The label that a sentence seems to explain, folded; whether it does, its days tell.
  package static func head(of sentence: String) -> String? {
    guard sentence.utf8.count <= 600 else { return nil }
    let text = String(scalars: LabelText(sentence).characters)
    if let head = parted(text) { return head.label }
    guard let start = rests.lazy.compactMap({ text.hasPrefix($0) ? $0.count : nil }).first
    else { return nil }
    return restLabel(text.dropFirst(start))
  }

  /// The label that a line explains behind a colon, folded; は may say as what its days run.
  package static func listed(_ line: String) -> String? {
    listedMemo.value(of: line, read: listedAfresh)
  }

  private static func listedAfresh(_ line: String) -> String? {
    guard let sign = line.firstIndex(where: { "：:=＝…".contains($0) }), !line[..<sign].contains("は")
    else { return nil }
    return head(of: line)
  }

  /// The label over whose days a line stands that says nothing else: 【多客期】, 特別ダイヤの実施日.
  package static func head(over line: String) -> String {
    var text = folded(line).drop { bullets.contains($0) }
    while let last = text.last, ":。".contains(last) { text = text.dropLast() }
    if let first = text.first, let close = quotes[first], text.last == close {
      text = text.dropFirst().dropLast()
    }
    for word in ["の実施日", "実施日", "の運転日", "の対象日", "の適用日", "とは"]
    where text.hasSuffix(word) && text.count > word.count { text = text.dropLast(word.count) }
    return folded(String(text))
  }

  /// The dates of a line in a list of them, without their name; nil where it says something else: "・1月10日（初えびす）",
  /// "12月：5・6・12".
  package static func dates(ofLine line: String) -> String? {
    guard line.utf8.count <= 200, line.contains(where: \.isNumber) else { return nil }
    let days = LabelDays.plain(inMonth(String(scalars: LabelText(line).characters)))
    let reading = ServicePattern.read(days)
    guard reading.unread.isEmpty, !reading.losesDays, let terms = reading.pattern?.daysAlone,
      terms.contains(where: { !$0.periods.isEmpty })
    else { return nil }
    return days
  }

  /// "12月:5・6・12" as 12月5日・6日・12日.
  private static func inMonth(_ line: String) -> String {
    guard let month = line.firstIndex(of: "月"), month < line.index(before: line.endIndex),
      case let rest = line[line.index(after: month)...].drop(while: { ": ".contains($0) }),
      rest.count < line[month...].count - 1,
      rest.allSatisfy({ $0.isNumber || "・、,~日 ".contains($0) })
    else { return line }
    let days = rest.split { "・、, ".contains($0) }.map { part in
      part.split(separator: "~").map { $0.hasSuffix("日") ? String($0) : $0 + "日" }
        .joined(separator: "~")
    }
    return line[...month] + days.joined(separator: "、")
  }

  /// A label and what is said of it behind a colon, は or とは.
  private static func parted(_ text: String) -> (label: String, said: Substring)? {
    var bare = text.drop { bullets.contains($0) }
    if text.first.map({ "※*注".contains($0) }) == true {
      // ※1 休日とは…, 注)….
      bare = bare.drop { $0.isNumber || "注):. ".contains($0) }
    }
    var name: Substring
    var said: Substring
    if let first = bare.first, let close = quotes[first], let end = bare.firstIndex(of: close) {
      name = bare[bare.index(after: bare.startIndex)..<end]
      said = bare[bare.index(after: end)...]
    } else {
      guard let end = bare.firstIndex(where: { ":=…→は".contains($0) }), bare[..<end].count <= 18
      else { return nil }
      name = bare[..<end]
      if name.hasSuffix("と") { name = name.dropLast() }
      said = bare[end...]
    }
    said = said.drop { $0 == " " }
    for word in nouns where said.hasPrefix(word) { said = said.dropFirst(word.count) }
    guard let verb = verbs.first(where: said.hasPrefix) else { return nil }
    said = said.dropFirst(verb.count).drop { ":、… ".contains($0) }
    let label = folded(String(name))
    guard !label.isEmpty, !said.isEmpty, !topics.contains(label) else { return nil }
    return (label, said)
  }

  /// The label of what is no other's days: "それ以外の期間は通常ダイヤで運航します".
  private static func rest(_ text: String, _ labels: Set<String>) -> String? {
    guard let word = rests.first(where: text.hasPrefix),
      let label = restLabel(text.dropFirst(word.count)), labels.contains(label)
    else { return nil }
    return label
  }

  private static func restLabel(_ text: Substring) -> String? {
    var bare = text.drop { "、( ".contains($0) }
    for word in ["すべて", "全て"] where bare.hasPrefix(word) { bare = bare.dropFirst(word.count) }
    guard
      let end = [")", "ダイヤ", "の時刻", "で運", "です"].lazy
        .compactMap({ bare.firstRange(ofBytes: $0)?.lowerBound }).min(),
      end > bare.startIndex
    else { return nil }
    var tail = bare[end...].drop { $0 == ")" }
    for word in nouns where tail.hasPrefix(word) { tail = tail.dropFirst(word.count) }
    if tail.hasSuffix(")"), let open = tail.lastIndex(of: "(") { tail = tail[..<open] }
    while tail.last == "。" { tail = tail.dropLast() }
    if tail.hasPrefix("の"), ends.contains(where: { tail.dropFirst() == $0 }) {
      tail = tail.dropFirst()
    }
    guard tail.isEmpty || ends.contains(where: { tail == $0 }) else { return nil }
    return folded(String(bare[..<end]))
  }

  private static let bullets = "※*●■◆○◎・▼▲◇□ "
  private static let nouns = [
    "の時刻表", "の時刻", "ダイヤ", "の運行日", "運行日", "の期間", "の欄", "の日",
  ]
  private static let verbs = ["とは", "は", ":", "=", "…", "→"]
  /// All brackets and quotation marks are these in the one spelling.
  private static let quotes: [Character: Character] = ["(": ")"]
  private static let rests = [
    "それ以外の期間は", "それ以外の日は", "それ以外は", "上記以外の期間は", "上記以外の日は", "上記以外は", "その他の期間は", "その他の日は", "その他は",
    "左記以外の日は", "右記以外の日は", "それ以外の日程は", "上記の期間以外は", "上記期間以外は", "上記の日以外は", "下記以外の日は",
  ]
  private static let ends = [
    "です", "で運行", "で運行します", "で運行いたします", "で運航します", "で運航いたします", "で運航", "で運転します", "となります", "にて運行します",
    "の運行",
    "の運行です", "とします", "により運行します",
  ]
  private static let restLabels: Set<String> = [
    "左記以外", "右記以外", "上記以外", "下記以外", "左記以外の日", "右記以外の日", "上記以外の日", "下記以外の日", "左記以外の期間", "右記以外の期間",
    "上記以外の期間", "その他の日", "その他の期間", "それ以外の日", "それ以外の期間", "左記以外の", "右記以外の", "下記以外の", "上記以外の", "その他",
    "それ以外",
  ]
  private static let ordinaries: Set<String> = [
    "通常", "通常期", "通常期間", "通常日", "平常", "平常期", "通常運行", "通常運航", "ローシーズン", "閑散期", "登校日", "授業日", "授業期間",
    "通常授業日",
    "開講日", "通学日", "通園日", "開庁日", "営業日", "市場営業日", "出勤日", "稼働日", "開館日", "開園日", "診療日", "非開催日",
  ]
  /// What says of which days a page speaks, and is the label of none.
  private static let topics: Set<String> = [
    "運行", "運行日", "運行期間", "運航", "運航日", "運航期間", "運転日", "運転期間", "運休", "運休日", "運休期間", "欠航日", "期間",
    "定休日",
    "実施日", "改正日", "更新日", "発行日", "施行日", "実施", "曜日", "開催期間", "日付", "対象日", "適用日", "適用期間", "日時", "但し",
    "ただし",
    "なお", "また", "注意", "備考", "注", "当日", "翌日", "前日", "期日",
  ]
}
