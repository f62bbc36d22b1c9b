/// Sorts the tokens of a minute cell into numbers, words with their places, and left-overs.
struct MinuteScanner {
  /// A word, and how many numbers stand before it.
  struct PlacedWord {
    var word: MinuteCell.Word
    var position: Int
    var isGluedBefore: Bool
    var isGluedAfter: Bool
  }

  /// Whether the hour stands before a minute once more: 7:05.
  private(set) var holdsWholeTimes = false
  private(set) var numbers: [MinuteCell.Minute] = []
  var words: [PlacedWord] = []
  var leftovers: [String] = []

  let tokens: Tokens
  var index = 0
  private let hour: Int?
  /// The texts that are set above or below the line, beside numbers that are not.
  private let raised: Set<PageTree.Index>

  /// The texts that name the line of a minute.
  private let labels: Set<PageTree.Index>
  /// Numbers in brackets that are no minutes.
  private let explained: Set<String>

  init(
    _ tokens: Tokens, hour: Int?, raised: Set<PageTree.Index> = [],
    labels: Set<PageTree.Index> = [], explained: Set<String> = []
  ) {
    self.labels = labels
    self.explained = explained
    self.tokens = tokens
    self.hour = hour
    self.raised = raised
  }

  /// Whether a number is set above or below the line.
  func isRaised(_ token: Token) -> Bool { !raised.isEmpty && raised.contains(token.node) }

  /// Reads everything.
  mutating func scan() {
    while index < tokens.count {
      if readLabel() { continue }
      // Each kind of token begins what others begin not.
      switch tokens[index].kind {
      case .number: if !skipHour(), !skipHourLabel(), !readRaised() { readNumber() }
      case .word: if !skipHourLabel(), !readNumbered() { readWord() }
      case .open: if !readBracketed(), !readBracket() { readWord() }
      case .close: readWord()
      }
    }
  }

  /// The number of a line, with what is glued to it.
  private mutating func readLabel() -> Bool {
    guard !labels.isEmpty, labels.contains(tokens[index].node) else { return false }
    let inside = (index..<tokens.count).prefix { labels.contains(tokens[$0].node) }
    let own = inside.filter { ![.open, .close].contains(tokens[$0].kind) }
    let word = MinuteCell.Word(
      text: own.map { tokens.text(tokens[$0]) }.joined(), number: nil, node: tokens[index].node,
      isGrouped: true,
      role: .line)
    // All stand before their minutes, or all behind.
    let follows = !labels.contains(tokens[0].node)
    words.append(
      PlacedWord(
        word: word, position: numbers.count, isGluedBefore: follows, isGluedAfter: !follows))
    index = inside.endIndex
    return true
  }

  /// The hour of "7:05" in the row of 7.
  private mutating func skipHour() -> Bool {
    guard index + 2 < tokens.count, let hour, tokens[index].smallNumber == hour,
      tokens[index + 1].isGlued, tokens[index + 1].is(.clockColon), tokens[index + 2].isGlued,
      tokens[index + 2].digits == 2
    else { return false }
    index += 2
    holdsWholeTimes = true
    return true
  }

  /// "平日7時台" and "7時" in a cell repeat the row's heading for those who do not see the table.
  private mutating func skipHourLabel() -> Bool {
    var position = index
    if tokens[position].kind == .word, position + 1 < tokens.count, tokens[position + 1].isGlued {
      position += 1
    }
    guard let value = tokens[position].smallNumber, position + 1 < tokens.count,
      tokens[position + 1].isGlued, tokens[position + 1].is(.hourLabel),
      value == hour
    else { return false }
    index = position + 2
    return true
  }

  private mutating func readNumber() {
    let token = tokens[index]
    index += 1
    if index < tokens.count, tokens[index].isGlued, Self.lines.begins(tokens.text(tokens[index])) {
      let text = tokens.part(index - 1..<index + 1).joined
      appendWhole(text, from: token, to: index, at: token.node)
      index += 1
      return
    }
    if index < tokens.count, tokens[index].isGlued, tokens[index].is(.minuteUnit) { index += 1 }
    guard let value = token.smallNumber, value < 60, !isRange(at: index), !isTornDigit(token)
    else {
      leftovers.append(tokens.text(token))
      return
    }
    if numbers.isEmpty { numbers.reserveCapacity(tokens.count - index + 1) }
    numbers.append(MinuteCell.Minute(value: value, words: [], node: token.node))
  }

  private static let lines = WordList(["系統", "号系統", "番系統"])

  /// Whether markup tore a number apart: "0" and "5" side by side may be 05.
  private func isTornDigit(_ token: Token) -> Bool {
    guard token.digits == 1, index < tokens.count else { return false }
    return tokens[index].isGlued && tokens[index].isNumber && tokens[index].digits == 1
      && !standApart
  }

