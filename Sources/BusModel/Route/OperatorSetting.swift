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

/// How gently a company's servers are asked: `politeness` of an operator in routes.json.
public struct PolitenessSetting: Hashable, Sendable {
  /// Between the end of one request and the start of the next; below the usual one only for hosts of
  /// this machine.
  public var pauseSeconds: Int?
  /// How many requests a night may make to one of its hosts.
  public var requestsPerNight: Int?
  /// How many requests may be under way at once; more than one only for hosts of this machine.
  public var connections: Int?
  /// For how long one answer is waited for.
  public var timeoutSeconds: Int?

  /// A setting; nil is what holds for everyone.
  public init(
    pauseSeconds: Int? = nil, requestsPerNight: Int? = nil, connections: Int? = nil,
    timeoutSeconds: Int? = nil
  ) {
    self.pauseSeconds = pauseSeconds
    self.requestsPerNight = requestsPerNight
    self.connections = connections
    self.timeoutSeconds = timeoutSeconds
  }
}

/// What a route of routes.json allows beyond the usual before new data is kept aside; nil leaves
/// the usual figure.
public struct GateSetting: Hashable, Sendable {
  /// How many percent of a day's departures may be gone.
  public var lostPercent: Int?
  /// To how many percent of what they were a day's departures may grow.
  public var grownPercent: Int?
  /// How many percent of all departures may be at other times, without a revision being announced.
  public var changedPercent: Int?
  /// By how many minutes the first and the last bus of a day may move.
  public var movedMinutes: Int?
  /// How many buses a column may have in one hour.
  public var busesPerHour: Int?

  /// What is allowed.
  public init(
    lostPercent: Int? = nil, grownPercent: Int? = nil, changedPercent: Int? = nil,
    movedMinutes: Int? = nil, busesPerHour: Int? = nil
  ) {
    self.lostPercent = lostPercent
    self.grownPercent = grownPercent
    self.changedPercent = changedPercent
    self.movedMinutes = movedMinutes
    self.busesPerHour = busesPerHour
  }
}
