internal import BusModel

/// Marks as they stand in a column: `[{"mark":"P","text":"東口経由"}]`; NULL for none.
enum MarkText {
  static func text(of marks: [Mark]) -> String? {
    guard !marks.isEmpty else { return nil }
    return JSONValue.array(
      marks.map { ["mark": .string($0.mark), "text": JSONValue($0.text)] }
    ).text()
  }

  static func marks(in text: String, subject: String) throws(StoreError) -> [Mark] {
    // What the JSON lacks does not matter: a column that we did not write so is damage.
    guard let parsed = try? JSONValue.parse(text), let entries = parsed.arrayValue else {
      throw StoreError(
        code: .damaged, subject: subject, detail: "expected marks as JSON, found \(text)")
    }
    return entries.compactMap { entry in
      entry["mark"]?.stringValue.map { Mark(mark: $0, text: entry["text"]?.stringValue) }
    }
  }
}
