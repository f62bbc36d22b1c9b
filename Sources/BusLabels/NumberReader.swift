internal import BusModel

/// Reads numbers in ASCII digits or kanji at a place in normalised characters.
struct NumberReader {
  let characters: [Character]
  var at: Int

  init(_ characters: [Character], at: Int) {
    self.characters = characters
    self.at = at
  }

  /// The next character, or nil at the end.
  var next: Character? { characters.indices.contains(at) ? characters[at] : nil }

  /// Steps over a character, and over the spaces before it, when it is the next one.
  mutating func take(_ character: Character) -> Bool {
    var place = at
    while characters.indices.contains(place), characters[place] == " " { place += 1 }
    guard characters.indices.contains(place), characters[place] == character else { return false }
    at = place + 1
    return true
  }

  /// Steps over a word when it is next.
  mutating func take(word: String) -> Bool {
    let start = at
    for character in word where !take(character) {
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
    while let digit = next?.wholeNumberValue, next?.isASCII == true, at - start <= limit {
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
      if let digit = Self.kanjiDigits.firstIndex(of: character) {
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

  private static let kanjiDigits = Array("〇一二三四五六七八九")
}
