/// A line that is called by both its ends, or by all its stops: "桜ヶ丘～南港線".
enum LineOfEnds {
  /// Its name as printed; nil where a line of text holds none, or several.
  static func name(in text: String) -> String? {
    guard waves.isFound(in: text), text.contains("線") else { return nil }
    let found = text.split { ends.contains($0) }.filter(isOne)
    return found.count == 1 ? String(found[0]) : nil
  }

  /// Two places with a wave between and 線 behind: neither "1号線～3号線" nor "4月～7月線".
  private static func isOne(_ word: Substring) -> Bool {
    let places = word.split(omittingEmptySubsequences: false) { "～〜~⇔↔⇄⟷".contains($0) }
    guard places.count == 2, places[1].ends(with: "線"), places[1].count > 2, places[0].count > 1,
      !["線", "発", "行", "方面", "系統"].contains(where: places[0].ends(with:))
    else { return false }
    let name = String(places[1].dropLast())
    return NameWords.line(String(places[1])) != nil && !places[0].contains(where: \.isPlainDigit)
      && NameWords.mayBePlace(String(places[0])) && NameWords.mayBePlace(name)
  }

  /// "港－中島－大島航路": a line that is called by all its ports.
  static func chain(_ text: String) -> String? {
    let ports = text.split { "-－–—―".contains($0) }
    return ports.count > 2 && text.length <= 24 && !text.contains { " |｜（(".contains($0) }
      ? text : nil
  }

  /// The 浜線 of "港 - 浜線": a line that is called by both its ends, or that of a stop 港; so 浜線 alone may
  /// be no name.
  static func half(of text: String) -> String? {
    let whole = text.split { "|｜".contains($0) }.first { $0.contains { "-－–—―".contains($0) } }
    let parts = (whole ?? "").split { "-－–—―".contains($0) }.map { Texts.collapsed($0) }
    guard parts.count > 1, let last = parts.last, ["線", "航路"].contains(where: last.ends),
      last.length > 2,
      parts.dropLast().allSatisfy({ part in
        !part.contains(" ") && NameWords.mayBePlace(part) && NameWords.line(part) == nil
          && !companies.ends(part)
      }), !companies.isFound(in: last)
    else { return nil }
    return last
  }

  private static let waves = WordList(["～", "〜", "~", "⇔", "↔", "⇄", "⟷"])
  private static let ends = Set(" 　|｜/／・、，,（）()「」『』【】［］[]〈〉《》：:")
  private static let companies = WordList([
    "バス", "交通", "鉄道", "電鉄", "観光", "自動車", "運輸", "タクシー", "市", "町", "村", "区", "時刻表", "時刻", "社", "案内",
    "一覧",
    "路線", "ホーム", "公式",
  ])
}
