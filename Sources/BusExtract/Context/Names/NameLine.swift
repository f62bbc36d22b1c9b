import BusLabels
import BusModel

/// Reads stop, line, destination and platform from one line: "中央橋 発 12号系統 市役所前 港行き",
/// "54系統 港 行き / 中央橋 発", "「港（東口行き）」のバス時刻表", "A→B→C".
struct NameLine: Sendable {
  /// What the words say, in their order.
  private(set) var claims: [NameClaim] = []

  private static let memo = TextMemo<NameLine>()

  /// Reads a line whose white space is collapsed.
  init(_ text: String) {
    self = Self.memo.value(of: text) {
      var line = NameLine(afresh: $0)
      line.leaveOutDays()
      return line
    }
  }

  /// Leaves out what may be a day and no place. Where buses go is then not known, and the 市内循環 of
  /// "市内循環 土曜市前行き" is the line as it would be beside any other place.
  private mutating func leaveOutDays() {
    let told = claims.compactMap(NameDays.bare)
    let isOpen =
      told.count < claims.count
      && claims.contains { $0.kind == .destination && $0.certainty == .said }
    claims = told.map { claim in
      guard isOpen, claim.kind == .destination, claim.text.ends(with: "循環") else { return claim }
      var line = claim
      line.kind = .routeName
      return line
    }
  }

  private init(afresh text: String) {
    let printed = NameBrackets.withoutReading(PlatformWords.untitled(text))
    var stated = Self.letters(
      NameEchoes.removed(from: LineForms.plain(LeadingNumber.left(out: Self.beforeNote(printed)))))
    if let form = LineForms.claims(in: stated) {
      claims = form
      return
    }
    if stated.ends(with: "時刻表です。") { stated = String(stated.before(ending: "です。")) }
    stated = NameDays.left(out: stated)
    stated = Self.withoutDirection(stated)
    let lineOfEnds = LineOfEnds.name(in: stated).flatMap { NeverNames.isLine(stated) ? nil : $0 }
    if let lineOfEnds { stated = Texts.collapsed(stated.replacing(lineOfEnds, with: " ")) }
    defer { if let lineOfEnds { call(lineOfEnds) } }
    if let line = Self.lineOfNotice(stated) {
      claims = line
      return
    }
    guard !stated.isEmpty, stated.utf8.count <= 360, !NeverNames.isLine(stated),
      !PlatformWords.isList(stated)
    else { return }
    stated = Self.listed(LabelSigns.closed(PlatformWords.apart(stated)))
    if let way = LeadingWay.claims(in: stated) ?? ForeignHeading.claims(in: stated) {
      claims = way
      return
    }
    readSegments(of: stated)
    leaveOutOthers(in: stated)
  }

  /// Reads what dividers separate; of two languages the page's own.
  private mutating func readSegments(of stated: String) {
    let segments = NamePiece.pieces(of: stated).split { $0.kind == .divider }
    let isJapanese = segments.map { $0.contains(where: Self.isJapanese) }
    var isTranslation = false
    for (segment, isOurs) in zip(segments, isJapanese) where isOurs || !isJapanese.contains(true) {
      let found = NameSegment(segment).claims
      claims += isTranslation ? found.filter { $0.certainty == .said } : found
      // "湖 / Lake / 湖": what follows the second language is a third.
      isTranslation = isTranslation || isJapanese.contains(false)
    }
  }

  /// Leaves out names that, by the rest of the line, are a company's, a single bus's, a farther place's or
  /// half of one.
  private mutating func leaveOutOthers(in stated: String) {
    dropCompany(in: stated)
    // "すぎのこ号 時刻表" may be all of a page of that bus, and calls no line.
    if stated.contains("時刻表") {
      claims.removeAll { $0.isService && NameSegment.isNamedBus($0.text) }
    }
    // "浜方面（港前乗り換え）": this bus goes no farther than 港前.
    if Self.changes.isFound(in: stated) { claims.removeAll { $0.kind == .destination } }
    if PlatformWords.listsWays(stated) { claims.removeAll { $0.kind != .routeName } }
    if let half = LineOfEnds.half(of: stated) {
      claims.removeAll { $0.kind == .routeName && half.ends(with: $0.text) }
      if let chain = LineOfEnds.chain(stated) { call(chain) }
    }
  }

