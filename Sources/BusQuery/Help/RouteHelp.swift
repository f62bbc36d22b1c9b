/// The help of `bus routes`.
extension CommandHelp {
  /// `bus routes`.
  public static let routes = CommandHelp(
    "routes", "The routes of routes.json.", ja: "routes.json の路線を扱います。",
    discussion: """
      Without a further word the list. add, edit, remove and check are done by bus-ingest and \
      explain themselves: bus routes add --help.

      Example: bus routes show home
      """,
    ja: """
      何も付けなければ一覧を表示します。add、edit、remove、check は bus-ingest が行い、それぞれの\
      説明があります: bus routes add --help

      例: bus routes show home
      """)

  /// `bus routes list`.
  public static let routesList = CommandHelp(
    "list", "All routes, one a line.", ja: "路線の一覧を表示します。",
    discussion: "Example: bus routes list --json",
    ja: "例: bus routes list --json")

  /// `bus routes show`.
  public static let routesShow = CommandHelp(
    "show", "Everything that is set for a route.", ja: "路線の設定をすべて表示します。",
    discussion: "Example: bus routes show home",
    ja: "例: bus routes show home")

  /// `bus routes add`.
  public static let routesAdd = CommandHelp(
    "add", "Add a route to routes.json.", ja: "routes.json に路線を加えます。",
    discussion: """
      The pages are fetched and read first, and you are asked before anything is saved; --yes \
      saves without a question when all of them are timetables. The rest of the file stays as you \
      wrote it. Exit status as for routes check when a page is no timetable: nothing is saved \
      then.

      Example: bus routes add home https://bus.example.jp/out.html --back \
      https://bus.example.jp/in.html
      """,
    ja: """
      先にページを取得して読み、保存する前に確認します。--yes を付けると、すべて時刻表なら確認せず\
      に保存します。ファイルの他の部分は書かれたままです。時刻表でないページがあれば保存せず、終了\
      コードは routes check と同じです。

      例: bus routes add home https://bus.example.jp/out.html --back \
      https://bus.example.jp/in.html
      """)

  /// `bus routes edit`.
  public static let routesEdit = CommandHelp(
    "edit", "Change a route of routes.json.", ja: "routes.json の路線を変更します。",
    discussion: """
      Only what is named changes; new pages are looked at first, as by routes add. An empty text \
      takes a value away.

      Example: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
      """,
    ja: """
      指定したものだけを変更します。新しいページは routes add と同じように先に確かめます。空の文字\
      列を渡すと値を消します。

      例: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
      """)

  /// `bus routes remove`.
  public static let routesRemove = CommandHelp(
    "remove", "Take a route out of routes.json.", ja: "routes.json から路線を除きます。",
    discussion: """
      What was taken in of it stays in the database.

      Example: bus routes remove home --yes
      """,
    ja: """
      取り込んだデータはデータベースに残ります。

      例: bus routes remove home --yes
      """)

  /// `bus routes check`.
  public static let routesCheck = CommandHelp(
    "check", "Check routes.json, and try each of its pages.", ja: "routes.json を調べ、各ページを試します。",
    discussion: """
      Every page is fetched once, politely, and read; nothing is written. Exit status 0 when all \
      are timetables, 65 when none is, 69 when none could be fetched, 75 when some are not.

      Example: bus routes check --route home
      """,
    ja: """
      各ページを一度だけ控えめに取得して読み、何も書き込みません。終了コードは、すべて時刻表なら 0\
      、一つも時刻表でなければ 65、一つも取得できなければ 69、一部が時刻表でなければ 75。

      例: bus routes check --route home
      """)
}
