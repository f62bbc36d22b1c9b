public import BusModel

/// What decides how a page is read besides its bytes, as one text: the same bytes read with other
/// hints, or from an address that says other days, are another page.
public enum HintsKey {
  /// The hints in the words of routes.json without the address, and the parameters of the address
  /// that say something; empty without either.
  public static func of(_ page: TimetableURL) -> String {
    let facts = AddressFacts(page.url)
    let said = [facts.label, facts.platform].compactMap { $0?.parameter }
    return ([hints(of: page)] + said).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func hints(of page: TimetableURL) -> String {
    guard page.hints != PageHints(), let members = page.json.objectValue else { return "" }
    return JSONValue.object(members.filter { $0.key != "url" }).text()
  }
}
