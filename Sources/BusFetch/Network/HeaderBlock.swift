/// What the header lines of one answer say of its body, and whether the block of them has ended. Lines
/// are compared as bytes: an answer has a dozen, and three of them matter.
struct HeaderBlock {
  /// Of all lines so far, those of interim answers too.
  private(set) var byteCount = 0
  /// Whether the empty line came that ends the block.
  private(set) var isEnded = false
  /// As the status line says it: 0 before there is one.
  private(set) var status = 0
  /// Whether the body comes in chunks, the last of which libcurl waits for.
  private(set) var isChunked = false
  /// Every `Content-Length` that is a number.
  private(set) var lengths: Set<Int> = []
  /// The `Content-Encoding`, in lower case; nil for none and for "identity".
  private(set) var coding: String?

  /// Whether a body with this head is the page.
  var hasPage: Bool { status == 200 || status == 203 }

  /// Takes one line as libcurl hands it out, its line end included.
  mutating func take(_ line: UnsafeRawBufferPointer) {
    byteCount += line.count
    if line.count >= 5, line[..<5].isWord("http/") { return begin(line) }
    // What follows the last chunk is no business of ours.
    guard !isEnded else { return }
    guard line.contains(where: { !$0.isWhiteSpace }) else {
      isEnded = true
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let (name, value) = (line[..<colon], line[line.index(after: colon)...].trimmed)
    if name.isWord("content-length") {
      if let length = Int(value.text) { lengths.insert(length) }
    } else if name.isWord("transfer-encoding") {
      isChunked = isChunked || value.text.lowercased().hasSuffix("chunked")
    } else if name.isWord("content-encoding") {
      let said = value.text.lowercased()
      coding = said.isEmpty || said == "identity" ? nil : said
    }
  }

  /// A status line: what interim answers (100, 103) said is of no interest.
  private mutating func begin(_ line: UnsafeRawBufferPointer) {
    self = HeaderBlock(byteCount: byteCount)
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    status = words.count > 1 ? Int(words[1].prefix(3).text) ?? 0 : 0
  }

  init() {}

  private init(byteCount: Int) { self.byteCount = byteCount }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Without white space at its ends.
  fileprivate var trimmed: Self {
    var bytes = self
    while let first = bytes.first, first.isWhiteSpace { bytes.removeFirst() }
    while let last = bytes.last, last.isWhiteSpace { bytes.removeLast() }
    return bytes
  }

  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// Whether it is this word of small letters, whatever its case here.
  fileprivate func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      zip(self, word).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && (0x41...0x5a).contains($0) }
    }
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
}
