extension TimetableSheet {
  /// The size of the letters in which the sheet fits one A4 page, in tenths of points: 60 … 180, in
  /// steps of 5.
  public func tenthsOfPoints(_ language: Language) -> Int {
    SheetFit(ways, footLines: foot(language).map { TerminalWidth.of($0) }).tenthsOfPoints
  }

  /// Everything is measured in the body's letters, which are as large as one page allows.
  func style(_ language: Language) -> String {
    let tenths = tenthsOfPoints(language)
    return "@page{size:A4;margin:8mm}"
      + "body{font:\(tenths / 10).\(tenths % 10)pt/1.2 sans-serif;margin:0;color:#000;"
      + "background:#fff}"
      + "@media screen{body{padding:1rem;max-width:210mm;margin:auto}section{overflow-x:auto}}"
      + "h1{font-size:1.3em;margin:0 0 .2em}" + Self.rules
  }

  /// How what stands below the title is set; what is smaller stays at nine points.
  public static var rules: String {
    "h2{font-size:1.1em;margin:.5em 0 .1em}section{break-inside:avoid}"
      + "table{border-collapse:collapse;width:100%;table-layout:fixed}"
      + "col.h{width:2.2em}th{font-weight:bold}thead th{text-align:left;padding:0 .3em}"
      + "tbody th{text-align:right;padding:0 .35em}"
      + "th,td{border:1px solid #666;vertical-align:top}td{padding:0 .3em}"
      + "span{display:inline-block}b{font-weight:normal}"
      + "small,.foot,ul{font-size:max(9pt,.8em)}"
      + "ul{list-style:none;padding:0;margin:.15em 0 0}li{display:inline;margin-right:1.2em}"
      + "p{margin:.2em 0}.foot{overflow-wrap:anywhere}"
  }
}
