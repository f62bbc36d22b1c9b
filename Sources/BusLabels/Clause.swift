internal import BusModel

/// One statement of a text: some days and what is said of them.
struct Clause {
  /// Whether it says runs or does not run; nil for a bare label.
  var runs: Bool?
  /// The days it speaks of.
  var terms: [DayTerm] = []
  /// 夏休みは …: the days within which it speaks.
  var topic: [DayTerm] = []
  /// Days it takes out, when it names none itself: 12/29～1/3を除く.
  var except: [DayTerm] = []
  /// のみ.
  var isOnly = false
  /// も, を含む.
  var isAlso = false
  /// ただし.
  var isBut = false
  /// …は運行: the days are what is spoken of.
  var isSubject = false
  /// 運行期間:.
  var isPeriodHeading = false

  /// 祝日を含む.
  var includesHolidays = false
  /// 祝日の場合は翌日, of days that another statement names.
  var stand: StandIn?
  /// その他の期間は.
  var isRest = false
  /// 8/13は休日ダイヤ: the days that run as `terms`.
  var treated: [DayTerm] = []

  /// Whether it is a bare label.
  var isLabel: Bool {
    runs == nil && !terms.isEmpty && topic.isEmpty && except.isEmpty && !isAside && !isOnly
      && treated.isEmpty
      && !isAlso && !isBut && !isPeriodHeading
  }

  /// Whether it names no days.
  var isEmpty: Bool { terms.isEmpty && except.isEmpty }
  /// Whether it says something without naming days.
  var isAside: Bool { includesHolidays || stand != nil || isRest }
}

/// One piece of a statement as it stands, before it is known what is said of it.
struct ClauseItem {
  /// The piece.
  var content: Content
  /// Whether ・ or 、 goes before it.
  var separated: Bool
  /// Whether 、 or a stroke goes before it, and not ・ or と.
  var comma = false
  /// Whether a space goes before it.
  var gap: Bool
  /// Whether の goes before it.
  var joined: Bool
  /// Whether まで goes behind it: 12月1日から3月31日まで.
  var saysUntil = false

  /// Days, a part of the year, what is taken out of the days before, or what takes the place of
  /// those that are holidays.
  enum Content {
    case days(DaySet)
    case period(Period)
    case except([DayTerm])
    case stand(StandIn)

    /// Whether it is 祝日 alone.
    var isHoliday: Bool {
      if case .days(let days) = self { days == DaySet(kinds: [.holiday]) } else { false }
    }
  }
}
