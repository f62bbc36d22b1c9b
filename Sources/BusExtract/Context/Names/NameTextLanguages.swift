/// Names in two languages side by side.
extension NameText {
  /// Words in small Latin letters.
  static func holdsLatin(_ text: String) -> Bool {
    text.utf8.contains { (0x61...0x7A).contains($0) }
  }

  /// Kana, kanji or Hangul.
  static func holdsEastern(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x3041...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
    }
  }

  /// "山の駅 Yama Sta." without the words in Latin letters that follow a name in others.
  static func withoutSecondLanguage(_ text: String) -> String {
    guard holdsLatin(text), holdsEastern(text),
      let space = slash(before: text) ?? text.utf8.firstIndex(of: 0x20)
    else { return text }
    // "港前（Port Sta.）".
    let bracket = text[..<space].lastIndex { "（(".contains($0) }
    let end =
      bracket.flatMap { text[$0..<space].contains { "）)".contains($0) } ? nil : $0 } ?? space
    let (first, rest) = (String(text[..<end]), String(text[end...]))
    guard holdsEastern(first), holdsLatin(rest),
      !holdsEastern(rest) || holdsOnlyHangul(rest) && !holdsOnlyHangul(first)
    else { return text }
    return first
  }

  /// The slash of "山の駅／Yama Sta.".
  private static func slash(before text: String) -> String.Index? {
    let slash = text.firstIndex { "/／｜|".contains($0) }
    return slash.flatMap { slash in
      let next = text[text.index(after: slash)...].unicodeScalars.first
      return next.map { $0.value < 0x250 && $0.properties.isAlphabetic } == true ? slash : nil
    }
  }

  /// "Yumoto 유모토" behind 湯元: what is no Latin letter there is Korean.
  private static func holdsOnlyHangul(_ text: String) -> Bool {
    holdsEastern(text) && !text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
  }
}
