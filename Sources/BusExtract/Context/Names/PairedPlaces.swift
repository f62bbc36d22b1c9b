import BusModel

/// Two places between which buses go to and fro: "港 ⇔ 駅", "港と駅を結ぶ". From the one they go to the
/// other.
enum PairedPlaces {
  /// For each of the two that it is the other's destination.
  static func claims(in line: String) -> [NameClaim] {
    guard signs.isFound(in: line), line.length <= 90, let (first, second) = pair(in: line),
      NameWords.mayBePlace(first), NameWords.mayBePlace(second), first != second,
      first.length > 1, second.length > 1
    else { return [] }
    return [(first, second), (second, first)].map { from, to in
      var claim = NameClaim(kind: .destination, text: to, certainty: .beside)
      claim.only = from
      return claim
    }
  }

  /// A quick look that spares most lines the full one.
  static func mayName(_ line: String) -> Bool { signs.isFound(in: line) }

  private static func pair(in line: String) -> (String, String)? {
    for sign in arrows {
      guard let range = line.firstRange(of: sign) else { continue }
      let right = line[range.upperBound...]
      guard !arrows.contains(where: { right.firstRange(of: $0) != nil }) else { return nil }
      return (last(of: line[..<range.lowerBound]), first(of: right))
    }
    guard let bond = line.firstRange(of: "を結") else { return nil }
    let names = last(of: line[..<bond.lowerBound]).split(separator: "と")
    return names.count == 2 ? (String(names[0]), String(names[1])) : nil
  }

  /// The name before a sign.
  private static func last(of text: Substring) -> String {
    let words = text.unicodeScalars.reversed().drop(while: isBetween).prefix { !isBetween($0) }
    return String(scalars: words.reversed())
  }

  /// The name behind a sign, without what the sentence goes on with.
  private static func first(of text: Substring) -> String {
    var name = Substring(
      text.unicodeScalars.drop(while: isBetween).prefix { !isBetween($0) })
    for end in ["間", "を", "への", "まで", "行き"] {
      if let range = name.firstRange(of: end) { name = name[..<range.lowerBound] }
    }
    // "港 ⇔ 浜線" is a line that is called by both its ends.
    let isLine = NameWords.line(String(name)) != nil
    for end in ["航路", "線"] where isLine && name.ends(with: end) {
      return String(name.before(ending: end))
    }
    return isLine ? "" : String(name)
  }

  private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || dividers.contains(scalar)
  }

  private static let dividers = Set("/／|｜、。，．・（）()「」『』【】［］[]:：".unicodeScalars)

  private static let arrows = ["←→", "⇔", "↔", "⇄", "⟷", "＝", " = "]
  private static let signs = WordList(arrows + ["を結"])
}

extension TimetableNames {
  /// Gives two timetables of one pair of places each other's stop as destination, in the words of the
  /// other's own heading: 駅西口 where the sentence says 駅.
  static func completePairs(_ names: inout [TimetableNames]) {
    let pairs = names.map(\.destinationsOfPairs)
    for index in names.indices where !pairs[index].isEmpty {
      let others = names.indices.filter { other in
        other != index && pairs[other].contains(where: pairs[index].contains)
      }
      guard others.count == 1, let from = names[index].stop, let to = names[others[0]].stop,
        let pair = pair(from, to, pairs[index])
      else { continue }
      names[index].replacePair(pair, with: to)
    }
  }

  /// The pair that leads from one stop to another: one end is named as the page says it, the other
  /// may be.
  private static func pair(_ from: String, _ to: String, _ pairs: [NameClaim]) -> NameClaim? {
    pairs.first { claim in
      guard let start = claim.only else { return false }
      let (isStart, isEnd) = (NameKey.agree(start, from), NameKey.agree(claim.text, to))
      return isStart && (isEnd || RowName.areRelated(claim.text, to))
        || isEnd && RowName.areRelated(start, from)
    }
  }
}
