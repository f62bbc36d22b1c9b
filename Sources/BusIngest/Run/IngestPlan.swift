public import BusFetch
public import BusModel
import Glibc

/// What one run is to do.
public struct IngestPlan: Sendable {
  /// The routes, in the order of routes.json.
  public var routes: [RouteSetting]
  /// The holiday feed or list; nil for none.
  public var holidays: HolidaySource?
  /// Where pages come from; nil for the archive alone, without any network.
  public var source: (any PageSource)?
  /// Whether pages are fetched and read anew, whatever is known of them.
  public var isForced: Bool
  /// Whether nothing is to be written.
  public var isDry: Bool
  /// How many routes are read at once, or wait to be written down; how many requests go to one host at
  /// once is the source's affair.
  public var width: Int
  /// How many processors there are to read at the same moment.
  public var processors: Int
  /// Whether pages are brought and archived, and nothing is read: what the bench of the fetch stage
  /// measures.
  public var isFetchOnly = false

  /// A plan.
  public init(
    routes: [RouteSetting], holidays: HolidaySource? = nil, source: (any PageSource)?,
    isForced: Bool = false, isDry: Bool = false, width: Int = 64,
    processors: Int = Self.online
  ) {
    self.routes = routes
    self.holidays = holidays
    self.source = source
    self.isForced = isForced
    self.isDry = isDry
    self.width = max(1, width)
    self.processors = max(1, processors)
  }

  /// The processors of the machine, of which Swift's tasks have a thread each.
  public static let online = sysconf(Int32(_SC_NPROCESSORS_ONLN))

  var origin: PageOrigin {
    source.map { .source($0, isConditional: !isForced) } ?? .archive
  }
}
