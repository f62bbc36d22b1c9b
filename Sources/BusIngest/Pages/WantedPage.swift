import BusExtract
import BusFetch
import BusJSON
public import BusModel
import BusStore

/// One page of one route, as routes.json asks for it.
struct WantedPage: Hashable, Sendable {
  let direction: Direction
  let url: String
  /// What the address means however it is spelt.
  let identity: String
  let hints: PageHints

  /// The hints as one key; empty without hints.
  let hintsKey: String

  init(_ page: TimetableURL, _ direction: Direction) {
    self.direction = direction
    url = page.url
    identity = PageIdentity.of(page.url)
    hints = page.hints
    hintsKey = HintsKey.of(page)
  }
}

/// A route with its pages, outbound first: worked out once a run.
struct PlannedRoute: Sendable {
  let setting: RouteSetting
  let pages: [WantedPage]

  init(_ setting: RouteSetting) {
    self.setting = setting
    pages = Direction.allCases.flatMap { direction in
      setting.timetableURLs(direction).map { WantedPage($0, direction) }
    }
  }
}

/// What decides how a page is read besides its bytes, as one text: the same bytes read with other
/// hints, or from an address that says other days, are another page.
public enum HintsKey {
  /// The hints in the words of routes.json without the address, and the parameters of the address
  /// that say something; empty without either.
  public static func of(_ page: TimetableURL) -> String {
    let hints = text(of: page.hints)
    guard page.url.utf8.contains(UInt8(ascii: "?")) else { return hints }
    let facts = AddressFacts(page.url)
    let said = [facts.label, facts.platform].compactMap { $0?.parameter }
    return ([hints] + said).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(of hints: PageHints) -> String {
    guard hints != PageHints() else { return "" }
    let texts = hints.texts.map { ($0.key, JSONValue($0.text)) }
    return JSONValue.present(texts + [("only", JSONValue(texts: hints.only))]).text()
  }
}
