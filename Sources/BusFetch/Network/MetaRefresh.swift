/// A page that only sends the browser on: `<meta http-equiv="refresh" content="0; url=new.html">`.
enum MetaRefresh {
  /// Such a page is short and shows no table.
  static let mostBytes = 20_000
  /// Who waits longer wants to be read.
  private static let mostSeconds = 10.0

  /// Where a page sends the browser, as it says it; nil for a page of its own.
  static func target(in body: [UInt8]) -> String? {
    guard body.count <= mostBytes, find("http-equiv", in: body[...]) != nil,
      find("<table", in: body[...]) == nil
    else { return nil }
    for tag in body.split(separator: UInt8(ascii: "<")) where find("meta", in: tag.prefix(4)) != nil
    {
      let tag = tag.prefix { $0 != UInt8(ascii: ">") }
      guard find("refresh", in: tag) != nil, let content = attribute("content=", of: tag) else {
        continue
      }
      return address(in: content)
    }
    return nil
  }

  /// Where a word of small letters begins, whatever its case there.
  private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - word.count)).first { start in
      bytes[start..<(start + word.count)].elementsEqual(word) { $0 == $1 || $0 | 0x20 == $1 }
    }
  }

  /// What stands in an attribute, quoted or not.
  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
    guard let start = find(name, in: tag) else { return nil }
    let value = tag[(start + name.utf8.count)...]
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return String(decoding: value.prefix { $0 > 0x20 }, as: UTF8.self)
    }
    return String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }

  /// "0; url=new.html" → "new.html".
  private static func address(in content: String) -> String? {
    let parts = content.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let seconds = Double(String(parts[0].filter { !$0.isWhitespace })),
      seconds <= mostSeconds
    else { return nil }
    let said = parts[1].drop { $0.isWhitespace }
    guard said.lowercased().hasPrefix("url") else { return nil }
    let value = said.dropFirst(3).drop { $0.isWhitespace || $0 == "=" }
    let plain = value.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace }
    return plain.isEmpty ? nil : plain.replacing("&amp;", with: "&")
  }
}
