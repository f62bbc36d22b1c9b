public import BusModel
import BusQuery

/// `/settings` and `/settings/routes`: what is set up.
public struct SettingsPage: Sendable {
  private let routes: [RouteSetting]
  private let companies: [OperatorSetting]
  private let done: Done?
  /// The removal that can be undone; nil for none.
  public var undo: Undo?

  /// What has just been done, by its word in the address.
  public enum Done: String, Hashable, Sendable {
    /// A route was written into routes.json.
    case saved
    /// One was taken out of it.
    case removed
    /// One is in it again.
    case restored
    /// The device may change the settings.
    case paired
    /// The owner is here.
    case signedIn = "signed-in"
    /// The owner has left.
    case signedOut = "signed-out"

    /// The address of the page that says so.
    public var address: String { Address.page("/settings", ["done": rawValue]) }
  }

  /// A route that was removed a moment ago.
  public struct Undo: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// Until when it can be brought back.
    public let until: Moment

    /// A removal.
    public init(id: String, until: Moment) {
      self.id = id
      self.until = until
    }
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - routes: those of routes.json.
  ///   - companies: its operators.
  ///   - done: what has just been done; nil for nothing.
  public init(routes: [RouteSetting], companies: [OperatorSetting], done: Done? = nil) {
    self.routes = routes
    self.companies = companies
    self.done = done
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    return Frame(
      title: language.settings, heading: "\(language.settings)",
      content: """
        \(said(language))\(undoing(visit))\(Self.readOnly(visit))
        <section><h2>\(language.routes)</h2><div data-fragment="routes">\
        <ul>\(routes.map { row($0, visit) })</ul>\
        \(routes.isEmpty ? "<p>\(language.noRoutes)</p>" : .none)</div>\
        \(visit.mayChange ? "<p><a class=\"button\" href=\"/settings/routes/new\">\(language.addRoute)</a></p>" : .none)\
        </section>
        <section><h2>\(language.companies)</h2><ul>\(companies.map { row($0, visit) })</ul>\
        \(companies.isEmpty ? "<p>\(language.noCompanies)</p>" : .none)</section>
        <ul class="links"><li><a href="/settings/devices">\(language.devices)</a></li></ul>
        """,
      kind: "settings"
    ).document(visit, pace: .none)
  }

  private func said(_ language: Language) -> HTML {
    let words: String? =
      switch done {
      case .saved: language("Saved.", "保存しました。")
      case .removed: language("Removed.", "削除しました。")
      case .restored: language("It is back.", "元に戻しました。")
      case .paired: language("This device may change the settings now.", "この機器から設定を変えられるようになりました。")
      case .signedIn: language("Signed in.", "サインインしました。")
      case .signedOut: language("Signed out.", "サインアウトしました。")
      case nil: nil
      }
    return words.map { "<p class=\"done\" role=\"status\">\($0)</p>" as HTML } ?? .none
  }

  /// The way back from a removal; it goes by itself when it leads nowhere any more.
  private func undoing(_ visit: Visit) -> HTML {
    guard let undo, visit.mayChange else { return .none }
    let address = "/settings/routes/\(Address.encoded(undo.id))/restore"
    return """
      <form method="post" action="\(address)" class="inline" data-until="\(undo.until.secondsSince1970)">\
      <button class="second">\(visit.language.undo)</button></form>

      """
  }

  /// Said to devices that may only look.
  static func readOnly(_ visit: Visit) -> HTML {
    guard !visit.mayChange else { return .none }
    let language = visit.language
    return """
      <div class="banner plain"><p>\(language.onlyPaired) <a href="/pair">\(language.pairThis)</a></p>\
      \(SignInPage.link(visit))</div>
      """
  }

  private func row(_ route: RouteSetting, _ visit: Visit) -> HTML {
    let language = visit.language
    let link = RouteLink(route)
    let edit: HTML =
      visit.mayChange
      ? "<a href=\"/settings/routes/\(Address.encoded(route.id))\">\(language.edit)</a>" : .none
    let pages = Direction.allCases.map { way -> String in
      "\(language.name(of: way)) \(language.pages(route.timetableURLs(way).count))"
    }
    return """
      <li class="panel"><h3 class="apart"><a href="\(Address.route(route.name))">\
      \(language.place(link.title))</a> \(edit)</h3><p>\(language.mixed(route.name)) · \(pages.joined(separator: " · "))</p></li>

      """
  }

  private func row(_ company: OperatorSetting, _ visit: Visit) -> HTML {
    let language = visit.language
    let rules = company.serviceDays.map { rule -> HTML in
      let days = rule.on.map { language.days(of: $0) }.joined(separator: language(", ", "、"))
      return
        "<li>\(days): \(language.mixed(language.name(of: rule.runs))) \(language.place(rule.because ?? ""))</li>"
    }
    return """
      <li class="panel"><h3>\(language.place(company.name ?? company.id))</h3><ul>\(rules)</ul></li>

      """
  }
}
