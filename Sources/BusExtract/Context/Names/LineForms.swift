import BusModel

/// Lines that say one thing by their whole form: "バス停「港」", "「港」方面行きバス", "港 のりば", "港から",
/// "→ 港", "[発] 港 [着] 浜".
enum LineForms {
  /// What such a line says; nil for any other.
  static func claims(in text: String) -> [NameClaim]? {
    if let first = text.unicodeScalars.first, arrows.contains(first) { return behindArrow(text) }
    return quoted(text) ?? TimetableOfEach.claims(in: text) ?? bracketed(text) ?? ends(text)
      ?? leaving(text) ?? numbered(text)
  }

  // MARK: Around the names

  /// "表示中：港行き（桜04）" as "港行き（桜04）", "港 ＜桜2＞" as "港 [桜2]", "港口 항구" as 港口.
  static func plain(_ text: String) -> String {
    var result = text
    if let colon = result.firstIndex(where: { "：:".contains($0) }),
      states.contains(Texts.compact(result[..<colon]))
    {
      result = Texts.collapsed(result[result.index(after: colon)...])
    }
    if result.contains("＜") { result = withBrackets(result) }
    if let range = result.firstRange(of: " の 時刻表") { result.replaceSubrange(range, with: "の時刻表") }
    if result.utf8.contains(0x3E) { result = withArrows(result) }
    return withoutHangul(result)
  }

  /// "港 -> 駅前" and "港=>駅前" as "港 → 駅前", "港 <-> 駅前" as "港 ⇔ 駅前".
  private static func withArrows(_ text: String) -> String {
    [("<->", "⇔"), ("<=>", "⇔"), ("-->", "→"), ("->", "→"), ("=>", "→")].reduce(text) {
      text, arrow in
      text.replacing(arrow.0, with: arrow.1)
    }
  }

  private static let states: Set<String> = [
    "選択中", "表示中", "ただいま表示中", "現在表示中", "現在選択中", "ただいま選択中",
  ]