  /// "北コースのダイヤ改正について", "岬線 ダイヤ改正のお知らせと時刻表": of which line a page tells news, and nothing else.
  private static func lineOfNotice(_ text: String) -> [NameClaim]? {
    guard text.utf8.count <= 150, notices.ends(text),
      let ending = noticeWords.first(where: { text.ends(with: $0) })
    else { return nil }
    let claims = NameLine(Texts.collapsed(text.before(ending: ending))).claims
      .filter { $0.kind == .routeName && $0.certainty == .said }
    return claims.count == 1 && !claims[0].text.contains("・") ? claims : nil
  }

  private static let noticeWords = ["の", " ", ""].flatMap { joint in
    [
      "ダイヤ改正について", "ダイヤ改正のお知らせ", "ダイヤ改正のお知らせと時刻表", "時刻改正について", "時刻改正のお知らせ", "時刻変更のお知らせ",
      "時刻表について", "運行について", "運行時刻について",
    ].map { joint + $0 }
  }
  private static let notices = WordList(noticeWords)

  /// A line that is called by both its ends, where no other words call it otherwise.
  private mutating func call(_ lineOfEnds: String) {
    let isCalled = claims.contains { $0.kind == .routeName && $0.certainty == .said }
    guard !isCalled else { return }
    claims.append(NameClaim(kind: .routeName, text: lineOfEnds, certainty: .said))
  }

  /// "去程：松站 → 竹園區" as "松站 → 竹園區": there or back is said of a way, and is no place on it.
  private static func withoutDirection(_ text: String) -> String {
    guard let colon = text.firstIndex(where: { "：:".contains($0) }) else { return text }
    let rest = text[text.index(after: colon)...]
    guard directions.contains(Texts.compact(text[..<colon])) else { return text }
    let way = Texts.collapsed(rest)
    if SignWords.arrows.isFound(in: way) { return way }
    // "下校：港校 発 浜駅 行".
    let line = NameLine(way)
    return line.says(.stop) && line.says(.destination) ? way : text
  }

  private static let changes = WordList(["乗り換え）", "乗換え）", "乗換）", "乗りかえ）", "のりかえ）", "乗り継ぎ）", "乗継）"])

  private static let directions: Set<String> = [
    "去程", "回程", "往程", "返程", "去", "回", "등교", "하교", "가는편", "오는편", "가는길", "오는길", "往路", "復路", "行き",
    "帰り", "登校", "下校", "登園", "降園", "通学", "帰宅",
  ]

  /// "浜 ・ 岬方面" as 浜・岬方面: two places to which the buses go.
  private static func listed(_ text: String) -> String {
    guard ["方面", "行", "行き"].contains(where: text.ends) else { return text }
    var result = text
    for sign in ["・", "、", "·"] {
      guard let range = result.firstRange(of: " \(sign) ") else { continue }
      result.replaceSubrange(range, with: sign)
    }
    return result
  }

  /// "桜港 | 島バス時刻表": beside a stop in a part of its own 島バス is the company.
  private mutating func dropCompany(in text: String) {
    let stops = claims.filter { $0.kind == .stop }
    for claim in stops
    where claim.isOfTimetable && text.firstRange(of: claim.text + "バス時刻表") != nil
      && stops.contains(where: { !$0.isOfTimetable && $0.text != claim.text })
      && !["駅", "前", "港", "口"].contains(where: claim.text.ends)
    {
      claims.removeAll { $0 == claim }
    }
  }

  /// Whether the words themselves, and not their order, say one of some names.
  func says(_ kinds: NameKind...) -> Bool {
    claims.contains { $0.certainty == .said && kinds.contains($0.kind) }
  }

  /// The first name of a kind that the words themselves say.
  func said(_ kind: NameKind) -> String? {
    claims.first { $0.certainty == .said && $0.kind == kind }?.text
  }

  /// "運 行 形 態" as one word; the letters of "浦 発 岬 行" are a stop's, a destination's and what they are.
  private static func letters(_ text: String) -> String {
    let joined = StopDecorations.unspaced(text)
    let isWay =
      ["行", "着"].contains { joined.ends(with: $0) } && !joined.ends(with: "運行")
      || joined.dropFirst().contains("発")
        && !joined.contains("出発") && !joined.contains("始発")
    return isWay ? text : joined
  }

  /// What stands before a remark: "港行き ※平日のみ".
  private static func beforeNote(_ text: String) -> String {
    guard let sign = text.unicodeScalars.firstIndex(where: { $0 == "※" }),
      sign > text.startIndex
    else { return text }
    return Texts.collapsed(text[..<sign])
  }

  /// Of two languages side by side the page's own is read.
  private static func isJapanese(_ piece: NamePiece) -> Bool {
    switch piece.kind {
    case .word(let text): text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
    case .bracketed(let text, _, _):
      text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
    case .arrow, .divider: false
    }
  }
}
