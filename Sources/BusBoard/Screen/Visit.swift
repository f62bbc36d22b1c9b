public import BusModel
public import BusQuery

/// Who looks at a page, and when.
public struct Visit: Hashable, Sendable {
  /// The words.
  public var language: Language
  /// What the clock says.
  public var now: Moment
  /// The page's own path and query, without `lang`, for the link to the other language.
  public var path: String
  /// The names of the routes, for the links to them.
  public var routes: [RouteLink]
  /// Whether the device may change something.
  public var mayChange: Bool
  /// Whether there is an owner's account that it could sign in with.
  public var canSignIn: Bool

  /// A visit.
  public init(
    language: Language, now: Moment, path: String, routes: [RouteLink], mayChange: Bool = false,
    canSignIn: Bool = false
  ) {
    self.language = language
    self.now = now
    self.path = path
    self.routes = routes
    self.mayChange = mayChange
    self.canSignIn = canSignIn
  }
}

/// A route as links name it.
public struct RouteLink: Hashable, Sendable {
  /// Its name in addresses.
  public var name: String
  /// What people read.
  public var title: String

  /// A link.
  public init(_ setting: RouteSetting) {
    name = setting.name
    title = setting.title ?? setting.name
  }
}

/// What is sent for a question: a page, a picture, a text.
public struct BoardDocument: Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The media type.
  public var type: Kind
  /// All of it.
  public var text: String
  /// Until when it is true.
  public var pace: Pace

  /// The media types.
  public enum Kind: String, Sendable {
    /// A page.
    case html = "text/html; charset=utf-8"
    /// Lines of text.
    case text = "text/plain; charset=utf-8"
    /// A picture.
    case svg = "image/svg+xml; charset=utf-8"
    /// JSON.
    case json = "application/json; charset=utf-8"
  }

  /// Until when a document is true, as long as neither settings nor data change.
  public enum Pace: Sendable {
    /// For the minute: it tells how long until a bus.
    case minute
    /// For the day.
    case day
    /// It is never kept: it shows what people change.
    case none
  }

  /// A document.
  public init(_ text: String, _ type: Kind = .html, status: Int = 200, pace: Pace = .day) {
    self.text = text
    self.type = type
    self.status = status
    self.pace = pace
  }
}
