import BusLabels
import BusModel

/// Lists of dates with the timetable that each has, below a line that names the month: "お盆の運行（8月12日～16日）"
/// above "・12日…平日ダイヤ" and "・13～16日→日祝ダイヤ". Each becomes a statement with its month.
enum DatedNotices {
  /// The lines with such lists as statements, and without their heads.
  static func completed(_ lines: PageLines) -> PageLines {
    let may = lines.lines.map { beginning.isFound(in: $0) }
    guard may.contains(true) else { return lines }
    var said: [Int: [String]] = [:]
    for (index, line) in lines.lines.enumerated() where said[index] == nil {
      if may[index], let statements = statements(line.text, nil), !statements.isEmpty {
        // What is one statement already stays as it is printed.
        if statements.count > 1 || !line.text.contains(statements[0]) { said[index] = statements }
        continue
      }
      if may[index], let (rest, count) = ofDatesAbove(line.text, lines.lines[..<index]) {
        said[index] = [rest]
        for place in (index - count)..<index { said[place] = [] }
        continue
      }
      if let (rest, count) = restDays(below: line, lines.lines[(index + 1)...]) {
        said[index] = [rest]
        for place in (index + 1)...(index + count) { said[place] = [] }
        continue
      }
      guard let head = Head(line), !ParsedDayRules.read(line.text).isSettled else { continue }
      var found: [Int: [String]] = [:]
      for (place, next) in lines.lines.enumerated().dropFirst(index + 1).prefix(8) {
        guard head.mayHold(next.text), let statements = statements(next.text, head) else { break }
        found[place] = statements
      }
      guard found.values.contains(where: { !$0.isEmpty }) else { continue }
      said.merge(found) { first, _ in first }
      said[index] = []
    }
    guard !said.isEmpty else { return lines }
    var index = -1
    return lines.replacing { _ in
      index += 1
      return said[index]
    }
  }

  /// What a line names before its list: one month, or the dates between which all of it lies.
  fileprivate struct Head {
    var first: (month: Int, day: Int)
    var last: (month: Int, day: Int)
    var isMonth: Bool

    init?(_ line: PageLines.Line) {
      // 【運行日】10月3日～11月8日 is no title of what follows.
      guard line.text.utf8.count <= 120, months.isFound(in: line), titles.isFound(in: line),
        !verbs.isFound(in: line),
        !OperatingDays.periods.begins(String(line.text.drop { "【■●◆○・※［〈 　".contains($0) }))
      else {
        return nil
      }
      var months: [Int] = []
      var days: [Int] = []
      for number in Number.all(in: line.text) {
        switch number.sign {
        case "月", "/", "／": months.append(number.value)
        case "年": break
        default: days.append(number.value)
        }
      }
      guard let month = months.first, let end = months.last, months.count < 3,
        months.allSatisfy((1...12).contains), days.allSatisfy((1...31).contains), days.count < 3
      else { return nil }
      isMonth = days.isEmpty
      first = (month, days.first ?? (month == end ? 1 : 16))
      last = (end, days.last ?? 31)
    }

    /// The month of a day of which only the number is said.
    func month(of day: Int) -> Int { day >= first.day ? first.month : last.month }

    /// Whether no date of a line lies in another month than those of the head.
    func mayHold(_ text: String) -> Bool {
      let months = first.month...(last.month < first.month ? last.month + 12 : last.month)
      return Number.all(in: text).allSatisfy { number in
        !["月", "/", "／"].contains(number.sign) || months.contains(number.value)
          || months.contains(number.value + 12)
      }
    }

    var dates: String? {
      isMonth ? nil : "\(first.month)月\(first.day)日～\(last.month)月\(last.day)日"
    }
  }

  /// The statements of a line that holds nothing else; empty for one that says that all is as usual. Nil
  /// for any other line.
  private static func statements(_ printed: String, _ head: Head?) -> [String]? {
    guard printed.utf8.count <= 200 else { return nil }
    guard services.isFound(in: printed) else {
      return kinds.isFound(in: printed) ? ServiceParts.ofKinds(printed) : nil
    }
    var text = String(printed.drop { "■●◆◇□○◎・※＊*♦-－–—　 ".contains($0) })
    if text.ends(with: "。") { text.removeLast() }
    if let head, let period = periods.first(where: text.begins(with:)) {
      guard let dates = head.dates else { return nil }
      return settled(dates + "は" + text.dropFirst(period.count).drop { "、，".contains($0) })
    }
    // 一般路線→13・14日は ….
    if head != nil, let arrow = text.firstIndex(where: { "→⇒：:".contains($0) }),
      !text[..<arrow].contains(where: \.isDigit), text[..<arrow].count <= 8
    {
      text = String(text[text.index(after: arrow)...])
    }
    var found: [String] = []
    for part in parts(of: text) {
      if usual.isFound(in: part) { continue }
      guard let statement = statement(part, head), let said = settled(statement) else {
        // What is understood as it stands is left in its own words.
        guard head == nil, kinds.isFound(in: printed), !ParsedDayRules.read(printed).isSettled
        else {
          return nil
        }
        return ServiceParts.ofKinds(printed)
      }
      found += said
    }
    return found
  }

