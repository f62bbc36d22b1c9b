extension ServicePattern {
  /// The pattern of a coded form, as ``stored`` gives it; nil for anything else.
  ///
  /// Needs neither the grammar of labels nor its vocabulary, so that an answer costs nothing of
  /// either.
  public init?(stored: String) {
    var reader = PatternCodeReader(stored)
    guard reader.takeVersion(), let base = reader.terms() else { return nil }
    var rules: [PatternRule] = []
    while reader.take(";") {
      guard let rule = reader.rule() else { return nil }
      rules.append(rule)
    }
    guard reader.isAtEnd, !base.isEmpty || !rules.isEmpty else { return nil }
    self.init(settled: base, rules: rules)
  }
}

/// Reads ``PatternCode``'s form at a place in its bytes.
///
/// A method that finds something else than it expects gives nil, and the whole is given up.
struct PatternCodeReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0

  /// No pattern's exceptions have exceptions this deep; damage might.
  private static let deepest = 8

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether all of it was read.
  var isAtEnd: Bool { at == bytes.count }

  /// Steps over the version in front.
  mutating func takeVersion() -> Bool {
    PatternCode.version.allSatisfy { take($0) }
  }

  /// The byte that is next; nil at the end.
  func peek() -> UInt8? { at < bytes.count ? bytes[at] : nil }

  /// Whether a character is next.
  func isNext(_ character: Character) -> Bool { peek() == character.asciiValue && !isAtEnd }

  /// Steps over a byte, whatever it is.
  mutating func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    at += 1
    return byte
  }

  /// Steps over a character when it is next.
  mutating func take(_ character: Character) -> Bool {
    guard isNext(character) else { return false }
    at += 1
    return true
  }

  mutating func rule() -> PatternRule? {
    if take("-") { return terms().map { .cancels($0) } }
    if take("+") { return terms().map { .restores($0) } }
    guard take("="), let topic = terms(), take(":") else { return nil }
    return terms().map { .limits(topic: topic, to: $0) }
  }

  /// Terms with commas between them; none where none begins.
  mutating func terms() -> [DayTerm]? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    var terms: [DayTerm] = []
    repeat {
      guard let term = term() else { return nil }
      if term.isEmpty { return terms.isEmpty && term == DayTerm() ? [] : nil }
      terms.append(term)
    } while take(",")
    return terms
  }

  private mutating func term() -> DayTerm? {
    var term = DayTerm()
    while let byte = peek(), Self.periodStarts.contains(byte) {
      guard let period = period() else { return nil }
      term.periods.append(period)
    }
    guard let days = days() else { return nil }
    term.days = days
    if take("!") {
      guard take("("), let except = terms(), !except.isEmpty, take(")") else { return nil }
      term.except = except
    }
    if take("?") {
      guard let days = self.days(), let shift = shift() else { return nil }
      term.stand = StandIn(kinds: days.kinds, shift: shift)
    }
    return term
  }

  private static let periodStarts = Array("[MOSNHB".utf8)
}
