/// Words that say of a bus what is so at the moment when the page was asked for: it has left, it is under way,
/// it waits, it is the next. They say nothing of the timetable.
enum LiveState {
  /// Whether a text is nothing else.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    return words.contains(Texts.lowercased(Texts.compact(text)))
  }

  private static let words: Set<String> = [
    "次発", "先発", "後発", "次々発", "次の便", "次のバス", "next",
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
