/// What options and arguments of the commands that fetch, read pages or decide are for.
extension HelpText {
  /// `ingest --ok-unchanged`.
  public static let okUnchanged = HelpText(
    "End with 0, not 2, when nothing had changed.", ja: "何も変わっていなければ 2 ではなく 0 で終わります。")
  /// `ingest --offline`.
  public static let offline = HelpText(
    "Work from the archive, without any network.",
    ja: "ネットワークを使わず、保存したページで行います。")
  /// `ingest --quiet`.
  public static let quiet = HelpText(
    "Say nothing unless something went wrong.", ja: "問題がなければ何も表示しません。")
  /// `ingest --verbose`.
  public static let verbose = HelpText(
    "Tell the progress on stderr.", ja: "進み具合を標準エラー出力に示します。")
  /// The addresses of `fetch`.
  public static let addresses = HelpText(
    "An http or https address.", ja: "http または https のアドレス。")
  /// The page of `extract`.
  public static let page = HelpText(
    "A file, an http(s) address, or - for standard input.",
    ja: "ファイル、http(s) のアドレス、または -(標準入力)。")
  /// `extract --public-only`.
  public static let publicOnly = HelpText(
    "Refuse every address of this machine or its own network, typed ones too.",
    ja: "この機械や内部ネットワークのアドレスには接続しない(指定したものも含む)。")

  /// `extract --explain`.
  public static let explain = HelpText(
    "Say why the page was read as it was.", ja: "なぜそのように読んだかを示します。")
  /// `diff --upcoming`.
  public static let upcoming = HelpText(
    "What will change: active and upcoming.", ja: "これから何が変わるか(active と upcoming)。")
  /// The first state of `diff`.
  public static let stateBefore = HelpText("The state before.", ja: "前の状態。")
  /// The second state of `diff`.
  public static let stateAfter = HelpText(
    "The state after; active unless told.", ja: "後の状態。指定しなければ active。")
  /// The version of `accept` and `reject`.
  public static let version = HelpText("The number of a version.", ja: "版の番号。")
  /// `reject --reason`.
  public static let reason = HelpText(
    "Why, for bus history; else the gate's reason.",
    ja: "理由(bus history に残ります)。省くと検査の理由。")
  /// `prune --keep-days`.
  public static let keepDays = HelpText(
    "How many days back nothing is touched; 400 unless told.",
    ja: "この日数以内のものには触れません。指定しなければ 400。")
  /// `prune --before`.
  public static let before = HelpText("The same by a date instead.", ja: "日数の代わりに日付で。")
}
