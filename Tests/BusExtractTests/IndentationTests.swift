import BusModel
import Testing

@testable import BusExtract

@Suite("Indentation")
struct IndentationTests {
  @Test(
    "one byte stays of what stands between two tags, and all beside words",
    arguments: [
      ("<ul>\n    <li>A</li>\r\n\t<li> B  </li>   </ul>", "<ul>\n<li>A</li>\r<li> B  </li> </ul>"),
      ("<p>A\n   <b>B</b>\n   C</p>", "<p>A\n   <b>B</b>\n   C</p>"),
      ("  <p>A</p>\n\n", "  <p>A</p>\n\n"),
      ("<p>A</p>\u{3000}\u{3000}<p>B</p>", "<p>A</p>\u{3000}\u{3000}<p>B</p>"),
      ("<p>A</p> <p>B</p>", "<p>A</p> <p>B</p>"),
      ("", ""),
    ])
  func takenOut(page: String, expected: String) {
    #expect(Indentation.removed(from: Array(page.utf8)) == Array(expected.utf8))
  }

  @Test("what is aligned by white space stays", arguments: ["pre", "PRE"])
  func preformatted(tag: String) {
    let page = Array("<div>\n   <\(tag)><b>6</b>     <b>30</b></\(tag)>\n   </div>".utf8)
    #expect(Indentation.removed(from: page) == page)
  }

  @Test("a page reads the same however it is indented")
  func reading() {
    let parts = [
      "<html>", "<body>", "<h1>森下 時刻表</h1>", "<table>", "<tr>", "<th>時</th>", "<th>平日</th>",
      "</tr>",
      "<tr>", "<td>6</td>", "<td>05 25</td>", "</tr>", "<tr>", "<td>7</td>", "<td>10 40</td>",
      "</tr>",
      "<tr>", "<td>8</td>", "<td>15 45</td>", "</tr>", "</table>", "</body>", "</html>",
    ]
    let plain = Extract.page(Array(parts.joined().utf8))
    let indented = Extract.page(
      Array(parts.joined(separator: "\n" + String(repeating: " ", count: 40)).utf8))
    #expect(plain.timetables.first?.departures.count == 6)
    #expect(indented.timetables == plain.timetables)
  }
}
