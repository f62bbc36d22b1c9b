import BusJSON
internal import BusModel

/// Where names were found, as it stands in a column: `{"stop":"h3[1]","destination":"h2[4]"}`; NULL
/// when no name has a place.
enum SourcesText {
  static func text(of sources: NameSources) -> String? {
    let places = [
      ("stop", sources.stop), ("routeName", sources.routeName),
      ("destination", sources.destination), ("platform", sources.platform),
    ].compactMap { name, place in place.map { JSONMember(key: name, value: .string($0)) } }
    return places.isEmpty ? nil : JSONValue.object(places).text()
  }

  /// The places of a column; none for NULL.
  static func sources(in text: String?, subject: String) throws(StoreError) -> NameSources {
    guard let text else { return NameSources() }
    // What the JSON lacks does not matter: a column that we did not write so is damage.
    guard let places = try? JSONValue.parse(text) else {
      throw StoreError(subject, .badColumn(.sources, found: text))
    }
    return NameSources(
      stop: places["stop"]?.stringValue, routeName: places["routeName"]?.stringValue,
      destination: places["destination"]?.stringValue, platform: places["platform"]?.stringValue)
  }
}
