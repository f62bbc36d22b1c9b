public import BusModel

/// A page as it was read: the answer of `bus extract`.
public struct ReadPage: Hashable, Sendable {
  /// How many bytes it has.
  public var byteCount: Int
  /// What it says, and the verdict.
  public var raw: RawPage
  /// What it means.
  public var timetables: [BusTimetable]

  /// A page.
  public init(byteCount: Int, raw: RawPage, timetables: [BusTimetable]) {
    self.byteCount = byteCount
    self.raw = raw
    self.timetables = timetables
  }

  /// How many departures it gives, over all columns.
  var departureCount: Int { timetables.reduce(0) { $0 + $1.departures.count } }

  /// Why it is not read as a timetable, or not wholly; nil when it is.
  var fault: Notice? { raw.verdict == .timetable ? nil : raw.notices.last }

  /// 0 for a timetable, else 65.
  public var exitStatus: Int32 { raw.verdict == .timetable ? 0 : 65 }
}

extension RawPage.Verdict {
  /// "timetable", "no timetable", "uncertain".
  func name(_ language: Language) -> String {
    switch (self, language) {
    case (.timetable, .en): "timetable"
    case (.timetable, .ja): "時刻表"
    case (.notATimetable, .en): "no timetable"
    case (.notATimetable, .ja): "時刻表ではありません"
    case (.uncertain, .en): "uncertain"
    case (.uncertain, .ja): "一部を読み取れません"
    }
  }
}

extension Notice {
  /// Whether it asks for rules of the operator: the page speaks of days with a service of their own.
  var asksForServiceDays: Bool {
    if case .specialDays = content { true } else { false }
  }

  /// The sentence with its place.
  func text(_ language: Language) -> String {
    words(language) + (at.map { " (\($0))" } ?? "")
  }
}

/// What was odd on a page, in a few lines below it.
enum NoticeLines {
  /// So many are told; `bus extract` tells all.
  private static let most = 3

  /// A line for each of the first notices, with its place, and how many more there are.
  ///
  /// - Parameters:
  ///   - notices: what was odd.
  ///   - url: the page, for the command that tells all.
  ///   - language: the words.
  /// - Returns: lines without an indent; none when nothing was odd.
  static func lines(_ notices: [Notice], of url: String, _ language: Language) -> [String] {
    let mark = language.noteMark
    let shown = notices.prefix(most).map { mark + $0.text(language) }
    let rest = notices.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [
      mark + (language == .ja ? "ほか\(rest)件" : "\(rest) more") + ": bus extract '\(url)'"
    ]
  }
}
