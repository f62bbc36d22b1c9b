import BusModel
import BusQuery

/// The words of the settings' pages.
extension Language {
  var routes: String { self("Routes", "路線") }
  var companies: String { self("Companies and their days", "バス会社と特別な日") }
  var devices: String { self("Devices that may change this", "設定を変えられる機器") }
  var addRoute: String { self("Add a route", "路線を追加") }
  var edit: String { self("Edit", "編集") }
  var save: String { self("Save", "保存") }
  var remove: String { self("Remove", "削除") }
  var undo: String { self("Undo", "元に戻す") }
  var cancel: String { self("Cancel", "やめる") }
  var preview: String { self("Look at the pages first", "ページの内容を確かめる") }
  var noCompanies: String {
    self("None is set up: the law alone says which days are holidays.", "設定がないため、祝日は法律だけで判断します。")
  }
  var onlyPaired: String {
    self("Only paired devices change the settings.", "設定を変えられるのは、登録した機器だけです。")
  }
  var pairThis: String { self("Pair this device", "この機器を登録する") }

  /// "12月29日〜1月3日", "29 Dec – 3 Jan"; with the year where it is of one year.
  func days(of range: DateRange) -> String {
    let ends = range.first == range.last ? [range.first] : [range.first, range.last]
    return ends.map { day(of: $0) }.joined(separator: self(" – ", "〜"))
  }

  private func day(of end: DateRange.Day) -> String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return self(
      "\(end.day) \(names[end.month - 1])\(end.year.map { " \($0)" } ?? "")",
      "\(end.year.map { "\($0)年" } ?? "")\(end.month)月\(end.day)日")
  }

  /// "2ページ".
  func pages(_ count: Int) -> String {
    self(count == 1 ? "1 page" : "\(count) pages", "\(count)ページ")
  }
}
