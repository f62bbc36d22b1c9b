import BusModel

/// The two runs of days on which most companies run another service, and of which few pages speak.
public enum FeastSeason: Hashable, Sendable, CaseIterable {
  /// 年末年始.
  case newYear
  /// お盆.
  case obon

  /// The days that are usual, as routes.json has them: "12-29..01-03".
  public var usualDays: String { self == .newYear ? "12-29..01-03" : "08-13..08-15" }

  /// The reason that is written beside a rule for them.
  public var because: String { self == .newYear ? "年末年始" : "お盆" }

  /// A day in the midst of it.
  var middle: CivilDate? {
    self == .newYear
      ? CivilDate(year: 2026, month: 12, day: 30) : CivilDate(year: 2026, month: 8, day: 14)
  }

  /// "お盆", "New Year".
  func name(_ language: Language) -> String {
    language(self == .newYear ? "New Year" : "お盆", because)
  }

  /// The option of `bus operators` that says what runs then.
  func option(_ language: Language) -> String {
    switch self {
    case .newYear: "--new-year " + language("RUNS", "日祝")
    case .obon: "--obon " + language("RUNS", "土曜")
    }
  }
}

/// What a person is asked when neither pages nor routes.json say what runs in a season.
public struct SeasonQuestion: Hashable, Sendable {
  private let season: FeastSeason
  private static let kinds: [ServiceDayKind] = [.weekday, .saturday, .sundayHoliday, .none]

  /// What a line that was typed means.
  public enum Answer: Hashable, Sendable {
    /// It is not known.
    case unknown
    /// As what it runs, with the days before it where others than the usual were named:
    /// "sundayHoliday", "12/31..1/3=none".
    case runs(String)
  }

  /// A question about a season.
  public init(_ season: FeastSeason) { self.season = season }

  /// The question, what may be answered, and how.
  public func words(_ language: Language) -> String {
    let question =
      switch season {
      case .newYear:
        language(
          "the pages say nothing of New Year (29 December to 3 January). What runs then?",
          "年末年始(12月29日~1月3日)のダイヤがページにありません。どのダイヤで運行しますか?")
      case .obon:
        language(
          "the pages say nothing of お盆 (13 to 15 August). What runs then?",
          "お盆(8月13日~15日)のダイヤがページにありません。どのダイヤで運行しますか?")
      }
    let rows = Self.kinds.enumerated().map { "  \($0 + 1)  \(language.name(of: $1))" }
    let example = season == .newYear ? "12/31..1/3=3" : "8/11..8/16=2"
    let how = language(
      "number, with other days \(example), or Enter when you do not know: ",
      "番号(日付が違えば \(example)、分からなければ Enter): ")
    return ([question] + rows + [how]).joined(separator: "\n")
  }

  /// What a line that was typed means; nil when it is no answer. Whether the days in it are days is
  /// for the reader of rules to say.
  public func answer(_ line: String) -> Answer? {
    guard !FoldedName(line).isEmpty else { return .unknown }
    var parts = FoldedName.folded(line).split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count < 3, let word = parts.popLast(), let kind = Self.kind(String(word)) else {
      return nil
    }
    return .runs((parts.map(String.init) + [kind.name]).joined(separator: "="))
  }

  /// The kind of a number of the list or of a word for it, folded.
  private static func kind(_ word: String) -> ServiceDayKind? {
    if let number = Int(word) {
      return kinds.indices.contains(number - 1) ? kinds[number - 1] : nil
    }
    if let kind = kinds.first(where: { FoldedName($0.name) == FoldedName(word) }) { return kind }
    let read = ServiceDayKind(word)
    return kinds.contains(read) ? read : nil
  }
}
