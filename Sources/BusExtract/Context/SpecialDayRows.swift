import BusLabels
import BusModel

/// Dates and what runs on them in rows, columns or entries of a list, each as the sentence that it is.
struct SpecialDayRows {
  let lines: [PageLines.Line]
  let tree: PageTree

  /// The sentences.
  var sentences: [PageLines.Line] {
    zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
      daysWithoutService(pair.0, pair.1) ?? entry(pair.0, pair.1, at: index)
        ?? entry(pair.1, pair.0, at: index)
    } + columns
  }

  /// "8月13日～15日 | 土曜", "土曜ダイヤ | 12月30日" and "12月30日 | 水 | 土曜" in a row; `first` is a list's key.
  private func entry(
    _ dates: PageLines.Line, _ next: PageLines.Line, at index: Int
  ) -> PageLines.Line? {
    let row = tree.parent(of: dates.block)
    let tag = tree.nodes[dates.block].tag
    guard tag.isCell || tag == .dt || tag == .dd, tree.parent(of: next.block) == row,
      SpecialDayLines.namesDays(dates.text)
    else { return nil }
    let isDivided =
      dates.node < next.node && index + 2 < lines.count
      && Self.weekdays.isOne(Texts.compact(next.text))
      && tree.parent(of: lines[index + 2].block) == row
    let service = isDivided ? lines[index + 2] : next
    let isTurned = next.node < dates.node
    let tags = (isTurned ? [next, dates] : [dates, next]).map { tree.nodes[$0.block].tag }
    let isRow =
      tags.allSatisfy(\.isCell)
      && (cells(in: row) == (isDivided ? 3 : 2) || !isTurned && isAlone(service, in: row))
    guard isRow || tags == [.dt, .dd], service.text.utf8.count <= 90,
      dates.text.utf8.count <= 90, namesDates(dates.text),
      // 運行期間 heads the dates on which something runs.
      !isTurned || Texts.compact(service.text).ends(with: "ダイヤ")
    else { return nil }
    return sentence(dates, service.text)
  }

  /// Whether no other cell of a row names a kind of day: 12月29日 | 土曜ダイヤ | 帰省のため, and not one for each line.
  private func isAlone(_ service: PageLines.Line, in row: PageTree.Index) -> Bool {
    guard !holdsTimes(row) else { return false }
    return tree.elements(of: row).allSatisfy { cell in
      guard tree.nodes[cell].tag.isCell, cell != service.block else { return true }
      let text = Texts.compact(Texts.line(of: cell, in: tree))
      return !SpecialDayLines.services.isFound(in: text) && !DayWords.isPlain(text)
        && !UsualService.isOne(text)
    }
  }

  /// "12/28(月) | 12/29(火)" in one row and "平日 | 土曜" in the next.
  private var columns: [PageLines.Line] {
    var rows: [(row: PageTree.Index, cells: [PageLines.Line])] = []
    for line in lines where tree.nodes[line.block].tag.isCell {
      let row = tree.parent(of: line.block)
      if rows.last?.row != row { rows.append((row, [])) }
      // 12/29 and （火） below it.
      if var cell = rows[rows.count - 1].cells.last, cell.block == line.block {
        cell.text += line.text
        rows[rows.count - 1].cells[rows[rows.count - 1].cells.count - 1] = cell
      } else {
        rows[rows.count - 1].cells.append(line)
      }
    }
    return zip(rows, rows.dropFirst()).flatMap { first, second -> [PageLines.Line] in
      guard first.cells.count == second.cells.count, first.cells.count > 1,
        !holdsTimes(first.row)
      else { return [] }
      let pairs = Array(zip(first.cells, second.cells))
      // 月日 and ダイヤ may head the two rows.
      let own = namesDates(pairs[0].0.text) ? pairs[...] : pairs.dropFirst()
      let said = own.compactMap { dates, service in
        namesDates(dates.text) ? sentence(dates, service.text) : nil
      }
      return own.count > 1 && said.count == own.count ? said : []
    }
  }

  /// Whether a row stands in a table of times: its cells head columns, and say nothing of each other.
  private func holdsTimes(_ row: PageTree.Index) -> Bool {
    var table = row
    while table > 0, tree.nodes[table].tag != .table { table = tree.parent(of: table) }
    guard table > 0 else { return false }
    if tree.tokens(of: table).contains(where: { $0.is(.clockColon) && $0.isGlued }) { return true }
    // 7/21～8/31 and 土日祝 side by side over the minutes of each hour.
    var hours: Set<Int> = []
    for node in tree.descendants(of: table) where tree.nodes[node].tag.isCell {
      let tokens = tree.tokens(of: node)
      if tokens.count <= 2, let hour = HourAxis.hour(in: tokens) { hours.insert(hour) }
    }
    return hours.count >= Self.fewestHours
  }

  private func sentence(_ dates: PageLines.Line, _ printed: String) -> PageLines.Line? {
    let service = printed.inWordsOfBuses
    let isService = SpecialDayLines.services.isFound(in: service)
    let isUsual = UsualService.isOne(service)
    guard isService || isUsual || DayWords.isPlain(Texts.compact(service)) else { return nil }
    let text = "\(dates.text)は\(service)" + (isService || isUsual ? "" : "ダイヤ")
    return PageLines.Line(text: text, block: dates.block, node: dates.node)
  }

  private func namesDates(_ text: String) -> Bool {
    SpecialDayLines.namesDays(text)
      && (ServicePattern.read(text).pattern?.daysAlone).map { terms in
        // 土曜・日曜・祝日、12月31日～1月3日 too.
        terms.allSatisfy { $0.except.isEmpty && ($0.days.isEmpty || $0.periods.isEmpty) }
          && terms.contains { $0.days.isEmpty && !$0.periods.isEmpty }
      } == true
  }

  private func cells(in row: PageTree.Index) -> Int {
    tree.elements(of: row).count { tree.nodes[$0].tag.isCell }
  }

  /// "運休日 | 11月25日（水）、12月2日（水）" in a row of two cells.
  private func daysWithoutService(
    _ head: PageLines.Line, _ dates: PageLines.Line
  ) -> PageLines.Line? {
    guard tree.nodes[head.block].tag.isCell || tree.nodes[head.block].tag == .dt,
      Self.heads.isOne(Texts.compact(head.text)),
      tree.parent(of: head.block) == tree.parent(of: dates.block), dates.text.utf8.count <= 200,
      SpecialDayLines.namesDays(dates.text)
    else { return nil }
    return PageLines.Line(text: "\(dates.text)は運休", block: head.block, node: head.node)
  }

  /// Days of the month in cells of their own are no hours unless there are as many.
  private static let fewestHours = 3
  private static let heads = WordList(["運休日", "休業日", "運休"])
  private static let weekdays = WordList(
    "月火水木金土日".flatMap { ["\($0)", "\($0)曜", "\($0)曜日", "\($0)・祝", "\($0)祝"] })
}
