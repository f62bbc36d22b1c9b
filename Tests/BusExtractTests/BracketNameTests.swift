import BusModel
import Testing

/// What brackets, numbers and neighbours beside names are, and are not.
@Suite("brackets, numbers and neighbours beside names")
struct BracketNameTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])

  @Test(
    "of a heading each part is what its words say",
    arguments: [
      ("<h2>南寺町</h2><h3>【K1】北浜行き</h3>", "南寺町/K1/北浜/-"),
      ("<h2>南寺町（南寺53）</h2><p>北浜駅行</p>", "南寺町/南寺53/北浜駅/-"),
      ("<h2>南寺町（本館前）</h2><p>北浜駅行</p>", "南寺町（本館前）/-/北浜駅/-"),
      ("<h1>南寺町</h1><p>【14番線】北浜線</p>", "南寺町/北浜線/-/-"),
      ("<h1>南寺町（3番線）</h1><p>北浜行</p>", "南寺町/-/北浜/3"),
      ("<h1>南寺町</h1><p>5 湯の町 (源泉街)方面</p>", "南寺町/5/湯の町(源泉街)方面/-"),
      ("<h1>南寺町</h1><p>高速線　【上り・北浜行】</p>", "南寺町/高速線/北浜/-"),
      ("<h1>南寺町（水曜は「西町」より発車）</h1><p>北浜行き</p>", "南寺町/-/北浜/-"),
      ("<h1>南寺町</h1><p>行先：下記のとおり</p>", "南寺町/-/-/-"),
      ("<h1>南寺町</h1><p>反対方向（北浜方面）は<a href='b.html'>こちら</a></p>", "南寺町/-/-/-"),
      ("<h1>南寺町</h1><p>前の停留所：西町港</p>", "南寺町/-/-/-"),
      ("<p>前の停留所：西町港</p>", "-/-/-/-"),
      ("<h1>南寺町</h1><p>行先番号 55　北浜</p>", "南寺町/55/-/-"),
      ("<h1>南寺町</h1><p>西12循環</p>", "南寺町/西12循環/-/-"),
      (
        "<div><span>名所めぐり</span><span>南寺町バスターミナル</span><span>1番のりば</span><span>北浜方面</span></div>",
        "南寺町バスターミナル/-/北浜方面/1"
      ),
      ("<div>[桜町西] 1番乗り場</div><p>北浜行き</p>", "-/-/北浜/1"),
      ("<h1><img alt='青葉バス'>南寺町</h1><p>北浜行き</p>", "南寺町/-/北浜/-"),
      ("<h1>桜台線</h1><h2>西町駅前 ─ 南寺港</h2><p>下記は「大草橋」バス停 南寺港方面の時刻です。</p>", "大草橋/桜台線/-/-"),
      ("<title>東浜バス時刻表</title><p>北浜行き</p>", "-/-/北浜/-"),
      ("<p>のるところ：南寺町</p><p>おりるところ：北浜駅</p>", "南寺町/-/北浜駅/-"),
      ("<h2>南寺町入口</h2><p>降車専用停留所：西町、東町</p>", "南寺町入口/-/-/-"),
      ("<h1>南寺町</h1><p>北 → 南行き</p>", "南寺町/-/-/-"),
      ("<h1>南寺町</h1><p>次→ 西町駅</p>", "南寺町/-/-/-"),
      ("<p>停留所：南寺町</p><p>行先：桜木駅前（Sakuragi Sta.）</p>", "南寺町/-/桜木駅前/-"),
      ("<p>バス停　『南寺町』</p><p>北浜行き</p>", "南寺町/-/北浜/-"),
      ("<h1>南寺町</h1><p>桜ルート［北谷公園］行</p>", "南寺町/桜ルート/北谷公園/-"),
      ("<h1>南寺町</h1><p>②北浜方面</p>", "南寺町/-/北浜方面/-"),
      ("<p>停留所</p><p>南寺町 <small>みなみてらまち</small></p>", "南寺町/-/-/-"),
    ])
  func headings(_ heading: String, _ expected: String) {
    let table = read(heading + Self.hours).timetables.first
    let told = [table?.stop, table?.routeName, table?.destination, table?.platform].map {
      $0 ?? "-"
    }
    #expect(told.joined(separator: "/") == expected)
  }

  @Test("the timetable of a bus that the title calls by a name in quotes is no stop's")
  func busInQuotes() {
    let page = read(
      "<title>青葉市コミュニティバス「あおりん」</title><h1>あおりん時刻表</h1><h2>南寺町</h2>" + Self.hours)
    #expect(page.timetables.first?.stop != "あおりん")
  }
}
