/// What options that several commands have are for.
extension HelpText {
  /// `--config`.
  public static let config = HelpText(
    "The settings; else $BUS_CONFIG, ./routes.json or the user's own.",
    ja: "設定ファイル。省くと $BUS_CONFIG、./routes.json、利用者の設定の順。")
  /// `--database`.
  public static let database = HelpText(
    "The database; else $BUS_DATABASE or the user's own. The page archive lies beside it.",
    ja: "データベース。省くと $BUS_DATABASE、利用者のもの。保存したページはその隣にあります。")
  /// `--lang`.
  public static let lang = HelpText(
    "ja or en; else by LC_ALL, LC_MESSAGES and LANG.",
    ja: "ja または en。省くと LC_ALL、LC_MESSAGES、LANG に従います。")
  /// `--json`.
  public static let json = HelpText(
    "Print JSON: one document, or one a line where there are many.",
    ja: "JSON を一つ(いくつもあるときは一行に一つ)出力します。")
  /// `--route`.
  public static let route = HelpText(
    "A route's name in routes.json; else the only one there is, or all. Some commands take several.",
    ja: "routes.json の路線名。省くと唯一の路線、または全路線。繰り返せるコマンドもあります。")
  /// `--direction`.
  public static let direction = HelpText(
    "outbound (the way out, unless told) or inbound (the way back).",
    ja: "outbound か 行き(省くとこちら)、または inbound か 帰り。")
  /// `--at`.
  public static let at = HelpText(
    "Take another moment for now: 7:20, +30, tomorrow, 11/23 7:20.",
    ja: "今とみなす日時: 7:20、7時20分、+30、明日、土曜 8:00 など。")
  /// `--as-of`.
  public static let asOf = HelpText(
    "Answer by what was published on that date.", ja: "その日に公開されていた内容で答えます。")
  /// `--date`.
  public static let date = HelpText(
    "Another service day than today's: tomorrow, 11/23, 2026-12-31.",
    ja: "今日以外の運行日: 明日、土曜、11/23 など。")
  /// `--from`.
  public static let from = HelpText("The first day; else today.", ja: "最初の日。省くと今日。")
  /// `--walk`.
  public static let walk = HelpText(
    "Minutes to the stop; else the route's own.", ja: "停留所まで歩く時間(分)。省くと路線の設定。")
  /// `--destination`.
  public static let destination = HelpText(
    "The destination; a part of it is enough to choose buses.",
    ja: "行き先。便を選ぶには、その一部でかまいません。")
  /// `--platform`.
  public static let platform = HelpText("The platform.", ja: "のりば。")
  /// `--operator`.
  public static let operatorID = HelpText(
    "A company's id in routes.json.", ja: "routes.json のバス会社の id。")
  /// `--url`.
  public static let url = HelpText(
    "The page's address, where the input does not say it or could be several.",
    ja: "ページのアドレス(入力から分からない、または一つに決まらないとき)。")
  /// `--within`.
  public static let within = HelpText(
    "A CSS selector that limits the search to a part of the page.",
    ja: "ページの一部に絞る CSS セレクター。")
  /// `--replay`.
  public static let replay = HelpText(
    "Take pages from a folder with an index.json instead of the network.",
    ja: "ネットワークの代わりに、index.json のあるフォルダーからページを取ります。")
  /// `--force`.
  public static let force = HelpText(
    "Do it in spite of what would stop it.", ja: "妨げるものがあっても行います。")
  /// `--dry-run`.
  public static let dryRun = HelpText(
    "Change nothing; say what would be done.", ja: "何も変えず、何が行われるかを示します。")
  /// `--yes`.
  public static let yes = HelpText("Do it without a question.", ja: "確認せずに行います。")
  /// The name of a route in routes.json, without an option before it.
  public static let routeName = HelpText("The route's name.", ja: "路線名。")
}
