import BusModel
import Testing

/// Labels and what divides them from their names.
@Suite("labels and what divides them from their names")
struct LabelSignTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])

  @Test(
    "any sign divides a label from its name as a colon does",
    arguments: [
      ("<h1>南寺町前</h1><p>行先／北浜駅　系統／南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>系統/南5 行先/北浜駅 のりば/3</p>", "南寺町前/南5/北浜駅/3"),
      ("<h1>南寺町前</h1><p>行先｜北浜駅　系統｜南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先…北浜駅　系統…南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先＝北浜駅、系統＝南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先→北浜駅</p>", "南寺町前/-/北浜駅/-"),
      ("<h1>南寺町前</h1><p>【行先】北浜駅【系統】南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>（行先）北浜駅　（系統）南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>＜行先＞北浜駅　＜系統＞南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>●行先●北浜駅　●系統●南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先「北浜駅」　系統「南5」</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先：北浜駅、系統：南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先：北浜駅（系統：南5）</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>行先 北浜駅 経由 大手門 系統 南5</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><div><b>行先</b> 北浜駅 <b>系統</b> 南5</div>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><div><b>行先</b>北浜駅<b>系統</b>南5</div>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><p>系統／行先：南5／北浜駅</p>", "南寺町前/南5/北浜駅/-"),
      ("<h1>南寺町前</h1><dl><dt>行先／</dt><dd>北浜駅</dd><dt>系統／</dt><dd>南5</dd></dl>", "南寺町前/南5/北浜駅/-"),
    ])
  func signs(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  @Test(
    "words of a menu are no labels though they are called so",
    arguments: [
      ("<h1>南寺町前</h1><p>路線／運賃　バス停／地図</p><p>北浜駅行</p>", "南寺町前/-/北浜駅/-"),
      ("<h1>南寺町前</h1><p>停留所 検索　路線 検索　系統 一覧</p><p>北浜駅行</p>", "南寺町前/-/北浜駅/-"),
      ("<h1>南寺町前</h1><p>バス停／南寺町前　次のバス停／桜台</p><p>北浜駅行</p>", "南寺町前/-/北浜駅/-"),
      ("<h1>南寺町前</h1><p>路線 / 停留所 / 時刻表</p><p>北浜駅行</p>", "南寺町前/-/北浜駅/-"),
    ])
  func menus(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  @Test(
    "a label may say that it is of a name or of a number",
    arguments: [
      ("<p>のりば名：桜木駅西口（3番）</p><p>行先名：北浜団地</p>", "桜木駅西口/-/北浜団地/3"),
      ("<p>停留所名称：桜木駅西口</p><p>行き先名：北浜団地</p><p>路線名称：N21</p>", "桜木駅西口/N21/北浜団地/-"),
      ("<p>バス停の名称：桜木駅西口</p><p>行先表示：北浜団地</p><p>系統No.：N21</p>", "桜木駅西口/N21/北浜団地/-"),
      ("<p>電停名：南寺町前</p><p>終点名：北浜団地</p><p>乗り場No.3</p>", "南寺町前/-/北浜団地/3"),
      ("<p>停留所番号：A12</p><p>行先：北浜団地</p>", "-/-/北浜団地/-"),
    ])
  func titles(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  @Test(
    "signs and numbers around a name behind a label are no part of it",
    arguments: [
      ("<p>バス停：南寺町前／ 番号：07</p><p>行先：北浜駅／</p>", "南寺町前/-/北浜駅/-"),
      ("<p>バス停：南寺町前、</p><p>行先：→北浜駅</p>", "南寺町前/-/北浜駅/-"),
      ("<p>バス停：南寺町前 -</p><p>行先：北浜駅 ▶</p>", "南寺町前/-/北浜駅/-"),
      ("<p>バス停：【南寺町前】</p><p>行先：《北浜駅》</p>", "南寺町前/-/北浜駅/-"),
      ("<p>バス停：07 南寺町前</p><p>行先：①北浜駅</p>", "南寺町前/-/北浜駅/-"),
      ("<p>バス停：（07）南寺町前</p><p>行先：北浜駅／Kitahama Sta.</p>", "南寺町前/-/北浜駅/-"),
      ("<p>バス停：三丁目前</p><p>行先：2条駅</p>", "三丁目前/-/2条駅/-"),
    ])
  func edges(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  private func told(_ heading: String) -> String {
    let table = read(heading + Self.hours).timetables.first
    return [table?.stop, table?.routeName, table?.destination, table?.platform]
      .map { $0 ?? "-" }.joined(separator: "/")
  }
}
