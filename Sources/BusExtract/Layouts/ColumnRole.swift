/// What a column of a departure list holds.
enum ColumnRole: Sendable, Equatable {
  case departure, arrival, routeName, destination, platform, days, stop, remark, rowNumber, unknown
  /// The days on which it does not run.
  case rests
  /// The name of the ship, which stands for the line where nothing else names one.
  case vessel
  /// From where and to where: "駅前→病院".
  case way
  /// What says nothing of the departure: where its bus is at the moment, or 午前.
  case aside

  /// Whether it says where from, where to, by which line or when.
  var isName: Bool {
    switch self {
    case .routeName, .vessel, .destination, .platform, .days, .stop, .way: true
    case .departure, .arrival, .remark, .rests, .rowNumber, .unknown, .aside: false
    }
  }

  /// The role that a heading names; nil when it names none. A new word is a row of this table.
  static func named(_ heading: String) -> ColumnRole? {
    let bytes = Texts.compact(heading).utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return bytes.withUnsafeBufferPointer { text in
      table.first { $0.words.isFound(in: text) }?.role
    }
  }

  /// The role of headings that are one word which others merely hold: 駅 is no 駅行.
  static func exact(_ heading: String) -> ColumnRole? {
    let word = Texts.lowercased(Texts.compact(heading))
    return ends.contains(word) ? .destination : stops.contains(word) ? .stop : nil
  }

  private static let stops: Set<String> = [
    "駅", "駅名", "停", "港", "地点", "場所", "のりば名", "站", "站点", "역", "from", "von", "desde", "departfrom",
    "pick-up", "pick-uppoint", "pick-uplocation", "station",
    "location", "地點", "장소",
  ]
  private static let ends: Set<String> = [
    "to", "nach", "ziel", "hasta", "towards", "direction", "drop-off", "drop-offpoint",
    "drop-offlocation", "dropoff",
  ]

  /// The first row that matches decides.
  private static let table: [(words: WordList, role: ColumnRole)] = [
    // Where the bus comes from, and not where one gets on.
    (WordList(["始発地", "始発停留所", "始発バス停", "始発駅"]), .remark),
    (
      WordList(["のりば", "乗り場", "乗場", "番線", "バース", "桟橋", "platform", "bay", "站台", "月台", "승강장"]),
      .platform
    ),
    (
      WordList([
        "行先", "行き先", "行きさき", "ゆき先", "方面", "目的地", "終点", "到着地", "destination", "종점", "도착지", "목적지",
        "행선지", "终点", "終點", "到达地", "到達地", "抵達地", "下车地", "下車地", "开往", "開往",
      ]),
      .destination
    ),
    (
      WordList([
        "着時刻", "到着", "着時間", "入港", "着港", "arrival", "도착", "到达", "到達", "抵达", "抵達", "到站", "ankunft",
        "arrivée",
        "llegada",
      ]), .arrival
    ),
    (
      WordList([
        "出発地", "乗車地", "発地", "停留所", "バス停", "停留場", "stop", "登车", "登車", "上车", "上車", "乘车", "乘車", "候车",
        "候車", "出发地", "出發地", "起点", "起點", "发车地", "發車地", "始发", "始發", "起始站", "出发站", "出發站", "출발지", "승차",
        "탑승", "정류", "haltestelle", "pickup", "origin",
      ]), .stop
    ),
    (
      WordList([
        "発時刻", "発車", "出発", "出港", "出航", "時刻", "発時間", "時間", "departure", "time", "출발", "시간", "발차",
        "时间", "时刻",
        "发车",
        "發車", "开车", "開車", "出发", "出發", "abfahrt", "départ", "salida",
      ]),
      .departure
    ),
    (
      WordList([
        "系統", "路線", "コース", "便名", "行路", "route", "line", "线路", "路线", "노선",
      ]), .routeName
    ),
    (WordList(["船名", "船舶", "就航船", "使用船", "vessel"]), .vessel),
    // Who runs a bus is no line and no remark on it.
    (WordList(["運行会社", "運行事業者", "運航会社", "バス会社", "会社名", "事業者名", "operator"]), .aside),
    (WordList(["運休", "休航", "欠航", "運行しない", "運転しない", "除外日"]), .rests),
    (WordList(["曜日", "運行日", "運転日", "ダイヤ", "運行曜日", "운행일", "요일"]), .days),
    (
      WordList([
        "備考", "記事", "摘要", "注記", "経由", "種別", "車両", "note", "remarks", "备注", "備註", "비고", "途经", "途經",
        "经由",
      ]), .remark
    ),
    (WordList(["no.", "番号", "便", "№", "班次", "车次", "車次", "순번"]), .rowNumber),
  ]
}

/// Heads of columns of times that are none: how long a ride takes or is to be waited for, and 1.45 that are kilometres.
enum LengthHeads {
  /// Whether a head without white space is one.
  static func isOne(_ head: String) -> Bool { heads.contains(Texts.lowercased(head)) }

  private static let heads: Set<String> = [
    "所要", "所要時間", "所要分", "経過時間", "経過", "累計", "累計時間", "積算", "通算", "キロ程", "営業キロ", "キロ", "距離", "区間距離",
    "出発まで", "発車まで", "発まで", "到着まで", "残り時間", "あと", "待ち時間", "countdown",
    "累計距離", "営業距離", "キロ数", "km", "ｋｍ", "㎞", "粁", "距離(km)", "距離（km）", "距離（ｋｍ）", "キロ程(km)", "キロ程（km）",
  ]
}
