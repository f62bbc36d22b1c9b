/// The words of an element that may name something: links to other pages, readings in kana and a
/// second language beside the first are left out.
struct NameText {
  let tree: PageTree
  private var pieces: [Piece] = []

  /// A run of text with the inline element it stands in.
  private struct Piece {
    var text: String
    /// The inline elements around it, the outermost first; none directly in the block.
    var elements: [PageTree.Index]
    var isLinked: Bool
    var isPicture = false
  }

  /// The words of a line.
  static func of(_ line: PageLines.Line, in tree: PageTree) -> String {
    let end = Int(tree.nodes[line.block].end)
    guard line.block > 0, tree.nodes[line.block].tag != .pre, !MarkdownHeadings.isOne(line.text),
      Int(tree.nodes[line.node].end) < end
    else { return line.text }
    var text = NameText(tree: tree)
    text.collect(line.node..<end, in: line.block)
    return text.kept ?? line.text
  }

  /// The words of a cell: "山の駅 Yama Sta." as 山の駅.
  static func of(cell: PageTree.Index, in tree: PageTree) -> String {
    let whole = Texts.line(of: cell, in: tree)
    guard holdsLatin(whole) || Int(tree.nodes[cell].end) - cell > 2 else { return whole }
    var text = NameText(tree: tree)
    text.collect(cell + 1..<Int(tree.nodes[cell].end), in: cell, crossesBlocks: true)
    // A picture beside a name is a sign: P, WC.
    let isSigned = text.pieces.contains { !$0.isPicture && !Texts.collapsed($0.text).isEmpty }
    if isSigned { text.pieces.removeAll { $0.isPicture } }
    let isPart = text.pieces.count == 1 && text.pieces[0].text.utf8.count < whole.utf8.count
    if isPart { return withoutSecondLanguage(Texts.collapsed(text.pieces[0].text)) }
    return withoutSecondLanguage(text.pieces.count > 1 ? text.kept ?? whole : whole)
  }

  private init(tree: PageTree) { self.tree = tree }

