/// Words that say of a bus what is so at the moment when the page was asked for: it has left, it is under way,
/// it waits, it is the next. They say nothing of the timetable.
enum LiveState {
  /// Whether a text is nothing else.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let bare = Texts.lowercased(Texts.compact(text))
    return words.contains(bare) || isCountdown(bare)
  }

  /// Whether a text is how long it takes till a bus leaves.
  static func isWait(_ text: String) -> Bool {
    text.utf8.count <= 40 && isCountdown(Texts.lowercased(Texts.compact(text)))
  }

  /// Whether a legend says so of a look: "Next (within 30 min)".
  static func isExplained(by text: String) -> Bool {
    isOne(text)
      || text.firstIndex { "（(：:".contains($0) }.map { isOne(String(text[..<$0])) } == true
  }

  /// How long it is till a bus leaves: あと5分, 1h15m, 11分30秒後, 還有5分鐘, 12분후도착, in5min.
  private static func isCountdown(_ bare: String) -> Bool {
    guard bare.contains(where: \.isNumber),
      isMeasured(bare) || until.begins(bare) || until.ends(bare)
    else { return false }
    return bare.split { $0.isNumber }.map(String.init).allSatisfy { countdown.contains($0) }
  }

  /// 1h 15m and 50m, of which nothing else can be read.
  private static func isMeasured(_ bare: String) -> Bool {
    bare.utf8.count <= 6 && bare.last == "m"
      && bare.allSatisfy { $0.isNumber || $0 == "h" || $0 == "m" }
  }

  private static let until = WordList([
    "あと", "残り", "後", "後に発車", "後発車", "還有", "还有", "仲有", "分鐘後", "分钟后", "후", "후도착", "후출발", "남음",
    "in",
    "left", "away",
  ])
  private static let countdown: Set<String> = [
    "あと", "あと約", "残り", "残り約", "約", "分", "時間", "秒", "時間後", "分後", "秒後", "時間後に発車", "分後に発車", "分後発車",
    "日",
    "還有", "还有", "仲有", "小時", "小时", "分鐘", "分钟", "分", "秒", "分鐘後", "分钟后", "小時後",
    "시간", "분", "초", "분후", "초후", "분후도착", "분후출발", "분남음", "시간후",
    "in", "h", "m", "s", "min", "mins", "minutes", "hr", "hrs", "minleft", "minsleft", "minaway",
    "minsaway",
  ]

  private static let words: Set<String> = [
    "下一班", "下一班車", "下一班车", "下班車", "다음버스", "다음차", "지난버스", "nextbus", "past", "passed",
    "nextdeparture", "later",
    "yapasó", "yapasaron", "pasado", "próximo", "próximobus", "próximoservicio",
    "próximosservicios", "siguiente",
    "nächste", "nächster", "nächsterbus", "nächsteabfahrt", "vergangen", "passé", "prochain",
    "prochains",
    "prossimo", "prossimi", "passato", "próximoônibus", "jápassou", "passado",
    "次発", "先発", "後発", "次々発", "次の便", "次のバス", "次の便です", "next",
    "已发车", "已發車", "已出发", "已出發", "已开出", "已離站", "已离站", "已到达", "已到達", "已到站", "已抵达", "已抵達",
    "在途", "在途中", "行驶中", "行駛中", "未发车", "未發車", "待发", "待发车", "待發車", "候车中", "即将发车", "即將發車",
    "发车前", "發車前", "正点", "准点", "準點", "晚点", "誤點",
    "発車済", "発車済み", "出発済", "出発済み", "通過済", "通過済み", "到着済", "到着済み", "運行済", "運行済み", "走行中", "運行中",
    "発車前", "出発前", "運行前", "まもなく発車", "まもなく到着", "まもなく", "間もなく発車", "間もなく到着", "定刻", "定刻通り",
    "출발완료", "출발함", "도착완료", "도착함", "운행완료", "운행종료", "운행중", "대기", "대기중", "출발전", "출발대기", "운행전",
    "운행예정", "출발예정", "곧출발", "곧도착", "정시",
    "departed", "arrived", "boarding", "ontime", "enroute", "intransit", "notdeparted",
    "notyetdeparted", "upcoming", "scheduled", "waiting", "completed", "gone",
    "abgefahren", "angekommen", "unterwegs", "geplant", "pünktlich", "planmäßig",
    "parti", "arrivé", "àvenir", "prévu", "àl'heure", "àl’heure",
    "salido", "enruta", "encamino", "pendiente", "programado", "atiempo",
  ]
}
