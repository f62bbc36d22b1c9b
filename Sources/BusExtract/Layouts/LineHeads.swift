import BusModel

/// Numbers that head trips and are those of their lines: "4 港駅", "4 港駅", "33A 港駅". Trips are counted; of lines several
/// trips have one.
enum LineHeads {
  /// Whether the heads of all trips begin with numbers, and two that follow one another with the same.
  static func are(_ heads: [Grid.Cell?]) -> Bool {
    let numbers = heads.map { $0.flatMap(number) }
    guard numbers.count > 2, numbers.allSatisfy({ $0 != nil }) else { return false }
    return zip(heads, heads.dropFirst()).contains { first, second in
      first.flatMap(number) == second.flatMap(number) && first?.node != second?.node
    }
  }

  /// Whether the heads of all trips are codes, A, B, A or ①, ②, ①: of names no two trips have the same.
  static func areCodes(_ heads: [Grid.Cell?]) -> Bool {
    let codes = heads.compactMap { $0.flatMap(code) }
    let kinds = Set(codes).count
    return codes.count == heads.count && kinds > 1 && kinds < codes.count
  }

  private static func code(in cell: Grid.Cell) -> String? {
    let text = cell.tokens.joined
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    let isCode =
      Scalars.isCircled(scalar.value) || (0x41...0x5A).contains(Scalars.folded(scalar.value))
      || (0x30A1...0x30FA).contains(scalar.value)
    return isCode ? text : nil
  }

  private static func number(in text: String) -> String? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0.isUppercase) }
    let isNumber = (1...4).contains(number.count) && number.contains(where: \.isNumber)
    return isNumber && !RowName.isTrip(text) ? String(number) : nil
  }

  /// "33A" of "33A 港駅"; nil where a trip's own word stands with it, or none but the number of a class of
  /// buses.
  static func number(in cell: Grid.Cell) -> String? {
    guard cell.columnSpan == 1, !cell.tokens.holdClockSign else {
      return nil
    }
    return number(in: cell.tokens.joined)
  }
}
