/// A timetable page of hours down and days across, made from the minutes of every hour.
struct SamplePage {
  var days = ["平日", "土曜", "日祝"]
  var hours = 6...22
  var minutes = [5, 25, 45]

  /// How many departures the page gives.
  var departures: Int { days.count * hours.count * minutes.count }

  /// The page in HTML.
  var html: String {
    let cell = minutes.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: " ")
    let heads = days.map { "<th>\($0)</th>" }.joined()
    let rows = hours.map { hour in
      "<tr><th>\(hour)</th>" + days.map { _ in "<td>\(cell)</td>" }.joined() + "</tr>"
    }
    return """
      <html><head><meta charset="utf-8"><title>時刻表</title></head><body><h1>山川停留所</h1>
      <table><tr><th>時</th>\(heads)</tr>\(rows.joined())</table></body></html>
      """
  }

  /// What a server in trouble answers with status 200.
  static let errorPage = """
    <html><head><meta charset="utf-8"><title>お知らせ</title></head><body>
    <h1>ただいまメンテナンス中です</h1><p>しばらくお待ちください。</p></body></html>
    """
}
