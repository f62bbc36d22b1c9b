/// The commands that no list names: what one program, or `scripts/bench`, asks the other for.
extension CommandHelp {
  /// `bus-ingest migrate`.
  public static let migrate = CommandHelp(
    "migrate", "Bring a database up to this version.", ja: "データベースをこの版に新しくします。")

  /// `bus-ingest examine`.
  public static let examine = CommandHelp(
    "examine", "List the archived pages in force that are missing or damaged.",
    ja: "公開中のページのうち、保存されたものがないか壊れているものを挙げます。")

  /// `bus-ingest measure`.
  public static let measure = CommandHelp(
    "measure", "Time a piece of work.", ja: "処理の時間を測ります。")

  /// `bus-ingest measure pages`.
  public static let measurePages = CommandHelp(
    "pages", "Time the reading of pages.", ja: "ページを読む時間を測ります。")

  /// `bus-ingest measure days`.
  public static let measureDays = CommandHelp(
    "days", "Time the classing of days.", ja: "日の種別を決める時間を測ります。")

  /// `bus-ingest measure load`.
  public static let measureLoad = CommandHelp(
    "load", "Time the publishing of departures.", ja: "便を公開する時間を測ります。")

  /// `bus-ingest measure fetch`.
  public static let measureFetch = CommandHelp(
    "fetch", "Time the fetch stage of a night alone.", ja: "取得の段階だけの時間を測ります。")

  /// `bus-ingest measure first-parses`.
  public static let measureFirstParses = CommandHelp(
    "first-parses", "Read a first page on several threads at once.", ja: "最初のページを複数のスレッドで同時に読みます。")
}

extension HelpText {
  /// The database that a hidden command works on.
  public static let databaseFile = HelpText("The database.", ja: "データベース。")

  /// The pages whose reading is timed.
  public static let measuredPages = HelpText("The pages.", ja: "ページ。")

  /// `--rounds`.
  public static let rounds = HelpText("How often to read them all.", ja: "全部を読む回数。")

  /// How many days are classed.
  public static let measuredDays = HelpText("How many days.", ja: "日数。")

  /// `--single`.
  public static let single = HelpText(
    "Ask day by day rather than for all at once.", ja: "まとめてではなく一日ずつ尋ねます。")

  /// `--routes`.
  public static let measuredRoutes = HelpText("How many routes.", ja: "路線の数。")

  /// `--departures`.
  public static let measuredDepartures = HelpText(
    "How many departures a route has.", ja: "一路線の便の数。")

  /// `--twice`.
  public static let twice = HelpText(
    "Publish a second version of every route, half of its buses moved.",
    ja: "半分の便を動かした二番目の版も公開します。")

  /// `--threads`.
  public static let threads = HelpText("How many threads.", ja: "スレッドの数。")
}
