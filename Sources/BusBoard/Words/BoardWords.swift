import BusQuery

/// The words of the board that no other answer has; each stands beside its translation, so that the
/// compiler names what a further language lacks.
extension Language {
  var today: String { self("Today", "きょう") }
  var settings: String { self("Settings", "設定") }
  var status: String { self("Status", "状態") }
  var about: String { self("About", "このボードについて") }
  var calendar: String { self("Calendar", "運行カレンダー") }
  var timetable: String { self("Timetable to print", "時刻表（印刷用）") }
  var history: String { self("What has changed", "変更履歴") }
  var approach: String { self("Where is the bus?", "接近情報") }
  var toContent: String { self("To the content", "本文へ") }
  var toNow: String { self("Now", "今") }
  var mainNavigation: String { self("Pages", "ページ") }
  var ways: String { self("Which way", "方向") }
  var dayTabs: String { self("Timetables", "ダイヤ") }
  var timeLine: String { self("Departures", "発車時刻") }
  var otherLanguage: String { self("日本語", "English") }
  var otherDay: String { self("Another day", "ほかの日") }
  var show: String { self("Show", "表示") }
  var date: String { self("Date", "日付") }
  var tapForDetail: String { self("Details", "タップして詳細を表示") }
  var next: String { self("Next bus", "次のバス") }
  var afterNext: String { self("Then", "その次") }
  var source: String { self("Source", "出典") }
  var whyThis: String { self("Why is it here?", "この便の根拠") }
  var offline: String { self("Offline", "オフライン") }
  var retry: String { self("Try again", "再試行") }
  var noRoutes: String {
    self(
      "No route is set up yet. Add one with: bus routes add NAME URL",
      "路線がまだありません。bus routes add 名前 URL で追加してください")
  }
  var densityCaption: String { self("Buses by hour", "時間帯ごとの本数") }
  var hour: String { self("Hour", "時") }
  var buses: String { self("Buses", "本数") }

  /// "7:37 に家を出る".
  func leaveHome(at time: String) -> String {
    self("Leave home at \(time)", "\(time) に家を出る")
  }

  /// "発車済み 12本".
  func gone(count: Int) -> String {
    self("Gone: \(count == 1 ? "1 bus" : "\(count) buses")", "発車済み \(count)本")
  }

  /// "次まで 1時間25分".
  func gap(minutes: Int) -> String {
    self("\(span(minutes: minutes)) to the next", "次まで \(span(minutes: minutes))")
  }

  /// "現在時刻 7:30".
  func nowLine(_ clock: String) -> String { self("Now \(clock)", "現在時刻 \(clock)") }

  /// "最も多いのは7時台の6本".
  func densest(hour: Int, count: Int) -> String {
    self("Most buses: \(count) from \(hour):00 to \(hour):59", "最も多いのは\(hour)時台の\(count)本")
  }

  /// "3:10 に確認".
  func confirmed(at moment: String) -> String { self("confirmed \(moment)", "\(moment)に確認") }

  /// Said of a field that cannot be meant.
  func unread(_ field: RouteScreen.Binding.Field) -> String {
    switch field {
    case .date: self("That is no date: the present day is shown.", "日付を読み取れないため、きょうを表示しています。")
    case .direction:
      self("That way is not known: the usual one is shown.", "方向を読み取れないため、いつもの方向を表示しています。")
    }
  }
}
