import BusModel

/// Labels that name what people or buses do at a place: "乗車：港前", "【降車】浜病院", "発：港駅". They stand
/// before much else, 乗車：前扉, 着：10:25, so their values must be names of places.
enum LabelDeeds {
  /// What such a label names; nil where its value is no place.
  static func kind(of label: some StringProtocol, value: String) -> NameKind? {
    if ["ルート", "コース"].contains(Texts.compact(label)) {
      return HeadingWords.looksLikeRoute(value) || NameWords.line(value) != nil ? .routeName : nil
    }
    guard label.utf8.count <= 8 || isBilingual(label),
      let kind = deeds[Texts.compact(isBilingual(label) ? ours(label) : String(label))]
    else { return nil }
    let name = NameText.withoutSecondLanguage(value)
    let isOne = !name.contains { "[［【〔「：:".contains($0) }
    return isOne && BareName.isLikely(name) && !doors.isFound(in: name) ? kind : nil
  }

  private static let deeds: [String: NameKind] = [
    "乗車": .stop, "降車": .destination, "下車": .destination, "発": .stop, "着": .destination,
  ]

  private static let doors = WordList([
    "扉", "ドア", "口から", "後方", "前方", "後部", "前部", "中央口", "のりば", "バス前",
  ])

  /// "Boarding 乗車": a label in two languages; "路線名 N1" and "F のりば" are a label and a value.
  static func isBilingual(_ label: some StringProtocol) -> Bool {
    guard label.utf8.count <= 60, label.utf8.contains(0x20),
      label.utf8.contains(where: { $0 >= 0x80 })
    else { return false }
    let latin = label.split { $0 == " " }.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    return !latin.isEmpty && latin.allSatisfy { labels.contains($0.lowercased()) }
  }

  private static let labels: Set<String> = [
    "boarding", "alighting", "destination", "stop", "bus", "route", "line", "platform", "from",
    "to", "for",
    "departure", "arrival", "departs", "arrives", "origin", "towards", "direction", "place",
    "point",
  ]

  /// Its word that is not Latin; the whole where there are several.
  static func ours(_ label: some StringProtocol) -> String {
    let words = label.split { $0 == " " }
    let ours = words.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    return ours.count == 1 && words.count < 4 ? String(ours[0]) : String(label)
  }

  /// "港行 乗車地：浜駅": what the words before the first label say of where the buses go.
  static func before(_ line: String, _ kinds: [NameKind]) -> [NameClaim] {
    guard !kinds.contains(.destination),
      let colon = line.firstIndex(where: { "：:".contains($0) }),
      let space = line[..<colon].lastIndex(of: " ")
    else { return [] }
    let lead = String(line[..<space])
    guard HeadingWords.destination(in: lead) != nil else { return [] }
    return NameLine(lead).claims.filter { $0.kind == .destination && $0.certainty == .said }
  }
}
