/// What the header lines of one answer say of its body, and whether the block of them has ended.
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
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    byteCount += bytes.count
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") { return begin(line) }
    // What follows the last chunk is no business of ours.
    guard !isEnded else { return }
    guard line.contains(where: { !$0.isWhitespace }) else {
      isEnded = true
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].trimmed.lowercased()
    switch line[..<colon].lowercased() {
    case "content-length": if let length = Int(value) { lengths.insert(length) }
    case "transfer-encoding": isChunked = isChunked || value.hasSuffix("chunked")
    case "content-encoding": coding = value.isEmpty || value == "identity" ? nil : value
    default: break
    }
  }

  /// A status line: what interim answers (100, 103) said is of no interest.
  private mutating func begin(_ line: String) {
    self = HeaderBlock(byteCount: byteCount)
    let words = line.split(separator: " ", maxSplits: 2)
    status = words.count > 1 ? Int(words[1].prefix(3)) ?? 0 : 0
  }

  init() {}

  private init(byteCount: Int) { self.byteCount = byteCount }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
