internal import BusModel

/// A word of a label with its meaning.
struct PatternToken {
  /// What it means.
  var meaning: Meaning
  /// Where it stands, in the characters of the `LabelText`.
  var places: Range<Int>
  /// Whether a space goes before it.
  var gap: Bool

  /// Whether it was not understood.
  var isUnread: Bool {
    if case .unread = meaning { true } else { false }
  }

  /// What a word can mean to the days of service.
  enum Meaning: Hashable {
    /// Days of the week.
    case days(DaySet)
    /// 第2・第4, for the weekday that follows.
    case ordinals(DaySet.Ordinals)
    /// A date or a part of one.
    case date(DateWord)
    /// A number without a unit.
    case number(Int)
    /// A part of the year by name.
    case period(Period)
    /// 祝日の場合.
    case ifHoliday
    /// の場合, after days.
    case inCase
    /// 翌日: beside the days before it, or in the place of a holiday.
    case shift(DayShift)
    /// その他の期間: all days that were not named.
    case rest
    /// ※: a remark on what stands before.
    case note
    /// 毎月, for the days that follow.
    case everyMonth
    /// 運行, 運休.
    case verb(runs: Bool)
    /// 運行日:, 運休日:.
    case heading(runs: Bool)
    /// 運行期間:.
    case periodHeading
    /// を除く, 以外.
    case except
    /// を含む.
    case include
    /// のみ.
    case only
    /// は.
    case topic
    /// の.
    case of
    /// も.
    case also
    /// ただし.
    case but
    /// ・ 、 と.
    case separator
    /// ～ から.
    case tilde
    /// まで.
    case until
    /// Brackets.
    case open, close
    /// 。
    case stop
    /// ダイヤ.
    case service
    /// Says nothing of days.
    case filler
    /// Takes back what its sentence seems to say: 一部.
    case doubt
    /// Not understood.
    case unread
  }
}

/// A date as a text writes it, perhaps without year or month.
struct DateWord: Hashable {
  /// The year, eras turned into years of our era.
  var year: Int?
  /// 1 … 12; nil for "13日".
  var month: Int?
  /// What of the month.
  var part: Part
  /// 翌年.
  var isNextYear = false
  /// The weekday in the brackets after it.
  var weekday: Weekday?

  /// A day, the month as a whole, or one of its thirds.
  enum Part: Hashable {
    case day(Int), month, third(Int), end
  }
}
