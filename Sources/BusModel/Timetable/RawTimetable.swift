/// What a page says, still as text, every piece with the place it stands at: the product of the
/// extract stage and the input of the normalise stage.
public struct RawPage: Hashable, Sendable {
  /// How the bytes were read.
  public var encoding: PageEncoding
  /// Whether this is a timetable, how sure that is, and what speaks against it.
  public private(set) var judgement: Judgement
  /// Name of the layout that won, such as "hour-grid"; nil without a timetable.
  public var layout: String?
  /// 0 … 1: how well the domain's laws hold on what was read.
  public var confidence: Double
  /// One entry per day column, direction and stop.
  public var timetables: [RawTimetable]
  /// The marks that the page explains, in page order.
  public var legend: [Mark]
  /// What was odd.
  public var notices: [Notice]
  /// Lines that speak of days beside the timetables: "12月29日～1月3日は休日ダイヤで運行します".
  public var dayLines: [String] = []
  /// Sentences about some of the buses alone, of which the page does not say which, or that were not
  /// understood: the days that they name are open.
  public var openLines: [String] = []
  /// What else stands beside the timetables.
  public var remarks = PageRemarks()

  /// What extraction decided about a page.
  public enum Verdict: String, Sendable, Hashable {
    /// Every character of the recognised timetables is accounted for.
    case timetable
    /// The page holds no timetable.
    case notATimetable
    /// Something was read, but not all of it was understood: not to be published.
    case uncertain
  }

  /// A verdict with its reason, which stands among the notices too.
  public enum Judgement: Hashable, Sendable {
    /// A timetable.
    case timetable
    /// No timetable, and what it is instead.
    case notATimetable(Notice)
    /// A timetable that was not understood wholly, and what was not understood.
    case uncertain(Notice)
  }

  /// Whether this is a timetable.
  public var verdict: Verdict { judgement.verdict }

  /// Notes a reason for not publishing the page unseen; the last one decides, but for those of a page
  /// that is no timetable.
  public mutating func doubt(_ reason: Notice) {
    if case .notATimetable = judgement { return }
    judgement = .uncertain(reason)
  }

  /// Says better what a page is that is no timetable; of others it says nothing.
  public mutating func name(_ refusal: PageRefusal) {
    guard case .notATimetable(let reason) = judgement else { return }
    let better = Notice(.refusal(refusal), at: reason.at)
    judgement = .notATimetable(better)
    notices = notices.map { $0 == reason ? better : $0 }
  }

  /// A page as read.
  public init(
    encoding: PageEncoding, judgement: Judgement, layout: String? = nil, confidence: Double = 0,
    timetables: [RawTimetable] = [], legend: [Mark] = [], notices: [Notice] = []
  ) {
    self.encoding = encoding
    self.judgement = judgement
    self.layout = layout
    self.confidence = confidence
    self.timetables = timetables
    self.legend = legend
    self.notices = notices
  }
}

extension RawPage.Judgement {
  /// A judgement from what is stored of it; nil when its reason is lost.
  public init?(_ verdict: RawPage.Verdict, because reason: Notice?) {
    switch (verdict, reason) {
    case (.timetable, _): self = .timetable
    case (.notATimetable, let reason?): self = .notATimetable(reason)
    case (.uncertain, let reason?): self = .uncertain(reason)
    case (_, nil): return nil
    }
  }

  /// It in a word.
  public var verdict: RawPage.Verdict {
    switch self {
    case .timetable: .timetable
    case .notATimetable: .notATimetable
    case .uncertain: .uncertain
    }
  }

  /// What speaks against publishing the page; nil for a timetable.
  public var reason: Notice? {
    switch self {
    case .timetable: nil
    case .notATimetable(let reason), .uncertain(let reason): reason
    }
  }

  /// The notices of a page without the reason.
  public func others(in notices: [Notice]) -> [Notice] {
    guard let reason, let place = notices.lastIndex(of: reason) else { return notices }
    var others = notices
    others.remove(at: place)
    return others
  }
}

/// How a page's bytes became text.
public struct PageEncoding: Hashable, Sendable {
  /// The charset decided on: "UTF-8", "CP932", "EUC-JP", "ISO-2022-JP", "windows-1252".
  public var name: String
  /// How many bytes or sequences had no meaning in it and were replaced.
  public var replacedCharacters: Int

  /// A decision.
  public init(name: String, replacedCharacters: Int) {
    self.name = name
    self.replacedCharacters = replacedCharacters
  }
}

/// One column of departures as the page prints it.
public struct RawTimetable: Hashable, Sendable {
  /// The stop, when the page names it.
  public var stop: String?
  /// The route's name or number: "205", "桜０５".
  public var routeName: String?
  /// Where the buses go.
  public var destination: String?
  /// The platform (のりば).
  public var platform: String?
  /// The day label as printed, spaces taken out: "平日"; nil when the page gives none.
  public var label: String?
  /// Words about days that were not understood, beside a column of which nothing else says on which days it runs: nobody knows.
  public var unreadDays: String?
  /// Words that qualify the label: "お盆・年末年始を除く", "平成31年03月16日実施".
  public var remarks: [String]
  /// The departures in page order.
  public var departures: [RawDeparture]
  /// Where the column stands: "table[1]".
  public var at: String
  /// What the marks mean here that the page's legend explains in several ways.
  public var legend: [Mark]
  /// Where the names were found.
  public var sources: NameSources

  /// A column.
  public init(
    stop: String? = nil, routeName: String? = nil, destination: String? = nil,
    platform: String? = nil, label: String? = nil, remarks: [String] = [],
    departures: [RawDeparture] = [], at: String, legend: [Mark] = [],
    sources: NameSources = NameSources()
  ) {
    self.stop = stop
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
    self.label = label
    self.remarks = remarks
    self.departures = departures
    self.at = at
    self.legend = legend
    self.sources = sources
  }
}

/// One of the four names that stand around a timetable.
public enum NameKind: String, CaseIterable, Hashable, Sendable {
  /// Where its buses are boarded.
  case stop
  /// The line.
  case routeName
  /// Where the buses go.
  case destination
  /// The platform (のりば).
  case platform
}

/// Where on a page the names of a timetable were found: "h3[1]", "table[1]/tr[1]/td[2]", "title",
/// "hint", "address"; nil for a name that is not told.
public struct NameSources: Hashable, Sendable {
  /// Where the stop's name was found.
  public var stop: String?
  /// Where the line's name was found.
  public var routeName: String?
  /// Where the destination was found.
  public var destination: String?
  /// Where the platform was found.
  public var platform: String?

  /// The places, none unless given.
  public init(
    stop: String? = nil, routeName: String? = nil, destination: String? = nil,
    platform: String? = nil
  ) {
    self.stop = stop
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
  }
}
