import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// The words in which companies say as what dates run, beside columns 平日, 土曜 and 日祝.
@Suite("the wording of days")
struct DayWordingTests {
  private func page(
    _ below: String, heads: [String] = ["平日", "土曜", "日祝"], above: String = ""
  ) -> Normalise.Result { hourPage(below, heads: heads, above: above) }

  @Test(
    "12月29日 runs as 日祝 however a company says it, and 12月28日 does not",
    arguments: [
      "12月29日も日祝の時刻です。", "また、12月29日も「日祝」の時刻で運行いたします。",
      "平日であっても12月29日は日祝ダイヤとなります。",
      "12月29日（火）は市民祭開催に伴い日祝ダイヤで運行し、臨時便を増発します。",
      "12月29日（火）に行われる寒中水泳に伴い、当日は日祝ダイヤで運行します。",
      "当社の日祝ダイヤは、日曜・祝日のほか、12月29日から12月31日までの各日に適用いたします。",
      "日祝ダイヤは12月29日から1月3日までの間にも適用します。", "日祝の時刻は、8月14日と12月29日～1月2日も適用します。",
      "年の瀬の12月29日から31日までも同様に日祝ダイヤとなります。",
      "12月29日のみ日祝ダイヤとなりますので、ご注意ください。", "年末は、12月29日（火）を日祝、30日（水）を土曜の時刻で運行します。",
      "<table><tr><td>12月29日</td><td>日祝ダイヤ</td><td>帰省のため</td></tr></table>",
      "<table><tr><td rowspan=2>年末</td><td>12月29日</td><td>日祝</td></tr><tr><td>12月30日</td><td>土曜</td></tr></table>",
      "<h3>日祝ダイヤで運行する日</h3><p>日曜日・祝日<br>12月29日～1月3日</p>",
      "<h3>令和8年12月のダイヤ</h3><p>28日まで　通常ダイヤ<br>29日・30日　日祝ダイヤ</p>",
    ])
  func words(body: String) throws {
    let read = page(body)
    #expect(try columns(read, on: "2026-12-29") == [2])
    #expect(try columns(read, on: "2026-12-28") == [0])
  }

  @Test(
    "days of which a sentence says that they are told elsewhere close no other day",
    arguments: [
      "お正月期間中の運行につきましては、別途ご案内いたします。", "お正月の期間の運行については、別途お知らせします。",
      "正月の運行については別途お知らせします。",
    ])
  func toldElsewhere(sentence: String) throws {
    let read = page(sentence)
    #expect(try columns(read, on: "2026-12-04") == [0])
    #expect(try columns(read, on: "2027-01-01") == nil)
  }

  @Test("a pointer to a column is no usual day")
  func pointer() throws {
    for body in [
      "12月29日は「日祝」をご覧ください。", "<p>Ｑ．年末年始は何ダイヤですか。</p><p>Ａ．12月29日から1月3日までは「日祝」をご覧ください。</p>",
    ] {
      #expect(try columns(page(body), on: "2026-12-29") ?? [2] == [2], "\(body)")
    }
  }

  @Test("the days of the week in a list of dates do not win over its dates")
  func weekly() throws {
    let read = page(
      "<h3>日祝ダイヤで運行する日</h3><p>日曜日・祝日<br>1月2日</p><h3>土曜ダイヤで運行する日</h3><p>土曜日<br>12月29日</p>")
    #expect(try columns(read, on: "2027-01-02") == [2])
    #expect(try columns(read, on: "2026-12-29") == [1])
    #expect(try columns(read, on: "2026-12-05") == [1])
  }

  @Test(
    "no bus is told on days of which a company says politely that it rests",
    arguments: [
      "12月29日から31日まではお休みをいただきます。", "12月29日から31日までの各日は運休とさせていただきます。",
      "日曜は走っておりません。また、12月29日から31日までの間もお休みをいただきます。",
      "当商店街のお買い物バスです。12月29日から31日まではお休みします。",
      "診療のない日（12月29日～31日、1月4日）は運休いたします。",
    ])
  func rests(body: String) throws {
    let read = page(body)
    #expect(try columns(read, on: "2026-12-29") ?? [] == [])
    #expect(try columns(read, on: "2026-12-28") == [0])
  }

  @Test("a sentence says what it says beside others of fares and transfers")
  func mixed() throws {
    let read = page("<p>乗り継ぎ割引は90分以内です。日祝ダイヤは12月29日から31日までにも適用します。定期券の更新は9月で終了しました。</p>")
    #expect(try columns(read, on: "2026-12-29") == [2])
    let house = page("<p>温泉「四季の湯」は10:00～21:00（受付20:30まで）。木曜定休。</p>")
    #expect(try columns(house, on: "2026-12-03") == [0])
  }

