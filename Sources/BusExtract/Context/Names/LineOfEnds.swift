/// A line that is called by both its ends: "桜ヶ丘～南港線".
enum LineOfEnds {
  /// Its name as printed; nil where a line of text holds none, or several.
  static func name(in text: String) -> String? {
    guard waves.isFound(in: text), text.contains("線") else { return nil }
    let found = text.split { ends.contains($0) }.filter(isOne)
    return found.count == 1 ? String(found[0]) : nil
  }

  /// Two places with a wave between and 線 behind: neither "1号線～3号線" nor "4月～7月線".
  private static func isOne(_ word: Substring) -> Bool {
    let places = word.split(omittingEmptySubsequences: false) { "～〜~".contains($0) }
    guard places.count == 2, places[1].ends(with: "線"), places[1].count > 2, places[0].count > 1,
      !["線", "発", "行", "方面", "系統"].contains(where: places[0].ends(with:))
    else { return false }
    let name = String(places[1].dropLast())
    return NameWords.line(String(places[1])) != nil && !places[0].contains(where: \.isPlainDigit)
      && NameWords.mayBePlace(String(places[0])) && NameWords.mayBePlace(name)
  }

  private static let waves = WordList(["～", "〜", "~"])
  private static let ends = Set(" 　|｜/／・、，,（）()「」『』【】［］[]〈〉《》：:")
}
