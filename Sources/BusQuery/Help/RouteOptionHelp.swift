/// What options and arguments of `routes add` and `routes edit` are for.
extension HelpText {
  /// The name that `routes add` gives.
  public static let newName = HelpText(
    "A short name to type: home.", ja: "入力しやすい短い名前(home など)。")
  /// The addresses of `routes add`.
  public static let pagesOut = HelpText("Pages of the way out.", ja: "行きのページ。")
  /// `--rename`.
  public static let rename = HelpText("Another name.", ja: "別の名前。")
  /// `--add`.
  public static let add = HelpText(
    "One more page of the way out.", ja: "行きのページをもう一つ加えます。")
  /// `--drop`.
  public static let drop = HelpText(
    "Take a page away, of whichever way.", ja: "ページを一つ除きます(行き・帰りのどちらでも)。")
  /// `--moved`.
  public static let moved = HelpText(
    "Put in the new addresses of pages that have moved for good.",
    ja: "恒久的に移転したページを新しいアドレスに書き換えます。")
  /// `--back`.
  public static let back = HelpText(
    "A page of the way back; may be given again.", ja: "帰りのページ。繰り返し指定できます。")
  /// `--title`.
  public static let title = HelpText(
    "What people read in place of the name; '' for the name.",
    ja: "名前の代わりに表示する題名。'' で名前のまま。")
  /// `--approach`.
  public static let approach = HelpText(
    "The approach page of the way out.", ja: "行きの接近情報のページ。")
  /// `--approach-back`.
  public static let approachBack = HelpText(
    "The approach page of the way back.", ja: "帰りの接近情報のページ。")
  /// `--unchecked`.
  public static let unchecked = HelpText(
    "Save without a look at the pages.", ja: "ページを確かめずに保存します。")
  /// What the hints have in common.
  public static let hints = HelpText(
    "Hints for the addresses given, where a page is silent", ja: "ページに書かれていないときの手掛かり")
  /// What they have in common where they are tried.
  public static let triedHints = HelpText(
    "Hints as in routes.json, to be tried", ja: "routes.json と同じ手掛かり(ここで試せます)")
  /// `--stop`.
  public static let stop = HelpText(
    "The stop, on a page of many.", ja: "停留所(多くの停留所があるページで)。")
  /// `--route-name`.
  public static let line = HelpText("The line.", ja: "系統。")
  /// `--service`.
  public static let service = HelpText("The days, as 平日.", ja: "曜日(平日 など)。")
  /// `--layout`.
  public static let layout = HelpText(
    "A layout that --explain names.", ja: "--explain が挙げる表の形。")
  /// `--only`.
  public static let only = HelpText(
    "Keep what matches, as in destination=駅; may be given again.",
    ja: "destination=駅 のように、一致するものだけを残します。繰り返し指定できます。")
}
