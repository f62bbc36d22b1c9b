import BusExtract
import BusModel
import Testing

/// Cards in a list, as the boards of large providers have them.
private func cards(_ cards: [String]) -> String {
  """
  <html><head><title>バスの現在地</title></head><body><h1>みどり台から港町まで</h1>
  <time>18:42 現在</time><button>30秒ごとに更新</button>
  <ul>\(cards.map { "<li><a>\($0)</a></li>" }.joined())</ul><p>ご案内 0120-123-456</p></body></html>
  """
}

private func card(_ line: String, _ to: String, _ time: String, _ late: String, _ away: String)
  -> String
{
  """
  <div><span>\(line)</span><span><b>\(to)行</b> [海岸経由]</span></div><p>のりば: 2</p>
  <div>あと約<b>\(away)</b>分で<span>発車</span></div><div>3つ前の停留所を通過</div>
  <div><i>定刻</i><time>\(time)</time><span>\(late)</span></div>
  <div><i>定刻</i><time>19:30</time><span>9分遅れ</span></div><p>所要 約25分</p>
  """
}

/// A heading and a box for each bus, with tables of one label a row, as old boards have them.
private let boxes = """
  <html><body><h2>南口の接近情報</h2>
  <h3>1台目</h3><div><table><tr><th>系統</th><td>川５２</td></tr><tr><th>行き先</th><td>北浜車庫</td></tr>
  <tr><th>車両番号</th><td>1234</td></tr><tr><th>所要時分</th><td>7分(通常)</td></tr></table>
  <p>(最終更新 ９：０１)</p><p>南口を９：０５発予定<br>予定通り発車します</p><p>4番のりば</p></div>
  <h3>2台目</h3><div><table><tr><th>系統</th><td>川５３</td></tr><tr><th>行き先</th><td>山手</td></tr></table>
  <p>(最終更新 ９：０１)</p><p>南口を９：１０発予定<br>約４分遅れています</p><p>5番のりば</p></div>
  </body></html>
  """

/// One table with a row for each bus.
private let table = """
  <html><body><p>7時20分現在</p><table>
  <tr><th>系統</th><th>行先</th><th>定刻</th><th>見込み</th><th>接近</th><th>遅れ</th></tr>
  <tr><td>12</td><td>市役所</td><td>7:18</td><td>7:24</td><td>2つ前</td><td>約6分</td></tr>
  <tr><td>12</td><td>市役所</td><td>7:38</td><td></td><td>始発停留所発車前</td><td></td></tr>
  <tr><td>急</td><td>駅</td><td>7:40</td><td></td><td>5つ前</td><td>5〜10分</td></tr>
  </table></body></html>
  """

private func board(_ html: String) -> ApproachBoard { Extract.approach(Array(html.utf8)) }

