import BusLabels
import BusModel

/// A sentence that tells departures plainly: "緑駅西口より10:00・10:35発の無料送迎バスをご用意します。",
/// "送迎バスは緑駅から会場まで9:00、10:00に出発します。"; below a heading of buses also "緑駅の発車は、9:00、10:00です。"
struct BusSentence {
  /// From where, and to where as far as it says.
  let stop: String
  let end: String?
  let times: [ClockCell.Time]

  /// Reads the tokens of one line; nil where it says anything about its times besides. `isOfBuses` says that
  /// its heading names these, `ends` whether the page says elsewhere that something goes to a place.
  init?(_ line: Tokens, isOfBuses: Bool, ends: (String) -> Bool) {
    guard let first = line.indices.first(where: { Self.isTime(line, $0) }),
      let run = Self.run(line, from: first),
      !line[run.end...].indices.contains(where: { Self.isTime(line, $0) })
    else { return nil }
    let before = Self.sentence(TripLine.text(of: line.part(0..<first)), isLast: true)
    let rest = Self.sentence(TripLine.text(of: line.part(run.end..<line.count)), isLast: false)
    let after = rest.begins(with: "分") ? String(rest.dropFirst()) : rest
    guard !Self.others.isFound(in: after), !Self.others.isFound(in: before),
      !DayWords.hasHint((before + after).replacing("当日", with: "")),
      isOfBuses || Self.buses.isFound(in: before + after),
      let way = Self.leaves(after)
        ? Self.way(before, ends)
        : run.times.count > 1 && Self.closes.contains(after)
          ? Self.start(in: before).flatMap({ Self.way($0, ends) }) : nil
    else { return nil }
    (stop, end, times) = (way.stop, way.end, run.times)
  }

  /// Whether a heading names buses, and nothing that its sentences may be of instead.
  static func isOfBuses(_ heading: String) -> Bool {
    buses.isFound(in: heading) && !others.isFound(in: heading) && !SignWords.isForeign(heading)
      && !SignWords.foreignAround.isFound(in: heading)
  }

  // MARK: Times

  private static func isTime(_ tokens: Tokens, _ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].isNumber && tokens[index + 1].isGlued
      && tokens[index + 1].is(.clockColon) && tokens[index + 2].isNumber
  }

  /// The times that stand one behind the other, and where they end; nil unless they rise.
  private static func run(
    _ tokens: Tokens, from first: Int
  ) -> (times: [ClockCell.Time], end: Int)? {
    var times: [ClockCell.Time] = []
    var index = first
    while isTime(tokens, index) {
      guard let time = ClockCell(tokens.part(index..<index + 3)).soleTime else { return nil }
      times.append(time)
      index += 3
      if index < tokens.count, tokens[index].is(.minuteUnit), tokens[index].isGlued { index += 1 }
      if index < tokens.count, separators.contains(tokens.text(tokens[index])),
        isTime(tokens, index + 1)
      {
        index += 1
      }
    }
    let moments = times.map { $0.hour * 60 + $0.minute }
    guard zip(moments, moments.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    return (times, index)
  }

  private static let separators: Set<String> = ["、", ",", "，", "・", "/", "／", "と", "及び", "および"]

  // MARK: Words

  /// What of some text is of the same sentence as the times behind or before it.
  private static func sentence(_ text: String, isLast: Bool) -> String {
    let parts = text.split(separator: "。", omittingEmptySubsequences: false)
    return Texts.collapsed((isLast ? parts.last : parts.first) ?? "")
  }

  /// Whether what stands behind the times says that buses leave at these: "発のバスを運行します", "に出発します".
  private static func leaves(_ after: String) -> Bool {
    guard after.begins(with: "発") || after.begins(with: "に") || after.begins(with: "出発") else {
      return false
    }
    return after.begins(with: "発の") || deeds.isFound(in: after)
  }

  /// "緑駅から" of "緑駅の発車は、", "緑駅発は" and "緑駅からの出発時刻は".
  private static func start(in before: String) -> String? {
    var text = before[...]
    while let last = text.last, "、，,：: は".contains(last) { text.removeLast() }
    guard text.endIndex < before.endIndex, let deed = starts.first(where: text.ends) else {
      return nil
    }
    return String(text.before(ending: deed)) + "から"
  }

  /// What is said of the times themselves; the longest words first.
  private static let starts =
    ["からの", "発の", "の", ""].flatMap { joint in
      ["発車時刻", "出発時刻", "発車時間", "出発時間", "発車", "出発"].map { joint + $0 }
    } + ["発"]
  private static let closes: Set<String> = ["", "です", "となります", "になります", "となっています", "でございます"]

  /// Where from and where to: "緑駅西口より", "送迎バスは緑駅から会場まで".
  private static func way(
    _ before: String, _ ends: (String) -> Bool
  ) -> (stop: String, end: String?)? {
    var text = before[...]
    while let last = text.last, "、,，：: ".contains(last) { text.removeLast() }
    var end: String?
    if let ending = ["まで", "行き", "行", "へ"].first(where: text.ends),
      let joint = ["より", "から"].compactMap({ String(text).firstRange(of: $0) }).first
    {
      let place = Texts.collapsed(text[joint.upperBound...].before(ending: ending))
      guard mayBePlace(place), BareName.mayBe(place) else { return nil }
      end = place
      text = text[..<joint.upperBound]
    }
    guard let ending = ["より", "から", "発", "を"].first(where: text.ends) else { return nil }
    let stop = name(endingIn: text.before(ending: ending))
    guard mayBePlace(stop), stop != end,
      BareName.isLikely(stop) || BareName.mayBe(stop) && ends(stop)
    else { return nil }
    return (stop, end)
  }

  /// The last words of what stands before より: those behind a comma, a bracket or は.
  private static func name(endingIn text: Substring) -> String {
    var name = text
    if let sign = name.lastIndex(where: { "、，,（(「」）)：:／/".contains($0) }) {
      name = name[name.index(after: sign)...]
    }
    if let topic = name.lastIndex(of: "は"), topic > name.startIndex,
      !isHiragana(name[name.index(before: topic)])
    {
      name = name[name.index(after: topic)...]
    }
    return Texts.collapsed(name)
  }

  private static func isHiragana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3041...0x3096).contains($0.value) } ?? false
  }

  private static func mayBePlace(_ name: String) -> Bool {
    (2...16).contains(name.length) && !RowName.isNoStop(name)
      && !general.begins(name) && !particles.isFound(in: name)
      && !name.contains(where: \.isPlainDigit)
      && !SignWords.isForeign(name, isPlace: true)
  }

  private static let general = WordList(["最寄", "各", "上記", "下記", "同", "他", "主要", "近く", "お近く"])
  private static let particles = WordList([
    "より", "から", "まで", "では", "には", "また", "なお", "ます", "です", "を",
  ])
  private static let buses = WordList(["バス", "シャトル"])
  private static let deeds = WordList(["出発", "発車", "運行", "運転", "出ます", "出て", "用意", "発ちます"])
  /// What makes of such times something else than departures of a bus, or limits them.
  private static let others = WordList([
    "着", "集合", "受付", "開始", "開演", "開場", "締切", "まで予約", "までに", "以降", "前後", "頃", "ごろ", "間隔", "おき", "毎時",
    "ごとに",
    "電車", "列車", "新幹線", "特急", "快速", "飛行機", "フェリー", "高速バス", "路線バス", "運休", "除", "限", "のみ", "終了", "中止",
    "かつて", "当時", "以前", "昨年", "予定", "例え", "たとえば", "場合",
  ])
}

