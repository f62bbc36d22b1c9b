/// Reads a cell that may hold clock times: "8:05", "8：05", "8時05分", "8.05", "9:40着", "午後1:20".
struct ClockCell {
  /// A time as printed.
  struct Time: Equatable {
    var hour: Int
    var minute: Int
    /// The text node of its hour.
    var node: PageTree.Index = 0

    /// Puts a time of a 12-hour clock into its half of the day. A trip of the morning that has
    /// reached noon goes on after it, and 12:00 is noon in 午前 too, unless it follows the night.
    mutating func settle(isAfternoon: Bool?, after before: Int?) {
      guard let isAfternoon, hour <= 12 else { return }
      let isNoon = hour == 12 && (before ?? 0) < 20
      let isPastNoon = isAfternoon || isNoon || ((1..<12).contains(hour) && (before ?? 0) >= 12)
      hour = hour % 12 + (isPastNoon ? 12 : 0)
    }
  }

  /// The times, in page order.
  private(set) var times: [Time] = []
  /// The words that are no part of a time, as printed.
  var words: [MinuteCell.Word] = []
  /// Whether "～" joins times, so that they are a span of hours and no departure.
  var isRange = false
  /// Whether 午前, 午後, AM or PM stands before a time, and which.
  var isAfternoon: Bool?
  /// Whether 運休 or 未定 stands beside a time, which is then no departure, or nobody knows of which.
  private var isCancelled: Bool {
    words.contains { Self.cancelled.isOne($0.text) || Self.deadlines.isFound(in: $0.text) }
  }
  /// "9:10までに要予約".
  private static let deadlines = WordList(["までに", "までの予約", "締切", "締め切り", "まで予約", "まで要予約"])
  private static let cancelled = WordList([
    "運休", "欠便", "欠航", "運転休止", "運行休止", "休止", "廃止", "未定", "取りやめ", "運転取りやめ",
  ])
  /// Whether one of several times stands in brackets: another thing than the one before.
  var bracketsTime = false
  /// Whether it is AM that says so: 12:05 AM is of the night, and nobody knows of 午前12:05.
  var saysAM = false
  /// For each word the number of the time that it stands at without a blank, from 0; -1 for none.
  var owners: [Int] = []
  /// Whether it stands before that.
  var leads: [Bool] = []
  /// The words that stand before a time and may be that of the one before, with the number of the next.
  var unsettled: [(word: Int, next: Int)] = []
  /// How many hyphens stand between a time and the next.
  var dashes = 0
  /// Whether 翌 stands before a time.
  var isNextDay = false
  /// Numbers that are no part of a time.
  var strayNumbers: [String] = []

  let tokens: Tokens
  /// Whether numbers of three and four digits are times: "705", "1001".
  private let readsBare: Bool
  /// Whether the name of a trip beside a time is one: "第1便 7:40".
  private let namesTrips: Bool
  var index = 0

  /// Reads a cell's tokens. Of a whole hour, 3時, the cell is that time.
  init(
    _ tokens: Tokens, readsBare: Bool = false, isWholeHour: Bool = false, namesTrips: Bool = false
  ) {
    self.init(unread: tokens, readsBare: readsBare, namesTrips: namesTrips)
    if isWholeHour, let hour = tokens[0].smallNumber {
      times = [Time(hour: hour, minute: 0, node: tokens[0].node)]
      return
    }
    while index < tokens.count {
      let (start, count) = (index, words.count)
      if readTime() { continue }
      if !readReference(), !(namesTrips && readTrip()) { readOther() }
      if words.count > count {
        own(words[count], from: start)
      }
    }
    if dashes > 0 { isRange = isRange || dashes == 1 || dashes + 1 != times.count }
    settleLeads()
    addBrackets()
    keepDeparture()
    for place in times.indices where saysAM && times[place].hour == 12 { times[place].hour = 0 }
    // 翌0:10 is 24:10 wherever it stands; 23:50 beside it is of the evening.
    for place in times.indices where isNextDay && times[place].hour < 12 {
      times[place].hour += 24
    }
  }

  private init(unread tokens: Tokens, readsBare: Bool = false, namesTrips: Bool = false) {
    self.tokens = tokens
    self.readsBare = readsBare
    self.namesTrips = namesTrips
  }

  /// The one time of a cell that holds nothing else but words.
  var soleTime: Time? {
    times.count == 1 && !isRange && !isCancelled && strayNumbers.isEmpty ? times[0] : nil
  }

