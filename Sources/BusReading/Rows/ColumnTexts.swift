import BusJSON
package import BusModel

/// Marks as they stand in a column: `[{"mark":"P","text":"東口経由"}]`; NULL for none. A timetable has
/// few different ones, so each is read once.
package struct MarkText {
  private var known: [String: [Mark]] = [:]

  /// The text of some marks; nil, for NULL, when there are none.
  package static func text(of marks: [Mark]) -> String? {
    guard !marks.isEmpty else { return nil }
    return JSONValue.array(
      marks.map { ["mark": .string($0.mark), "text": JSONValue($0.text)] }
    ).text()
  }

  /// The marks of a column; none for NULL.
  mutating func marks(in text: String?, subject: String) throws(StoreError) -> [Mark] {
    guard let text else { return [] }
    if let marks = known[text] { return marks }
    // What the JSON lacks does not matter: a column that we did not write so is damage.
    guard let parsed = try? JSONValue.parse(text), let entries = parsed.arrayValue else {
      throw StoreError(subject, .badColumn(.marks, found: text))
    }
    let marks = entries.compactMap { entry in
      entry["mark"]?.stringValue.map { Mark(mark: $0, text: entry["text"]?.stringValue) }
    }
    known[text] = marks
    return marks
  }
}

/// Service patterns as they stand in a column: in their coded form. A timetable has few different
/// ones, so each is read once.
struct PatternText {
  private var known: [String: ServicePattern] = [:]

  /// The pattern of a column; nil for NULL.
  mutating func pattern(in text: String?, subject: String) throws(StoreError) -> ServicePattern? {
    guard let text else { return nil }
    if let pattern = known[text] { return pattern }
    guard let pattern = ServicePattern(stored: text) else {
      // Without its days a column could pass for one that runs daily.
      throw StoreError(subject, .badColumn(.days, found: text))
    }
    known[text] = pattern
    return pattern
  }
}

/// Where names were found, as it stands in a column: `{"stop":"h3[1]","destination":"h2[4]"}`; NULL
/// when no name has a place.
package enum SourcesText {
  package static func text(of sources: NameSources) -> String? {
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