/// Finds such sentences.
struct BusSentences {
  let tree: PageTree

  /// The grids in document order: a cell for each sentence.
  func grids() -> [Grid] {
    tree.nodes.indices.compactMap { index in
      guard [.p, .li, .dd, .div, .td].contains(tree.nodes[index].tag),
        tree.clockCount(of: index) > 0, !tree.holdsBlocks(index)
      else { return nil }
      let root = PlaceName(tree: tree).root(of: index)
      let lines = tree.tokens(of: index).lines
      let heading = tree.headings().last { $0 < index }.map { Texts.line(of: $0, in: tree) }
      let isOfBuses = heading.map(BusSentence.isOfBuses) ?? false
      let cells = lines.enumerated().compactMap { number, line -> Grid.Cell? in
        guard sentence(line, isOfBuses: isOfBuses) != nil else { return nil }
        return Grid.Cell(
          node: line.first { $0.isNumber }?.node ?? index, tokens: line, isHeading: false,
          row: number, column: 0, rowSpan: 1, columnSpan: 1,
          place: Place(root: root, rowTag: nil, row: number + 1))
      }
      guard !cells.isEmpty else { return nil }
      // The element is that of other grids.
      var grid = Grid(node: cells[0].node, at: root.name, cells: cells)
      grid.isLines = true
      grid.isSentences = true
      grid.isOfBuses = isOfBuses
      return grid
    }
  }

  /// What a line tells.
  func sentence(_ line: Tokens, isOfBuses: Bool) -> BusSentence? {
    BusSentence(line, isOfBuses: isOfBuses) { place in
      tree.lines.contains { line in Self.joints.contains { line.text.contains(place + $0) } }
    }
  }

  /// "駅前から藤の庭まで" says that 藤の庭 is a place.
  private static let joints = ["まで", "行き", "行", "ゆき", "へ"]
}

extension Grid {
  /// Whether a cell holds several times that are no range.
  var listsTimes: Bool {
    cells.contains { cell in
      let clock = ClockCell(cell.tokens)
      return clock.times.count > 1 && !clock.isRange
    }
  }
}

extension Layout {
  /// Sentences that tell departures: what they say besides is read as that of any other line.
  static let sentences = Layout(.departureList) { grid, tree in
    guard grid.isSentences else { return nil }
    let columns = grid.cells.compactMap { cell -> LayoutResult.Column? in
      guard
        let sentence = BusSentences(tree: tree).sentence(cell.tokens, isOfBuses: grid.isOfBuses)
      else { return nil }
      let departures = sentence.times.map { time in
        var departure = LayoutResult.Departure(
          hour: time.hour, minute: time.minute, words: [], at: cell.at, node: time.node)
        departure.destination = sentence.end
        return departure
      }
      return LayoutResult.Column(
        label: nil, headings: [], departures: departures, stop: sentence.stop, at: cell.at)
    }
    guard Set(columns.map(\.stop)).count == columns.count else { return nil }
    return LayoutResult(
      layout: PageLayout.departureList.rawValue, node: grid.node, columns: columns, leftovers: [],
      notices: [], score: 1, isSentence: !grid.isOfBuses)
  }
}
