/// What `bus --help` prints: every command, whichever program does it.
public enum RootHelp {
  /// The program in one line.
  public static let abstract = HelpText(
    "The next bus, from the operator's own timetable pages.",
    ja: "バス会社の時刻表ページから、次のバスを答えます。")

  /// The help in a language.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - width: the terminal's columns; nil where there is none.
  /// - Returns: lines, each ended by a line feed.
  public static func text(_ language: Language, width: Int? = nil) -> String {
    let text =
      switch language {
      case .en: english
      case .ja: japanese
      }
    guard let width else { return text }
    // What does not fit goes on below what it explains.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().flatMap {
      TerminalWrap.lines(String($0), to: width, indent: $0.hasPrefix("  ") ? 4 : 0)
    }
    .map { $0 + "\n" }.joined()
  }

  private static let english = """
    bus tells you the next bus. It reads the operator's own timetable pages every
    night, checks them against what was there before, and answers at once.

      $ bus next home

    ASK
      next [NAME [back]]          the next departures; bus alone is the same
      board --route NAME [--web]  a live board in the terminal or the browser
      timetable --route NAME      the whole day as text, JSON, CSV or a page
      export ics --route NAME     the buses of the next days for a calendar
      why TIME --route NAME       where one departure came from
      approach NAME               where the bus is, by the company's page
      calendar [DATE…]            which service runs on a day, and why

    YOUR ROUTES (routes.json)
      routes [list|show NAME]     what is set up
      routes add NAME URL…        a new route, after a look at its pages
      routes edit|remove NAME     change or take out a route
      routes check                read the settings and look at every page
      operators [list|show ID]    the companies, and what they run at New Year
      operators add|edit ID       say as what a company's special days run

    READ THE PAGES
      ingest                      the nightly job: fetch, read, check, publish
      extract PAGE|URL|-          what one page gives, and how it was read
      fetch · normalise · load    single stages that pipe into one another

    LOOK AFTER IT
      doctor                      what is wrong, and what to do
      history                     versions, runs, and what was kept aside
      diff A [B]                  two states of the timetables in people's words
      accept ID · reject ID       decide on what was kept aside
      restore                     bring back the newest sound backup
      prune                       forget what is old and not needed
      robots FILE|URL URL…        what a robots.txt says of addresses

    EXIT CODES
      0 done · 1 diff: they differ · 2 ingest: nothing new · 3 no bus to show ·
      64 mistyped · 65 data refused · 66 no such file · 69 nothing fetched ·
      70 our bug · 73, 74 output, disk · 75 some failed, or busy ·
      78 routes.json is wrong

    Each command explains itself: bus next --help. Results go to standard output,
    everything else to standard error. --lang ja|en chooses the language, --json
    gives one JSON document, and times are Japan's wherever you are.

    """

  private static let japanese = """
    bus は次のバスを答えます。バス会社の時刻表ページを毎晩読み、前回の内容と照合して
    から公開し、すぐに答えます。

      $ bus next home

    調べる
      next [名前 [back]]          次の便と、あと何分か(back で帰り)。bus だけでも同じ
      board --route 名前 [--web]  端末やブラウザーに表示し続ける発車案内
      timetable --route 名前      一日の時刻表(テキスト、JSON、CSV、印刷用ページ)
      export ics --route 名前     今後の便をカレンダー(iCalendar)に
      why 時刻 --route 名前       その便がどのページのどこから来たか
      approach 名前               接近情報(バスが今どこか)
      calendar [日付…]            その日のダイヤと理由

    路線の設定 (routes.json)
      routes [list|show 名前]     設定の内容
      routes add 名前 URL…        路線の追加(ページの内容を見てから)
      routes edit|remove 名前     路線の変更・削除
      routes check                設定とページの確認
      operators [list|show ID]    バス会社と、お盆や年末年始のダイヤ
      operators add|edit ID       会社の特別な日のダイヤを決める

    ページを読む
      ingest                      毎晩の処理: 取得、読み取り、検査、公開
      extract ページ|URL|-        一ページから何が読めるか、どう読んだか
      fetch · normalise · load    各段階だけの実行(パイプでつながります)

    手入れ
      doctor                      何がおかしいか、どうすればよいか
      history                     版、実行、保留の記録
      diff A [B]                  時刻表の二つの状態の違い
      accept ID · reject ID       保留中の版を採用・却下
      restore                     正常な控えのうち最新のものに戻す
      prune                       古くて不要な記録を消す
      robots ファイル|URL URL…    robots.txt が何と言っているか

    終了コード
      0 完了 · 1 diff: 違いあり · 2 ingest: 変更なし · 3 示す便がない ·
      64 指定の誤り · 65 データを採れない · 66 ファイルがない · 69 取得できない · 70 不具合 ·
      73, 74 出力やディスク · 75 一部失敗、実行中 · 78 routes.json の誤り

    各コマンドの説明: bus next --help。結果は標準出力へ、その他は標準エラー出力へ。
    --lang ja|en で言語を選び、--json で JSON を一つ出力します。時刻は常に日本時間です。

    """
}
