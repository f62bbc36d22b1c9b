public import BusJSON
public import BusModel
import BusQuery

/// `/settings/routes/{id}`: one route of routes.json as a form, with a look at its pages before it is
/// saved. What is right in routes.json is said by `BusSettings` alone; its faults come in as values.
public enum RouteFormScreen: Screen {
  /// What happens.
  public enum Input: Sendable {
    /// Somebody has filled in the form, and wants a look at the pages or to save it.
    case filled(Binding, Wish)
    /// What one page gives, as `bus extract --json` prints it.
    case previewed(url: String, JSONValue?)
    /// What routes.json would be refused for: a path below the route, and what is wrong there.
    case refused([Fault])
  }

  /// What the button says.
  public enum Wish: Hashable, Sendable {
    /// Nothing yet: the form was opened.
    case look
    /// What do the pages give?
    case preview
    /// Write it into routes.json.
    case save
  }

  /// The fields of the form, by the names of its HTML and of routes.json.
  public struct Binding: Hashable, Sendable {
    /// What stands in each field.
    public private(set) var fields: [Field: String]

    /// The names.
    public enum Field: String, CaseIterable, Sendable {
      case name, title, outboundTimetableURLs, inboundTimetableURLs, outboundProximityURL
      case inboundProximityURL, walkMinutes, outboundUntil
      case company = "operator"
    }

    /// The fields of a form that was sent.
    public init(_ query: Query) {
      fields = [:]
      for field in Field.allCases { fields[field] = query[field.rawValue] }
    }

    /// The fields of a route as it stands in routes.json.
    public init(_ route: RouteSetting) {
      fields = [.name: route.name]
      fields[.title] = route.title
      fields[.outboundTimetableURLs] = Self.lines(route.outboundTimetableURLs)
      fields[.inboundTimetableURLs] = Self.lines(route.inboundTimetableURLs)
      fields[.outboundProximityURL] = route.outboundProximityURL
      fields[.inboundProximityURL] = route.inboundProximityURL
      fields[.walkMinutes] = route.walkMinutes.map { "\($0)" }
      fields[.outboundUntil] = route.outboundUntil.map { "\($0)" }
      fields[.company] = route.operatorID
    }

    /// What stands in a field; nil when it is empty.
    public subscript(field: Field) -> String? { fields[field] }

    private static func lines(_ pages: [TimetableURL]) -> String? {
      pages.isEmpty ? nil : pages.map(\.url).joined(separator: "\n")
    }
  }

  /// Something wrong with a field.
  public struct Fault: Hashable, Sendable {
    /// Where; nil for the whole.
    public let field: Binding.Field?
    /// What, in words.
    public let words: String

    /// A fault in a field.
    public init(_ field: Binding.Field?, _ words: String) {
      self.field = field
      self.words = words
    }

    /// A fault at a path of routes.json: "routes[0].inboundTimetableURLs[1].url".
    public init(path: String, _ words: String) {
      let keys = path.split { ".[]".contains($0) }.map(String.init)
      field = keys.lazy.compactMap { Binding.Field(rawValue: $0) }.first
      self.words = words
    }
  }

  /// What is to be done; the server does it and says how it went by another input.
  public enum Effect: Hashable, Sendable {
    /// Ask what these pages give.
    case preview([String])
    /// Write the route into routes.json.
    case save(RouteSetting)
  }

  /// What one page gives.
  public struct Preview: Hashable, Sendable {
    /// The page.
    public let url: String
    /// `bus extract --json`'s document; nil when there was no answer in time.
    public let document: JSONValue?
  }

  /// What the screen rests on.
  public struct State: Sendable {
    fileprivate var binding: Binding
    fileprivate let route: RouteSetting
    fileprivate let isNew: Bool
    fileprivate let companies: [String]
    fileprivate var wish = Wish.look
    fileprivate var faults: [Fault] = []
    fileprivate var previews: [Preview] = []

    /// A route to change, or a new one with its id alone.
    public init(_ route: RouteSetting, isNew: Bool, companies: [OperatorSetting]) {
      self.route = route
      self.isNew = isNew
      self.companies = companies.map(\.id)
      binding = Binding(route)
    }
  }

  /// What is seen.
  public struct Output: Hashable, Sendable {
    /// The route as it stands in routes.json.
    public let route: RouteSetting
    /// Whether it is not there yet.
    public let isNew: Bool
    /// What stands in the form.
    public let binding: Binding
    /// The ids of the companies to choose from.
    public let companies: [String]
    /// What is wrong.
    public let faults: [Fault]
    /// What the pages give.
    public let previews: [Preview]
    /// What is to be done; nil when nothing is, or something is wrong.
    public let effect: Effect?
  }

  /// Takes in what happened.
  public static func reduce(_ state: State, _ input: Input) -> State {
    var state = state
    switch input {
    case .filled(let binding, let wish):
      state.binding = binding
      state.wish = wish
      state.faults = []
      state.previews = []
    case .previewed(let url, let document):
      state.previews.append(Preview(url: url, document: document))
      state.wish = .look
    case .refused(let faults):
      state.faults = faults
      state.wish = .look
    }
    return state
  }

  /// What is seen.
  public static func output(of state: State) -> Output {
    let effect: Effect? =
      switch state.wish {
      case .look: nil
      case .preview: .preview(state.binding.addresses)
      case .save: .save(state.binding.applied(to: state.route))
      }
    return Output(
      route: state.route, isNew: state.isNew, binding: state.binding,
      companies: state.companies, faults: state.faults, previews: state.previews, effect: effect)
  }
}

extension RouteFormScreen.Binding {
  /// The addresses of all pages.
  var addresses: [String] { lines(.outboundTimetableURLs) + lines(.inboundTimetableURLs) }

  private func lines(_ field: Field) -> [String] {
    (self[field] ?? "").split { $0.isNewline || $0 == " " }.map(String.init)
  }

  /// The route that the fields say. A page that stays keeps its hints; a number that is none becomes
  /// one that routes.json refuses, with its reason.
  func applied(to old: RouteSetting) -> RouteSetting {
    var route = old
    route.name = self[.name] ?? ""
    route.title = self[.title]
    route.outboundTimetableURLs = pages(.outboundTimetableURLs, old.outboundTimetableURLs)
    route.inboundTimetableURLs = pages(.inboundTimetableURLs, old.inboundTimetableURLs)
    route.outboundProximityURL = self[.outboundProximityURL]
    route.inboundProximityURL = self[.inboundProximityURL]
    route.walkMinutes = self[.walkMinutes].map { Int($0) ?? -1 }
    route.outboundUntil = self[.outboundUntil].flatMap { ServiceTime($0) }
    route.operatorID = self[.company]
    return route
  }

  private func pages(_ field: Field, _ old: [TimetableURL]) -> [TimetableURL] {
    lines(field).map { url in old.first { $0.url == url } ?? TimetableURL(url: url) }
  }
}