  private static func withBrackets(_ text: String) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { "＜＞".contains($0) }
    guard let open = text.firstIndex(of: "＜"), let close = text.lastIndex(of: "＞"), open < close,
      parts.count == 3, !parts[1].isEmpty
    else { return text }
    return parts[0] + "[" + parts[1] + "]" + parts[2]
  }

  /// What stands in Hangul beside a name in kana or kanji says it again.
  private static func withoutHangul(_ text: String) -> String {
    guard text.utf8.contains(where: { (0xEA...0xED).contains($0) }) else { return text }
    let words = text.split(separator: " ")
    let isHangul = words.map { $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
    let isEastern = words.map {
      $0.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
    }
    guard isEastern.first == true, isHangul.contains(true),
      !zip(isHangul, isEastern).contains(where: { $0 && $1 })
    else { return text }
    return zip(words, isHangul).filter { !$1 }.map { $0.0 }.joined(separator: " ")
  }

  // MARK: Whole lines

  /// "→ 港", "→ 浜方面": where the buses go.
  private static func behindArrow(_ text: String) -> [NameClaim]? {
    let rest = Texts.collapsed(
      text.drop { $0 == " " || $0.unicodeScalars.allSatisfy(arrows.contains) })
    guard !rest.isEmpty, !rest.unicodeScalars.contains(where: arrows.contains) else { return nil }
    let said = NameLine(rest).claims.filter { $0.kind == .destination && $0.certainty == .said }
    guard said.isEmpty else { return said }
    guard !rest.contains(" "), BareName.isLikely(rest), NameWords.mayBePlace(rest),
      !HeadingWords.looksLikeRoute(rest), NameWords.line(rest) == nil
    else { return [] }
    return [NameClaim(kind: .destination, text: rest, certainty: .beside)]
  }

  private static let arrows = Set("→⇒➡▶►⟶".unicodeScalars)

  /// "バス停「港」の時刻表" and "「港」方面行きバス".
  private static func quoted(_ text: String) -> [NameClaim]? {
    guard let open = text.firstIndex(where: { "「『".contains($0) }),
      let close = text[open...].firstIndex(where: { "」』".contains($0) })
    else { return nil }
    let name = Texts.collapsed(text[text.index(after: open)..<close])
    let before = Texts.compact(text[..<open])
    let behind = Texts.compact(text[text.index(after: close)...])
    guard name.length > 1, NameWords.mayBePlace(name), HeadingWords.destination(in: name) == nil
    else { return nil }
    let label = before.reversed().drop(while: \.isNumber).reversed()
    if stopLabels.contains(String(label)), stopEnds.contains(behind) {
      return [NameClaim(kind: .stop, text: name, certainty: .said)]
    }
    guard before.isEmpty, let way = wayEnds[behind] else { return nil }
    return [NameClaim(kind: .destination, text: name + way, certainty: .said)]
  }

  /// "[港前] の時刻表", "【港前】バス時刻表".
  private static func bracketed(_ text: String) -> [NameClaim]? {
    guard let open = text.unicodeScalars.first, "[［【〔".unicodeScalars.contains(open),
      let close = text.firstIndex(where: { "]］】〕".contains($0) }),
      bracketEnds.contains(Texts.compact(text[text.index(after: close)...]))
    else { return nil }
    let name = Texts.collapsed(text[..<close].dropFirst())
    guard BareName.isLikely(name), NameWords.mayBePlace(name), NameWords.line(name) == nil,
      HeadingWords.destination(in: name) == nil, !HeadingWords.looksLikeRoute(name)
    else { return nil }
    return [NameClaim(kind: .stop, text: name, certainty: .beside, isOfTimetable: true)]
  }

  private static let bracketEnds: Set<String> = [
    "時刻表", "の時刻表", "バス時刻表", "のバス時刻表", "発車時刻表", "の発車時刻表",
  ]

  private static let stopLabels: Set<String> = [
    "バス停", "停留所", "バス停名", "停留所名", "最寄りバス停", "最寄バス停", "最寄り停留所", "最寄停留所", "最寄りのバス停", "最寄りの停留所",
  ]
  private static let stopEnds: Set<String> = [
    "", "時刻表", "の時刻表", "発車時刻表", "の発車時刻表", "バス時刻表", "のバス時刻表", "の時刻", "の発車時刻",
  ]
  private static let wayEnds: [String: String] = {
    var found: [String: String] = [:]
    for going in ["行き", "行", "ゆき"] {
      found[going + "バス"] = ""
      found[going + "のバス"] = ""
      found["方面" + going + "バス"] = "方面"
      found["方面" + going + "のバス"] = "方面"
    }
    return found
  }()

  /// "[発] 港 [着] 浜", "【乗車】港 【降車】浜".
  private static func ends(_ text: String) -> [NameClaim]? {
    let pieces = NamePiece.pieces(of: text)
    let marks = pieces.indices.filter { index in
      if case .bracketed(let inner, _, _) = pieces[index].kind {
        return ["発", "着", "乗車", "降車"].contains(Texts.compact(inner))
      }
      return false
    }
    guard marks.count == 2, marks[0] == 0, marks[1] > 1, marks[1] < pieces.count - 1,
      case .bracketed(let first, _, _) = pieces[0].kind,
      ["発", "乗車"].contains(Texts.compact(first))
    else { return nil }
    let places = [pieces[1..<marks[1]], pieces[(marks[1] + 1)...]].map { part in
      part.compactMap(\.word).joined(separator: " ")
    }
    guard places.allSatisfy({ NameWords.mayBePlace($0) && $0.length > 1 }), places[0] != places[1]
    else { return nil }
    return zip([NameKind.stop, .destination], places).map {
      NameClaim(kind: $0, text: $1, certainty: .said)
    }
  }

  /// "港前から" and "港前 のりば".
  private static func leaving(_ text: String) -> [NameClaim]? {
    guard text.length <= 20, let ending = leavings.first(where: text.ends) else { return nil }
    let printed = String(text.before(ending: ending))
    let divided = PlatformWords.divided(printed)
    let name = divided?.name ?? printed
    guard !name.contains(" "), BareName.isLikely(name), name.length > 2, !NameParts.isPart(name),
      NameWords.mayBePlace(name), HeadingWords.destination(in: name) == nil,
      NameWords.line(name) == nil, !HeadingWords.looksLikeRoute(name)
    else { return nil }
    let platform = divided.map { NameClaim(kind: .platform, text: $0.platform, certainty: .said) }
    return [NameClaim(kind: .stop, text: name, certainty: .beside)] + [platform].compactMap { $0 }
  }

  private static let leavings = ["から", " のりば", " 乗り場", " 乗場"]

  /// "港前③": the name, for the number may be the platform's or a note's.
  private static func numbered(_ text: String) -> [NameClaim]? {
    guard let last = text.unicodeScalars.last, Scalars.isCircledNumber(last.value) else {
      return nil
    }
    let name = String(text.dropLast())
    guard BareName.isLikely(name), !name.contains(" "), !HeadingWords.looksLikeRoute(name) else {
      return nil
    }
    return NameLine(name).claims
  }
}
