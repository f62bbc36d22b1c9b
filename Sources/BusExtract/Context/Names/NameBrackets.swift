/// Tells which bracketed parts belong to the name before them: 北町(上町・下町)行き, 臨(山手ライン)号系統.
enum NameBrackets {
  /// The pieces with such parts joined to their names.
  static func joined(_ pieces: ArraySlice<NamePiece>) -> [NamePiece] {
    var result: [NamePiece] = []
    var index = pieces.startIndex
    while index < pieces.endIndex {
      let piece = pieces[index]
      index += 1
      // "[4]のりば" is a platform's number.
      if case .bracketed(let inner, let printed, _) = piece.kind, index < pieces.endIndex,
        pieces[index].isGlued, let next = pieces[index].word,
        PlatformWords.platform(in: inner + next) != nil
      {
        result.append(NamePiece(kind: .word(printed + next), isGlued: piece.isGlued))
        index += 1
        continue
      }
      let next = index < pieces.endIndex && pieces[index].isGlued ? pieces[index].word : nil
      // "湯の町 (源泉街)方面": the bracket before 方面 is the name's, a blank between or not.
      guard case .bracketed(let inner, let printed, let open) = piece.kind,
        piece.isGlued || next.map(endings.begins) == true,
        open == 0x28 || open == 0xFF08, let name = result.last?.word
      else {
        result.append(piece)
        continue
      }
      if let next, endings.begins(next), !timetables.begins(next), !isSaying(name) {
        // "港（2番のりば）発".
        let isAside =
          isRemark(inner) || NameLine(inner).claims.contains { $0.certainty == .said }
        result[result.count - 1].kind = .word(name + (isAside ? "" : printed) + next)
        if isAside { result.append(piece) }
        index += 1
      } else if isPart(inner), !isSaying(name), !isLine(inner) {
        result[result.count - 1].kind = .word(name + printed)
      } else {
        result.append(piece)
      }
    }
    return result
  }

