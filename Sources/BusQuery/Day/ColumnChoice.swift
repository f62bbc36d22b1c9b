internal import BusModel

/// Which columns of a direction's pages run on a date.
///
/// Rivals are the columns of one line: of them the one whose pattern says yes is taken, and one that
/// gives the date or names the holidays before one that does not, also on another page. Two of a page
/// that say yes and differ, one that cannot be decided, or none that says yes is reported and never
/// guessed. A column without any day name, alone in its line, is taken to run every day, and
/// the answer says so.
struct ColumnChoice {
  private(set) var columns: [ChosenColumn] = []
  /// What keeps a line from being answered.
  private(set) var doubts: [Reason] = []
  /// What is worth saying beside the answer.
  private(set) var notices: [Reason] = []
  /// What a column says of why it does not run, where no other does.
  private(set) var cancelled: PatternAnswer?
  /// The labels that were met.
  private(set) var labels: [String] = []

  private var coveredLines: Set<Line> = []
  private var uncovered: [(line: Line, page: Int)] = []
  private var coveredPages: Set<Int> = []
  private var unnamed: [Line: [ChosenColumn]] = [:]
  private let day: ServiceDay
  private let calendar: ServiceCalendar

  /// The columns of all pages of a direction, each page by its own words on the date.
  init(of parts: [PagesOfDay]) {
    self.init(of: parts[0])
    for part in parts.dropFirst() {
      let other = ColumnChoice(of: part)
      columns += other.columns
      doubts += other.doubts
      notices += other.notices
      cancelled = cancelled ?? other.cancelled
      labels += other.labels.filter { !labels.contains($0) }
    }
  }

  private init(of part: PagesOfDay) {
    self.init(pages: part.pages, on: part.day, in: part.calendar)
    guard part.day.isOpen, let rule = part.day.pageRule else { return }
    // What the page leaves open only a column can settle that gives the date itself.
    let sure = columns.filter {
      !part.day.mayRest && $0.timetable.pattern?.givesItself(part.day.date) ?? false
    }
    guard sure.isEmpty || sure.count < columns.count else { return }
    columns = sure
    let answer = PatternAnswer(openBy: rule)
    let open = Reason.undecided(date: part.day.date, label: rule.because, because: answer)
    doubts = sure.isEmpty ? [open] : doubts + [open]
    if sure.isEmpty { cancelled = nil }
  }

  private init(pages: [PublishedPage], on day: ServiceDay, in calendar: ServiceCalendar) {
    self.day = day
    self.calendar = calendar
    let lines = pages.map { Self.lines(of: $0, on: day.date) }
    var verdicts = Dictionary(grouping: lines.joined()) { $0.line }.mapValues { parts in
      let rivals = parts.flatMap(\.rivals)
      let areOfRows = parts.count == 1 && rivals.areOfRows
      return ColumnVerdict.verdicts(of: rivals, areOfRows: areOfRows, on: day, in: calendar)[...]
    }
    for (index, page) in pages.enumerated() {
      for (line, rivals) in lines[index] {
        let said = Array(verdicts[line]?.prefix(rivals.count) ?? [])
        verdicts[line]?.removeFirst(rivals.count)
        choose(among: rivals, said, of: line, source: page.source, page: index)
      }
    }
    takeUnnamed(pages)
    reportUncovered()
  }

  private mutating func choose(
    among rivals: [BusTimetable], _ verdicts: [ColumnVerdict], of line: Line,
    source: PageSourceReference, page: Int
  ) {
    for label in rivals.compactMap(\.label) where !labels.contains(label) { labels.append(label) }
    if let damaged = damaged(rivals, verdicts) {
      doubts.append(damaged)
      return
    }
    if verdicts.allSatisfy({ $0 == .unnamed }) {
      unnamed[line, default: []] += rivals.map {
        ChosenColumn(timetable: $0, source: source, calendar: calendar)
      }
      return
    }
    if let doubt = doubt(rivals, verdicts, source: source) {
      // The columns of many stops are open for the same words.
      if !doubts.contains(doubt) { doubts.append(doubt) }
      return
    }
    let running = zip(rivals, verdicts).filter { $0.1 == .yes }.map(\.0)
    if let conflict = conflict(running) {
      doubts.append(conflict)
      return
    }
    // A column without a departure, where others have some, is of a stop that nobody leaves in it.
    guard let first = running.filled.first ?? running.first else {
      noteUncovered(line, rivals, verdicts, page: page)
      return
    }
    coveredLines.insert(line)
    coveredPages.insert(page)
    // Two tables of the same days add up; two patterns that say the same are one table twice.
    let isSum = running.areOfRows || running.addUp || running.filled.areWays
    let taken = isSum ? running : running.filter { $0.pattern == first.pattern }
    columns += taken.map {
      ChosenColumn(timetable: $0, source: source, calendar: calendar)
    }
  }

