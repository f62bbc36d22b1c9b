/// Takes out the `<![if …]>` and `<![endif]>` that spreadsheets and word processors write: comments to
/// browsers, and words of the page to libxml2.
enum ConditionalTags {
  /// The page without them; the same array when there is none.
  static func removed(from utf8: [UInt8]) -> [UInt8] {
    var copy = ByteCopy(of: utf8)
    var position = 0
    while let bracket = ByteSearch.index(of: 0x5B, in: utf8, from: position) {
      position = bracket + 1
      guard bracket - 2 >= copy.rest, utf8[bracket - 1] == 0x21, utf8[bracket - 2] == 0x3C,
        let end = end(of: bracket, in: utf8)
      else { continue }
      copy.copy(to: bracket - 2, goingOnAt: end)
      position = end
    }
    return copy.whole()
  }

  /// Longer than any condition.
  private static let limit = 80

  /// Where the tag ends that has its bracket there; nil where `]>` does not end it: the `<![endif]-->`
  /// of a comment ends that comment, and `<![CDATA[` begins a script.
  private static func end(of bracket: Int, in utf8: [UInt8]) -> Int? {
    for index in bracket + 1..<min(bracket + limit, utf8.count) {
      switch utf8[index] {
      case 0x3E: return utf8[index - 1] == 0x5D ? index + 1 : nil
      case 0x3C: return nil
      default: continue
      }
    }
    return nil
  }
}

/// Gives `&nbsp` the semicolon that browsers do without and libxml2 2.9 does not.
enum EntityRepair {
  /// The page with every bare `&nbsp` completed; the same array when there is none.
  static func repaired(_ utf8: [UInt8]) -> [UInt8] {
    let name: [UInt8] = Array("nbsp".utf8)
    var copy = ByteCopy(of: utf8)
    var position = 0
    while let ampersand = ByteSearch.index(of: 0x26, in: utf8, from: position) {
      let end = ampersand + 1 + name.count
      position = ampersand + 1
      guard end <= utf8.count, utf8[ampersand + 1..<end].elementsEqual(name),
        end == utf8.count || utf8[end] != 0x3B
      else { continue }
      copy.copy(to: end, goingOnAt: end)
      copy.append(0x3B)
    }
    return copy.whole()
  }
}
