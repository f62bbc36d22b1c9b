import Testing

@testable import BusLabels
@testable import BusModel

@Suite("Sentences that say several things of dates")
struct ServicePartsTests {
  private func told(_ sentence: String) -> String {
    ParsedDayRules.read(sentence).rules
      .map { "\($0.when.text)=\($0.runs?.name ?? "?")" }.joined(separator: ";")
  }

  @Test(
    "each of their dates runs as what is said of it",
    arguments: [
      ("12月27日～30日は土曜ダイヤ（12月29日は平日ダイヤ）で運行", "12/27～12/30=saturday;12/29=weekday"),
      ("8/11～8/15は日祝ダイヤ（8/13は運休）", "8/11～8/15=sundayHoliday;8/13=none"),
      ("8/12～8/17は全便運休（ただし、8/16は土曜ダイヤ）", "8/12～8/17=none;8/16=saturday"),
      (
        "【お盆の運行について】8月12日・13日は土曜ダイヤ、14日～16日は日祝ダイヤ。8月17日から平常運行。",
        "8/12・8/13=saturday;8/14～8/16=sundayHoliday"
      ),
      (
        "■年末年始の運行■ 12/28（月）～12/30（水）→土曜　12/31（木）～1/3（日）→日祝　1/4（月）～→通常",
        "12/28(月)～12/30(水)=saturday;12/31(木)～1/3(日)=sundayHoliday"
      ),
      ("年末年始は12月31日（木）から1月5日（火）まで日祝ダイヤで運行いたします", "12/31(木)～1/5(火)=sundayHoliday"),
      ("8月18日は町民祭につき土休日ダイヤで運行", "8/18=sundayHoliday"),
      ("花火シーズン（7月20日～8月20日）は終日土曜ダイヤで運行します", "7/20～8/20=saturday"),
      ("8/12は土曜ダイヤ、13日以降も8月16日まで日祝ダイヤで運行", "8/12=saturday;8/13～8/16=sundayHoliday"),
      ("1/1（祝）～1/3（日）は日祝ダイヤ", "1/1～1/3(日)=sundayHoliday"),
      ("日祝ダイヤ運転日＝日・祝日・8月14日～15日", "日祝、8/14～8/15=sundayHoliday"),
      ("土曜が祝日にあたる日は日祝ダイヤで運行", "祝日に当たる日の全土曜・土曜=sundayHoliday"),
      ("大晦日は土曜ダイヤで運行。1月4日・5日も同様です。", "12/31=saturday;1/4・1/5=saturday"),
      ("8月12日～14日は日祝ダイヤ（8月11日山の日も日祝ダイヤ）", "8/12～8/14=sundayHoliday;8/11=sundayHoliday"),
      ("8月11日（水・山の日）～13日（金）は土曜ダイヤ", "8/11(水)～8/13(金)=saturday"),
      ("R9.1.6（水）より平日ダイヤにて運行", "2027/1/6=weekday"),
      ("8月12日～14日は【土休日】ダイヤ。", "8/12～8/14=sundayHoliday"),
      ("ただし、8/12～8/15、12/29～1/2は土曜ダイヤ", "8/12～8/15・12/29～1/2=saturday"),
    ])
  func several(sentence: String, rules: String) { #expect(told(sentence) == rules) }

  @Test("what only may be on one of their dates leaves that one open")
  func chance() {
    let sentence = "12/30～1/2は日祝ダイヤ（1/2は土曜ダイヤの場合があります。係まで）"
    #expect(told(sentence) == "12/30～1/2=sundayHoliday;1/2=?")
  }

  @Test("a bracket about a kind of bus leaves the day as it is, and one about hours does not")
  func ofSomeBuses() {
    let told = ParsedDayRules.read("8月12日は土曜ダイヤで運行（急行便運休）")
    #expect(told.rules.map(\.runs) == [.saturday] && told.unread == ["急行便運休"])
    #expect(self.told("8月12日は土曜ダイヤで運行（18時以降は運休）") == "8/12=?")
    #expect(self.told("8月12日は土曜ダイヤで運行（一部の便は運休）") == "8/12=?")
  }

  @Test("days of the week in a long part of the year are when something runs, and not as what")
  func season() { #expect(ServiceParts.ofKinds("4/1～11/30：土日祝　12/1～12/20：平日") == nil) }

  @Test("a line of dates with kinds of day behind a sign is one statement for each")
  func kinds() {
    #expect(
      ServiceParts.ofKinds("8月13日（金）＝土休日　8月16日（月）＝平日")
        == ["8月13日（金）は土休日ダイヤ", "8月16日（月）は平日ダイヤ"])
    #expect(ServiceParts.ofKinds("運行日：平日のみ") == nil)
  }

  @Test("news of more buses says nothing of days, but for what replaces others")
  func added() {
    for text in ["8月20日は港まつりのため臨時便を運行します", "12/31の終夜運転は行いません", "金曜と祝前日は深夜バスを運行します"] {
      #expect(AddedBuses.isOne(text))
      let read = ParsedDayRules.read(text)
      #expect(read.rules.isEmpty && read.unread.isEmpty)
    }
    #expect(!AddedBuses.isOne("8月20日は通常の便を運休し臨時便を運行します"))
    #expect(!AddedBuses.isOne("8月20日は一部の便に代わり臨時バスを運行します"))
  }

  @Test("of the dates that a half understood sentence names none runs as usual")
  func half() {
    let rules = ParsedDayRules.read("8月10日～16日のうち12日・13日は運休、あとは町の祭ダイヤ").rules
    let days = Set(rules.flatMap(\.when).map { [$0].text })
    #expect(rules.allSatisfy { $0.runs == nil })
    #expect(days.isSuperset(of: ["8/12・8/13"]))
  }
}