  private mutating func collect(
    _ range: Range<PageTree.Index>, in block: PageTree.Index, crossesBlocks: Bool = false
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = tree.nodes[index]
      // A box to choose from ends a line.
      if node.tag == .select {
        guard crossesBlocks else { return }
        pieces.append(Piece(text: " ", elements: [], isLinked: false))
      }
      // お気に入り beside a name is no part of it.
      if node.tag.isSilent || node.tag == .button || isFootnote(index) {
        index = Int(node.end)
        continue
      }
      if node.tag == .text {
        add(index, in: block)
      } else if node.tag == .img, let alt = tree.attribute("alt", of: index) {
        if tree.isPictureBesidePicture(index) {
          pieces.append(Piece(text: " ", elements: [], isLinked: false))
        }
        pieces.append(Piece(text: alt, elements: [index], isLinked: false, isPicture: true))
      } else if node.tag.isBlock {
        guard crossesBlocks else { return }
        pieces.append(Piece(text: " ", elements: [], isLinked: false))
      }
      index += 1
    }
  }

  /// "<sup>※1</sup>" behind a name refers to a footnote.
  private func isFootnote(_ index: PageTree.Index) -> Bool {
    guard tree.nodes[index].tag == .sup else { return false }
    return !Texts.line(of: index, in: tree).unicodeScalars.contains {
      $0.properties.isAlphabetic && !Scalars.isCircled($0.value)
    }
  }

  private mutating func add(_ index: PageTree.Index, in block: PageTree.Index) {
    var elements: [PageTree.Index] = []
    var isLinked = false
    var isInline = true
    var current = tree.parent(of: index)
    while current > block {
      if tree.nodes[current].tag == .a, tree.attribute("href", of: current) != nil {
        isLinked = true
      }
      isInline = isInline && !tree.nodes[current].tag.isBlock
      if isInline { elements.insert(current, at: 0) }
      current = tree.parent(of: current)
    }
    let text = String(decoding: tree.textBytes(index), as: UTF8.self)
    pieces.append(Piece(text: text, elements: elements, isLinked: isLinked))
  }

  /// What remains, collapsed; nil when nothing or everything does.
  private var kept: String? {
    guard pieces.count > 1 else { return nil }
    let isDivided = isDivided
    var own = pieces.filter { !$0.isLinked }
    if own.allSatisfy({ Texts.collapsed($0.text).isEmpty }) { own = pieces }
    var result = ""
    var last: Piece?
    for piece in own where !isAside(piece, after: result) {
      if let last, isDivided && last.elements.first != piece.elements.first || adjoins(last, piece)
      {
        result += " "
      }
      result += piece.text
      last = piece
    }
    let text = Texts.collapsed(result)
    return text.isEmpty ? nil : text
  }

  /// Whether all is divided into elements that look alike, three and more: each says something of its own.
  private var isDivided: Bool {
    let words = pieces.filter { !Texts.collapsed($0.text).isEmpty }
    guard let first = words.first?.elements.first else { return false }
    let elements = Set(words.compactMap(\.elements.first))
    return elements.count > 2
      && words.allSatisfy { piece in
        piece.text.length > 2
          && piece.elements.first.map { tree.nodes[$0].tag == tree.nodes[first].tag } == true
      }
  }

  /// Whether two pieces stand side by side without a blank that say two things: 24 and 港行, 中央線 and
  /// 港行 that do not look alike, 港行 and whatever follows, 桜台 and 3番のりば.
  private func adjoins(_ first: Piece, _ second: Piece) -> Bool {
    // A logo before a heading, the picture of a line's number.
    if first.isPicture != second.isPicture { return true }
    // Within what is around both.
    let shared = zip(first.elements, second.elements).prefix { $0 == $1 }.count
    let (outer, inner) = (
      first.elements.dropFirst(shared).first, second.elements.dropFirst(shared).first
    )
    guard outer != inner, let end = first.text.unicodeScalars.last,
      let start = second.text.unicodeScalars.first
    else { return false }
    if Self.isWhole(first.text) || Self.standsAlone(second.text) || isLabelAmongLabels(second) {
      return true
    }
    // "<span>桜05</span>港経由".
    if outer != nil, NameWords.isLineNumber(Texts.collapsed(first.text)) { return true }
    // "<span>高原シャトル</span>温泉口".
    if outer != nil, inner == nil, Self.namesBus(Texts.collapsed(first.text)),
      start.value >= 0x30A0
    {
      return true
    }
    // "<b>1</b>山手線": the number of a platform or of a list, and none of the line's.
    if outer != nil, inner == nil, LeadingNumber.stands(first.text, before: second.text) {
      return true
    }
    // "旧道入口<font>宿場町行き</font>": a place, and where the buses go from there.
    if outer == nil, first.text.length > 2, BareName.isLikely(Texts.collapsed(first.text)),
      let place = HeadingWords.destination(in: Texts.collapsed(second.text)), place.length > 2
    {
      return true
    }
    guard let left = outer, let right = inner else { return false }
    let isLatin = { (scalar: Unicode.Scalar) in Scalars.folded(scalar.value) < 0x80 }
    if isLatin(end) != isLatin(start) { return true }
    guard !isLatin(end), end.properties.isAlphabetic, start.properties.isAlphabetic,
      first.text.length > 1, second.text.length > 1
    else { return false }
    return tree.nodes[left].tag != tree.nodes[right].tag || !tree.haveSame("class", left, right)
  }

  /// "<b>行先</b>港<b>系統</b>5": a label in an element like that of the label with which the line begins.
  private func isLabelAmongLabels(_ piece: Piece) -> Bool {
    guard let element = piece.elements.last,
      let first = pieces.first(where: { !Texts.collapsed($0.text).isEmpty }),
      let lead = first.elements.last, lead != element
    else { return false }
    return tree.nodes[lead].tag == tree.nodes[element].tag
      && LabelledNames.isLabel(Texts.collapsed(first.text))
      && LabelledNames.isLabel(Texts.collapsed(piece.text))
  }

  /// Whether a text says what it names, so that nothing goes on with it: 中央線, 港行, 発, 停留所名.
  private static func isWhole(_ text: String) -> Bool {
    let text = Texts.collapsed(text)
    return NameWords.isLone(text) || HeadingWords.destination(in: text) != nil
      || NameWords.line(text) != nil || NameWords.departed(text) != nil
      || LabelledNames.isLabel(text) || text.ends(with: "経由")
  }

  /// Whether a text goes on with nothing: 3番のりば, 平日.
  private static func standsAlone(_ text: String) -> Bool {
    let text = Texts.collapsed(text)
    return text.length > 1
      && (PlatformWords.platform(in: text) != nil && !NameWords.isLone(text)
        || DayLabel.isWhole(text))
  }

  /// Whether a piece says again what stands before it: in kana, in another language.
  private func isAside(_ piece: Piece, after before: String) -> Bool {
    guard let element = piece.elements.first, !Texts.collapsed(before).isEmpty else { return false }
    if let language = tree.attribute("lang", of: element), !language.hasPrefix("ja") { return true }
    if let name = tree.attribute("class", of: element)?.lowercased(),
      Self.asides.contains(where: name.contains)
    {
      return true
    }
    let text = Texts.collapsed(piece.text)
    if Self.holdsLatin(text), !Self.holdsEastern(text), Self.holdsEastern(before) { return true }
    return text.length >= 3 && Self.isReading(text)
      && before.unicodeScalars.contains {
        (0x4E00...0x9FFF).contains($0.value)
      }
  }

  /// Whether a word is what people call a bus by, and no place: 高原シャトル.
  static func namesBus(_ word: String) -> Bool { buses.ends(word) }

  private static let buses = WordList(["シャトル", "バス", "ルート", "コース", "ライナー", "エクスプレス"])
  private static let asides = ["kana", "yomi", "furi", "ruby", "en-only", "english", "roman"]

  /// Hiragana and nothing else, none of it words about timetables.
  private static func isReading(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      (0x3041...0x309F).contains($0.value) || $0.value == 0x30FC || $0.value == 0x20
    } && !["ゆき", "のりば", "まで", "から"].contains(where: text.contains)
  }
}