  /// Whether each number has an element of its own and nothing else divides them: 0, 5 and 10 are three there,
  /// for 10 is not torn.
  private var standApart: Bool {
    let numbers = tokens.filter(\.isNumber)
    let values = numbers.compactMap(\.smallNumber)
    return numbers.count > 2 && numbers.count == tokens.count && values.count == numbers.count
      && numbers.contains { $0.digits == 2 }
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0.node + 1 < $1.node && $1.isGlued }
      && zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether a dash that means "to" follows: "10～15分".
  private func isRange(at position: Int) -> Bool {
    position < tokens.count && (tokens[position].is(.minuteSpan) || isSoleDash(position))
  }

  /// The one dash of "15 25 30-55", where white space divides the other minutes.
  private func isSoleDash(_ position: Int) -> Bool {
    position + 1 < tokens.count && tokens[position].isGlued && tokens[position + 1].isGlued
      && tokens[position + 1].isNumber && Self.dashes.isOne(tokens.text(tokens[position]))
      && tokens.count(where: \.isNumber) > 2
      && tokens.count { Self.dashes.isOne(tokens.text($0)) } == 1
  }

  private static let dashes = WordList(["-", "－", "–", "—", "‐"])

  private mutating func readWord() {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    index += 1
    if token.is(.padding) { return }
    guard token.kind == .word, !token.is(.frequency) else {
      leftovers.append(tokens.text(token))
      return
    }
    // The 循 of 12分循 is glued to the unit.
    let text = tokens.text(token)
    let isBehindUnit =
      token.isGlued && index > 1 && tokens[index - 2].isNumber && text.length > 1
      && text.begins(with: "分")
    if words.isEmpty { words.reserveCapacity(tokens.count - index + 1) }
    words.append(
      PlacedWord(
        word: MinuteCell.Word(
          text: isBehindUnit ? String(text.dropFirst()) : text,
          number: isBehindUnit ? nil : token.word, node: token.node, isGrouped: false),
        position: numbers.count,
        isGluedBefore: token.isGlued && !numbers.isEmpty,
        isGluedAfter: next?.isGlued == true && next?.kind != .open))
  }

  /// "(53)" is a minute with the mark "( )", unless the page explains (53); "(急)" is a mark; other brackets are left over.
  private mutating func readBracket() -> Bool {
    guard tokens[index].kind == .open else { return false }
    guard let close = (index..<tokens.count).first(where: { tokens[$0].kind == .close }) else {
      return false
    }
    let inner = tokens.part(index + 1..<close)
    let open = tokens[index]
    let mark = "\(tokens.text(open)) \(tokens.text(tokens[close]))"
    let whole = tokens.text(open) + inner.joined + tokens.text(tokens[close])
    let values = inner.compactMap(\.smallNumber).filter { $0 < 60 }
    if inner.count == 1, let first = inner.first, explained.contains(inner.text(first)) {
      appendWhole(whole, from: open, to: close, at: first.node)
    } else if !values.isEmpty, values.count == inner.count {
      for token in inner {
        let word = MinuteCell.Word(text: mark, node: token.node, isGrouped: false)
        numbers.append(
          MinuteCell.Minute(value: token.smallNumber ?? 0, words: [word], node: token.node))
      }
    } else if let first = inner.first, inner.allSatisfy({ $0.kind == .word }) {
      appendWhole(whole, from: open, to: close, at: first.node)
    } else if !readBracketWithMark(inner, mark) {
      leftovers.append(whole)
    }
    index = close + 1
    return true
  }

  /// Several tokens that are one word: a bracket, 31系統.
  private mutating func appendWhole(
    _ whole: String, from first: Token, to last: Int, at node: PageTree.Index
  ) {
    let after = last + 1 < tokens.count ? tokens[last + 1] : nil
    words.append(
      PlacedWord(
        word: MinuteCell.Word(text: whole, node: node, isGrouped: false),
        position: numbers.count,
        isGluedBefore: first.isGlued && !numbers.isEmpty, isGluedAfter: after?.isGlued == true))
  }

  /// "(△53)": one minute in brackets with marks of its own.
  private mutating func readBracketWithMark(_ inner: Tokens, _ mark: String) -> Bool {
    let values = inner.filter(\.isNumber)
    guard values.count == 1, let value = values[0].smallNumber, value < 60,
      inner.allSatisfy({ $0.isNumber || $0.kind == .word })
    else { return false }
    let marks = inner.filter { !$0.isNumber }.map {
      MinuteCell.Word(
        text: inner.text($0), number: $0.word, node: $0.node, isGrouped: false)
    }
    let bracket = MinuteCell.Word(text: mark, node: values[0].node, isGrouped: false)
    numbers.append(
      MinuteCell.Minute(value: value, words: marks + [bracket], node: values[0].node))
    return true
  }
}
