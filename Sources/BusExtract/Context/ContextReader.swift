import BusModel

/// Finds what stands around a timetable: its names, and the day when its own columns do not name it.
struct ContextReader {
  /// What the page says of the names.
  let names: TimetableNames
  /// The days that stand around it, for columns that name none.
  var surroundingLabel: DayLabel?
  /// The words that say from when it holds.
  private(set) var revision: [String]
  /// The part of the year to which the section limits it: 授業期間.
  private var section: String?
  /// The sentences about days that speak of this timetable and not of all on the page.
  let dayLines: [String]
  /// What is wrong when the page's title names other days than the words beside the timetable.
  let dispute: Notice?
  /// Whether its caption or a heading names its days.
  let isLabelled: Bool
  /// Words beside it that speak of days and gave it none; nil when there are none.
  private(set) var unreadDays: String?

  /// Looks around a reading.
  init(
    _ reading: LayoutResult, names: TimetableNames, ofLine: [String], around: LinesAround
  ) {
    self.names = names
    let (sections, scope) = (around.sections, around.scope)
    let surroundings = Surroundings(tree: around.tree, node: reading.node)
    let ownLabel = surroundings.dayLabel().flatMap {
      sections.isValidity($0.text) || HouseDays.isTold($0.text, in: around.lines) ? nil : $0
    }
    isLabelled = ownLabel != nil
    let titleLabel = reading.isUnlabelled ? surroundings.titleLabel() : nil
    // With no other label it is what is said of the line, all of it.
    let own = reading.isUnlabelled && !ofLine.isEmpty ? ofLine.joined(separator: "。") : nil
    let label = Self.label(
      of: reading, ownLabel, titleLabel, besides: own, surroundings, around.operating)
    let held = { reading.isUnlabelled ? sections.validity : nil }
    let said = label ?? (own ?? held()).map { DayLabel(text: $0, remarks: []) }
    surroundingLabel = reading.isSentence ? nil : said
    dispute = Self.dispute(surroundingLabel, titleLabel)
    unreadDays = Self.namesDays(label) ? nil : around.unread.words(for: reading, besides: label)
    revision = around.revisions.nearest(to: reading.node)
    let heads = reading.columns.compactMap(\.label).flatMap { [$0.text] + $0.remarks }
    section = sections.qualifier(above: reading.node)
      .flatMap { SectionDays.defines($0, heads: heads) ? nil : $0 }
    dayLines =
      around.special.filter { scope.holds($0.node, for: reading.node) }.map(\.text)
      + (label == nil ? [] : ofLine)
  }

  /// The days that stand nearest, with what is said elsewhere of the same days where they give dates or exceptions alone.
  private static func label(
    of reading: LayoutResult, _ ownLabel: DayLabel?, _ titleLabel: DayLabel?,
    besides ofLine: String?, _ surroundings: Surroundings, _ operating: OperatingDays
  ) -> DayLabel? {
    let beside = {
      reading.isUnlabelled ? operating.label(for: reading.node) : nil
    }
    let nearest =
      DayLabel.choose(reading.leadingLines.flatMap(DayLabel.labels))
      ?? ownLabel ?? SelectedOption.dayLabel(in: surroundings.tree) ?? titleLabel ?? beside()
    return nearest.map { label in
      guard reading.isUnlabelled else { return label }
      let dated = joined(dates: label) {
        surroundings.headingLabel(passesDates: true) ?? beside()
      }
      return joined(exception: dated) {
        operating.positive(for: reading.node, besides: dated.text) ?? ofLine
      }
    }
  }

  /// 冬ダイヤ（12/1～3/31） over the table and 土日祝運休 beside it are said of two things: the label with the
  /// days that stand elsewhere, where it gives dates alone.
  private static func joined(dates: DayLabel, _ elsewhere: () -> DayLabel?) -> DayLabel {
    // 夏山期（7/1～8/31）毎日運行 says all of it.
    guard DayWords.onlyDates(dates.text), !dates.text.contains("毎日"), let days = elsewhere(),
      days.text != dates.text, !DayWords.onlyDates(days.text)
    else { return dates }
    return goesOn(dates.text, behind: days.text)
      ? DayLabel(text: days.text + "。" + dates.text + "運休", remarks: days.remarks)
      : DayLabel(text: days.text, remarks: days.remarks + [dates.text] + dates.remarks)
  }

