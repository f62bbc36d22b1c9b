/// One thing that is wrong in routes.json.
public struct SettingsFault: Hashable, Sendable {
  /// Where: "routes[0].inboundTimetableURLs[1].url"; empty for the whole file.
  public let path: String
  /// What should stand there.
  public let expected: SettingsExpectation
  /// What stands there.
  public let found: SettingsFound
  /// What was probably meant, to be put in its place: "name".
  public let suggestion: String?

  /// A fault.
  public init(
    path: String, expected: SettingsExpectation, found: SettingsFound, suggestion: String? = nil
  ) {
    self.path = path
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }
}

/// What stands at a place of routes.json.
public enum SettingsFound: Hashable, Sendable {
  /// A short value as JSON.
  case value(String)
  /// A long one: what kind it is ("array").
  case kind(String)
  /// Nothing at all.
  case nothing
  /// An empty list.
  case none
  /// Two keys of which one is wanted.
  case both
  /// A user name and a password; they are not quoted.
  case userName
  /// Kinds of day of which no day of the range is one.
  case kindsThatNeverOccur(String)
  /// A value that another place has as well.
  case repeated(String, of: String)
}

/// What should stand at a place of routes.json.
public enum SettingsExpectation: Hashable, Sendable {
  /// An object that describes a thing.
  case object(SettingsThing)
  /// An array of things.
  case array(SettingsThing)
  /// One of the keys that there are.
  case oneOfTheKeys([String])
  /// A key that is known; one is suggested.
  case knownKey
  /// A string.
  case string
  /// A string that is not empty and has no control characters.
  case plainString
  /// A name of at most 100 characters, without spaces, that does not begin with '-'.
  case name
  /// A whole number within limits.
  case wholeNumber(ClosedRange<Int>)
  /// A time of the service day.
  case serviceTime
  /// An id that stays when the route is renamed.
  case routeID
  /// A short name to type.
  case routeName
  /// An id that routes refer to.
  case operatorID
  /// The id of one of the operators; none when the file has none yet.
  case knownOperator([String])
  /// A key's value that no other route or operator has.
  case unique(key: String, of: SettingsThing)
  /// An address, or an object with url and hints.
  case page
  /// An http or https address.
  case address
  /// An address with a host.
  case addressWithHost
  /// An address without user name and password.
  case addressWithoutUser
  /// An address without characters that are none of an address.
  case plainAddress
  /// A port from 1 to 65535 after the host.
  case port
  /// A host.
  case host
  /// A CSS selector.
  case selector
  /// One of the layouts.
  case layout([String])
  /// A label of days.
  case dayLabel
  /// At least one of the keys.
  case atLeastOne([String])
  /// One of the words.
  case oneOf([String])
  /// One of url and file.
  case urlOrFile
  /// A date or range, or an array of them.
  case days
  /// A date or range.
  case dateRange
  /// A date that exists.
  case existingDate
  /// A range with a year at both ends or at none.
  case evenRange
  /// A range that does not end before it begins.
  case forwardRange
  /// At least one date or range.
  case someDate
  /// At least one kind of day.
  case someKind
  /// A kind of day that occurs in a range.
  case kindThatOccurs(in: DateRange)
  /// A kind of service, or the name of a special timetable.
  case service([String])
}

/// What a part of routes.json is about.
public enum SettingsThing: Hashable, Sendable {
  /// The file as a whole.
  case settings
  /// A route.
  case route
  /// An operator.
  case serviceOperator
  /// A page.
  case page
  /// The holiday feed.
  case holidayFeed
  /// A rule on days.
  case serviceDayRule
  /// What the gate allows.
  case gate
  /// Who is told.
  case notify
  /// How gently servers are asked.
  case politeness
  /// What to keep of a page.
  case only
  /// A host.
  case host
  /// A date or range.
  case dateRange
  /// A kind of day.
  case kindOfDay
}
