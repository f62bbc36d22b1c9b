import BusModel

/// Says what a page is, when it is no timetable.
enum Refusal {
  /// The notice that tells why.
  static func reason(_ tree: PageTree, _ lines: PageLines) -> Notice {
    let text = lines.lines.map(\.text).joined(separator: "\n")
    if text.isEmpty {
      return Notice(code: "emptyPage", message: "the page shows no text at all")
    }
    if tree.nodes.count < 8 || !hasMarkup(tree) {
      return Notice(code: "notHTML", message: "this is not an HTML page")
    }
    let times = clockCount(lines)
    if approachWords.contains(where: text.contains), times > 0 {
      return Notice(
        code: "approachPage",
        message:
          "an approach board (接近情報): its \(times) times are of this moment, not of a timetable")
    }
    if times == 0 { return withoutTimes(tree, text) }
    return Notice(
      code: "noTimetable",
      message: "\(times) times stand on the page, but in no table or list that reads as a timetable"
    )
  }

  private static func withoutTimes(_ tree: PageTree, _ text: String) -> Notice {
    let tables = tree.nodes.contains { $0.tag == .table }
    if tree.scriptCount > 0, text.utf8.count < 2_000 || emptyTable(tree) {
      return Notice(
        code: "scriptFilled", message: "the page holds no times; scripts fill it in the browser")
    }
    if isPicture(tree, text) {
      return Notice(
        code: "picture", message: "the page holds no times; they may be in a picture or a PDF")
    }
    let links = tree.nodes.count { $0.tag == .a }
    return Notice(
      code: links > 10 || tables ? "indexPage" : "noTimes",
      message: "the page holds no times, only text and \(links) links")
  }

  private static func hasMarkup(_ tree: PageTree) -> Bool {
    tree.nodes.contains { ![.text, .document, .html, .body, .p].contains($0.tag) }
  }

  private static func emptyTable(_ tree: PageTree) -> Bool {
    tree.nodes.indices.contains { index in
      tree.nodes[index].tag == .tbody
        && !tree.descendants(of: index).contains {
          tree.nodes[$0].tag == .td
        }
    }
  }

  private static func isPicture(_ tree: PageTree, _ text: String) -> Bool {
    let images = tree.nodes.count { $0.tag == .img }
    return images > 0 && images * 400 > text.utf8.count
  }

  private static func clockCount(_ lines: PageLines) -> Int {
    lines.lines.reduce(0) { count, line in
      count + line.text.matches(of: #/[0-9０-９]{1,2}[:：][0-5０-５][0-9０-９]/#).count
    }
  }

  private static let approachWords = [
    "接近情報", "接近", "発予定", "通過予定", "到着予定", "あと約", "分待ち", "次のバス", "運行状況", "定刻",
  ]
}
