import BusLabels
import BusModel

/// Whether a sentence may limit the buses: it says of some days, of now or of a part of the buses that
/// they rest, end, pass, leave at other times, or alone run.
enum LimitingWords {
  /// Whether a sentence must not get lost.
  static func isLimit(_ printed: String) -> Bool {
    guard printed.utf8.count <= 240 else { return false }
    // 年末年始も休まず運行 limits nothing.
    let text = harmless.removed(from: printed)
    if Texts.dividesWords(text) { return isForeignLimit(text) }
    if foreign.isFound(in: text), isForeignLimit(around.removed(from: text)) { return true }
    if LapsedWords.isLine(text) || isState(text) { return true }
    // バスは休場日を除き毎日運行いたします, of whatever house.
    if exceptHouse.isFound(in: text), drives.isFound(in: text) { return true }
    guard !OtherSubjects.isNews(text), namesTime(text) || PartSentences.namesPart(text) else {
      return false
    }
    if shifts.isFound(in: text), namesTime(text) { return true }
    if lastBuses.isFound(in: text), DayStatements.isDate(text) {
      return !ParsedDayRules.read(text).isSettled
    }
    if rests.isFound(in: text) || refusesOrLimits(text) || isConditional(text) { return true }
    guard !OtherSubjects.namesThing(text), limits.isFound(in: text) else { return false }
    // 日祝はお休みです says it of the bus; 朝市は日祝のみ does not.
    return ofBuses.isFound(in: text) || DayWords.isUnderstood(text) || isOfDays(text)
  }

  /// "会期中は毎週水曜日をお休みとします": days are its topic, and no shop.
  private static func isOfDays(_ text: String) -> Bool {
    guard pauses.isFound(in: text), let end = text.firstIndex(of: "は") else { return false }
    let topic = String(text[..<end])
    return namesTime(topic) && !OtherSubjects.isOfHouse(text)
  }

  private static let pauses = WordList(["お休みと", "お休みし", "お休みい", "お休みで", "お休みさ", "休みます", "休みです"])

  /// Whether what some rows or columns say of days, and others do not, limits these: "平日のみ", "土曜運休".
  static func endsLabel(_ text: String) -> Bool { labelEnds.ends(text) }

  private static let labelEnds = WordList(["のみ", "のみ運行", "運休", "を除く", "除く"])
  private static let harmless = WordList([
    "休まず", "休みません", "休みなく", "運休しません", "無休", "運転免許", "運転士", "運転手", "週休",
  ])

  /// Days, dates, seasons.
  private static func namesTime(_ text: String) -> Bool {
    namesDays(text) || DayStatements.isDate(text)
  }

  /// Days and seasons.
  static func namesDays(_ text: String) -> Bool { times.isFound(in: text) }

  /// "日曜日の運行はありません", "土日祝のみ運行".
  private static func refusesOrLimits(_ text: String) -> Bool {
    drives.isFound(in: text) && (negations.isFound(in: text) || only.isFound(in: text))
  }

  /// "稼働日に運行します", "桜の開花期間のみ": on days that no calendar tells.
  private static func isConditional(_ text: String) -> Bool {
    if drives.isFound(in: text), conditions.isFound(in: text) || topics.isFound(in: text) {
      // 開館日に運行します is a label that says when, and no calendar does.
      return !DayWords.isUnderstood(text)
        || ServicePattern.read(text).pattern?.namesOpenDays == true
    }
    // スキー場営業期間中、毎日運行します: every day of a period of which it says no dates.
    if drives.isFound(in: text), refersToPeriod(text) { return true }
    return text.length <= 20 && only.ends(text) && !text.contains("は")
  }

  /// Whether a sentence speaks of a period without its dates: 期間中.
  static func refersToPeriod(_ text: String) -> Bool {
    within.isFound(in: text) && !DayStatements.isDate(text)
  }

  private static let exceptHouse = WordList(
    ["館", "園", "診", "場", "業", "所", "校", "院", "店", "苑", "村"].flatMap { house in
      ["休\(house)日を除", "休\(house)日以外", "閉\(house)日を除"]
    } + ["定休日を除", "定休日以外", "店休日を除", "店休日以外"])
  private static let within = WordList(["期間中", "シーズン中", "開催中", "会期中"])