  /// The departures that a cell of a list holds: one with its words, or several with nothing else.
  var listedTimes: [Time] {
    guard !isRange, !isCancelled, !bracketsTime, strayNumbers.isEmpty else { return [] }
    return times.count == 1 || words.isEmpty || saysNothing || marksTimes ? times : []
  }

  private mutating func readTime() -> Bool {
    if readsBare, let time = BareTimes.time(tokens[index]), !isCode(index) {
      times.append(time)
      index += 1
      return true
    }
    // "9 : 05" is one where nothing else stands.
    let isSpaced = tokens.count == 3 && tokens[1].is(.colon) && tokens[2].digits == 2
    guard index + 2 < tokens.count, let hour = tokens[index].smallNumber, hour <= 47,
      tokens[index + 1].isGlued || isSpaced, tokens[index + 1].is(.clockColon),
      tokens[index + 2].isGlued && tokens[index + 2].digits == 2 || isSpaced
        || saysMinutes(index + 2),
      let minute = tokens[index + 2].smallNumber, minute < 60
    else { return false }
    times.append(Time(hour: hour, minute: minute, node: tokens[index].node))
    index += 3
    if index + 1 < tokens.count, tokens[index].is(.colon), tokens[index].isGlued,
      tokens[index + 1].smallNumber == 0
    {
      index += 2
    }
    if index < tokens.count, tokens[index].is(.minuteUnit), tokens[index].isGlued { index += 1 }
    return true
  }

  /// "102D", "M1205": the number of a train.
  private func isCode(_ place: Int) -> Bool {
    let isLatin = { (other: Int) in
      tokens[other].kind == .word
        && tokens.text(tokens[other]).unicodeScalars.allSatisfy {
          Scalars.folded($0.value) < 0x80 && $0.properties.isAlphabetic
        }
    }
    return place + 1 < tokens.count && tokens[place + 1].isGlued && isLatin(place + 1)
      || place > 0 && tokens[place].isGlued && isLatin(place - 1)
  }

  /// "8:05 注1)", "8:05※2", "8:05(3)".
  private mutating func readReference() -> Bool {
    guard let reference = NoteReference.at(index, in: tokens) else { return false }
    let token = tokens[index]
    if token.kind == .word, tokens.text(token).unicodeScalars.count > 1 {
      let text = String(tokens.text(token).dropLast())
      words.append(MinuteCell.Word(text: text, number: nil, node: token.node, isGrouped: true))
    }
    words.append(
      MinuteCell.Word(text: reference.mark, number: nil, node: token.node, isGrouped: true))
    index += reference.count
    return true
  }

  /// "(7:05)" is a time with the mark "( )", as "(05)" is a minute with it.
  private mutating func addBrackets() {
    guard times.count == 1, tokens.count >= 5, let open = tokens.first, open.kind == .open,
      let close = tokens.indices.last.map({ tokens[$0] }), close.kind == .close,
      tokens[1].isNumber, tokens.indices.dropLast().allSatisfy({ tokens[$0].kind != .close })
    else { return }
    words.append(
      MinuteCell.Word(
        text: "\(tokens.text(open)) \(tokens.text(close))", number: nil, node: tokens[1].node,
        isGrouped: true))
  }

  /// "8:12着 8:15発": a bus waits there, and leaves at the second time.
  private mutating func keepDeparture() {
    guard times.count == 2, words.count == 2, !isRange, strayNumbers.isEmpty, words[0].text == "着",
      words[1].text == "発",
      times[0].hour * 60 + times[0].minute <= times[1].hour * 60 + times[1].minute
    else { return }
    times.removeFirst()
    words.removeFirst()
  }

  /// The 5 of "10時5分" and "10시 5분": a minute of one digit, or behind a blank, is one where it says so.
  /// "1.5分" is a length.
  private func saysMinutes(_ place: Int) -> Bool {
    place + 1 < tokens.count && tokens[place + 1].isGlued && tokens[place + 1].is(.minuteUnit)
      && Self.hours.isOne(tokens.text(tokens[place - 1]))
  }

  private static let hours = WordList(["時", "시", "时"])

  /// Whether a cell is an hour and nothing else: "3時", "5시".
  static func isWholeHour(_ tokens: Tokens) -> Bool {
    tokens.count == 2 && tokens[1].isGlued && (tokens[0].smallNumber ?? 24) < 24
      && hours.isOne(tokens.text(tokens[1]))
  }

  /// Whether a cell prints its hour as one: "3時20分", "5시 5분".
  static func saysHour(_ tokens: Tokens) -> Bool {
    tokens.contains { $0.is(.clockColon) && hours.isOne(tokens.text($0)) }
      && tokens.contains { $0.is(.minuteUnit) }
  }
}
