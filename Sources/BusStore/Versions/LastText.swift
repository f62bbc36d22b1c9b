/// The text of a value that comes again and again: departures side by side have the same days and
/// the same marks, and comparing them costs next to nothing where making the text does not.
struct LastText<Value: Equatable> {
  private let make: (Value) -> String?
  private var last: (value: Value, text: String?)?

  /// Keeps one text.
  init(_ make: @escaping (Value) -> String?) { self.make = make }

  /// The text of a value.
  mutating func text(of value: Value) -> String? {
    if let last, last.value == value { return last.text }
    let text = make(value)
    last = (value, text)
    return text
  }
}
