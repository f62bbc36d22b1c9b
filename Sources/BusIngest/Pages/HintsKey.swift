public import BusModel

/// The hints of a page as one text: the same bytes read with other hints are another page.
public enum HintsKey {
  /// The hints in the words of routes.json without the address; empty without hints.
  public static func of(_ page: TimetableURL) -> String {
    guard page.hints != PageHints(), let members = page.json.objectValue else { return "" }
    return JSONValue.object(members.filter { $0.key != "url" }).text()
  }
}
