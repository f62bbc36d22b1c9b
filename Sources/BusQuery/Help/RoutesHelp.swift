extension HelpWords {
  /// The help of routes and its subcommands.
  static let routes: KeyValuePairs = [
    "Hint for the addresses given: a CSS selector for a part of the page.":
      "渡したアドレスへの手掛かり: ページの一部に絞る CSS セレクター。",
    "Hint for them: the stop, on a page of many.": "手掛かり: 停留所(多くの停留所があるページで)。",
    "Hint for them: the line, where the page is silent.": "手掛かり: ページに書かれていない系統。",
    "Hint for them: the destination, where the page is silent.": "手掛かり: ページに書かれていない行き先。",
    "Hint for them: the platform, where the page is silent.": "手掛かり: ページに書かれていないのりば。",
    "Hint for them: the days the page leaves out.": "手掛かり: ページに書かれていない曜日。",
    "Hint for them: a layout that --explain names.": "手掛かり: --explain が挙げる表の形。",
    "Hint for them: keep what matches, as in destination=駅; may be given again.":
      "手掛かり: destination=駅 のように、一致するものだけを残します。繰り返し指定できます。",
    "Save without a question when all pages are timetables.": "すべて時刻表なら確認せずに保存します。",
    "Save without a look at the pages.": "ページを確かめずに保存します。",
    "Take pages from a folder with an index.json.": "index.json のあるフォルダーからページを取ります。",
    "A page of the way back; may be given again.": "帰りのページ。繰り返し指定できます。",
    "What people read in place of the name; '' for the name.":
      "名前の代わりに表示する題名。'' で名前のまま。",
    "Minutes to the stop; '' for none.": "停留所まで歩く時間(分)。'' でなしに。",
    "A company's id; else the one whose host it is.": "バス会社の id。省くとページのホストから。",
    "The approach page of the way out.": "行きの接近情報のページ。",
    "The approach page of the way back.": "帰りの接近情報のページ。",
    "Add a route to routes.json.": "routes.json に路線を加えます。",
    """
    The pages are fetched and read first, and you are asked before anything is saved; --yes \
    saves without a question when all of them are timetables. The rest of the file stays as you \
    wrote it. Exit status as for routes check when a page is no timetable: nothing is saved \
    then.

    Example: bus routes add home https://bus.example.jp/out.html --back \
    https://bus.example.jp/in.html
    """: """
    先にページを取得して読み、保存する前に確認します。--yes を付けると、すべて時刻表なら確認せず\
    に保存します。ファイルの他の部分は書かれたままです。時刻表でないページがあれば保存せず、終了\
    コードは routes check と同じです。

    例: bus routes add home https://bus.example.jp/out.html --back \
    https://bus.example.jp/in.html
    """,
    "A short name to type: home.": "入力しやすい短い名前(home など)。",
    "Pages of the way out.": "行きのページ。",
    "Check routes.json, and try each of its pages.": "routes.json を調べ、各ページを試します。",
    """
    Every page is fetched once, politely, and read; nothing is written. Exit status 0 when all \
    are timetables, 65 when none is, 69 when none could be fetched, 75 when some are not.

    Example: bus routes check --route home
    """: """
    各ページを一度だけ控えめに取得して読み、何も書き込みません。終了コードは、すべて時刻表なら 0\
    、一つも時刻表でなければ 65、一つも取得できなければ 69、一部が時刻表でなければ 75。

    例: bus routes check --route home
    """,
    "Change routes.json, and try its pages.": "routes.json を変更し、ページを試します。",
    "Change a route of routes.json.": "routes.json の路線を変更します。",
    """
    Only what is named changes; new pages are looked at first, as by routes add. An empty text \
    takes a value away.

    Example: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
    """: """
    指定したものだけを変更します。新しいページは routes add と同じように先に確かめます。空の文字\
    列を渡すと値を消します。

    例: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
    """,
    "The route's name.": "路線名。",
    "Another name.": "別の名前。",
    "One more page of the way out.": "行きのページをもう一つ加えます。",
    "Take a page away, of whichever way.": "ページを一つ除きます(行き・帰りのどちらでも)。",
    "Take a route out of routes.json.": "routes.json から路線を除きます。",
    """
    What was taken in of it stays in the database.

    Example: bus routes remove home --yes
    """: """
    取り込んだデータはデータベースに残ります。

    例: bus routes remove home --yes
    """,
    "Remove without a question.": "確認せずに除きます。",
    "The routes of routes.json.": "routes.json の路線を扱います。",
    """
    Without a further word the list. add, edit, remove and check are done by bus-ingest and \
    explain themselves: bus routes add --help.

    Example: bus routes show home
    """: """
    何も付けなければ一覧を表示します。add、edit、remove、check は bus-ingest が行い、それぞれの\
    説明があります: bus routes add --help

    例: bus routes show home
    """,
    "All routes, one a line.": "路線の一覧を表示します。",
    "Example: bus routes list --json": "例: bus routes list --json",
    "One JSON document, as routes.json has them.": "routes.json と同じ形の JSON を一つ出力します。",
    "Everything that is set for a route.": "路線の設定をすべて表示します。",
    "Example: bus routes show home": "例: bus routes show home",
    "One JSON document, as routes.json has it.": "routes.json と同じ形の JSON を一つ出力します。",
  ]
}
