/// Japanese names in Latin letters: Kawachimori, KAWACHIMORI STA.
enum Romaji {
  /// Whether some words may say again a name that stands before them; "本町 AEON 行" goes from one place to another.
  static func isName(_ words: ArraySlice<String>) -> Bool {
    let folded = words.map { Texts.lowercased($0).filter { $0.isLetter } }.filter { !$0.isEmpty }
    let letters = folded.reduce(0) { $0 + $1.length }
    let isSmall = words.contains { $0.unicodeScalars.contains(where: \.properties.isLowercase) }
    return letters > (isSmall ? 4 : 5) && folded.contains(where: isSyllables)
      && folded.allSatisfy { general.contains($0) || isSyllables($0) }
  }

  private static let general: Set<String> = [
    "st", "sta", "stn", "station", "bus", "stop", "terminal", "center", "centre", "hospital",
    "park",
    "school", "univ", "university", "city", "hall", "office", "exit", "north", "south", "east",
    "west",
    "port", "airport", "for", "to", "bound", "museum", "shrine", "temple", "bridge", "high",
    "junior", "elementary",
  ]

  /// Whether every consonant has its vowel, as in the syllables of Japanese.
  private static func isSyllables(_ word: String) -> Bool {
    var consonants = ""
    var hasVowel = false
    for letter in word {
      guard "aiueoāīūēōâîûêô".contains(letter) else {
        consonants.append(letter)
        continue
      }
      guard consonants.isEmpty || mayStart(consonants, isFirst: !hasVowel) else { return false }
      consonants = ""
      hasVowel = true
    }
    return hasVowel && ["", "n", "h"].contains(consonants)
  }

  /// "k", "ky", "kk", "tch", and within a word "nk", "mb", "hm".
  private static func mayStart(_ consonants: String, isFirst: Bool) -> Bool {
    if starts.contains(consonants) { return true }
    guard !isFirst, let first = consonants.first else { return false }
    let rest = String(consonants.dropFirst())
    return starts.contains(rest) && ("nmh".contains(first) || rest.first == first)
      || consonants == "tch"
  }

  private static let starts: Set<String> = [
    "k", "g", "s", "z", "t", "d", "n", "h", "b", "p", "m", "y", "r", "w", "f", "j", "sh", "ch",
    "ts",
    "ky", "gy", "ny", "hy", "by", "py", "my", "ry",
  ]
}