  /// 12/31～1/3は運休 says when nothing runs, and not on which days something does: the label with the days
  /// that stand elsewhere.
  private static func joined(exception: DayLabel, _ elsewhere: () -> String?) -> DayLabel {
    guard DayWords.onlyCancels(exception.text), let days = elsewhere() else { return exception }
    return DayLabel(text: days + "。" + exception.text, remarks: exception.remarks)
  }

  /// Whether it is known on which days something runs.
  var namesDays: Bool {
    Self.namesDays(surroundingLabel) || surroundingLabel == nil && section != nil
  }

  /// Whether all that is said of its days is when they began: 令和7年4月～.
  private var onlyBegins: Bool {
    let said = [surroundingLabel?.text, section].compactMap { $0 }
    return !said.isEmpty && said.allSatisfy(DayWords.onlyBegins)
  }

  /// Takes a beginning that is said of all timetables alike for what it is: no word of days.
  static func forgetBeginnings(in contexts: inout [ContextReader]) {
    guard contexts.allSatisfy(\.onlyBegins) else { return }
    for index in contexts.indices {
      let said = [contexts[index].surroundingLabel?.text, contexts[index].section]
      contexts[index].revision += said.compactMap { $0 }
      (contexts[index].surroundingLabel, contexts[index].section) = (nil, nil)
    }
  }

  /// Holds on one date alone, or on a day that is told nowhere, as `words` say.
  mutating func show(_ date: String?, _ words: String) {
    surroundingLabel = date.map { DayLabel(text: $0, remarks: []) }
    unreadDays = date == nil ? words : unreadDays
  }

  private static func namesDays(_ label: DayLabel?) -> Bool {
    // From when a timetable holds says nothing of the week.
    label.map { !DayWords.onlyCancels($0.text) && !DayWords.onlyDates($0.text) } ?? false
  }

  private static func dispute(_ near: DayLabel?, _ title: DayLabel?) -> Notice? {
    guard let near, let title, DayWords.kind(of: near.text) != DayWords.kind(of: title.text),
      !lists(title.text, near.text)
    else { return nil }
    return Notice(.unreadDays(.contradiction(title: title.text, near: near.text)))
  }

  /// Whether a title, 平日・土日祝, names one after the other the days of tables below it.
  private static func lists(_ title: String, _ days: String) -> Bool {
    let parts = title.split { "・／/、,，".contains($0) }.map(String.init)
    let kinds = parts.map(DayWords.kind)
    guard parts.count > 1, !kinds.contains(nil), let kind = DayWords.kind(of: days) else {
      return false
    }
    return kinds.contains(kind)
  }

  /// The days of one column: its own, else those around, within those of its section.
  func label(of column: LayoutResult.Column) -> DayLabel? {
    guard var label = dated(column) ?? column.label ?? surroundingLabel else {
      return section.map { DayLabel(text: Texts.compact($0), remarks: []) }
    }
    if let section, !([label.text] + label.remarks).contains(Texts.compact(section)) {
      label.remarks.append(section)
    }
    return label
  }

  /// 平日 above the columns 12月11日まで and 12月12日から, of each as long as it holds.
  private func dated(_ column: LayoutResult.Column) -> DayLabel? {
    guard let own = column.label, let days = surroundingLabel, SectionDays.isEnd(own.text),
      !DayWords.onlyDates(days.text)
    else { return nil }
    return days.within(own)
  }

  /// Whether 年末年始（12/28～1/4） is no season, but more days without service behind 月曜運休.
  private static func goesOn(_ dates: String, behind days: String) -> Bool {
    DayWords.onlyCancels(days) && DayWords.namesFeast(dates)
  }
}
