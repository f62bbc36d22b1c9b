internal import BusModel

extension StuckRun {
  /// What hangs, since when, and what to do.
  func words(_ language: Language) -> String {
    what(language)
      + language(
        "; end it (kill \(process)) and run `bus ingest`",
        "。kill \(process) で止めて `bus ingest` を実行してください")
  }

  /// What hangs, and since when.
  func what(_ language: Language) -> String {
    language(
      "the nightly run (process \(process)) is at work for \(Self.span(minutes, .en)) and has not got on "
        + "for \(Self.span(quietMinutes, .en))",
      "毎晩の処理(プロセス\(process))が\(Self.span(minutes, .ja))動いていて、\(Self.span(quietMinutes, .ja))進んでいません"
    )
  }

  private static func span(_ minutes: Int, _ language: Language) -> String {
    guard minutes >= 120 else { return language("\(minutes) min", "\(minutes)分") }
    return language("\(minutes / 60) h", "\(minutes / 60)時間")
  }
}
