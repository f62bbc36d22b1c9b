import BusModel

/// Sentences that say from which stop on buses only let people off: "西橋以遠は降車のみのお取扱いとなります".
/// Nobody gets on there, so the times are arrivals.
enum AlightingSentences {
  /// Takes the departures away of which the lines say so; where it is not clear of which, the page is
  /// in doubt. `legend` are the lines that explain marks beside times.
  static func close(
    _ readings: inout [LayoutResult], _ lines: PageLines, legend: Set<PageTree.Index>,
    _ tree: PageTree
  ) {
    for line in lines.lines
    where words.isFound(in: line) && line.text.utf8.count <= 360
      && (!legend.contains(line.node) || beyonds.isFound(in: line.text))
    {
      let others = others(of: line.node, readings, tree)
      let turns = turns(of: readings, tree)
      for clause in clauses(of: line.text) where words.isFound(in: clause) && !denies(clause) {
        let isUsed = readings.indices.reduce(false) { isUsed, index in
          let bySign = close(signed: clause, in: &readings[index])
          let places = others.contains(index) ? [] : places(before: clause)
          // No bus begins where people only get off: it is the other way that is meant.
          let beginsThere = places.contains { begins(at: $0, readings[index]) }
          let byName =
            beginsThere ? [] : places.map { close($0, in: &readings[index], turn: turns[index]) }
          return byName.contains(true) || bySign || isUsed
        }
        if !isUsed, sure.isFound(in: clause), !repeats(clause, readings),
          let first = readings.indices.first(where: { readings[$0].hasTrips })
        {
          readings[first].leftovers.append(
            Notice(.leftOver(.outsideCells(clause)), at: readings[first].columns.first?.at))
        }
      }
    }
  }

  /// The readings below other headings than the one that a line shares with some reading.
  private static func others(
    of line: PageTree.Index, _ readings: [LayoutResult], _ tree: PageTree
  ) -> Set<Int> {
    guard readings.count > 1 else { return [] }
    let headings = tree.headings()
    let own = headings.last { $0 < line }
    let sections = readings.map { reading in headings.last { $0 < reading.node } }
    guard own != nil, sections.contains(own) else { return [] }
    return Set(sections.indices.filter { sections[$0] != own })
  }

  /// 上り or 下り, as the heading of each reading says; nothing where one of them says neither or both.
  private static func turns(of readings: [LayoutResult], _ tree: PageTree) -> [String?] {
    let headings = tree.headings()
    let turns = readings.map { reading -> String? in
      let text = headings.last { $0 < reading.node }.map { Texts.line(of: $0, in: tree) } ?? ""
      let said = Self.turns.filter { text[...].firstRange(of: $0) != nil }
      return said.count == 1 ? said[0] : nil
    }
    return turns.contains(nil) ? turns.map { _ in nil } : turns
  }

  private static let turns = ["上り", "下り"]

  /// 「降車」の停留所では降車のみ says again what the word beside the stops of all tables says.
  private static func repeats(_ clause: String, _ readings: [LayoutResult]) -> Bool {
    let trips = readings.filter(\.hasTrips)
    return !trips.isEmpty
      && places(before: clause).contains { place in
        StopHeading.kind(of: place.name.filter { !"「」『』“”\"".contains($0) }) == true
      }
      && trips.allSatisfy { $0.columns.dropLast().contains(where: \.departures.isEmpty) }
  }

  /// Whether a place is the first stop of buses that go on from there.
  private static func begins(at place: MeantStop, _ reading: LayoutResult) -> Bool {
    guard !place.isFirstOfMany, place.way == nil, let first = reading.columns.first,
      let stop = first.stop, reading.columns.contains(where: { $0.stop != stop })
    else { return false }
    return NameKey.agree(stop, place.name)
  }

  /// "日野では乗車のみ、石和以遠は降車のみです" says two things; "西橋、東橋は降車のみ" one.
  private static func clauses(of text: String) -> [String] {
    text.split { "。※".contains($0) }.flatMap { sentence -> [String] in
      let parts = sentence.split(separator: "、").map(String.init)
      let saysTwo = parts.dropLast().contains { $0.contains("のみ") || $0.contains("専用") }
      return saysTwo ? parts : [String(sentence)]
    }
  }

  /// "降車のみの取り扱いはありません" says that there is no such stop.
  private static func denies(_ clause: String) -> Bool {
    guard denials.isFound(in: clause) else { return false }
    let text = Texts.compact(clause)
    guard let deed = sures.lazy.compactMap({ text[...].firstRange(of: $0) }).first else {
      return false
    }
    let rest = text[deed.upperBound...]
    return objects.contains(where: rest.begins) && denied.contains(where: rest.ends)
      && !rest.contains("乗") && !rest.contains("、")
  }

  private static let objects = ["の", "ではあ", "ではご", "では御", "とはな", "とはし"]
  private static let denied = [
    "ありません", "ございません", "いたしません", "致しません", "行いません", "行っていません", "行っておりません", "しません",
    "していません", "しておりません", "いたしておりません", "なりません", "設けていません", "設けておりません",
  ]
  private static let denials = WordList(["ません"])

