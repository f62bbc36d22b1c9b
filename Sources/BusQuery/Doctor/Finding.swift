/// One thing that `bus doctor` looked at, and how it is.
public enum Finding: Hashable, Sendable {
  /// routes.json.
  case settings(SettingsFinding)
  /// The program beside `bus`.
  case programs(ProgramFinding)
  /// The database's file.
  case database(DatabaseFinding)
  /// The archive of pages.
  case archive(ArchiveFinding)
  /// The last run.
  case run(RunFinding)
  /// One route's data.
  case route(RouteFinding)
  /// The data of many routes that are alike.
  case routes(RouteGroup)
  /// The feed of holidays.
  case holidays(HolidayFinding)

  /// How a thing is.
  public enum State: String, Sendable, Hashable {
    /// As it should be.
    case ok
    /// Worth a look.
    case warning
    /// Wrong: answers may suffer from it.
    case fault
  }

  /// How it is.
  public var state: State { remark(.en).state }

  /// The exit status it means; 0 when it is no fault.
  public var exitStatus: Int32 {
    guard state == .fault else { return 0 }
    return switch self {
    case .settings(.unreadable(let trouble)), .database(.unreadable(_, let trouble)):
      trouble.exitStatus
    case .programs: 69
    case .settings, .database, .archive, .run, .route, .routes, .holidays: 65
    }
  }

  /// What was looked at, for scripts: "settings", "database", "route", …
  var check: String {
    switch self {
    case .settings: "settings"
    case .programs: "programs"
    case .database: "database"
    case .archive: "archive"
    case .run: "run"
    case .route, .routes: "route"
    case .holidays: "holidays"
    }
  }

  /// It in words.
  public func remark(_ language: Language) -> Remark {
    switch self {
    case .settings(let finding): finding.remark(language)
    case .programs(let finding): finding.remark(language)
    case .database(let finding): finding.remark(language)
    case .archive(let finding): finding.remark(language)
    case .run(let finding): finding.remark(language)
    case .route(let finding): finding.remark(language)
    case .routes(let group): group.remark(language)
    case .holidays(let finding): finding.remark(language)
    }
  }

  /// A finding in words.
  public struct Remark: Hashable, Sendable {
    /// How it is.
    public let state: State
    /// Which one: a path, a route's name.
    public let subject: String
    /// What was found.
    public let message: String
    /// What to do; nil when there is nothing to do, or the message says it.
    public var advice: String?
  }
}
