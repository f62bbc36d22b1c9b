/// What a column of a departure list holds.
enum ColumnRole: Sendable, Equatable {
  case departure, arrival, routeName, destination, platform, days, stop, remark, rowNumber, unknown

  /// Whether it says where from, where to, by which line or when.
  var isName: Bool {
    switch self {
    case .routeName, .destination, .platform, .days, .stop: true
    case .departure, .arrival, .remark, .rowNumber, .unknown: false
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
    ["駅", "駅名", "停", "港", "地点", "場所", "のりば名", "站", "站点", "역"].contains(Texts.compact(heading))
      ? .stop : nil
  }

  /// The first row that matches decides.
  private static let table: [(words: WordList, role: ColumnRole)] = [
    (WordList(["のりば", "乗り場", "乗場", "番線", "バース", "platform", "bay"]), .platform),
    (
      WordList(["行先", "行き先", "行きさき", "ゆき先", "方面", "目的地", "終点", "到着地", "destination", "종점"]),
      .destination
    ),
    (WordList(["着時刻", "到着", "着時間", "arrival", "도착"]), .arrival),
    (WordList(["出発地", "乗車地", "発地", "停留所", "バス停", "停留場", "stop"]), .stop),
    (
      WordList(["発時刻", "発車", "出発", "時刻", "発時間", "時間", "departure", "time", "출발", "시간", "발차"]),
      .departure
    ),
    (WordList(["系統", "路線", "便名", "行路", "船名", "船舶", "就航船", "使用船", "route", "line"]), .routeName),
    (WordList(["曜日", "運行日", "運転日", "ダイヤ", "運行曜日"]), .days),
    (WordList(["備考", "記事", "摘要", "注記", "経由", "種別", "車両", "note", "remarks"]), .remark),
    (WordList(["no.", "番号", "便", "№"]), .rowNumber),
  ]
}
