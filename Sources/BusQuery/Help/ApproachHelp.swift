/// The help of `bus approach`.
extension CommandHelp {
  /// `bus approach`.
  public static let approach = CommandHelp(
    "approach", "Where the bus is, as the company says it.", ja: "接近情報(バスの現在の位置)を表示します。",
    discussion: """
      Asks the approach page of the route (bus routes edit NAME --approach URL) and prints what it \
      says: minutes, stops, a delay where that is certain, and how old all of it is. That a bus is \
      on time nobody can promise, and this program does not. Where the page's form is not known, \
      its address is printed; --open shows it in the browser. Asked again within 20 seconds, the \
      answer is the one from before. Exit code 69 when no page could be had.

      Example: bus approach home --direction inbound
      """,
    ja: """
      路線の接近情報のページ(bus routes edit 名前 --approach URL)を取得し、あと何分か、いくつ前か、\
      確かなときだけ遅れを、情報の古さとともに示します。定刻どおりとは誰にも約束できないので、そうは\
      言いません。形式の分からないページはアドレスだけを示します。--open でブラウザーを開きます。20\
      秒以内にもう一度たずねると、前の答えをそのまま返します。ページを一つも取得できないとき終了コー\
      ドは 69 です。

      例: bus approach home --direction inbound
      """)
}

extension HelpText {
  /// The route of `approach`.
  public static let approachRoute = HelpText(
    "The route; the only one unless told.", ja: "路線。一つしかなければ省けます。")
  /// `approach --open`.
  public static let open = HelpText(
    "Show the page in the browser ($BROWSER, else xdg-open).",
    ja: "ページをブラウザー($BROWSER、なければ xdg-open)で開きます。")
}
