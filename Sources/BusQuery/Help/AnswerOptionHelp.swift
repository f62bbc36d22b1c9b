/// What options and arguments of one answering command are for.
extension HelpText {
  /// `next --all-directions`.
  public static let allDirections = HelpText(
    "Both ways, one after the other.", ja: "行きと帰りを続けて表示します。")
  /// `next --count`.
  public static let count = HelpText(
    "How many departures; 3 unless told.", ja: "便の数。指定しなければ 3。")
  /// `board --web`.
  public static let web = HelpText(
    "Serve the board to browsers, until it is ended.", ja: "終了するまで、発車案内をブラウザーに配ります。")
  /// `board --listen`.
  public static let listen = HelpText(
    "Where to listen; 127.0.0.1:8099 unless told.", ja: "待ち受けるアドレス。省くと 127.0.0.1:8099。")
  /// `board --allow-host`.
  public static let allowHost = HelpText(
    "A name by which browsers may ask for it; may be repeated.",
    ja: "ブラウザーがこの発車案内を呼ぶ名前。繰り返し指定できます。")
  /// `board --private`.
  public static let privately = HelpText(
    "Show it to paired devices alone.", ja: "登録した機器だけに見せます。")
  /// The words of `next`.
  public static let routeWords = HelpText(
    "A route's name, and back for the way back; without a name all routes.",
    ja: "路線名と、帰りなら back(または 帰り)。省くとすべての路線。")
  /// `next --with-missed`.
  public static let withMissed = HelpText(
    "Those too that the walk is too long for, besides.", ja: "徒歩では間に合わない便も加えて表示します。")
  /// `next --live`.
  public static let live = HelpText(
    "Ask the company's approach page, and show a delay where it is certain.",
    ja: "接近情報のページをたずね、確かな遅れを便の横に示します。")
  /// `history --hosts`.
  public static let hosts = HelpText(
    "What each run asked of each host, and what that cost.", ja: "実行ごとの、ホスト別の取得数と費用。")
  /// `next --until`.
  public static let until = HelpText(
    "Nothing after this time, such as 9:00 or 24:30.", ja: "この時刻まで(9:00、24:30 など)。")
  /// `next --watch`.
  public static let watch = HelpText(
    "One line of JSON now, and another whenever the answer changes.",
    ja: "JSON を一行、その後は答えが変わるたびに一行ずつ出力します。")
  /// `timetable --week`.
  public static let week = HelpText(
    "Seven days from that one, a line each.", ja: "その日から七日間を一日一行で。")
  /// `timetable --sheet`.
  public static let sheet = HelpText(
    "One A4 sheet: weekdays, Saturdays, Sundays and holidays, both ways.",
    ja: "平日、土曜、日曜・祝日の往復を A4 一枚に。")
  /// `next --format` and `timetable --format`.
  public static let format = HelpText(
    "text or json; of a day also csv, excel-csv (with a BOM) and html; of next also one-line, "
      + "waybar and template '{{time}} {{minutes}}'.",
    ja: "text か json。一日の時刻表は csv、excel-csv(BOM 付き)、html も、next は one-line、waybar、"
      + "template '{{time}} {{minutes}}' も。")
  /// The time of `why`.
  public static let time = HelpText(
    "A time of the service day: 07:41, 24:10.", ja: "運行日の時刻: 07:41、24:10。")
  /// The dates of `calendar`.
  public static let dates = HelpText(
    "Dates, or ranges such as 2026-12-28..2027-01-04.",
    ja: "日付、または 2026-12-28..2027-01-04 のような期間。")
  /// `calendar --to`.
  public static let to = HelpText("The last day of a range.", ja: "期間の最後の日。")
  /// `calendar --holidays`.
  public static let holidays = HelpText(
    "Only the holidays; without dates those of this year.", ja: "祝日だけ。日付がなければ今年の祝日。")
  /// `calendar --pattern`.
  public static let pattern = HelpText(
    "Say whether these words run on each day.", ja: "この言葉が各日に当てはまるかを答えます。")
  /// `calendar --school-break`.
  public static let schoolBreak = HelpText(
    "Days without school, for --pattern; may be repeated.",
    ja: "--pattern のための学校の休み。繰り返し指定できます。")
  /// `export ics --days`.
  public static let days = HelpText("How many days; 14 unless told.", ja: "日数。指定しなければ 14。")
  /// `export ics --between`.
  public static let between = HelpText(
    "Only buses between these times.", ja: "この時刻の間の便だけ。")
  /// `history --limit`.
  public static let limit = HelpText(
    "How many versions and how many runs; 20 unless told.",
    ja: "版と実行の件数。指定しなければ 20。")
}
