import BusModel

/// The value of 系統 or 路線 that says more than the line: "5 港行き", "海岸線（港行き）", "5 病院経由 港行き".
enum LineOfValue {
  /// The line and where its buses go; nil where the value does not say both.
  static func claims(in value: String) -> [NameClaim]? {
    guard value.contains("行") || value.contains("ゆき") || value.ends(with: "方面") else { return nil }
    let said = NameLine(bare(value)).claims
    let ways = said.filter { $0.kind == .destination && $0.certainty == .said }
    guard ways.count == 1 else { return nil }
    let lines = said.filter { $0.kind == .routeName && $0.certainty > .bare }
    guard lines.count == 1 else { return nil }
    let line = NameClaim(kind: .routeName, text: lines[0].text, certainty: .said)
    return [line, ways[0]]
  }

  /// A value without the words of where the line's buses go.
  static func line(of value: String) -> String {
    let words = value.split(separator: " ").map(String.init)
    let way = words.dropFirst().firstIndex { word in
      ["行", "行き", "ゆき", "方面"].contains { word.length > $0.length && word.ends(with: $0) }
    }
    return way.map { words[..<$0].joined(separator: " ") } ?? value
  }

  /// "5：港行き" and "5・港行き" as "5 港行き".
  private static func bare(_ value: String) -> String {
    guard let joint = value.firstIndex(where: { "：:・".contains($0) }) else { return value }
    let number = Texts.collapsed(value[..<joint])
    let rest = Texts.collapsed(value[value.index(after: joint)...])
    return HeadingWords.looksLikeRoute(number) || NameWords.isLineNumber(number)
      ? number + " " + rest : value
  }
}
