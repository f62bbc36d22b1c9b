import BusLabels
import Testing

@testable import BusLabels
@testable import BusModel

@Suite("What a sentence beside timetables says of dates")
struct ParsedDayRulesTests {
  @Test(
    "as what dates run, or that nothing does, is read with the dates",
    arguments: [
      ("12月31日～1月3日は運休", "12/31～1/3=none"),
      ("※12/31・1/1～3は運休いたします。", "12/31・1/1～1/3=none"),
      ("元日は全便運休です。", "1/1=none"),
      ("12月29日～1月3日は休日ダイヤで運行します。", "12/29～1/3=sundayHoliday"),
      ("8/13～15は土曜ダイヤ", "8/13～8/15=saturday"),
      ("12月30日・31日は土曜ダイヤ 1月1日～3日は日祝ダイヤ", "12/30・12/31=saturday;1/1～1/3=sundayHoliday"),
      (
        "お盆期間（8/13-8/16）は日曜・祝日ダイヤ、年末年始（12/31-1/3）は運休",
        "8/13～8/16=sundayHoliday;12/31～1/3=none"
      ),
      ("8月13日～16日、12月30日～1月3日は全便運休します。", "8/13～8/16・12/30～1/3=none"),
      ("年末年始は別ダイヤで運行します。", "年末年始=別ダイヤ"),
      ("1月1日は正月ダイヤで運転します", "1/1=正月ダイヤ"),
      ("学校休業日は運休", "学休日=none"),
      ("8/13～16及び12/29～1/3は日曜・祝日ダイヤで運行いたします。", "8/13～8/16・12/29～1/3=sundayHoliday"),
      ("お盆・年末年始は土休日ダイヤで運行", "お盆・年末年始=sundayHoliday"),
      ("年末年始(12/30～1/4)は運休します。", "12/30～1/4=none"),
      ("※平日の便は、学校休業日は運休となります。", "学休日の平日=none"),
      ("日曜日は運休です。", "日曜=none"),
      ("開院記念日（6月1日）は平日でも運休いたします。", "6/1=none"),
      ("創立記念日（10月10日）は土曜ダイヤで運行します", "10/10=saturday"),
      ("祝日および8月13日～15日は全コース運休です。", "祝日、8/13～8/15=none"),
      ("土日祝の時刻は、8月14日～16日にも適用します。", "8/14～8/16=sundayHoliday"),
      ("平日・土曜・日祝とも年末年始は運休", "年末年始の毎日=none"),
      (
        "12月29日・30日は平日、12月31日～1月3日は土日祝時刻で運行",
        "12/29・12/30=weekday;12/31～1/3=sundayHoliday"
      ),
      ("12月31日（木）～1月3日（日）　日祝ダイヤ", "12/31(木)～1/3(日)=sundayHoliday"),
      ("年末年始の運行：12月31日から1月3日までは日祝日ダイヤ", "12/31～1/3=sundayHoliday"),
      ("12/30（水）～1/3（日）：土日祝ダイヤ　1/1（金）のみ運休", "12/30(水)～1/3(日)=sundayHoliday;1/1(金)=none"),
      (
        "12/30（水）終日土曜ダイヤ　1/1（金）運休　1/2（土）・1/3（日）土日祝ダイヤ",
        "12/30(水)=saturday;1/1(金)=none;1/2(土)・1/3(日)=sundayHoliday"
      ),
      ("12月30日から翌年1月2日までの間、土曜・日曜・祝日の時刻で運行", "12/30～1/2=sundayHoliday"),
      ("1月4日（月）～は平日ダイヤ", "1/4(月)=weekday"),
    ])
  func rules(sentence: String, told: String) {
    let reading = ParsedDayRules.read(sentence)
    let rules = reading.rules.map { "\($0.when.text)=\($0.runs?.name ?? "?")" }
    #expect(rules.joined(separator: ";") == told)
  }

  @Test(
    "what 平日 are leaves their other dates open, or as the rest that is named",
    arguments: [
      ("平日：月～金曜日（祝日及び12/29～1/3を除く）", "12/29～1/3=?"),
      ("平日ダイヤ…月～金（祝日、12/30～1/3を除く）　土日祝ダイヤ…左記以外の日", "12/30～1/3=sundayHoliday"),
    ])
  func weekdays(line: String, told: String) throws {
    let rules = try #require(WeekdayDefinition.rules(of: line))
    #expect(rules.map { "\($0.days)=\($0.runs?.name ?? "?")" } == [told])
    #expect(WeekdayDefinition.rules(of: "平日：8:30～17:15") == nil)
  }

  @Test("what 土休日 are gives the dates that run as they do")
  func holidays() {
    let said = HolidayDefinition("土休日：土曜・日曜・祝日および12/30～1/3")
    #expect(said?.dates?.days == "12/30～1/3" && said?.dates?.runs == .sundayHoliday)
  }

  @Test(
    "a sentence that limits all service is a pattern",
    arguments: [
      ("運行日は４月１日～１１月３０日の土日祝に限ります", "4/1～11/30の土日祝のみ運行"),
      ("4月～11月の土日祝のみ運行", "4/1～11/30の土日祝のみ運行"),
    ])
  func limits(sentence: String, pattern: String) {
    let reading = ParsedDayRules.read(sentence)
    #expect(reading.rules.isEmpty)
    #expect(reading.limit?.text == pattern)
  }

  @Test(
    "sentences about other things give no rule",
    arguments: ["平日8時30分～17時15分", "運賃は大人200円です。", "8月1日改正", "土曜は一部運休", "本日は平日ダイヤで運行しています"])
  func others(sentence: String) {
    let reading = ParsedDayRules.read(sentence)
    #expect(reading.rules.isEmpty)
    #expect(reading.limit == nil || sentence.hasPrefix("平日"))
  }
}
