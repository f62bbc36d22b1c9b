/// Settings and pages of an invented company.
enum IngestSamples {
  static let url = "https://bus.example.jp/home"

  static let settings = """
    {"routes": [{"id": "7a1c9f0e-52d4-4b7e-8c36-1f0d9e2b4a01", "name": "home",
      "outboundTimetableURLs": ["\(url)"], "inboundTimetableURLs": []}]}
    """

  static let index = #"{"\#(url)": "home.html"}"#

  /// A page of hours down and days across.
  static func page(minutes: String = "05 25 45") -> String {
    let rows = (6...22).map {
      "<tr><th>\($0)</th><td>\(minutes)</td><td>\(minutes)</td></tr>"
    }
    return """
      <html><head><meta charset="utf-8"></head><body><h1>山川停留所</h1>
      <table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(rows.joined())</table></body></html>
      """
  }
}
