import BusLabels
import BusModel

/// Lines about days that no reader understood, and what they leave open.
enum UnheardDays {
  /// Whether the dates of a line are those of a label: 岬行 4月～11月の土日祝のみ運行.
  static func isInLabel(_ line: String, _ page: RawPage) -> Bool {
    let bare = line.filter { !$0.isWhitespace }
    return page.timetables.contains { timetable in
      guard let label = timetable.label, bare.contains(label.filter { !$0.isWhitespace }) else {
        return false
      }
      // 夏ダイヤ（4/1～9/30）毎日運航: the dates stand beside the label.
      return ([label] + timetable.remarks).contains { words in
        words != line && bare.contains(words.filter { !$0.isWhitespace })
          && ServicePattern.read(words).pattern?.isWeekly == false
      }
    }
  }

  /// That the dates are open of which a line speaks that was not understood at all, and those of the sentences
  /// of a line of which only others were understood.
  static func unheard(
    _ reading: ParsedDayRules, _ line: String, isDaily: Bool
  ) -> [PageDayRule] {
    let isRead = !reading.rules.isEmpty || reading.limit != nil || !reading.added.isEmpty
    let sentences =
      isRead ? reading.unread.filter { $0 != line } : reading.unread.isEmpty ? [] : [line]
    return sentences.filter { leavesOpen($0) && (!isRead || ParsedDayRules.namesDates($0)) }
      .compactMap { ParsedDayRules.opening($0, isDaily: isDaily && !isRead) }
  }

  /// Whether a sentence that nobody understood may say of dates that they are not as the others.
  static func leavesOpen(_ sentence: String) -> Bool {
    (ParsedDayRules.namesDates(sentence) || headsPeriod(sentence) || saysAsWhat(sentence))
      && ParsedDayRules.validity(sentence) == nil && !ParsedDayRules.tellsBeginning(sentence)
      && !usual.contains(where: sentence.holds(bytes:))
  }

  /// 運行期間：第1土曜から…: what alone runs.
  private static func headsPeriod(_ line: String) -> Bool {
    let bare = line.drop { "※・●■◆○【［〔 　".contains($0) }
    return PeriodHeading.words.contains(where: bare.hasPrefix)
  }

  /// 振替休日は平日扱い, 祝日に当たるときは翌日に運行: as what other days run, or when instead.
  private static func saysAsWhat(_ line: String) -> Bool {
    line.contains("は") && !line.contains("こちら") && treatments.contains(where: line.holds(bytes:))
      && ["祝", "振替休日", "曜"].contains(where: line.holds(bytes:))
      && buses.contains(where: line.holds(bytes:))
  }

  private static let treatments = ["扱い", "ダイヤ", "時刻で", "翌", "振替", "祝日のある週", "除"]
  private static let buses = ["運行", "運休", "ダイヤ", "扱い", "時刻", "バス", "便"]

  /// What runs as ever is no service of its own.
  private static let usual = UsualService.words + ["改正", "改定", "変更"]
}

extension [String: [DateSpan]] {
  /// With the dates of all school holidays where those of summer, winter and spring are said.
  var joiningBreaks: [String: [DateSpan]] {
    guard let summer = self["夏休み"], let winter = self["冬休み"], let spring = self["春休み"] else {
      return self
    }
    let all = summer + winter + spring
    return merging(["学校休業期間": all, "学休日": all]) { said, _ in said }
  }
}
