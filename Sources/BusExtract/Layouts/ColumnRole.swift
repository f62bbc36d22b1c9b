/// What a column of a departure list holds.
enum ColumnRole: Sendable, Equatable {
  case departure, arrival, routeName, destination, platform, days, stop, remark, rowNumber, unknown

  /// The role that a heading names; nil when it names none. A new word is a row of this table.
  static func named(_ heading: String) -> ColumnRole? {
    let text = Texts.compact(heading).lowercased()
    guard !text.isEmpty else { return nil }
    for (words, role) in table where words.contains(where: { text.contains($0) }) { return role }
    return nil
  }

  /// The first row that matches decides.
  private static let table: [([String], ColumnRole)] = [
    (["のりば", "乗り場", "乗場", "番線", "バース", "platform", "bay"], .platform),
    (
      ["行先", "行き先", "行きさき", "ゆき先", "方面", "目的地", "終点", "到着地", "destination", "종점"],
      .destination
    ),
    (["着時刻", "到着", "着時間", "arrival", "도착"], .arrival),
    (["出発地", "乗車地", "発地", "停留所", "バス停", "停留場", "stop"], .stop),
    (
      ["発時刻", "発車", "出発", "時刻", "発時間", "時間", "departure", "time", "출발", "시간", "발차"],
      .departure
    ),
    (["系統", "路線", "便名", "行路", "route", "line"], .routeName),
    (["曜日", "運行日", "運転日", "ダイヤ", "運行曜日"], .days),
    (["備考", "記事", "摘要", "注記", "経由", "種別", "車両", "note", "remarks"], .remark),
    (["no.", "番号", "便", "№"], .rowNumber),
  ]
}
