/// Gives `&nbsp` the semicolon that browsers do without and libxml2 2.9 does not.
enum EntityRepair {
  /// The page with every bare `&nbsp` completed; the same array when there is none.
  static func repaired(_ utf8: [UInt8]) -> [UInt8] {
    let name: [UInt8] = Array("nbsp".utf8)
    var output: [UInt8] = []
    var copied = 0
    var position = 0
    while let ampersand = ByteSearch.index(of: 0x26, in: utf8, from: position) {
      let end = ampersand + 1 + name.count
      position = ampersand + 1
      guard end <= utf8.count, utf8[ampersand + 1..<end].elementsEqual(name),
        end == utf8.count || utf8[end] != 0x3B
      else { continue }
      output.append(contentsOf: utf8[copied..<end])
      output.append(0x3B)
      copied = end
    }
    guard copied > 0 else { return utf8 }
    output.append(contentsOf: utf8[copied...])
    return output
  }
}
