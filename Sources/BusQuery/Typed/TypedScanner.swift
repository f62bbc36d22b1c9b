internal import BusModel

/// Reads the folded words of a person from left to right. A reader that finds nothing moves nothing.
struct TypedScanner {
  private var rest: Substring

  /// - Parameter text: in plain small letters.
  init(_ text: String) { rest = text[...] }

  /// The text without blanks around it, and with one sign for each that is written in several ways.
  static func trimmed(_ text: String) -> String {
    var words = text[...]
    while words.first == " " { words.removeFirst() }
    while words.last == " " { words.removeLast() }
    return String(words.map { signs[$0] ?? $0 })
  }

  private static let signs: [Character: Character] = [
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-", "〜": "~", "∶": ":", "︓": ":",
    "⁄": "/", "∕": "/",
  ]

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// What a reader makes of all that is left; nil, with nothing moved, when something stays over.
  mutating func whole<Value>(_ read: (inout TypedScanner) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy), copy.isAtEnd else { return nil }
    self = copy
    return value
  }

  /// Passes over what may stand between a day and its time.
  mutating func skipBetween() {
    if !take("t") { _ = take("の") || take(",") || take("、") }
    skipBlanks()
  }

  mutating func skipBlanks() {
    while rest.first == " " { rest.removeFirst() }
  }

  /// Takes a word when it stands next.
  mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest.removeFirst(word.count)
    return true
  }

  /// The value of the longest of some words that stands next.
  mutating func take<Value>(_ words: KeyValuePairs<String, Value>) -> Value? {
    let found = words.filter { rest.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
    guard let found else { return nil }
    rest.removeFirst(found.key.count)
    return found.value
  }

  /// A number of so many digits, all that stand there.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.contains(text.count), let number = Int(text) else { return nil }
    rest.removeFirst(text.count)
    return number
  }

  /// Whether the next letter is one of an English word, so that the one before is not whole.
  var isInWord: Bool { rest.first.map { $0.isASCII && $0.isLetter } ?? false }

  /// What a reader finds; nothing is moved when it finds nothing.
  mutating func attempt<Value>(_ read: (inout TypedScanner) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }
}