  /// 12/31運休 says that nothing runs, and so does what a lone column takes out of its own days, and
  /// 土日祝のみ運行 where every column says the like; of any other day that no column names there is no
  /// telling.
  private mutating func noteUncovered(
    _ line: Line, _ rivals: [BusTimetable], _ verdicts: [ColumnVerdict], page: Int
  ) {
    uncovered.append((line, page))
    for verdict in verdicts {
      if case .cancelled(let answer) = verdict { cancelled = cancelled ?? answer }
    }
    let patterns = rivals.compactMap(\.pattern)
    let isSole = rivals.count == 1 && patterns.first.map { $0.excepts(day) } == true
    if isSole || patterns.count == rivals.count && patterns.allSatisfy(\.isExclusive),
      let pattern = patterns.first
    {
      cancelled = cancelled ?? pattern.runs(on: day.date, in: calendar)
    }
  }

  /// A column whose departures are lost, where it runs or may run.
  private func damaged(_ rivals: [BusTimetable], _ verdicts: [ColumnVerdict]) -> Reason? {
    for (rival, verdict) in zip(rivals, verdicts) where rival.isDamaged {
      switch verdict {
      case .yes, .unknown, .unnamed:
        return .damaged(label: rival.label ?? rival.pattern?.text ?? "")
      case .no, .cancelled: continue
      }
    }
    return nil
  }

  private func doubt(
    _ rivals: [BusTimetable], _ verdicts: [ColumnVerdict], source: PageSourceReference
  ) -> Reason? {
    for (rival, verdict) in zip(rivals, verdicts) {
      switch verdict {
      case .unknown(let why):
        return .undecided(date: day.date, label: rival.label ?? "", because: why)
      case .unnamed: return .unnamedColumns(url: source.url)
      case .yes, .no, .cancelled: continue
      }
    }
    return nil
  }

  private func conflict(_ running: [BusTimetable]) -> Reason? {
    let running = running.filled.isEmpty ? running : running.filled
    guard let first = running.first else { return nil }
    if running.areOfRows || running.addUp || running.areWays { return nil }
    let others = running.filter { $0.pattern != first.pattern }
    guard others.contains(where: { !$0.saysTheSame(as: first) }) else { return nil }
    return .conflict(date: day.date, labels: running.map { $0.label ?? $0.pattern?.text ?? "" })
  }

  private mutating func takeUnnamed(_ pages: [PublishedPage]) {
    // In the order of the pages, not of the dictionary.
    let lines = pages.flatMap(\.timetables).map { Line($0) }
    var seen: Set<Line> = []
    for line in lines where seen.insert(line).inserted {
      let all = unnamed[line] ?? []
      let filled = all.filter { !$0.timetable.departures.isEmpty }
      let columns = filled.isEmpty ? all : filled
      guard let first = columns.first else { continue }
      let isOne = columns.allSatisfy { $0.timetable.saysTheSame(as: first.timetable) }
      let areWays = columns.map(\.timetable).areWays
      if case .special = day.runs {
        continue
      } else if isOne || areWays, !coveredLines.contains(line) {
        self.columns += isOne ? [first] : columns
        notices.append(.takenAsDaily(url: first.source.url))
      } else {
        doubts.append(.unnamedColumns(url: first.source.url))
      }
    }
  }

  private mutating func reportUncovered() {
    guard !columns.isEmpty else { return }
    for (line, page) in uncovered
    where !coveredLines.contains(line) && !coveredPages.contains(page) {
      notices.append(.lineUncovered(line: line.name, date: day.date))
    }
  }

  /// The lines of a page in page order, each with the columns valid on a date.
  private static func lines(
    of page: PublishedPage, on date: CivilDate
  ) -> [(line: Line, rivals: [BusTimetable])] {
    var order: [Line] = []
    var rivals: [Line: [BusTimetable]] = [:]
    for timetable in page.timetables {
      let line = Line(timetable)
      if rivals[line] == nil { order.append(line) }
      rivals[line, default: []].append(timetable)
    }
    return order.map { ($0, (rivals[$0] ?? []).inForce(on: date)) }.filter { !$0.1.isEmpty }
  }
}
