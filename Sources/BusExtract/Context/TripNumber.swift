/// The numbers by which pages call their trips: "第3便", "③便", "3".
enum TripNumber {
  /// The name that a head gives a trip; nil when it gives none.
  static func name(in cell: Grid.Cell) -> String? {
    let text = cell.tokens.joined
    return text.length <= 12 && value(of: text) != nil ? text : nil
  }

  /// The one number in a name.
  static func value(of name: String) -> Int? {
    var digits = ""
    var found: [Int] = []
    for scalar in (Texts.compact(name) + " ").unicodeScalars {
      let plain = Scalars.folded(scalar.value)
      if (0x30...0x39).contains(plain) {
        digits.unicodeScalars.append(Unicode.Scalar(UInt8(plain)))
        continue
      }
      if let number = Int(digits) { found.append(number) }
      digits = ""
      if (0x2460...0x2473).contains(scalar.value) { found.append(Int(scalar.value) - 0x245F) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
