import BusModel

/// What a page is that is no timetable and came as one, by the name that helps a person: the reader
/// only knows what it did not find.
enum PageLie {
  /// So much of a page is looked at; whoever refuses says so soon.
  private static let mostBytes = 100_000

  /// By the first bytes: what is no page at all.
  static func file(in bytes: [UInt8]) -> PageRefusal? {
    let start = Array(bytes.prefix(1024))
    if find(Array("%PDF-".utf8), in: start) { return .pdf }
    let isImage = [[0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], Array("GIF8".utf8)].contains {
      start.starts(with: $0)
    }
    if isImage || start.dropFirst(8).starts(with: "WEBP".utf8) { return .image }
    let isPacked =
      start.starts(with: [0x50, 0x4b, 0x03, 0x04]) || start.starts(with: [0x1f, 0x8b])
    return isPacked ? .packedFile : nil
  }

  /// By its words, of a page on which no timetable was found.
  static func words(in bytes: [UInt8]) -> PageRefusal? {
    let text = bytes.prefix(mostBytes).map(small)
    return signs.first { sign in sign.words.contains { find($0, in: text) } }?.refusal
  }

  /// By its `Content-Type`, of a page that its own bytes do not give away; nil for HTML, and for what
  /// says nothing.
  static func kind(ofType header: String) -> PageRefusal? {
    let type = header.prefix { $0 != ";" && $0 != " " }.lowercased()
    switch type {
    case "application/pdf": return .pdf
    case "application/zip", "application/gzip", "application/x-gzip", "application/octet-stream",
      "application/msword":
      return .packedFile
    case "application/json", "text/plain", "text/css", "text/csv", "application/javascript",
      "text/javascript":
      return .notHTML
    default:
      if type.hasPrefix("image/") { return .image }
      if type.hasPrefix("application/vnd.") { return .packedFile }
      return type.hasPrefix("video/") || type.hasPrefix("audio/") ? .notHTML : nil
    }
  }

  private struct Sign: Sendable {
    let refusal: PageRefusal
    let words: [[UInt8]]

    /// Words in small letters; Japanese ones stand as UTF-8 here, and again in the two encodings of
    /// old pages.
    init(_ refusal: PageRefusal, _ words: [String], _ old: [[UInt8]] = []) {
      self.refusal = refusal
      self.words = (words.map { Array($0.utf8) } + old).map { $0.map(small) }
    }
  }

  private static let signs = [
    Sign(
      .firewall,
      [
        "access denied", "attention required", "captcha", "incapsula", "アクセスが拒否",
      ],
      [
        [0x83, 0x41, 0x83, 0x4e, 0x83, 0x5a, 0x83, 0x58, 0x82, 0xaa, 0x8b, 0x91, 0x94, 0xdb],
        [0xa5, 0xa2, 0xa5, 0xaf, 0xa5, 0xbb, 0xa5, 0xb9, 0xa4, 0xac, 0xb5, 0xf1, 0xc8, 0xdd],
      ]),
    Sign(.parked, ["buy this domain", "domain is for sale", "is for sale</", "sedoparking"]),
    Sign(.login, ["type=\"password\"", "type=password", "type='password'"]),
    Sign(
      .maintenance, ["maintenance", "メンテナンス"],
      [
        [0x83, 0x81, 0x83, 0x93, 0x83, 0x65, 0x83, 0x69, 0x83, 0x93, 0x83, 0x58],
        [0xa5, 0xe1, 0xa5, 0xf3, 0xa5, 0xc6, 0xa5, 0xca, 0xa5, 0xf3, 0xa5, 0xb9],
      ]),
    Sign(
      .errorPage,
      [
        "not found", "forbidden", "internal server error", "service unavailable", "bad gateway",
        "見つかりません", "エラーが発生",
      ],
      [
        [0x8c, 0xa9, 0x82, 0xc2, 0x82, 0xa9, 0x82, 0xe8, 0x82, 0xdc, 0x82, 0xb9, 0x82, 0xf1],
        [0xb8, 0xab, 0xa4, 0xc4, 0xa4, 0xab, 0xa4, 0xea, 0xa4, 0xde, 0xa4, 0xbb, 0xa4, 0xf3],
      ]),
  ]

  /// Of ASCII; in the encodings of old pages it changes letters that are none, on both sides alike.
  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    return false
  }
}
