import BusJSON
internal import BusModel

/// Marks as they stand in a column: `[{"mark":"P","text":"東口経由"}]`; NULL for none. A timetable has
/// few different ones, so each is read once.
struct MarkText {
  private var known: [String: [Mark]] = [:]

  /// The text of some marks; nil, for NULL, when there are none.
  static func text(of marks: [Mark]) -> String? {
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