  /// "寄港日：2026年11月28日（土）", or days and dates alone that make no pattern: they say when something runs.
  static func headsDays(_ printed: String) -> Bool {
    guard printed.utf8.count <= 150, DayWords.hasHint(printed), !OtherSubjects.isNews(printed)
    else {
      return false
    }
    if ParsedDayRules.isTangle(printed) { return true }
    let text = Texts.compact(printed.drop { "※・●■◆○◎＊*【 　".contains($0) })
    guard let end = text.firstIndex(where: { "：:】".contains($0) }) else { return false }
    let head = String(text[..<end])
    // 運行期間：12月3日～28日の講義のある平日: what alone runs, not understood.
    if OperatingDays.periods.isOne(head), !DayWords.isUnderstood(text) { return true }
    return head.length <= 6 && (head.ends(with: "日") || head.ends(with: "期間"))
      && !issues.isFound(in: head) && !DayWords.isUnderstood(text) && !DayWords.isUnderstood(head)
      && DayWords.isUnderstood(String(text[text.index(after: end)...]))
  }

  private static let issues = WordList([
    "更新", "発行", "作成", "施行", "掲載", "公開", "登録", "確認", "発売", "販売", "受付", "営業", "投稿", "開業", "設立", "休",
    "閉",
    "締切", "記入", "会議", "開設",
  ])
  private static let topics = WordList(["線は", "号は", "ルートは", "コースは", "系統は"])
  private static let conditions = WordList([
    "稼働日に", "開催日に", "開館日に", "開園日に", "営業日に", "期間中毎日", "期間中運", "期間中に運", "同期間", "同じ期間", "シーズン中",
    "いる日に", "ある日に", "期間と同じ", "期間と同様", "期間に準", "期間に合わせ", "期間に同じ", "日と同じ", "日と同様", "日に準", "日に合わせ",
  ])

  /// "現在、臨時ダイヤで運行中です", "全便運休中": of now and of all.
  private static func isState(_ text: String) -> Bool {
    guard text.length <= 60, !OtherSubjects.isOne(text) else { return false }
    return states.isFound(in: text)
  }

  private static func isForeignLimit(_ text: String) -> Bool {
    let lower = text.lowercased()
    guard !foreignOthers.isFound(in: lower) else { return false }
    // No 18:40 departure on weekends.
    let isNone = lower.begins(with: "no ") && Texts.holdsNumber(before: [0x3A], in: lower)
    return ends.isFound(in: lower)
      || (isNone || foreignLimits.isFound(in: lower))
        && (foreignTimes.isFound(in: lower) || DayStatements.isDate(text))
  }

