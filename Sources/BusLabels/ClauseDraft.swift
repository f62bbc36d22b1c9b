internal import BusModel

/// A statement while it is being read.
struct ClauseDraft {
  /// What a heading says of the days after it.
  enum Heading {
    case verb(runs: Bool)
    case period
  }

  var items: [ClauseItem] = []
  var topic: [ClauseItem] = []
  var except: [DayTerm] = []
  /// Statements in brackets, which follow this one.
  var inner: [Clause] = []
  /// From which piece on they are taken out: weekdays except ….
  var exceptFrom: Int?
  /// 祝日を含む, of days yet to come.
  var includesHolidays = false
  var ordinals: DaySet.Ordinals?
  var dates = DateAssembler()
  var words: [String] = []
  var unread: [String] = []
  /// Where it stands in the text.
  var extent: Range<Int>?
  var isOnly = false
  /// Before which piece のみ was said.
  var onlyEnd: Int?
  /// Before which piece the days that run end: 平日だが, 月～金のうち.
  var dividedAt: Int?
  var isAlso = false
  var isBut = false
  /// Whether its days stood in brackets: （土）（日）運休.
  var isBracketed = false
  /// 8/13は休日ダイヤ.
  var isTreatment = false
  /// その他の期間は.
  var isRest = false
  /// 祝日の場合は.
  var inCase: Set<DayKind>?
  var stand: StandIn?
  var separated = false
  /// Whether 、 or a stroke separates, and not ・ or と.
  var comma = false
  var joins = false
  var unreadAfterDays = false
  /// Whether it says something else than its words of days do: 土曜は一部運休.
  var isSpoilt = false

  /// Whether nothing has been said yet.
  var isBare: Bool {
    items.isEmpty && topic.isEmpty && except.isEmpty && unread.isEmpty && inner.isEmpty
      && !isRest && stand == nil && ordinals == nil
  }

  /// Adds a piece, which uses up ・ and の before it.
  mutating func add(_ content: ClauseItem.Content, gap: Bool) {
    items.append(
      ClauseItem(
        content: content, separated: separated, comma: separated && comma,
        gap: gap && !items.isEmpty, joined: joins))
    separated = false
    comma = false
    joins = false
  }

  /// Notes that a word belongs to it.
  mutating func places(_ token: PatternToken) {
    let start = extent?.lowerBound ?? token.places.lowerBound
    extent = start..<token.places.upperBound
  }
}

extension ClauseDraft {
  /// Whether all it says so far is 休校日, 休館日.
  var headsRest: Bool {
    guard items.count == 1, topic.isEmpty else { return false }
    switch items[0].content {
    case .period(.school(.freeDay)): return true
    case .period(.open(let period)): return "休閉".contains(period.word.first ?? " ")
    default: return false
    }
  }
}
