import BusLabels
import BusModel

/// A page that shows the buses of one day: of today, or of the date in a box. 木曜日 says there which day that is,
/// and not that the buses run every Thursday.
struct ChosenDay {
  private let tree: PageTree
  /// What a calendar on the page holds.
  private let inBox: CivilDate?
  /// The lines that say that one day is shown.
  private let chosen: [String]

  /// Gives timetables that are headed by nothing but the weekday of such a day its date; where that is said
  /// nowhere their days stay open.
  static func settle(_ contexts: inout [ContextReader], in tree: PageTree) {
    guard let label = contexts.first?.surroundingLabel?.text, let weekday = weekday(label),
      contexts.allSatisfy({ $0.surroundingLabel?.text == label })
    else { return }
    ChosenDay(tree).settle(&contexts, weekday, label)
  }

  /// Looks for it on a page.
  private init(_ tree: PageTree) {
    self.tree = tree
    let dates = tree.elements(tagged: .input).compactMap { box -> CivilDate? in
      guard tree.attribute("type", of: box)?.lowercased() == "date" else { return nil }
      return tree.attribute("value", of: box).flatMap { CivilDate($0) }
    }
    inBox = Set(dates).count == 1 ? dates[0] : nil
    chosen = tree.lines.map(\.text).filter { text in
      text.utf8.count <= Self.longest && Self.isShown(text)
    }
  }

  private func settle(_ contexts: inout [ContextReader], _ weekday: Weekday, _ label: String) {
    guard inBox != nil || !chosen.isEmpty, !namesKinds(besides: weekday) else { return }
    guard inBox == nil || inBox?.weekday == weekday else { return }
    // A box alone may be that of a form to book.
    let date = chosen.isEmpty ? nil : printedDate(on: weekday) ?? inBox?.description
    for index in contexts.indices { contexts[index].show(date, chosen.first ?? label) }
  }

  private static let longest = 120

  /// Whether a line says that the buses of one day stand below: 選択中の日付の時刻表, 本日（木曜日）のバス.
  private static func isShown(_ text: String) -> Bool {
    if picked.isFound(in: text) { return true }
    guard todays.isFound(in: text), !states.isFound(in: text) else { return false }
    return tables.isFound(in: text) || DayWords.hasHint(text)
      || todays.isOne(Texts.compact(text))
  }

  /// The one day of the week that a label names, however it says so.
  private static func weekday(_ label: String) -> Weekday? {
    guard !every.isFound(in: label) else { return nil }
    let reading = ServicePattern.read(label)
    guard let pattern = reading.pattern, reading.unread.isEmpty else { return nil }
    return week.first { $0.pattern == pattern }?.day
  }

  private static let week: [(day: Weekday, pattern: ServicePattern?)] = zip(
    [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday], "月火水木金土日"
  ).map { ($0, ServicePattern.read("\($1)曜日").pattern) }

  /// Whether the page has buttons or words for other kinds of days: 土曜 is then one of these.
  private func namesKinds(besides weekday: Weekday) -> Bool {
    let texts = tree.lines.lazy.filter { $0.text.utf8.count <= 60 }.map(\.text)
    return texts.contains { text in
      let label = Texts.compact(text)
      guard DayWords.hasHint(text), DayWords.isLabel(label), !DayLabel.isDaily(label) else {
        return false
      }
      let day = Self.weekday(label)
      return day.map { $0 != weekday } ?? DayWords.isPlain(label)
    }
  }

  /// What prints the date, on that day of the week.
  private func printedDate(on weekday: Weekday) -> String? {
    tree.lines.lazy.map(\.text).filter { $0.utf8.count <= Self.longest }.compactMap { text in
      let bare = text.split { "：:".contains($0) }.last.map { Texts.compact($0) } ?? ""
      guard let date = Self.date(bare), date.weekday == weekday, inBox == nil || inBox == date
      else { return nil }
      return bare
    }.first
  }

  /// The date that a text is, with its year: 2026年11月28日（土）.
  private static func date(_ text: String) -> CivilDate? {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3, text.first?.isNumber == true,
      text.allSatisfy({ $0.isNumber || dateSigns.contains($0) })
    else { return nil }
    return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private static let dateSigns = Set("年月日火水木金土曜（）()祝・./-")
  private static let picked = WordList([
    "選択中の日", "選択した日", "選択された日", "選んだ日", "指定した日", "指定された日", "指定日の", "表示する日", "表示中の日", "表示日",
    "selected date", "Selected date", "Selected Date", "selected day", "Selected day",
  ])
  private static let todays = WordList([
    "本日", "今日", "Today", "today", "TODAY", "오늘", "今天",
  ])
  private static let tables = WordList([
    "時刻", "ダイヤ", "の便", "のバス", "のふね", "の船", "の運行", "の運航", "timetable", "schedule", "departures",
    "시간표", "班次",
  ])
  private static let states = WordList([
    "状況", "情報", "遅れ", "遅延", "運休", "お知らせ", "天気", "までに", "ありません", "ございません", "終了",
  ])
  private static let every = WordList(["毎", "ダイヤ", "every", "Every", "매주", "每", "days"])
}