  /// "港駅前（新港53）": the number of a line of two digits or more, by which nobody tells stops apart.
  static func isLine(_ inner: String) -> Bool {
    let digits = inner.unicodeScalars.reversed()
      .prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }.count
    return digits > 1 && digits < inner.length && inner.length <= 5 && NameWords.isLineNumber(inner)
  }

  /// "港02" and "港02・港03" as printed; nil for anything else.
  static func numberedLines(_ inner: String) -> String? {
    let lines = inner.split { "・、,／/".contains($0) }.map { Texts.collapsed($0) }
    let areAll = lines.allSatisfy { line in
      let number = line.split(separator: "-")
      return !NeverNames.isWord(line)
        && number.first.map { NameWords.isLineNumber(String($0)) } == true
        && number.dropFirst().allSatisfy { NameWords.isNumber(String($0)) && $0.count < 3 }
    }
    return areAll && !lines.isEmpty ? lines.joined(separator: "・") : nil
  }

  /// Whether what stands in brackets at the very beginning is a line: it holds a number or calls a kind of bus.
  static func isKind(_ line: String) -> Bool {
    line.unicodeScalars.contains { (0x30...0x39).contains(Scalars.folded($0.value)) }
      || NameWords.line(line) != nil || NameWords.tellLines(line)
  }

  /// "K1", "BRT2": Latin letters and digits, which no stop is called by.
  static func isLatinNumber(_ inner: String) -> Bool {
    let scalars = inner.unicodeScalars.map { Scalars.folded($0.value) }
    return (2...6).contains(scalars.count) && scalars.contains { (0x30...0x39).contains($0) }
      && scalars.contains { (0x41...0x5A).contains($0 & ~0x20) }
      && scalars.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & ~0x20) }
  }

  /// The line in [港5], 【快速2】, 【湖線 内回り】: numbered, called a line, or up to three characters that are no place.
  static func line(_ compact: String) -> String? {
    let isNumbered = compact.unicodeScalars.contains {
      (0x30...0x39).contains(Scalars.folded($0.value))
    }
    guard compact.length <= 10, !NameWords.isCode(compact), !compact.ends(with: "る"),
      !compact.ends(with: "駅"), !isDirection(compact), !Self.isNumbered(compact),
      !codes.isFound(in: compact), !isRemark(compact), !isEdition(compact),
      isNumbered || compact.length <= 3 && !BareName.isLikely(compact)
        || HeadingWords.route(in: compact) != nil, !NeverNames.isWord(compact),
      PlatformWords.platform(in: compact) == nil
    else { return nil }
    return NameWords.line(compact) ?? compact
  }

  /// Which edition of a timetable it is, and where one gets on: 26-27シーズン, 2026夏, Ver2, 駅南口3番.
  private static func isEdition(_ compact: String) -> Bool {
    if editions.ends(compact) || ["Ver", "ver", "VER", "Rev", "No"].contains(where: compact.begins)
    {
      return true
    }
    let year = compact.unicodeScalars.prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }
    return year.count == 4 && year.first.map { Scalars.folded($0.value) } == 0x32
      && compact.unicodeScalars.count > 4
  }

  private static let editions = WordList(["シーズン", "番", "版", "年度", "季", "号車", "頁", "ページ"])

  /// What numbers a stop: 停留所番号2041.
  private static let codes = WordList(["停留所", "バス停", "停留場", "標柱", "ポール", "コード", "電停"])

  /// 東行き, 下り, 内回り: which way, and no place.
  static func isDirection(_ compact: String) -> Bool { directions.contains(compact) }

  private static let directions: Set<String> = [
    "東行き", "西行き", "南行き", "北行き", "東行", "西行", "南行", "北行", "上り", "下り", "内回り", "外回り", "右回り", "左回り",
    "行き",
    "帰り", "往路", "復路",
  ]

  /// "港橋 (みなとばし)" without what stands in brackets and is no part of the name.
  static func withoutAside(_ text: String) -> String {
    let pieces = NamePiece.pieces(of: text)
    guard case .bracketed(let inner, let printed, _)? = pieces.last?.kind, pieces.count > 1,
      text.ends(with: printed), !isPart(inner)
    else { return text }
    return Texts.collapsed(text.before(ending: printed))
  }

  /// "港橋（みなとばし）2番ポール" without how the kanji before the bracket are read.
  static func withoutReading(_ text: String) -> String {
    guard brackets.isFound(in: text) else { return text }
    for case .bracketed(let inner, let printed, _) in NamePiece.pieces(of: text).map(\.kind) {
      guard inner.length > 1,
        inner.unicodeScalars.allSatisfy({ (0x3041...0x309F).contains($0.value) || $0 == "ー" }),
        let range = text.firstRange(of: printed),
        let before = text[..<range.lowerBound].unicodeScalars.last,
        (0x4E00...0x9FFF).contains(before.value), range.upperBound < text.endIndex
      else { continue }
      let rest = text[range.upperBound...]
      return Texts.collapsed(
        text[..<range.lowerBound] + (rest.first?.isNumber == true ? " " : "") + rest)
    }
    return text
  }

  private static let brackets = WordList("(（[［〔".map { String($0) })

  /// Whether a name says what it is already: no bracket goes on with it.
  private static func isSaying(_ name: String) -> Bool {
    HeadingWords.destination(in: name) != nil || NameWords.line(name) != nil
      || NameWords.departed(name) != nil || NameWords.stopBeforeTimetable(name) != nil
      || PlatformWords.platform(in: name) != nil || NameWords.lone[name] != nil
      || TimetableOfEach.isCalledBy(name)
  }

  /// Whether what stands in brackets is a part of a name: no reading of it, no other language, no day,
  /// no direction and no remark.
  private static func isPart(_ inner: String) -> Bool {
    guard inner.length <= 24, DayLabel.labels(in: inner).isEmpty, !isRemark(inner), !isBus(inner),
      !inner.ends(with: "循環"), !inner.ends(with: "方面"),
      inner.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) })
    else { return false }
    return !NameLine(inner).claims.contains { $0.certainty == .said }
  }

  /// What tells where at a place buses arrive, what becomes of it or what it was called: 港（3番のりば着）,
  /// 港（休止中）, 港（旧役場前）; and whatever never names.
  static func isRemark(_ inner: String) -> Bool {
    remarks.isFound(in: inner) || ["着", "止まり", "止り", "どまり"].contains(where: inner.ends)
      || isFormer(inner) || isNumbered(inner) || ends.contains(inner) || NeverNames.isLine(inner)
      || NeverNames.isWord(inner)
  }

  private static let remarks = WordList([
    "のりば", "乗り場", "乗場", "降車", "専用", "到着", "休止", "閉鎖", "廃止", "移設", "仮設", "改称", "改名",
    "停留所番号", "バス停番号", "コード", "経由", "：", ":", "から上", "から下", "から右", "から左", "矢印",
  ])

  /// "旧 役場前", "旧：役場前", "旧役場前": 旧道 and 旧街道 are places of today.
  private static func isFormer(_ inner: String) -> Bool {
    guard let first = inner.unicodeScalars.first else { return false }
    if first == "元" { return inner.dropFirst().first.map { " ：:・　".contains($0) } == true }
    return first == "旧" && !roads.contains(inner)
  }

  private static let roads: Set<String> = ["旧道", "旧街道", "旧国道", "旧線", "旧市街"]

  /// Of a line's stops the first or last: 港（終点）.
  private static let ends: Set<String> = ["終点", "起点", "始発", "当駅始発", "下車", "降車", "乗車"]

  /// 町営バス, さくら号, お出かけ便: which bus, and no part of a stop's name.
  private static func isBus(_ inner: String) -> Bool {
    ["バス", "号", "タクシー", "ライナー", "便"].contains(where: inner.ends) && !inner.ends(with: "郵便")
  }

  /// "①番", "2番": where at the stop.
  private static func isNumbered(_ inner: String) -> Bool {
    inner.ends(with: "番")
      && inner.unicodeScalars.dropLast().allSatisfy {
        Scalars.isCircled($0.value) || (0x30...0x39).contains(Scalars.folded($0.value))
      }
  }

  private static let endings = WordList(["号系統", "系統", "行", "ゆき", "発", "方面", "線", "循環", "前"])
  private static let timetables = WordList(["発車", "行先"])
}
