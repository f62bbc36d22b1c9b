public import BusModel
import BusQuery

/// `/calendar`: which service runs on each day of a month, and why.
public enum CalendarScreen: Screen {
  /// What happens.
  public enum Input: Sendable {
    /// Somebody asks.
    case asked(Binding)
  }

  /// The fields of the form.
  public struct Binding: Hashable, Sendable {
    /// `month`: the first day of the month; nil for the present one.
    public var month: CivilDate?
    /// `operator`: the company's id; nil for the law alone.
    public var company: String?

    /// The fields of a query: "month=2026-11&operator=example-city".
    public init(_ query: Query = Query()) {
      month = query["month"].flatMap { CivilDate($0 + "-01") }
      company = query["operator"]
    }
  }

  /// What the screen rests on.
  public struct State: Sendable {
    fileprivate var binding = Binding()
    fileprivate let companies: [OperatorSetting]
    fileprivate let feed: [Holiday]
    fileprivate let today: CivilDate

    /// The companies of routes.json and the holidays of its feed.
    public init(companies: [OperatorSetting], feed: [Holiday], today: CivilDate) {
      self.companies = companies
      self.feed = feed
      self.today = today
    }
  }

  /// What is seen.
  public struct Output: Hashable, Sendable {
    /// The first day of the month.
    public let month: CivilDate
    /// Today.
    public let today: CivilDate
    /// Its days.
    public let days: [ServiceDay]
    /// Those of which more should be known than the law.
    public let unsettled: [CivilDate]
    /// The companies that there are, by id and name.
    public let companies: [Company]
    /// The company whose days they are; nil for the law alone.
    public let company: String?
  }

  /// A company as the form names it.
  public struct Company: Hashable, Sendable {
    /// Its id of routes.json.
    public let id: String
    /// What people read.
    public let name: String
  }

  /// Takes in what happened.
  public static func reduce(_ state: State, _ input: Input) -> State {
    var state = state
    switch input {
    case .asked(let binding): state.binding = binding
    }
    return state
  }

  /// What is seen.
  public static func output(of state: State) -> Output {
    let today = state.today
    let month =
      state.binding.month ?? CivilDate(year: today.year, month: today.month, day: 1) ?? today
    let companies = state.companies.map { Company(id: $0.id, name: $0.name ?? $0.id) }
    // A household mostly has one company, and means it.
    let id = state.binding.company ?? companies.first?.id
    let own = state.companies.first { $0.id == id }
    let calendar = ServiceCalendar(operator: own, feed: state.feed)
    let dates = (0..<CivilDate.days(inMonth: month.month, of: month.year)).map {
      month.adding(days: $0)
    }
    return Output(
      month: month, today: today, days: dates.map { calendar.day($0) },
      unsettled: dates.filter { calendar.isUnsettledSeason($0) }, companies: companies,
      company: own?.id)
  }
}