@Suite("an approach page says which buses are coming")
struct ApproachTests {
  @Test("cards: the delay at the stop where one gets on, not at the other")
  func ofCards() throws {
    let board = board(
      cards([
        card("みどり線", "港町", "18:50", "遅れなし", "8"), card("海岸線", "灯台", "18:55", "5分遅れ", "18"),
      ]))
    #expect(board.saidAt == ServiceTime("18:42") && board.buses.count == 2)
    let (first, second) = (try #require(board.buses.first), try #require(board.buses.last))
    #expect(first.routeName == "みどり線" && first.destination == "港町" && first.platform == "2")
    #expect(first.scheduled == ServiceTime("18:50") && first.minutesAway == 8)
    #expect(first.stopsAway == 3 && first.delayMinutes == nil && first.said.contains("遅れなし"))
    #expect(second.routeName == "海岸線" && second.destination == "灯台")
    #expect(second.delayMinutes == 5 && second.minutesAway == 18)
  }

  @Test("boxes: each with its own names, in digits of either width")
  func ofBoxes() throws {
    let board = board(boxes)
    #expect(board.saidAt == ServiceTime("09:01"))
    #expect(board.buses.map(\.routeName) == ["川５２", "川５３"])
    #expect(board.buses.map(\.destination) == ["北浜車庫", "山手"])
    #expect(board.buses.map(\.scheduled) == [ServiceTime("09:05"), ServiceTime("09:10")])
    #expect(board.buses.map(\.platform) == ["4", "5"])
    #expect(board.buses.map(\.delayMinutes) == [nil, 4])
    #expect(board.buses.first?.said == ["予定通り発車します"])
  }

  @Test("a table: cells by the heads of their columns, and a range is no delay")
  func ofTable() throws {
    let board = board(table)
    #expect(board.saidAt == ServiceTime("07:20"))
    #expect(board.buses.map(\.routeName) == ["12", "12", "急"])
    #expect(board.buses.map(\.destination) == ["市役所", "市役所", "駅"])
    #expect(board.buses.map(\.stopsAway) == [2, nil, 5])
    #expect(board.buses.map(\.delayMinutes) == [6, nil, nil])
    #expect(board.buses.first?.predicted == ServiceTime("07:24"))
  }

  @Test("a table: two rows are two buses, though together they say no more than one could")
  func ofTwoRows() {
    let rows = [("18:50", "2つ前", "約6分遅れ"), ("19:00", "始発停留所発車前", "")].map {
      "<tr><td>緑1</td><td>駅</td><td>\($0)</td><td>\($1)</td><td>\($2)</td></tr>"
    }
    let head = "<tr><th>系統</th><th>行先</th><th>定刻</th><th>接近</th><th>遅れ</th></tr>"
    for count in 1...2 {
      let board = board(
        "<html><body><table>\(head)\(rows.prefix(count).joined())</table></body></html>")
      #expect(
        board.buses.map(\.scheduled) == ["18:50", "19:00"].prefix(count).map { ServiceTime($0) })
      #expect(board.buses.map(\.routeName) == Array(repeating: "緑1", count: count))
      #expect(board.buses.map(\.destination) == Array(repeating: "駅", count: count))
      #expect(board.buses.map(\.delayMinutes) == Array([6, nil].prefix(count)))
    }
  }

  @Test(
    "what is not certain is no delay",
    arguments: [
      "10分以上遅れ", "5〜10分遅れ", "遅れなし", "遅れが出ています", "0分遅れ", "3分遅れ 5分遅れ", "30分間隔", "遅れ証明書",
    ])
  func doubt(_ words: String) {
    let board = board(cards([card("A線", "駅", "18:50", words, "8")]))
    #expect(board.buses.count == 1 && board.buses.first?.delayMinutes == nil)
  }

  @Test("a delay that the expected time contradicts is none")
  func contradiction() {
    #expect(board(table.replacing("約6分", with: "約2分")).buses.first?.delayMinutes == nil)
    #expect(board(table.replacing("約6分", with: "")).buses.first?.delayMinutes == 6)
  }

  @Test("clocks that differ are no clock of the page")
  func clocks() {
    #expect(board(boxes + "<p>最終更新 9:00</p>").saidAt == nil)
  }

  @Test(
    "a page without buses has none, and what it says of that is kept",
    arguments: [
      ("<p>現在、接近中のバスはありません</p>", ["現在、接近中のバスはありません"]), ("<div id=app></div>", []),
      ("<table><tr><th>時<th>平日<tr><th>7<td>05 15</table>", []),
    ])
  func none(_ body: String, _ said: [String]) {
    let board = board("<html><body><h1>接近情報</h1>\(body)</body></html>")
    #expect(board.buses.isEmpty && board.said == said)
  }

  @Test("half a page is none")
  func half() {
    let whole = cards([card("A線", "駅", "18:50", "5分遅れ", "8")])
    #expect(board(String(whole.prefix(whole.count - 60))).buses.isEmpty)
  }
}