  /// "△乗車専用　▼降車専用": at the stops that bear the sign.
  private static func close(signed sentence: String, in reading: inout LayoutResult) -> Bool {
    var isUsed = false
    for index in reading.columns.indices {
      let isMeant = reading.columns[index].stopSigns.contains { sign in
        guard sign != "・", sign != "※", let place = sentence.firstIndex(of: sign) else {
          return false
        }
        let said = Texts.compact(sentence[sentence.index(after: place)...]).drop {
          "印はのバス停留所：:…＝=）)は".contains($0)
        }
        return deeds.contains { said.begins(with: $0) }
      }
      if isMeant {
        reading.columns[index].departures = []
        isUsed = true
      }
    }
    return isUsed
  }

  private struct MeantStop {
    var name: String
    /// Where the buses go of which alone it is said: 白浜 of 白浜行の西橋以遠, 下り of 下り便の西橋.
    var way: String?
    /// Whether the stops behind it are meant too.
    var isFirstOfMany: Bool
  }

  private static func places(before sentence: String) -> [MeantStop] {
    let text = Texts.compact(sentence.drop { "※＊*・●■◆　 ".contains($0) })
    guard let deed = deeds.lazy.compactMap({ text[...].firstRange(of: $0) }).first else {
      return []
    }
    let subject = without(
      ["の各停留所", "のバス停", "の停留所", "停留所", "バス停", "の区間"],
      without(["での", "では", "からは", "から", "で", "は", "の"], String(text[..<deed.lowerBound])))
    let ofWays = subject.split { "、，".contains($0) }.map { meant(String($0)) }
    if ofWays.contains(where: { $0.way != nil }) { return ofWays }
    let whole = meant(subject)
    guard !whole.isFirstOfMany else { return [whole] }
    return [whole] + subject.split { "・、,と".contains($0) }.map { meant(String($0)) }
  }

  /// 白浜行の西橋以遠: from 西橋 on, of the buses to 白浜.
  private static func meant(_ subject: String) -> MeantStop {
    var (name, way): (String, String?) = (subject, nil)
    if let word = ["行の", "行きの", "ゆきの", "方面の"].lazy.compactMap({ subject[...].firstRange(of: $0) })
      .first,
      word.lowerBound > subject.startIndex
    {
      way = String(subject[..<word.lowerBound])
      name = String(subject[word.upperBound...])
    }
    if way == nil, let turn = turns.first(where: name.begins),
      let end = ["便の", "の", "便は", "は"].first(where: name.dropFirst(turn.count).begins)
    {
      way = turn
      name = String(name.dropFirst(turn.count + end.count))
    }
    guard let beyond = beyond.first(where: name.ends) else {
      return MeantStop(name: name, way: way, isFirstOfMany: false)
    }
    return MeantStop(name: String(name.before(ending: beyond)), way: way, isFirstOfMany: true)
  }

  private static let beyond = ["以遠", "以降", "以西", "以東", "以南", "以北", "から先", "より先"]
  private static let beyonds = WordList(beyond)

  private static func without(_ endings: [String], _ text: String) -> String {
    endings.first(where: text.ends).map { String(text.before(ending: $0)) } ?? text
  }

  private static func close(
    _ place: MeantStop, in reading: inout LayoutResult, turn: String?
  ) -> Bool {
    if let way = place.way, way != turn,
      reading.columns.compactMap(\.stop).last.map({ NameKey.agree($0, way) }) != true
    {
      return false
    }
    let stops = reading.columns.indices.filter { index in
      reading.columns[index].stop.map { NameKey.agree($0, place.name) } == true
        && reading.columns[index].departures.contains { $0.trip != nil }
    }
    // Where people only get off by its own head the sentence says nothing new: 国際線ターミナル of 国際線 着.
    guard let first = stops.first else {
      return reading.columns.contains { column in
        column.departures.isEmpty
          && column.stop.map { $0.length > 1 && place.name.begins(with: $0) } == true
      }
    }
    let names = reading.columns.compactMap(\.stop)
    guard let position = names.firstIndex(of: reading.columns[first].stop ?? "") else {
      return false
    }
    // On the way back the same stop is one of the first, and there people get on.
    guard place.isFirstOfMany else {
      for index in stops { reading.columns[index].departures = [] }
      return true
    }
    guard place.way != nil || position * 2 >= names.count else { return false }
    let closed = Set(names[position...])
    for index in reading.columns.indices
    where reading.columns[index].stop.map(closed.contains) == true {
      reading.columns[index].departures.removeAll { $0.end?.isHere != true }
    }
    return true
  }

  private static let deeds =
    [
      "降車のみ", "降車専用", "下車のみ", "下車専用", "降車扱い", "降車の取扱い", "降車のお取扱い", "降車だけ",
    ]
    + ["は到着時刻", "は到着時間", "は着時刻", "は到着の時刻"]
    + ["乗車はできません", "乗車できません", "ご乗車になれません", "ご乗車できません", "乗車になれません", "乗車いただけません"]
  static let words = WordList(deeds, asked: .alighting)
  /// Of these one is said of a stop, whichever it is; 現金では乗車できません is said of none.
  private static let sures = ["降車のみ", "降車専用", "下車のみ", "下車専用"]
  private static let sure = WordList(sures)
}

extension LayoutResult {
  /// Whether its buses call at several stops.
  fileprivate var hasTrips: Bool {
    columns.contains { column in column.departures.contains { $0.trip != nil } }
  }
}
