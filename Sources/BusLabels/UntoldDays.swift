package import BusModel

/// Days that no calendar tells, to which words limit a bus: "定期考査中のみ運行", "入試の日は運休".
package struct UntoldDays: Hashable, Sendable {
  /// The words for them: 定期考査中.
  package let words: String
  /// Whether something runs on them and on no others, or rests on them.
  package let runs: Bool

  /// Nil for a text that says anything else, or is understood as days.
  package init?(_ text: String) {
    // "運行日は月ごとに変わります": whatever else is said, they are told elsewhere.
    if text.utf8.count <= 300, Self.heads.contains(where: text.holds(bytes:)),
      ServicePattern.read(text).pattern == nil
    {
      self = UntoldDays(mark: text)
      return
    }
    guard text.utf8.count <= 90, ServicePattern.read(text).pattern == nil else { return nil }
    let bare = Self.withoutEnd(text)
    if let range = Self.limits.lazy.compactMap({ bare.firstRange(ofBytes: $0) }).first {
      guard Self.drives.contains(String(bare[range.upperBound...])) else { return nil }
      self.init(words: bare[..<range.lowerBound], runs: true)
    } else if let rest = Self.rests.first(where: bare.hasSuffix) {
      self.init(words: bare.dropLast(rest.count), runs: false)
    } else {
      return nil
    }
  }

  /// "学校の休業期間は運休。冬休みの運休期間は12月24日から1月7日まで": whether dates are said within which something rests, which
  /// are not those on which alone it runs.
  package static func namesRest(_ text: String) -> Bool {
    restHeads.contains(where: text.holds(bytes:))
  }

  /// The days on which what bears a mark runs, where nothing explains the mark.
  package init(mark: String) {
    words = mark
    runs = true
  }

  private init?(words printed: Substring, runs: Bool) {
    var words = printed
    for particle in ["は", "には", "に", "の"] where words.hasSuffix(particle) {
      words = words.dropLast(particle.count)
    }
    guard words.count > 1, let end = Self.endings.first(where: words.hasSuffix),
      words.dropLast(end.count).last?.isNumber != true,
      !Self.others.contains(where: words.contains)
    else { return nil }
    self.words = String(words)
    self.runs = runs
  }

  /// The pattern: open on all days, or, of what rests on them, on those that run otherwise.
  package var pattern: ServicePattern {
    let days = [DayTerm(periods: [.open(OpenPeriod(word: words, doubt: nil))])]
    // A sentence says it all.
    let isSentence = Self.namesRest(words) || Self.heads.contains(where: words.holds(bytes:))
    return runs
      ? ServicePattern(base: days, rules: isSentence ? [] : [.limits(topic: [], to: days.settled)])
      : ServicePattern(base: [], rules: [.cancels(days.settled)])
  }

  private static func withoutEnd(_ text: String) -> Substring {
    var rest = text[...]
    for ending in ["。", "です", "となります", "になります", "いたします", "します", "する"] where rest.hasSuffix(ending) {
      rest = rest.dropLast(ending.count)
    }
    return rest
  }

  private static let restHeads = ["の運休期間は", "の運休期間：", "の運休日は", "の運休日："]
  private static let heads = ["運行日", "運行曜日", "運行期間", "運航日"]
  private static let limits = ["のみ", "だけ", "に限り", "に限る", "限定"]
  private static let drives: Set<String> = {
    let verbs = ["運行", "運転", "運航", "走行", "運行し", "運転し", "走り"]
    return Set([""] + verbs + verbs.map { "で" + $0 } + verbs.map { "の" + $0 })
  }()
  private static let rests = ["運休", "運行しません", "運行なし", "運転しません", "走りません", "運行せず"]
  /// How words for days and times end; 区間 and 7時 are none.
  private static let endings = [
    "中", "期間", "期間内", "時期", "シーズン", "日", "当日", "時", "際", "とき", "場合", "期", "季", "開催", "実施",
  ]
  /// What a booking or the weather decides is said beside the bus, and is no day; nor is a part of the way.
  private static let others = [
    "予約", "要請", "連絡", "希望", "利用者", "乗客", "天候", "台風", "警報", "積雪", "降雪", "荒天", "大雪", "雨", "強風", "満車",
    "区間", "乗車", "降車", "中学", "市中", "町中", "途中", "往路", "復路",
  ]
}
