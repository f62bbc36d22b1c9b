public import BusModel

/// What `bus doctor` has looked at, as values: whoever can open the files fills it in.
public struct DoctorFacts: Hashable, Sendable {
  /// What the clock says.
  public var clock: Moment
  /// The settings.
  public var settings: Looked<Settings>
  /// The program beside `bus`.
  public var program: ProgramFinding
  /// The database and all that is in it.
  public var database: Looked<Database>

  /// What is known of the settings.
  public struct Settings: Hashable, Sendable {
    /// The path of routes.json.
    public var path: String
    /// How many routes it has.
    public var routes: Int
    /// How many operators it has.
    public var operators: Int

    /// Settings that are right.
    public init(path: String, routes: Int, operators: Int) {
      self.path = path
      self.routes = routes
      self.operators = operators
    }
  }

  /// Something that was looked at.
  public enum Looked<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It could be read.
    case read(Value)
    /// It could not.
    case failed(Trouble)
  }

  /// Why something could not be looked at.
  public struct Trouble: Hashable, Sendable {
    /// What a command would say of it; it tells itself what to do.
    public var fault: CommandFault
    /// The exit status a command would end with.
    public var exitStatus: Int32

    /// A trouble.
    public init(fault: CommandFault, exitStatus: Int32) {
      self.fault = fault
      self.exitStatus = exitStatus
    }
  }

  /// All that was looked at.
  public init(
    clock: Moment, settings: Looked<Settings>, program: ProgramFinding,
    database: Looked<Database>
  ) {
    self.clock = clock
    self.settings = settings
    self.program = program
    self.database = database
  }
}

extension DoctorFacts {
  /// What is known of the database.
  public struct Database: Hashable, Sendable {
    /// Its path.
    public var path: String
    /// What SQLite finds wrong in it.
    public var faults: [String]
    /// The versions that no longer say what was published.
    public var altered: [VersionSummary]
    /// The archive beside it.
    public var archive: Archive
    /// The last run; nil before the first.
    public var lastRun: RunSummary?
    /// The run that holds the lock; nil when none does.
    public var atWork: RunAtWork?
    /// The routes of routes.json, as far as they were looked at.
    public var routes: [Route] = []
    /// The holidays; nil when they were not looked at.
    public var holidays: Holidays?
    /// What kept the rest from being looked at.
    public var trouble: Trouble?

    /// A database of which the file itself and the archive are known.
    public init(path: String, faults: [String], altered: [VersionSummary], archive: Archive) {
      self.path = path
      self.faults = faults
      self.altered = altered
      self.archive = archive
    }
  }

  /// What is known of the archive.
  public struct Archive: Hashable, Sendable {
    /// Its folder.
    public var folder: String
    /// Whether it is there and can be read.
    public var isReadable: Bool
    /// How many of its pages are in force.
    public var pages: Int
    /// The hashes of those of them that are missing or damaged; nil when that was not looked at.
    public var bad: [String]?

    /// An archive.
    public init(folder: String, isReadable: Bool, pages: Int = 0, bad: [String]? = []) {
      self.folder = folder
      self.isReadable = isReadable
      self.pages = pages
      self.bad = bad
    }
  }

  /// What is known of a route.
  public struct Route: Hashable, Sendable {
    /// Its name in routes.json.
    public var name: String
    /// What is published, without its departures: those of all routes of a company would fill the
    /// memory. Nil when no run ever tried it.
    public var published: PublishedRoute?
    /// Its versions, newest first, where ``RouteOutcome/isOpen`` asks for them.
    public var versions: [VersionSummary]
    /// How many departures each published version has.
    private var departures: [Int: Int] = [:]

    /// A route.
    public init(name: String, published: PublishedRoute?, versions: [VersionSummary]) {
      self.name = name
      self.versions = versions
      guard var published else { return }
      for index in published.versions.indices {
        let version = published.versions[index]
        departures[version.id] = version.pages.flatMap(\.timetables).reduce(0) {
          $0 + $1.departures.count
        }
        for page in version.pages.indices {
          published.versions[index].pages[page].timetables = []
        }
      }
      self.published = published
    }

    /// How many departures a published version has.
    func departureCount(of version: PublishedVersion) -> Int { departures[version.id] ?? 0 }
  }

  /// What is known of the holidays.
  public struct Holidays: Hashable, Sendable {
    /// Whether routes.json names a feed or a list.
    public var isSet: Bool
    /// What it said last; nil when it was never taken in.
    public var feed: [Holiday]?

    /// Holidays.
    public init(isSet: Bool, feed: [Holiday]?) {
      self.isSet = isSet
      self.feed = feed
    }
  }
}
