/// What stands behind the name of a trip: 第3便（学校休業日運休）, 104 ※.
enum TripAside {
  /// The name, and what is said of the trip; nil where a bracket is a part of the name, or there is none.
  static func divided(_ text: String) -> (name: String, aside: String?) {
    guard let last = text.last else { return (text, nil) }
    if signs.contains(last) {
      let name = Texts.collapsed(text.dropLast())
      return isTrip(name) ? (name, String(last)) : (text, nil)
    }
    guard "）)】］]".contains(last), let open = text.firstIndex(where: { "（(【［[".contains($0) }),
      open > text.startIndex,
      case let inside = String(text[text.index(after: open)...].dropLast()),
      DayWords.hasHint(inside), case let name = Texts.collapsed(text[..<open]), isTrip(name)
    else { return (text, nil) }
    return (name, inside)
  }

  private static func isTrip(_ name: String) -> Bool { RowName.isTrip(name) || Int(name) != nil }

  private static let signs = Set("※＊*★☆●○◎◯◇◆▲△▼▽■□")
}
