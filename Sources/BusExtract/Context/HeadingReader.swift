/// Reads stop, route, destination and platform from one line: "中央橋 発 12号系統 市役所前 港行き",
/// "「港（東口行き）」のバス時刻表", "【港】 港01 東口行", "港 3番のりば 東口行き".
///
/// What the words themselves say (発, 行き, 系統, のりば) is strong; a name that merely stands first is
/// weak, and taken only where nothing else names the stop.
struct HeadingReader {
  private(set) var strong = ContextReader.Facts()
  private(set) var weak = ContextReader.Facts()
  /// Bare words before the first strong one.
  private var bare: [String] = []
  private var sawStrong = false

  init(_ text: String) {
    let pieces = HeadingPiece.pieces(of: Texts.collapsed(text))
    readArrow(pieces)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .word(let word): read(word, after: name(before: index, in: pieces))
      case .bracketed(let inner, let open): read(bracketed: inner, open, isFirst: index == 0)
      case .arrow: continue
      }
    }
    weakStop()
  }

  /// Fills what is still unknown with what the words say.
  func fill(_ facts: inout ContextReader.Facts) { facts.fill(from: strong) }

  /// "A → B": from A to B; the last word before and the first after.
  private mutating func readArrow(_ pieces: [HeadingPiece]) {
    guard let arrow = pieces.firstIndex(of: .arrow), arrow > 0, arrow + 1 < pieces.count,
      case .word(let from) = pieces[arrow - 1], case .word(let to) = pieces[arrow + 1],
      !from.ends(with: "日"), !from.ends(with: "月"), !isNumber(from), !isNumber(to)
    else { return }
    let isReturn = from.ends(with: "線")
    if !isReturn { strong.stop = from.ends(with: "発") ? String(from.before(ending: "発")) : from }
    strong.destination = HeadingWords.trimmedDestination(to)
    sawStrong = true
  }

  /// The name that a lone 行き or 発 belongs to: the word before, with the brackets glued to it.
  private func name(before index: Int, in pieces: [HeadingPiece]) -> String? {
    guard index > 0 else { return nil }
    switch pieces[index - 1] {
    case .word(let text): return text
    case .arrow: return nil
    case .bracketed(let inner, let open):
      guard index > 1, case .word(let text) = pieces[index - 2], open != 0x5B else { return inner }
      return "\(text)(\(inner))"
    }
  }

  private mutating func read(_ word: String, after previous: String?) {
    if readLoneWord(word, previous) { return }
    if let platform = PlatformWords.platform(in: word) {
      strong.platform = strong.platform ?? platform
    } else if word.ends(with: "発"), word.length > 1, !["始発", "先発", "次発"].contains(word) {
      strong.stop = strong.stop ?? String(word.before(ending: "発"))
    } else if let route = HeadingWords.route(in: word) {
      strong.routeName = strong.routeName ?? route
    } else if let destination = HeadingWords.destination(in: word) {
      strong.destination = strong.destination ?? destination
    } else if let stop = HeadingWords.stopBeforeTimetable(word) {
      strong.stop = strong.stop ?? stop
    } else {
      readBare(word)
      return
    }
    sawStrong = true
  }

  /// A word that says nothing of itself: a name before the strong words, a number or a loop after.
  private mutating func readBare(_ word: String) {
    if word.ends(with: "循環"), word.length > 2 { weak.destination = weak.destination ?? word }
    if !sawStrong {
      bare.append(word)
    } else if HeadingWords.looksLikeRoute(word), !isCode(word) {
      weak.routeName = weak.routeName ?? word
    }
  }

  private static let loneWords = [
    "発", "行", "行き", "ゆき", "方面行", "方面", "時刻表", "発車時刻表", "バス時刻表", "の時刻表", "のりば", "乗り場",
  ]

  /// 発, 行 and 時刻表 may stand apart from the name they belong to.
  private mutating func readLoneWord(_ word: String, _ previous: String?) -> Bool {
    guard let name = previous else { return false }
    guard word.utf8.count <= 18, Self.loneWords.contains(where: { $0 == word }) else {
      return false
    }
    defer { if sawStrong, bare.last == name { bare.removeLast() } }
    switch word {
    case "発": strong.stop = strong.stop ?? name
    case "行", "行き", "ゆき", "方面行": strong.destination = strong.destination ?? name
    case "方面": strong.destination = strong.destination ?? name + "方面"
    case "時刻表", "発車時刻表", "バス時刻表", "の時刻表":
      // "桜町 駅前行き 時刻表" names where the buses go last.
      guard HeadingWords.destination(in: name) == nil,
        let stop = HeadingWords.stopBeforeTimetable(name + word)
      else { return true }
      strong.stop = strong.stop ?? stop
    case "のりば", "乗り場": strong.platform = strong.platform ?? PlatformWords.trimmed(name)
    default: return false
    }
    sawStrong = true
    return true
  }

  private mutating func read(bracketed inner: String, _ open: UInt32, isFirst: Bool) {
    let compact = Texts.compact(inner)
    guard DayLabel.labels(in: inner).isEmpty, !compact.isEmpty else { return }
    switch Unicode.Scalar(open) {
    case "【" where isFirst: strong.stop = strong.stop ?? Texts.collapsed(inner)
    case "[", "［", "【", "〔":
      let isNumbered = compact.unicodeScalars.contains {
        (0x30...0x39).contains(Scalars.folded($0.value))
      }
      guard compact.length <= 10, !isCode(compact), !compact.ends(with: "る"),
        isNumbered || compact.length <= 3
      else { return }
      strong.routeName = strong.routeName ?? HeadingWords.route(in: compact) ?? compact
    default:
      let nested = HeadingReader(inner)
      strong.fill(from: nested.strong)
      weak.destination = weak.destination ?? nested.weak.destination
      if open == 0x300C, strong.stop == nil { strong.stop = nested.weak.stop }
    }
    sawStrong = true
  }

  /// The first bare words, when they look like a name and no sentence.
  private mutating func weakStop() {
    let names = bare.filter { !isCode($0) && DayLabel.labels(in: $0).isEmpty }
    guard let first = names.first, names.count <= 2 else { return }
    if sawStrong || names.count == 1 {
      if HeadingWords.looksLikeRoute(first) { weak.routeName = first } else { setWeakStop(first) }
    } else {
      setWeakStop(names.joined(separator: " "))
      if weak.stop == nil { setWeakStop(first) }
    }
  }

  private mutating func setWeakStop(_ name: String) {
    if HeadingWords.mayBeStop(name) { weak.stop = name }
  }

  /// Numbers and hyphens only: a page's own code.
  private func isCode(_ word: String) -> Bool {
    word.utf8.count > 3 && word.unicodeScalars.allSatisfy { (0x2D...0x39).contains($0.value) }
  }

  private func isNumber(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { (0x2D...0x3A).contains(Scalars.folded($0.value)) }
  }
}
