import BusModel

/// Tells the words beside departures apart: marks, and names of destinations.
struct WordSorter {
  /// For each of the page's words what it is, nil for those that stand beside no departure.
  private var numbered: [Judgement?]
  /// The same for texts that are none of the page's words.
  private var others: [[UInt8]: Judgement]
  /// Which meaning holds where, of marks that have several.
  let places: LegendPlaces

  /// What a word beside departures is.
  private struct Judgement {
    /// The marks it stands for, when the legend explains it.
    var marks: [String]?
    /// The destination that its legend gives, or that it names when it is grouped with its minute.
    var destination: String?
    /// Whether it is a mark that needs no legend.
    var explainsItself: Bool
    /// Whether its legend says that nobody gets on.
    var isOfAlighting = false
    /// What its legend says, where it is one mark.
    var text: String?

    /// The place that is all its legend says.
    var place: String? {
      guard let text, destination == nil, BareName.isLikely(text), !text.contains("は") else {
        return nil
      }
      return text
    }
  }

  /// Whether a legend says a place and nothing else.
  private let namesPlaces: Bool

  /// Judges every different word once.
  init(legend: LegendReader, words: DistinctWords) {
    places = legend.places
    numbered = words.numbered.map { $0.map { Self.judgement(of: $0, legend) } }
    others = words.others.mapValues { Self.judgement(of: $0, legend) }
    namesPlaces =
      numbered.contains { $0?.place != nil } || others.values.contains { $0.place != nil }
  }

  private static func judgement(of word: String, _ legend: LegendReader) -> Judgement {
    let explained =
      legend.entry(for: word).map { [$0.mark] } ?? legend.entries(forJoined: word)?.map(\.mark)
    guard let marks = explained else {
      return Judgement(
        marks: nil,
        destination: isDestination(word) ? HeadingWords.trimmedDestination(word) : nil,
        explainsItself: explainsItself(word))
    }
    let place = marks.count == 1 ? legend.destinations.places[MarkKey.of(marks[0])] : nil
    let text = legend.entry(for: word)?.text
    return Judgement(
      marks: marks, destination: place, explainsItself: true,
      isOfAlighting: text.map(alighting.isFound) ?? false, text: text)
  }

  /// "▼印は降車のみの取り扱いです".
  private static let alighting = WordList([
    "降車のみ", "降車専用", "下車のみ", "下車専用", "乗車できません", "乗車はできません", "乗車になれません", "乗車いただけません",
  ])

  /// "○：運行" says no more of a sign below a day than this does, whatever sentence follows.
  private static func saysRuns(_ text: String) -> Bool {
    let first = text.prefix { $0 != "。" }
    return runs.isFound(in: String(first)) && first.count <= 12 && !conditions.isFound(in: text)
  }

  private static let runs = WordList(["運行", "運転", "運航", "あり", "有り"])
  private static let conditions = WordList(["予約", "のみ", "限", "除", "経由", "ダイヤ", "運休"])

  private func judgement(of word: MinuteCell.Word) -> Judgement? {
    word.number.map { numbered[Int($0)] } ?? others[Array(word.text.utf8)]
  }

  /// What a departure's words came to.
  struct Sorted {
    var marks: [String] = []
    var destination: String?
    /// Words that are short enough to be marks and explained nowhere.
    var unexplained: [String] = []
    /// Whether nobody gets on there.
    var isOfAlighting = false
    /// What stands in place of its days.
    var days: String?
    /// The number of its line.
    var routeName: String?
  }

  /// Sorts the words of one departure; where a column of its own says where it goes, no other word
  /// does (市役所 in a column 経由).
  func sort(_ words: [MinuteCell.Word], hasDestination: Bool) -> Sorted {
    // Most departures bear no word.
    guard !words.isEmpty else { return Sorted() }
    var sorted = Sorted()
    for word in words {
      let judgement = judgement(of: word)
      if word.role == .days { sorted.days = judgement?.text ?? word.text }
      if word.role == .flag, judgement?.text.map(Self.saysRuns) ?? true { continue }
      if word.role == .line {
        sorted.routeName = word.text
        let place =
          judgement?.destination ?? judgement?.text.flatMap { NameLine($0).said(.destination) }
        if let place, !hasDestination {
          sorted.destination = place
          continue
        }
        guard judgement?.marks != nil else { continue }
      }
      if let marks = judgement?.marks {
        sorted.marks = sorted.marks.isEmpty ? marks : sorted.marks + marks
        sorted.isOfAlighting = sorted.isOfAlighting || judgement?.isOfAlighting == true
        sorted.destination = judgement?.destination ?? sorted.destination
      } else if word.isGrouped, !hasDestination, let destination = judgement?.destination {
        sorted.destination = destination
      } else if word.role == .mark {
        sorted.marks.append(word.text)
        if judgement?.explainsItself != true { sorted.unexplained.append(word.text) }
      }
    }
    return sorted
  }

  /// The departures beside whose minute stands what the legend calls by a place alone, "北…北港": whether they
  /// go there or over there is not said.
  func doubted(_ column: LayoutResult.Column) -> LayoutResult.Column {
    guard namesPlaces else { return column }
    var column = column
    for index in column.departures.indices where column.departures[index].destination == nil {
      let place = column.departures[index].words.lazy.compactMap { judgement(of: $0)?.place }.first
      column.departures[index].doubtfulEnd = column.departures[index].doubtfulEnd ?? place
    }
    return column
  }

  /// Whether a word is a mark that needs no legend: 始発, 急行, "深夜バス".
  static func explainsItself(_ word: String) -> Bool {
    word.unicodeScalars.count >= 2
      && word.unicodeScalars.allSatisfy {
        (0x3041...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
      }
      || word.unicodeScalars.count >= 5
      || word.unicodeScalars.count >= 3 && DayWords.isLabel(word)
  }

  private static func isDestination(_ word: String) -> Bool {
    word.length >= 3 && placeEndings.ends(word) && !DayWords.isLabel(word)
  }

  private static let placeEndings = WordList([
    "行", "行き", "ゆき", "方面", "駅", "駅前", "口", "前", "ターミナル", "センター", "病院", "大学", "団地", "車庫", "営業所",
    "学校", "公園", "役場", "役所", "港", "空港", "温泉",
  ])
}