  static func settled(_ statement: String) -> [String]? {
    let reading = ParsedDayRules.read(statement)
    return reading.isSettled && !reading.rules.isEmpty ? [statement] : nil
  }

  /// What commas and blanks divide where another date begins.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for piece in text.split(whereSeparator: { "、，　 ".contains($0) }).map(String.init) {
      if let last = parts.last, !services.isFound(in: last) {
        // 1日～3日　日祝ダイヤ.
        let isService = services.isFound(in: piece) && piece.first.map { !$0.isDigit } ?? false
        parts[parts.count - 1] = last + (isService ? "は" : "、") + piece
      } else {
        parts.append(piece)
      }
    }
    return parts
  }

  /// "12日：平日ダイヤ" as "8月12日は平日ダイヤ".
  private static func statement(_ part: String, _ head: Head?) -> String? {
    guard let end = part.firstIndex(where: { "は：:…→⇒＝=".contains($0) }), end > part.startIndex
    else { return nil }
    let dates = part[..<end]
    let service = part[end...].drop { "は：:…→⇒＝=、　 ".contains($0) }
    guard dates.allSatisfy({ $0.isDigit || dateSigns.contains($0) }), !service.isEmpty,
      !service.contains(where: \.isDigit)
    else { return nil }
    // What says は and all its months needs no completion.
    let numbers = Number.all(in: String(dates))
    guard !numbers.isEmpty else { return nil }
    var said = ""
    var month: Int?
    var rest = dates[...]
    for number in numbers {
      said += rest[..<number.range.lowerBound]
      rest = dates[number.range.upperBound...]
      if ["月", "/", "／"].contains(number.sign) {
        month = number.value
      } else if let head, (1...31).contains(number.value) {
        let own = head.month(of: number.value)
        if month != own, said.last.map({ !"月/／".contains($0) }) ?? true { said += "\(own)月" }
        month = own
      } else if month == nil {
        return nil
      }
      said += dates[number.range]
    }
    return said + rest + "は" + service
  }

  /// A number and the sign behind it.
  fileprivate struct Number {
    var value: Int
    var sign: Character
    var range: Range<String.Index>

    static func all(in text: String) -> [Number] {
      var found: [Number] = []
      var start = text.startIndex
      while let begin = text[start...].firstIndex(where: \.isDigit) {
        let end = text[begin...].firstIndex { !$0.isDigit } ?? text.endIndex
        let value = text[begin..<end].reduce(0) { min($0 * 10 + ($1.wholeNumberValue ?? 0), 9999) }
        found.append(
          Number(value: value, sign: end < text.endIndex ? text[end] : " ", range: begin..<end))
        start = end
      }
      return found
    }
  }

  /// One of these stands in each line that says by itself what runs.
  static let beginning = WordList(ServiceParts.arrows + ["ダイヤ", "運休", "上記"], asked: .dated)
  private static let services = WordList(["ダイヤ", "運休"])
  /// A kind of day behind a sign: 12/29→平日.
  private static let kinds = WordList(ServiceParts.arrows)
  static let months = WordList(["月", "/", "／"], asked: .month)
  private static let titles = WordList(["運行", "ダイヤ", "知らせ", "予定", "年末年始", "お盆", "正月", "時刻"])
  private static let verbs = WordList(["運休", "ダイヤで", "ダイヤと", "のみ", "します", "ません", "除く"])
  private static let periods = [
    "期間中は", "期間中、", "上記期間中は", "上記期間は", "上記の期間は", "この期間は", "この期間中は", "この間は",
  ]
  private static let usual = WordList(UsualService.words)
  static let dateSigns = Set("年月日/／・、，,～〜~-－–()（）〔〕月火水木金土日祝休曜 　")
}

extension Character {
  /// A digit of either width; the 一 of 一般 is none.
  var isDigit: Bool { "0"..."9" ~= self || "０"..."９" ~= self }
}
