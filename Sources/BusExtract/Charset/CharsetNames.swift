/// What header and meta claim, translated to the names that glibc knows.
enum CharsetNames {
  /// The charset of a Content-Type value: "text/html; charset=Shift_JIS" gives "CP932".
  static func inHeader(_ contentType: String) -> String? {
    let lower = contentType.lowercased()
    guard let range = lower.firstRange(of: "charset=") else { return nil }
    return known(lower[range.upperBound...])
  }

  /// The first charset that a meta element names within the first 4 KB.
  static func inMeta(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(4096).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    var position = 0
    while let start = ByteSearch.index(of: 0x3C, in: head, from: position) {
      position = start + 1
      guard head[start...].starts(with: "<meta".utf8) else { continue }
      let element = head[start...].prefix { $0 != 0x3E }
      for place in element.indices where element[place...].starts(with: "charset=".utf8) {
        let value = element[(place + "charset=".utf8.count)...].prefix(40)
        return known(String(decoding: value, as: UTF8.self)[...])
      }
    }
    return nil
  }

  private static func known(_ value: Substring) -> String? {
    let name = value.drop { $0 == "\"" || $0 == "'" || $0 == " " }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
    switch name {
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "windows-31j", "cp932", "ms_kanji", "ms932":
      return "CP932"
    case "euc-jp", "x-euc-jp", "eucjp": return "EUC-JP"
    case "iso-2022-jp": return "ISO-2022-JP"
    case "utf-8", "utf8": return "UTF-8"
    case "iso-8859-1", "latin1", "windows-1252", "us-ascii": return "windows-1252"
    case "gb2312", "gbk", "gb18030": return "GB18030"
    case "big5": return "BIG5"
    case "euc-kr", "ks_c_5601-1987": return "EUC-KR"
    case "iso-8859-2", "windows-1250": return "windows-1250"
    default: return nil
    }
  }
}
