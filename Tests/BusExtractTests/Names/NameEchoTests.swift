import BusModel
import Testing

/// Readings and other languages beside names.
@Suite("readings and other languages beside names")
struct NameEchoTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])

  @Test(
    "a reading in any bracket is no name",
    arguments: [
      ("<h1>御影前【みかげまえ】</h1><p>四条町【しじょうちょう】行</p>", "御影前/-/四条町/-"),
      ("<h1>御影前［みかげまえ］</h1><p>四条町［しじょうちょう］行き</p>", "御影前/-/四条町/-"),
      ("<h1>御影前《ミカゲマエ》</h1><p>四条町〈シジョウチョウ〉方面</p>", "御影前/-/四条町方面/-"),
      ("<h1>御影前＜みかげまえ＞</h1><p>四条町（しじょうちょう）ゆき</p>", "御影前/-/四条町/-"),
      ("<h1>御影前【あさひ】</h1><p>二本木【にほんぎ】経由　桜台【さくらだい】行</p>", "御影前/-/桜台/-"),
      ("<h1>御影前[MIKAGE]</h1><p>四条町[Shijocho]行</p>", "御影前/-/四条町/-"),
      ("<h1>御影前</h1><p>四条町 しじょうちょう 行</p>", "御影前/-/-/-"),
      ("<h1>御影前</h1><p>四条町（イオンモール）行</p>", "御影前/-/四条町（イオンモール）/-"),
    ])
  func readings(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  @Test(
    "of two languages before 行 the page is read in its own",
    arguments: [
      ("<h1>登山口 / Tozanguchi</h1><h2>岩森駅前 / Iwamori Sta. 行</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口 Tozanguchi</h1><h2>岩森駅前 Iwamori Sta. 行</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口/Tozanguchi</h1><h2>岩森駅前/Iwamori Sta.行</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口［Tozanguchi］</h1><h2>岩森駅前［Iwamori Sta.］行</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口 / TOZANGUCHI</h1><h2>岩森駅前 / IWAMORI STA. 方面</h2>", "登山口/-/岩森駅前方面/-"),
      ("<h1>Tozanguchi / 登山口</h1><h2>Iwamori Sta. / 岩森駅前 行</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口 / Tozanguchi 発</h1><h2>to 岩森駅前 (Iwamori Sta.)</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口 / Tozanguchi → 岩森駅前 / Iwamori Sta.</h1>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口 / 등산구</h1><h2>岩森駅前 / 이와모리역 行</h2>", "登山口/-/岩森駅前/-"),
      ("<h1>登山口</h1><h2>Harbour Mall 行</h2>", "登山口/-/Harbour Mall/-"),
      ("<h1>登山口</h1><h2>岩森駅前 QUEENS 行</h2>", "登山口/-/-/-"),
    ])
  func translations(_ heading: String, _ expected: String) {
    #expect(told(heading) == expected)
  }

  private func told(_ heading: String) -> String {
    let table = read(heading + Self.hours).timetables.first
    return [table?.stop, table?.routeName, table?.destination, table?.platform]
      .map { $0 ?? "-" }.joined(separator: "/")
  }
}
