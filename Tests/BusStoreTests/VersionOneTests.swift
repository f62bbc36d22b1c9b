import BusLabels
import BusModel
@testable import BusStore
import Foundation
import Testing

@Suite struct VersionOneTests {
  @Test("gather") func gather() throws {
    let pieces = [
      "平日", "土曜", "日曜", "祝日", "日祝", "土日祝", "毎日", "月", "火", "水・木", "～", "金", "第2", "・第4", "最終", "、",
      "・", "の", "は", "も", "のみ", "を除く", "以外", "を含む", "運行", "運休", "運休日：", "運行日：", "運行期間：", "ただし", "。",
      "（", "）", "8/13", "8/13～8/16", "12/29～1/3", "4月", "3月中旬", "2026年4月1日", "13日", "5", "毎月", "お盆",
      "年末年始", "当面", "登校日", "学休日", "夏休み", "正月ダイヤ", "特別", "ダイヤ", "東口経由", "月見台", " ", "　", "全", "(木)", "から",
      "まで", "翌年", "週3日", "一部", "except ", "holidays", "Mon-Fri", "隔週", "-", "/", "日", "祝", "平",
      "祝日の場合は", "翌日", "の場合", "その他の期間は", "※", "祝前日", "海の日", "㊗㊐", "奇数日", "除", "が", "に当たる日",
      "GW", "冬期", "積雪期", "1学期", "学期中", "特定日", "休日", "末日", "下旬", "2027年3月", "上旬～", "～11/30", "お盆休みダイヤ",
      "学校休業期間", "秋分の日", "スポーツの日", "前日", "翌平日", "ゴールデンウィーク", "年末・年始ダイヤ",
    ]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ n: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(n))
    }
    var seen: [String: String] = [:]
    var bad = 0
    for _ in 0..<(Int(ProcessInfo.processInfo.environment["LABELS"] ?? "3000") ?? 3000) {
      let text = (0..<(random(9) + 1)).map { _ in pieces[random(pieces.count)] }.joined()
      guard let pattern = ServicePattern.read(text).pattern, seen[pattern.text] == nil else { continue }
      seen[pattern.text] = pattern.stored
      let read = VersionOnePattern.read(pattern.text)
      if read != pattern {
        bad += 1
        if bad < 60 { print("BAD", pattern.text, pattern.stored, read?.stored ?? "-") }
      }
    }
    print("patterns", seen.count, "bad", bad)
    let lines = seen.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)" }
    try lines.joined(separator: "\n").write(toFile: "/tmp/v1/patterns.txt", atomically: true, encoding: .utf8)
  }
}
