/// The help of what answers: next, board, timetable, why, calendar and export.
extension CommandHelp {
  /// `bus next`.
  public static let next = CommandHelp(
    "next", "The next departures of a route.", ja: "次の便を答えます。",
    discussion: """
      Answers from the database alone, whatever the network does, and says so when the data is \
      not fresh. Times past midnight stay on their service day: 24:10. Exit code 0 when something \
      is shown, 3 when no bus is left or none runs (the reason is printed).

      Example: bus next --route home --direction inbound --walk 6
      """,
    ja: """
      ネットワークの状態にかかわらずデータベースだけから答え、データが古いときはそう伝えます。深夜\
      の便はその運行日の時刻(24:10 など)で表します。終了コードは、便を表示したとき 0、もう便がない\
      か運行がないとき 3(理由を表示します)。

      例: bus next --route home --direction inbound --walk 6
      """)

  /// `bus board`.
  public static let board = CommandHelp(
    "board", "A live board of departures in the terminal, or with --web in the browser.",
    ja: "端末に(--web ではブラウザーに)発車案内を表示し続けます。",
    discussion: """
      Every second: how long until each bus, what cannot be reached in faint letters, what has \
      gone for a minute more. Keys: d the other way, left and right another day, t today, up and \
      down to move, q to quit. It needs a terminal; for a pipe: bus next --watch.

      With --web it serves the household's board to browsers until it is ended: every route, the \
      whole day, the settings, and the same answers as JSON under /api/v1. Only this machine reaches \
      it, at http://127.0.0.1:8099, until --listen and --allow-host say otherwise.

      Example: bus board --route home --walk 6
      """,
    ja: """
      毎秒、各便まであと何分かを表示します。間に合わない便は薄く、発車した便もあと一分は薄く残りま\
      す。キー: d 行き/帰り、←→ 前日/翌日、t 今日、↑↓ 移動、q 終了。端末が必要です。パイプには\
       bus next --watch を使います。

      --web では終了するまで家族の発車案内をブラウザーに配ります。すべての路線、一日の時刻表、設定、\
      同じ答えの JSON(/api/v1)です。--listen と --allow-host を付けるまでは、この機械からだけ \
      http://127.0.0.1:8099 で見られます。

      例: bus board --route home --walk 6
      """)

  /// `bus timetable`.
  public static let timetable = CommandHelp(
    "timetable", "The whole day of a route.", ja: "一日の時刻表を表示します。",
    discussion: """
      The grid of hours and minutes that people know, with its marks and legend; the present hour \
      is marked. As html it prints on one sheet of A4. With --week seven days, a line each. Exit \
      code 3 when there are no buses.

      Example: bus timetable --route home --date 2026-12-31 --format html > home.html
      """,
    ja: """
      見慣れた「時」と「分」の表に、記号と凡例を付けて表示します。今の時間帯には印が付きます。\
      html は A4 一枚に印刷できます。--week では七日間を一日一行で表示します。便がないとき終了コー\
      ドは 3 です。

      例: bus timetable --route home --date 2026-12-31 --format html > home.html
      """)

  /// `bus why`.
  public static let why = CommandHelp(
    "why", "Where one departure came from.", ja: "その便がどのページのどこから来たかを示します。",
    discussion: """
      The page, the place in it, its archived bytes, and why it runs on the day. With --as-of the \
      answer is by what was believed then. Exit code 3 when the day has no such departure.

      Example: bus why 07:41 --route home --date 2026-11-21
      """,
    ja: """
      ページ、その中の場所、保存されたファイル、その日に運行する理由を示します。--as-of を付けると\
      、その時に公開されていた内容で答えます。その便がないとき終了コードは 3 です。

      例: bus why 07:41 --route home --date 2026-11-21
      """)

  /// `bus calendar`.
  public static let calendar = CommandHelp(
    "calendar", "Which service runs on a day, and why.", ja: "その日のダイヤと理由を答えます。",
    discussion: """
      Without a date: today. The law decides, unless --operator names a company of routes.json \
      whose own rules say otherwise; a note says when one has rules for the days asked for. With \
      --route, what runs on each day of a route as its pages and settings limit it: how many buses, \
      none or unknown, and why; exit code 3 when there is none on any. With --pattern, on which \
      days a label or a legend's words run.

      Example: bus calendar --from 2026-12-28 --to 2027-01-04 --route home
      """,
    ja: """
      日付がなければ今日について答えます。祝日は法律から計算し、--operator で routes.json のバス会\
      社を指定するとその会社の決まりに従います。尋ねた日に決まりのある会社があれば注記します。\
      --route では、その路線の各日の本数(運休、不明)と理由をページと設定に従って答え、どの日にも便が\
      ないとき終了コードは 3 です。--pattern では、見出しや凡例の言葉がどの日に当てはまるかを答えます。

      例: bus calendar --from 2026-12-28 --to 2027-01-04 --route home
      """)

  /// `bus export`.
  public static let export = CommandHelp(
    "export", "Timetables for other programs.", ja: "時刻表を他のプログラム向けに書き出します。",
    discussion: "Example: bus export ics --route home --days 14 > home.ics",
    ja: "例: bus export ics --route home --days 14 > home.ics")

  /// `bus export ics`.
  public static let exportICS = CommandHelp(
    "ics", "The buses of the next days as iCalendar (RFC 5545).",
    ja: "今後の便を iCalendar(RFC 5545)で書き出します。",
    discussion: """
      One event a bus, with the same UID in every export, so that a calendar that takes the file \
      in again updates what it has. Days of which it cannot be told what runs are named on \
      standard error. Exit code 3 when there is no bus.

      Example: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
      """,
    ja: """
      一便が一つの予定になります。UID は毎回同じなので、カレンダーに取り込み直すと内容が更新されま\
      す。何が運行するか分からない日は標準エラー出力に示します。便がないとき終了コードは 3 です。

      例: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
      """)
}
