import BusExtract
import BusModel
import Testing

@Suite("Charsets")
struct CharsetTests {
  /// "時刻表平日のりば" in charsets that Swift cannot write.
  private static let samples: [(String, [UInt8])] = [
    (
      "CP932",
      [
        0x8E, 0x9E, 0x8D, 0x8F, 0x95, 0x5C, 0x95, 0xBD, 0x93, 0xFA, 0x82, 0xCC, 0x82, 0xE8, 0x82,
        0xCE, 0x87, 0x40,
      ]
    ),
    (
      "EUC-JP",
      [
        0xBB, 0xFE, 0xB9, 0xEF, 0xC9, 0xBD, 0xCA, 0xBF, 0xC6, 0xFC, 0xA4, 0xCE, 0xA4, 0xEA, 0xA4,
        0xD0,
      ]
    ),
    ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x3B, 0x7E, 0x39, 0x6F, 0x49, 0x3D, 0x1B, 0x28, 0x42]),
    ("UTF-8", Array("時刻表平日のりば".utf8)),
  ]

  @Test("the bytes decide, whatever the meta claims", arguments: samples)
  func bytesDecide(_ name: String, _ bytes: [UInt8]) {
    for claim in ["", "utf-8", "shift_jis", "euc-jp", "iso-8859-1"] {
      let head = claim.isEmpty ? "" : "<meta charset=\"\(claim)\">"
      let page = Extract.page(Array("<html>\(head)<p>".utf8) + bytes + Array("</p>".utf8))
      #expect(page.encoding == PageEncoding(name: name, replacedCharacters: 0), "meta \(claim)")
    }
  }

  @Test("a byte order mark decides and is no text")
  func byteOrderMark() {
    let html = "<p>平日</p>"
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in html.utf16 { little += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(Extract.page(little).encoding.name == "UTF-16LE")
    #expect(Extract.page([0xEF, 0xBB, 0xBF] + Array(html.utf8)).encoding.name == "UTF-8")
  }

  @Test(
    "a page that leaves out what HTML lets one leave out is whole; one that leaves body open is cut",
    arguments: [
      ("<html lang=ja><meta charset=utf-8><h1>沢線</h1>", false),
      ("<html><body><h1>沢線</h1>", true),
    ])
  func openEnds(head: String, isCut: Bool) {
    let rows = "<tr><th>時<th>毎日</tr><tr><td>7<td>05 25</tr><tr><td>8<td>05 25</tr>"
    let page = Extract.page(Array("\(head)<table>\(rows)</table>".utf8))
    #expect(page.notices.contains { $0.content == .truncated } == isCut)
  }

  @Test("a few bad bytes are counted and do not cost the page")
  func badBytes() {
    let table = hourTable([(6, "10"), (7, "20"), (8, "30")])
    let page = Extract.page([0xEF, 0xBB, 0xBF] + Array(table.utf8) + [0xC3, 0x28, 0xFF])
    #expect(page.encoding.replacedCharacters == 2)
    #expect(page.notices.contains { $0.code == "replacedCharacters" })
    #expect(times(page) == "6:10 7:20 8:30")
  }

  @Test(
    "no bytes at all, and bytes that are no text, are no timetable",
    arguments: [[], [0, 1, 2], [0xFF]])
  func nothing(_ bytes: [UInt8]) {
    let page = Extract.page(bytes)
    #expect(page.verdict == .notATimetable)
    #expect(page.notices.count == 1)
  }
}
