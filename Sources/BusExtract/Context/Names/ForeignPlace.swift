import BusModel

/// Bare names of places in Hangul or Latin letters, of which no word says that buses stop there.
enum ForeignPlace {
  /// Nothing speaks against it.
  static func mayBe(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    guard ForeignEnd.areForeign(words), !SignWords.foreign.isFound(in: name),
      ColumnRole.named(name) == nil, !SignWords.strong.isFound(in: name)
    else { return false }
    return isHangul(name) ? (1...12).contains(name.length) : ForeignEnd.isName(words)
  }

  /// It ends as such names do: 솔밭역, North Campus.
  static func isLikely(_ name: String) -> Bool {
    guard mayBe(name) else { return false }
    return hangul.ends(name)
      || name.split(separator: " ").last.map { latin.contains(Texts.lowercased(String($0))) }
        == true
  }

  /// Whether a heading says that a bus takes people to work or home: it goes on behind the last stop named.
  static func isOfCommuters(_ heading: String) -> Bool { commuters.isFound(in: heading) }

  private static let commuters = WordList(["출근", "퇴근", "통근", "통학", "등교", "하교", "등원", "하원"])

  private static func isHangul(_ name: String) -> Bool {
    name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  private static let hangul = WordList([
    "역", "앞", "정문", "후문", "터미널", "캠퍼스", "학교", "대학", "대학교", "병원", "입구", "정류장", "정류소", "센터", "시장",
    "공원", "공항",
    "아파트", "단지", "회관", "도서관", "기숙사", "공장", "본사", "사옥", "청사", "호텔", "주차장",
  ])
  private static let latin: Set<String> = [
    "station", "hotel", "airport", "campus", "hall", "terminal", "center", "centre", "hospital",
    "mall", "library", "office", "square", "park", "college", "university", "dorm", "dorms",
    "plaza", "depot", "inn", "beach", "village", "building", "lot", "garage", "square", "pier",
  ]
}
