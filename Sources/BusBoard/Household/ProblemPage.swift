public import BusQuery

/// What is shown when there is no such page, or something keeps it from being made.
public struct ProblemPage: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// What is wrong, in the visitor's language.
  public let message: String
  /// A page that may have been meant; nil when none is near.
  public let meant: RouteLink?

  /// A problem.
  public init(status: Int, message: String, meant: RouteLink? = nil) {
    self.status = status
    self.message = message
    self.meant = meant
  }

  /// There is no such page.
  public static func noPage(_ language: Language, meant: RouteLink? = nil) -> ProblemPage {
    ProblemPage(
      status: 404,
      message: language("There is no such page here.", "そのページはありません。"), meant: meant)
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let lines = message.split(separator: "\n").map {
      "<p>\(language.mixed(String($0)))</p>" as HTML
    }
    let link: HTML =
      meant.map { route in
        """
        <p>\(language("Did you mean ", "もしかして："))<a href="\(Address.route(route.name))">\
        \(language.place(route.title))</a></p>
        """
      } ?? .none
    return Frame(
      title: "\(status)", heading: "\(language("That did not work", "表示できません"))",
      content: "<div class=\"banner\" role=\"alert\">\(lines)</div>\(link)\(way(visit))",
      kind: "problem"
    ).document(visit, status: status, pace: .none)
  }

  /// How a device becomes one that may.
  private func way(_ visit: Visit) -> HTML {
    guard status == 401 else { return .none }
    return "<p><a href=\"/pair\">\(visit.language.pairThis)</a></p>" + SignInPage.link(visit)
  }
}
