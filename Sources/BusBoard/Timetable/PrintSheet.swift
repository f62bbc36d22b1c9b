import BusQuery

/// The style of timetables on paper: the sheet's own rules, set below one class, and one class for each
/// size of letters that a sheet may need to fit its page.
enum PrintSheet {
  static var css: String {
    let letters = stride(from: 60, through: 180, by: 5).map { tenths in
      ".letter-\(tenths){font-size:\(tenths / 10).\(tenths % 10)pt}"
    }
    return ".sheet{\(TimetableSheet.rules)}\n@page{size:A4;margin:8mm}\n"
      + "@media print{\(letters.joined())}\n"
  }
}