  @Test("what is said of another bus, of last year, or as a question says nothing of days")
  func others() throws {
    for body in [
      "深夜バスは12月29日～1月3日運休します。", "昨年は12月29日から1月3日まで日祝ダイヤでした。", "Ｑ．年末年始は運行しますか",
      "曜日によって時刻が違いますのでご注意ください",
    ] {
      let read = page("<p>\(body)</p>")
      #expect(try columns(read, on: "2026-12-29") != [], "\(body)")
      #expect(try columns(read, on: "2026-12-29") != [2], "\(body)")
      #expect(try columns(read, on: "2026-12-10") == [0], "\(body)")
    }
  }

  @Test("no half of a sentence is lost")
  func halves() throws {
    let read = page("<p>12月29日・30日も平日ダイヤで運行し、12月31日～1月3日のみ日祝ダイヤとなります。</p>")
    #expect(try columns(read, on: "2026-12-29") == [0])
    #expect(try columns(read, on: "2026-12-31") == [2])
    let months = page("<p>8月12日（木）は土曜の時刻で運行させていただきます。14日（土）、15日（日）は日祝の時刻です。</p>")
    #expect(try columns(months, on: "2027-08-12") == [1])
    #expect(try columns(months, on: "2027-08-14") == [2])
    let quoted = page("<p>12/31は「日・祝」運行、1/1～1/3は全便お休みとなります。</p>")
    #expect(try columns(quoted, on: "2026-12-31") == [2])
    let bare = page("<p>12/31は日祝運行、1/1～1/3は全便運休となります。</p>")
    #expect(try columns(bare, on: "2026-12-31") ?? [2] == [2])
    let mark = page("<h5>秋祭り</h5><p>10月8日（金）・9日（土）は日祝ダイヤで運行、10月11日（月・祝）は運休</p>")
    #expect(try columns(mark, on: "2027-10-11") != [2])
  }

  @Test("a row says as what its date runs, whatever the head of its column is called")
  func headed() throws {
    let read = page(
      "<table><tr><th>振替日</th><th>実施内容</th></tr><tr><td>3月20日（土・祝）</td><td>平日の時刻で運行（卒業式のため）</td></tr></table>"
    )
    #expect(try columns(read, on: "2027-03-20") == [0])
    let unread = page(
      "<table><tr><th>振替日</th><th>実施内容</th></tr><tr><td>3月20日</td><td>卒業式</td></tr></table>")
    #expect(try columns(unread, on: "2027-03-20") == nil)
  }

  @Test("a table says what the page means by 休日 and by 平日")
  func meaning() throws {
    let read = page(
      "", heads: ["平日", "休日"],
      above:
        "<dl><dt>平日</dt><dd>月曜日～土曜日</dd><dt>休日</dt><dd>日曜日・祝日・12月29日～12月31日</dd></dl>")
    #expect(try columns(read, on: "2026-12-05") == [0])
    #expect(try columns(read, on: "2026-12-29") == [1])
    #expect(try columns(read, on: "2026-12-28") == [0])
    let law = page(
      "<p>休日とは、土曜日、日曜日、国民の祝日に関する法律に規定する休日及び12月29日から12月31日までをいい、平日とは、休日以外の日をいう。</p>",
      heads: ["平日", "休日"])
    #expect(try columns(law, on: "2026-12-29") == [1])
    #expect(try columns(law, on: "2026-12-05") == [1])
  }

  @Test("a column with days of its own runs when a sentence names its label")
  func labels() throws {
    let read = page(
      "<p>祝日の前日は「金・土」の時刻で運行します。12月29日・30日は「月～木」、1月2日は「日・祝」の時刻です。</p>",
      heads: ["月～木", "金・土", "日・祝"])
    #expect(read.dayRules.contains { $0.runs == .special("金・土") && $0.days == "祝前日" })
    #expect(read.dayRules.contains { $0.runs == .special("月～木") && $0.days == "12/29・12/30" })
    // The rest of the sentence would be lost with one of them.
    let doubtful = page(
      "<p>祝日は「土・祝」の時刻で運行します（日曜日と重なる場合は「日」の時刻）。</p>", heads: ["月～金", "土・祝", "日"])
    #expect(doubtful.dayRules.allSatisfy { $0.runs == nil })
  }

  @Test("a sentence in English is asked by itself, and how long a timetable holds is no label")
  func sentences() throws {
    let read = page(
      "<p>It is free with a card. There is no service on university holidays and during the break (December 29 – 31).</p>"
    )
    #expect(try columns(read, on: "2026-12-29") ?? [] == [])
    #expect(try columns(read, on: "2026-11-24") == [0])
    let valid = page("<p>全便毎日運行　2026年10月25日～2027年3月27日の時刻です。</p>", heads: ["時刻"])
    #expect(valid.dayRules.contains { $0.runs == nil && $0.days.contains("2027/3/27") })
  }

  @Test("the times that change later are not those of a page that holds until then")
  func revision() throws {
    let read = page(
      "", above: "<p>令和9年4月1日（木）から時刻が変わります。</p><p>時刻表（令和9年3月31日まで）</p>")
    #expect(read.timetables.allSatisfy { $0.validFrom == nil })
    #expect(try columns(read, on: "2026-12-10") == [0])
    #expect(try columns(read, on: "2027-04-05") == nil)
  }
}
