import BusModel
import Testing

/// Remarks in brackets behind names.
@Suite("remarks in brackets behind names")
struct NameAsideTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])

  @Test(
    "what tells where buses arrive or what a stop was called is no part of its name",
    arguments: [
      ("<h1>南寺町前</h1><h2>行先：北浜駅前（5番のりば着）</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前</h1><h2>北浜駅前（5番のりば着）行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前</h1><h2>行先：北浜駅前（南口着）</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前</h1><h2>行先：北浜駅前［降車専用］</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前</h1><h2>北浜駅前（約15分）行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前</h1><h2>北浜駅前（大手門経由）行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前</h1><h2>北浜駅前（終点）行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前（旧 淵の坂）</h1><h2>北浜駅前行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前（旧停留所名：淵の坂）</h1><h2>北浜駅前行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前（淵の坂から改称）</h1><h2>北浜駅前行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前（休止中）</h1><h2>北浜駅前行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町前（停留所番号：1207）</h1><h2>北浜駅前行き</h2>", "南寺町前/-/北浜駅前/-"),
      ("<h1>南寺町（旧道）</h1><h2>北浜駅前（南口）行き</h2>", "南寺町（旧道）/-/北浜駅前（南口）/-"),
    ])
  func remarks(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  @Test(
    "bullets, list numbers and neighbours at the edge of a name are no part of it",
    arguments: [
      ("<h1>・南寺台</h1><p>・北浜駅行</p>", "南寺台/-/北浜駅/-"),
      ("<h1>1．南寺台</h1><p>(1)北浜駅行</p>", "南寺台/-/北浜駅/-"),
      ("<h1>①南寺台</h1><p>①北浜駅行</p>", "南寺台/-/北浜駅/-"),
      ("<h1>南寺台</h1><p>①番のりば</p>", "南寺台/-/-/1"),
      ("<h1>南寺台</h1><p>南01・北浜駅ゆき</p>", "南寺台/南01/北浜駅/-"),
      ("<h1>緑区 南寺台</h1><p>北浜駅行</p>", "南寺台/-/北浜駅/-"),
      ("<h1>南寺台／緑町線</h1><p>北浜駅行</p>", "南寺台/-/北浜駅/-"),
      ("<h1>南寺台[始発停留所]</h1><p>北浜駅[終点]行</p>", "南寺台/-/北浜駅/-"),
    ])
  func edges(_ heading: String, _ expected: String) { #expect(told(heading) == expected) }

  private func told(_ heading: String) -> String {
    let table = read(heading + Self.hours).timetables.first
    return [table?.stop, table?.routeName, table?.destination, table?.platform]
      .map { $0 ?? "-" }.joined(separator: "/")
  }
}
