import BusExtract
import BusJSON
public import BusModel

/// What decides how a page is read besides its bytes, as one text: the same bytes read with other
/// hints, or from an address that says other days, are another page.
public enum HintsKey {
  /// The hints in the words of routes.json without the address, and the parameters of the address
  /// that say something; empty without either.
  public static func of(_ page: TimetableURL) -> String {
    let facts = AddressFacts(page.url)
    let said = [facts.label, facts.platform].compactMap { $0?.parameter }
    return ([text(of: page.hints)] + said).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(of hints: PageHints) -> String {
    guard hints != PageHints() else { return "" }
    let texts = hints.texts.map { ($0.key, JSONValue($0.text)) }
    return JSONValue.present(texts + [("only", JSONValue(texts: hints.only))]).text()
  }
}
