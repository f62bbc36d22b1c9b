internal import BusModel

/// Reads numbers in ASCII digits or kanji at a place in normalised characters.
struct NumberReader {
  let characters: [Unicode.Scalar]
  var at: Int

  init(_ characters: [Unicode.Scalar], at: Int) {
    self.characters = characters
    self.at = at
  }

  /// The next character, or nil at the end.
  var next: Unicode.Scalar? { at >= 0 && at < characters.count ? characters[at] : nil }

  /// Steps over a character, and over the spaces before it, when it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    var place = at
    while place < characters.count, characters[place] == " " { place += 1 }
    guard place < characters.count, characters[place] == character else { return false }
    at = place + 1
    return true
  }

  /// Steps over a word when it is next.
  mutating func take(word: String) -> Bool {
    let start = at
    for character in word.unicodeScalars where !take(character) {
      at = start
      return false
    }
    return true
  }

  /// A number of at most four digits, or one in kanji below 100; nil leaves the place as it was.
  mutating func number() -> Int? { digits() ?? kanji() }

  /// One of at most `limit` ASCII digits.
  mutating func digits(limit: Int = 4) -> Int? {
    let start = at
    var value = 0
    while let digit = next?.digit, at - start <= limit {
      value = value * 10 + digit
      at += 1
    }
    guard at > start, at - start <= limit else {
      at = start
      return nil
    }
    return value
  }

  private mutating func kanji() -> Int? {
    let start = at
    var tens = 0
    var ones = 0
    while let character = next {
      if let digit = character.kanjiDigit {
        ones = min(ones * 10 + digit, 9999)
      } else if character == "十" {
        tens = max(ones, 1) * 10
        ones = 0
      } else {
        break
      }
      at += 1
    }
    return at > start ? tens + ones : nil
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII digit.
  fileprivate var digit: Int? {
    (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil
  }

  fileprivate var kanjiDigit: Int? {
    switch self {
    case "〇": 0
    case "一": 1
    case "二": 2
    case "三": 3
    case "四": 4
    case "五": 5
    case "六": 6
    case "七": 7
    case "八": 8
    case "九": 9
    default: nil
    }
  }

  /// Whether a number may begin with it.
  var isNumeral: Bool { digit != nil || kanjiDigit != nil || self == "十" }
}
