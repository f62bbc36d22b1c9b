/// A reference to one of the page's numbered notes: "注1", "（注1）", "※2", "*3)", "(4)".
struct NoteReference: Equatable {
  /// The reference as a mark, without the bracket around a sign: "注1", "※2", "(4)".
  var mark: String
  /// How many tokens, or characters, it takes.
  var count: Int

  /// Whether a sign stands before the number.
  var isSigned: Bool { mark.unicodeScalars.first.map(Self.isSign) == true }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "※", "＊", "*", "注", "†", "#", "＃", "♯": true
    default: false
    }
  }

  /// A look that spares nearly every text the walk by characters.
  static let signs = WordList(["※", "＊", "*", "注", "†", "#", "＃", "♯"])

  /// Whether a word ends with the sign of a reference, which the number behind it completes.
  private static func sign(endOf word: String) -> Unicode.Scalar? {
    // The last bytes of the signs spare nearly every word the decoding.
    switch word.utf8.last {
    case 0xBB, 0x8A, 0x2A, 0xA8, 0xA0, 0x23, 0x83, 0xAF:
      word.unicodeScalars.last.flatMap { isSign($0) ? $0 : nil }
    default: nil
    }
  }

  /// The reference that begins with a token, or with the sign that ends it: "便※" and "1".
  static func at(_ index: Int, in tokens: Tokens) -> NoteReference? {
    var next = index
    let isOpen = tokens[next].kind == .open
    if isOpen { next += 1 }
    guard next < tokens.count else { return nil }
    if tokens[next].kind == .word, let sign = sign(endOf: tokens.text(tokens[next])) {
      guard next + 1 < tokens.count, isNumber(next + 1, of: tokens, digits: 2) else { return nil }
      let mark = "\(sign)" + tokens.text(tokens[next + 1])
      next += 2
      if next < tokens.count, tokens[next].kind == .close { next += 1 }
      return NoteReference(mark: mark, count: next - index)
    }
    // "30(1)", "3便 2)": behind something that it can belong to.
    guard index > 0, isNumber(next, of: tokens, digits: 1), next + 1 < tokens.count,
      tokens[next + 1].kind == .close, isOpen || tokens[index - 1].kind != .open
    else { return nil }
    let mark = tokens.part(index..<next + 2).joined
    return NoteReference(mark: mark, count: next + 2 - index)
  }

  /// A number that is not the hour of a time.
  private static func isNumber(_ place: Int, of tokens: Tokens, digits: Int) -> Bool {
    let token = tokens[place]
    guard token.isNumber, token.digits <= digits else { return false }
    guard place + 1 < tokens.count else { return true }
    return !(tokens[place + 1].isGlued && tokens[place + 1].is(.clockColon))
  }

  /// Whether a reference may begin with a character that is no sign: with a bracket or its number.
  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch Scalars.classify(scalar.value) {
    case .open, .digit: true
    default: false
    }
  }

  /// Whether a byte may be the first of a reference: of a sign, 注 among them, a bracket or a digit of any width.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte < 0x40 || byte == 0x5B || byte == 0x7B || (0xE2...0xE3).contains(byte) || byte == 0xE6
      || byte == 0xEF
  }

  /// The reference with which a line begins.
  static func leading(in line: Substring) -> NoteReference? {
    let scalars = line.unicodeScalars
    // A look at the first character spares nearly every line the rest.
    guard let first = scalars.first,
      isSign(first) || begins(first)
    else { return nil }
    var rest = scalars[...]
    var (open, sign, close) = (Unicode.Scalar?.none, Unicode.Scalar?.none, Unicode.Scalar?.none)
    if case .open = Scalars.classify(first.value) { open = rest.removeFirst() }
    if let next = rest.first, isSign(next) { sign = rest.removeFirst() }
    let digits = rest.prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }
    guard (1...2).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    if let next = rest.first, case .close = Scalars.classify(next.value) {
      close = rest.removeFirst()
    }
    guard close != nil || open == nil && sign != nil else { return nil }
    var mark = (sign ?? open).map { String($0) } ?? ""
    mark += String(digits)
    if sign == nil, let close { mark.unicodeScalars.append(close) }
    return NoteReference(mark: mark, count: scalars.count - rest.count)
  }

  /// The reference with which a text ends, and what stands before it: 平日 and "※1".
  static func ending(_ text: String) -> (before: String, reference: NoteReference)? {
    guard signs.isFound(in: text), let last = text.last, last.isNumber || "）)".contains(last),
      let sign = text.lastIndex(where: { $0.unicodeScalars.first.map(isSign) == true }),
      sign > text.startIndex
    else { return nil }
    let bracket = text.index(before: sign)
    let start = "（(".contains(text[bracket]) ? bracket : sign
    guard start > text.startIndex, let reference = leading(in: text[start...]),
      reference.count == text[start...].unicodeScalars.count
    else { return nil }
    return (String(text[..<start]), reference)
  }
}
