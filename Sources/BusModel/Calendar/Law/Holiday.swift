/// A Japanese holiday.
public struct Holiday: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Its name in the law's words: "元日"; "休日" for substitute and sandwiched days.
  public let name: String
  /// By which article it is one.
  public let kind: Kind

  /// Why a day is a holiday.
  public enum Kind: String, Sendable, Hashable {
    /// 国民の祝日.
    case national
    /// 振替休日.
    case substitute
    /// 国民の休日, the day between two national holidays.
    case citizen
    /// A day made a holiday once by an act of its own.
    case special
  }

  /// The holiday on a Sunday that a 振替休日 stands for; nil for any other day.
  public var replaced: Holiday? {
    guard kind == .substitute else { return nil }
    var before = date.adding(days: -1)
    // From 2007 on other 祝日 may stand between the Sunday and its substitute.
    while let holiday = HolidayLaw.holiday(on: before) {
      if before.weekday == .sunday { return holiday }
      before = before.adding(days: -1)
    }
    return nil
  }

  /// A holiday.
  public init(date: CivilDate, name: String, kind: Kind) {
    self.date = date
    self.name = name
    self.kind = kind
  }
}

/// The holidays as a feed told them last.
public struct HolidayFeed: Hashable, Sendable {
  /// Where they came from.
  public var url: String
  /// When.
  public var fetchedAt: Moment
  /// The days in order.
  public var holidays: [Holiday]

  /// A feed.
  public init(url: String, fetchedAt: Moment, holidays: [Holiday]) {
    self.url = url
    self.fetchedAt = fetchedAt
    self.holidays = holidays
  }
}

extension NationalDay {
  /// The name in the words of the official list of that year, which gives 2019's 体育の日 both names.
  func name(in year: Int) -> String {
    switch self {
    case .physicalEducation where year == 2019: "体育の日（スポーツの日）"
    case .newYear: "元日"
    case .comingOfAge: "成人の日"
    case .foundation: "建国記念の日"
    case .emperorsBirthday: "天皇誕生日"
    case .vernalEquinox: "春分の日"
    case .showa: "昭和の日"
    case .greenery: "みどりの日"
    case .constitution: "憲法記念日"
    case .children: "こどもの日"
    case .marine: "海の日"
    case .mountain: "山の日"
    case .respectForTheAged: "敬老の日"
    case .autumnalEquinox: "秋分の日"
    case .sports: "スポーツの日"
    case .physicalEducation: "体育の日"
    case .culture: "文化の日"
    case .labourThanksgiving: "勤労感謝の日"
    case .princesWedding: "結婚の儀"
    case .funeral: "大喪の礼"
    case .enthronement: "即位礼正殿の儀"
    case .accession: "休日（祝日扱い）"
    case .enthronementOfReiwa: "休日（祝日扱い）"
    }
  }

  /// Whether an act of its own made it a holiday, once.
  var isSpecial: Bool {
    switch self {
    case .princesWedding, .funeral, .enthronement, .accession, .enthronementOfReiwa: true
    default: false
    }
  }
}