  private static let times = WordList([
    "曜", "平日", "土日", "日祝", "祝日", "休日", "祭日", "週末", "元日", "元旦", "大晦日", "年末", "年始", "正月", "お盆", "盆休",
    "連休", "夏休", "冬休", "春休", "夏季", "夏期", "冬季", "冬期", "春季", "秋季", "シーズン", "期間", "毎月", "毎週", "隔週",
    "隔日",
    "特定日", "指定日", "学校", "授業", "登校", "通学", "学休", "休校", "開催日", "開館日", "開園日", "開校日", "市日", "営業日",
    "診療日", "稼働日", "開庁",
    "閉庁", "定休", "当面", "当分",
    "しばらく", "のつく日", "の日のみ", "の日に限", "の日だけ", "奇数", "偶数", "いる日", "ある日", "土・", "日・", "つきの", "月・", "火・",
    "水・", "木・", "・金", "月～", "月〜", "次の日", "下記の日", "以下の日", "左記の日", "上記の日", "次の期間", "下記の期間", "以下の期間",
  ])
  /// What only a bus does.
  private static let rests = WordList([
    "運休", "欠航", "減便", "通過しま", "通過いた", "は通過", "を通過", "通過とな", "停車しません", "停車いたしません", "停まりません",
    "止まりません", "のみ停車", "乗車できません", "運行休止", "休止しま", "休止いた", "休止とな",
  ])
  private static let shifts = WordList([
    "早発", "早く発", "遅く発", "遅く運", "早く運", "繰上", "繰り上げ", "繰下", "繰り下げ", "分早", "分遅", "時間遅", "時刻が異", "時刻は異",
    "時刻が変", "時刻は変", "時刻を変更", "別ダイヤ", "別の時刻", "別時刻", "臨時ダイヤ", "減便ダイヤ", "時台で終",
  ])
  private static let lastBuses = WordList(["最終便は", "最終バスは", "終バスは", "最終は"])
  private static let drives = WordList(["運行", "運転", "運航", "走り", "走行", "送迎", "お送り", "お迎え"])
  private static let negations = WordList(["ません", "ない", "なし", "無し", "休", "終了"])
  private static let only = WordList(["のみ", "だけ", "限"])
  private static let limits = WordList([
    "休み", "お休み", "休業", "休止", "定休", "のみ", "だけ", "限り", "限る", "限定", "廃止", "除く", "除き", "以外",
  ])
  private static let ofBuses = WordList([
    "バス", "運行", "路線", "ダイヤ", "便", "発車", "停留所", "停車",
  ])
  private static let states = WordList([
    "運休中", "運休しています", "運休しております", "臨時ダイヤで", "減便ダイヤで", "減便して", "運行を終了し", "運行は終了し", "運行は、終了し",
    "運行を休止し", "運行を取り", "調整中", "運休いたしております",
  ])

  private static let foreign = WordList([
    "停駛", "停驶", "停运", "停運", "停航", "停開", "停开", "行駛", "行驶", "行走", "週", "周", "星期", "班次", "末班", "假日",
    "公眾",
    "운휴", "운행", "휴무", "휴일", "요일", "주말", "막차", "첫차", "토·", "중단", "제외",
  ])
  /// Words of Japanese that hold 周 and are no week.
  private static let around = WordList(["周辺", "周回", "周年", "一周", "外周", "内周", "周遊", "円周", "周知"])
  private static let foreignTimes = WordList([
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "weekday", "weekend", "holiday", "school",
    "daily", "january", "february",
    "march", "april", "may ", "june", "july", "august", "september", "october", "november",
    "december", "jan.", "feb.", "mar.", "apr.", "aug.", "sep.", "sept.", "oct.", "nov.", "dec.",
    "週", "周", "星期", "假", "平日", "節日", "节日", "班次", "末班", "逢",
    "방학", "학기", "시험", "개강", "종강", "연휴", "명절", "설날", "추석", "토", "일요", "공휴일", "휴일", "주말", "평일", "요일",
    "월~", "막차", "첫차", "운행일",
  ])
  private static let foreignLimits = WordList([
    "no service", "no departure", "no bus", "no trip", "no sailing", "no shuttle", "no ferry",
    "no train",
    "cancelled", "canceled", "last bus", "last departure", "last trip", "last shuttle",
    "last ferry",
    "last sailing", "first bus", "n't ", "n’t ", "summer", "winter", "season", "not operate",
    "not run", "does not", "do not", "not in service", "only",
    "except", "excl", "until", "effective",
    "valid", "closed", "operat", "runs", "run on", "suspended", "closure",
    "停", "行駛", "行驶", "行走", "服務", "服务", "僅", "仅", "只", "除",
    "운휴", "운행", "휴무", "중단", "제외", "만 ",
  ])
  private static let ends = WordList([
    "service suspended", "services suspended", "discontinued", "out of service", "no longer",
    "本路線停駛", "全線停駛", "本线停运",
    "暫停服務", "暂停服务", "운행 중단", "운행중단", "운행을 중단",
  ])
  private static let foreignOthers = WordList([
    "fare", "ticket", "office", "phone", "contact", "copyright", "rights reserved", "counter",
    "reservation", "may be", "delay",
    "http", "pdf", "click", "票價", "电话", "電話", "客服", "요금", "전화", "문의", "예약",
  ])
}
