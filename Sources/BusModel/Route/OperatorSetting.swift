/// One bus company of routes.json and the days on which it deviates from the law.
public struct OperatorSetting: Hashable, Sendable {
  /// What a route's `operator` refers to.
  public var id: String
  /// The company's name.
  public var name: String?
  /// Hosts that belong to it.
  public var hosts: [String]
  /// Its rules in file order; the last one that matches a date wins.
  public var serviceDays: [ServiceDayRule]
  /// The schools' holidays, for 学休日 and 登校日: ranges of dates.
  public var schoolBreaks: [DateRange]
  /// How gently its servers are asked.
  public var politeness: PolitenessSetting

  /// A company.
  public init(
    id: String, name: String? = nil, hosts: [String] = [], serviceDays: [ServiceDayRule] = [],
    schoolBreaks: [DateRange] = [], politeness: PolitenessSetting = PolitenessSetting()
  ) {
    self.id = id
    self.name = name
    self.hosts = hosts
    self.serviceDays = serviceDays
    self.schoolBreaks = schoolBreaks
    self.politeness = politeness
  }
}
