import Testing

@testable import BusQuery

@Test(
  "a line ends at a space or between full-width letters, and fits",
  arguments: [
    ("short", 10, ["short"]), ("two words here", 9, ["two words", "  here"]),
    ("年末年始は運休します", 8, ["年末年始", "  は運休", "  します"]),
    ("運休(年末)です", 6, ["運休", "  (年", "  末)", "  です"]),
    ("ここで、次", 6, ["ここ", "  で、", "  次"]),
    ("平日ダイヤ", 8, ["平日", "  ダイヤ"]),
    ("unbreakable", 6, ["unbrea", "  kabl", "  e"]),
  ])
func wraps(text: String, width: Int, lines: [String]) {
  #expect(TerminalWrap.lines(text, to: width, indent: 2) == lines)
  #expect(lines.allSatisfy { TerminalWidth.of($0) <= width })
}

@Test("without a width nothing is broken")
func noWidth() {
  #expect(TerminalWrap.lines("a very long line", to: nil) == ["a very long line"])
  #expect(TerminalWrap.joined(["a", "", "b"], to: nil) == ["a  b"])
}
