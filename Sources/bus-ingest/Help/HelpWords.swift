/// The Japanese for every text of this program's help.
enum HelpWords {
  /// By the English text as it stands in a command's declaration.
  static let japanese: [String: String] = commands.merging(discussions) { $1 }.merging(options) {
    $1
  }.merging(decisions) { $1 }

  private static let commands: [String: String] = [
    "Fetch, read and publish bus timetables.": "時刻表の取得、読み取り、公開を行います。",
    "Fetch, read, check and publish: the nightly job.":
      "取得、読み取り、検査、公開を行います(毎晩の処理)。",
    "Fetch pages politely and keep them in the archive.": "ページを控えめに取得して保存します。",
    "Show what one page gives.": "一つのページから何が読めるかを示します。",
    "Turn an extracted page into rows of departures.": "読み取ったページを便の一覧にします。",
    "Publish the rows of one page.": "一つのページの便を公開します。",
    "Tell two states of the timetables apart.": "時刻表の二つの状態の違いを示します。",
    "Try the pages of routes.json.": "routes.json のページを試します。",
    "Check routes.json, and try each of its pages.": "routes.json を調べ、各ページを試します。",
    "Publish what was kept aside.": "保留中の版を公開します。",
    "Put aside for good what was kept aside.": "保留中の版を却下します。",
    "Forget what is old and that nothing refers to.": "古くて参照されていない記録を消します。",
    "Change routes.json, and try its pages.": "routes.json を変更し、ページを試します。",
    "Add a route to routes.json.": "routes.json に路線を加えます。",
    "Change a route of routes.json.": "routes.json の路線を変更します。",
    "Take a route out of routes.json.": "routes.json から路線を除きます。",
  ]

  private static let discussions: [String: String] = [
    """
    A state is the number of a version, active, upcoming, @2026-10-01 (as believed then), \
    page:FILE, or fixtures:DIR (a folder of saved pages, run through the stages). Exit status 0 \
    when they are the same, 1 when they differ.

    Example: bus diff --route home fixtures:fixtures/html active
    """: """
    状態は、版の番号、active(公開中)、upcoming(予定)、@2026-10-01(その日に信じていた内容)、page:FILE、\
    fixtures:DIR(保存したページのフォルダーを同じ手順で読んだもの)のいずれかです。終了コードは、同じなら \
    0、違えば 1。

    例: bus diff --route home fixtures:fixtures/html active
    """,
    """
    These are the commands of `bus` that use the network, read pages, or write. `bus` hands them on \
    to this program; people need not call it themselves.
    """: """
    ネットワークを使う、ページを読む、書き込むといった `bus` のコマンドです。`bus` から呼び出されるため、\
    直接実行する必要はありません。
    """,
    """
    Every page of every route is fetched, kept in the archive, read and checked against what is in \
    force. A route is published whole or not at all; a route that fails keeps its last good \
    timetable. Nothing is read again that has not changed.

    Exit status: 0 published, 2 nothing had changed, 75 some routes failed, 69 nothing could be \
    fetched, 65 all that was fetched was refused.

    Example: bus ingest --route home --dry-run
    """: """
    すべての路線のページを取得して保存し、読み取って公開中の内容と照合します。路線は全ページがそろって\
    公開されるか、まったく公開されないかのどちらかで、失敗した路線は最後の正しい時刻表のままです。\
    変わっていないページは読み直しません。

    終了コード: 0 公開、2 変更なし、75 一部の路線が失敗、69 何も取得できない、65 取得した内容をすべて拒否。

    例: bus ingest --route home --dry-run
    """,
    """
    One page after the other, with the pauses and limits of the nightly job. Each is told in a \
    line: status, bytes, SHA-256 and the file it is kept in. Exit status 75 when some could not be \
    fetched, 69 when none could.

    Example: bus fetch https://bus.example.jp/dia/naruko14.html --json
    """: """
    毎晩の処理と同じ間隔と上限で、一ページずつ取得します。各ページについて状態、バイト数、SHA-256、保存\
    したファイルを一行で示します。終了コードは、一部を取得できなければ 75、一つも取得できなければ 69。

    例: bus fetch https://bus.example.jp/dia/naruko14.html --json
    """,
    """
    The page is read as the nightly job would read it, and nothing is written. Exit status 0 when \
    it is a timetable, 65 when it is none or not all of it was understood: what was is printed all \
    the same.

    Example: bus extract saved.html --within '#pole2' --json
    """: """
    毎晩の処理と同じように読み取り、何も書き込みません。終了コードは、時刻表なら 0、時刻表でないか\
    すべては読めなければ 65(読めたところは表示します)。

    例: bus extract saved.html --within '#pole2' --json
    """,
    """
    Reads on standard input what `bus extract --json` prints, and prints one JSON document: the \
    columns of the page, and a row for every departure. Exit status 65 when the page was no \
    timetable.

    Example: bus extract page.html --json | bus normalise | bus load --route home
    """: """
    `bus extract --json` の出力を標準入力から読み、ページの各欄とすべての便を JSON で一つ出力します。\
    ページが時刻表でなければ終了コードは 65 です。

    例: bus extract page.html --json | bus normalise | bus load --route home
    """,
    """
    Reads on standard input what `bus normalise` prints, and publishes it as a page of the route, \
    together with the other pages in force. It is checked as in the nightly job.

    Example: bus load --route home --direction inbound < rows.json
    """: """
    `bus normalise` の出力を標準入力から読み、公開中の他のページとともに路線のページとして公開します。\
    毎晩の処理と同じ検査をします。

    例: bus load --route home --direction inbound < rows.json
    """,
    """
    Every page is fetched once, politely, and read; nothing is written. Exit status 0 when all are \
    timetables, 65 when none is, 69 when none could be fetched, 75 when some are not.

    Example: bus routes check --route home
    """: """
    各ページを一度だけ控えめに取得して読み、何も書き込みません。終了コードは、すべて時刻表なら 0、一つも\
    時刻表でなければ 65、一つも取得できなければ 69、一部が時刻表でなければ 75。

    例: bus routes check --route home
    """,
    """
    A state is the number of a version, active, upcoming, @2026-10-01 (as believed then), \
    page:FILE, or fixtures:DIR (a folder of saved pages, run through the stages). Exit status 0 \
    when they are the same, 1 when they differ. --upcoming is short for active upcoming: what \
    will change, for the routes that have something announced.

    Example: bus diff --route home fixtures:fixtures/html active
    """: """
    状態は、版の番号、active(公開中)、upcoming(予定)、@2026-10-01(その日に信じていた内容)、page:FILE、\
    fixtures:DIR(保存したページのフォルダーを同じ手順で読んだもの)のいずれかです。終了コードは\
    、同じなら 0、違えば 1。--upcoming は active upcoming の略で、予定のある路線について何が変\
    わるかを示します。

    例: bus diff --route home fixtures:fixtures/html active
    """,
    """
    The version in force goes on serving, and pages that say the same again are not brought up \
    again. bus accept takes it back. Exit status 65 when it is not one that was kept aside, 66 \
    when there is no such version.

    Example: bus reject 12 --reason "the page of another stop"
    """: """
    公開中の版をそのまま使い続け、同じ内容のページはもう問題にしません。bus accept で取り消せま\
    す。終了コードは、保留中の版でなければ 65、その版がなければ 66。

    例: bus reject 12 --reason "別の停留所のページ"
    """,
    """
    What was ever published stays, with the bytes of its pages; so do the last fetch of every \
    page, what was rejected, and how every route's last run ended. The records of older runs, \
    fetches and readings go, quarantined versions that newer ones have overtaken, and archived \
    bytes that nothing refers to any more.

    Example: bus prune --keep-days 90 --dry-run
    """: """
    一度でも公開した版とそのページ、各ページの最後の取得、却下した版、各路線の最後の実行結果は\
    残します。古い実行・取得・読み取りの記録、新しい版に追い越された保留中の版、どこからも参照\
    されない保存ページを消します。

    例: bus prune --keep-days 90 --dry-run
    """,
    """
    The pages are fetched and read first, and you are asked before anything is saved; --yes \
    saves without a question when all of them are timetables. The rest of the file stays as you \
    wrote it. Exit status as for routes check when a page is no timetable: nothing is saved \
    then.

    Example: bus routes add home https://bus.example.jp/out.html --back \
    https://bus.example.jp/in.html
    """: """
    先にページを取得して読み、保存する前に確認します。--yes を付けると、すべて時刻表なら確認せ\
    ずに保存します。ファイルの他の部分は書かれたままです。時刻表でないページがあれば保存せず、\
    終了コードは routes check と同じです。

    例: bus routes add home https://bus.example.jp/out.html --back https://bus.example.jp/in.html
    """,
    """
    Only what is named changes; new pages are looked at first, as by routes add. An empty text \
    takes a value away.

    Example: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
    """: """
    指定したものだけを変更します。新しいページは routes add と同じように先に確かめます。空の文\
    字列を渡すと値を消します。

    例: bus routes edit home --walk 6 --add https://bus.example.jp/holidays.html
    """,
    """
    What was taken in of it stays in the database.

    Example: bus routes remove home --yes
    """: """
    取り込んだデータはデータベースに残ります。

    例: bus routes remove home --yes
    """,
  ]

  private static let options: [String: String] = [
    "Show help information.": "この説明を表示します。",
    "The settings; else $BUS_CONFIG, ./routes.json or the user's own.":
      "設定ファイル。省くと $BUS_CONFIG、./routes.json、利用者の設定の順。",
    "The database; else $BUS_DATABASE or the user's own. The page archive lies beside it.":
      "データベース。省くと $BUS_DATABASE、利用者のもの。保存したページはその隣にあります。",
    "ja or en; else by LC_ALL, LC_MESSAGES and LANG.":
      "ja または en。省くと LC_ALL、LC_MESSAGES、LANG に従います。",
    "Only this route; may be given again.": "この路線だけ。繰り返し指定できます。",
    "Work from the archive, without any network.": "ネットワークを使わず、保存したページで行います。",
    "Take pages from a folder with an index.json instead of the network.":
      "ネットワークの代わりに、index.json のあるフォルダーからページを取ります。",
    "Fetch and read everything anew, whatever is known of it.":
      "分かっていることにかかわらず、すべて取得し直して読み直します。",
    "Write nothing; say what would be published.": "何も書き込まず、何が公開されるかを示します。",
    "Print one JSON document.": "JSON を一つ出力します。",
    "Tell the progress on stderr.": "進み具合を標準エラー出力に示します。",
    "An http or https address.": "http または https のアドレス。",
    "Print one JSON document a line.": "一行に一つの JSON を出力します。",
    "A file, an http(s) address, or - for standard input.":
      "ファイル、http(s) のアドレス、または -(標準入力)。",
    "The page's address, when it comes from a file.": "ファイルから読むときの、ページのアドレス。",
    "A CSS selector that limits the search to a part of the page.":
      "ページの一部に絞る CSS セレクター。",
    "Say why the page was read as it was.": "なぜそのように読んだかを示します。",
    "The route.": "路線。",
    "outbound or inbound.": "outbound(行き)または inbound(帰り)。",
    "The page's address; else what bus extract knew, else the only page of the direction.":
      "ページのアドレス。省くと bus extract が知っていたもの、なければその方向の唯一のページ。",
    "Publish even if it differs too much from what is in force.":
      "公開中の内容と大きく違っても公開します。",
    "Only this route.": "この路線だけ。",
    "The direction to which page:FILE belongs.": "page:FILE の方向。",
    "The page of routes.json that page:FILE stands for; else the first.":
      "page:FILE が表す routes.json のページ。省くと最初のもの。",
    "The state before.": "前の状態。",
    "The state after.": "後の状態。",
    "Take pages from a folder with an index.json.": "index.json のあるフォルダーからページを取ります。",
    "The moment to take for now, with pages that were saved then; needs --replay or --offline.":
      "この日時を今とみなします(その時に保存したページで)。--replay か --offline が必要です。",
    "What will change: active and upcoming.": "これから何が変わるか(active と upcoming)。",
    "The number of a version.": "版の番号。",
    "Even if another version came into force since it was kept aside.":
      "保留した後に別の版が有効になっていても行います。",
    "Why, for bus history; else the gate's reason.": "bus history に残す理由。省くと検査の理由。",
    "How many days back nothing is touched.": "この日数より新しいものには触れません。",
    "The same by a date instead.": "日数の代わりに日付で指定します。",
    "Remove nothing; say what would be removed.": "何も消さず、何が消えるかを示します。",
    "A short name to type: home.": "入力しやすい短い名前(home など)。",
    "Pages of the way out.": "行きのページ。",
    "A page of the way back; may be given again.": "帰りのページ。繰り返し指定できます。",
    "What people read in place of the name; '' for the name.":
      "名前の代わりに表示する題名。'' で名前のまま。",
    "A company's id; else the one whose host it is.": "バス会社の id。省くとページのホストから。",
    "Save without a question when all pages are timetables.": "すべて時刻表なら確認せずに保存します。",
    "Save without a look at the pages.": "ページを確かめずに保存します。",
    "Hint for the addresses given: a CSS selector for a part of the page.":
      "渡したアドレスへの手掛かり: ページの一部に絞る CSS セレクター。",
    "Hint for them: the stop, on a page of many.": "手掛かり: 停留所(多くの停留所があるページで)。",
    "Hint for them: the days the page leaves out.": "手掛かり: ページに書かれていない曜日。",
    "Hint for them: the line, where the page is silent.": "手掛かり: ページに書かれていない系統。",
    "Hint for them: the destination, where the page is silent.":
      "手掛かり: ページに書かれていない行き先。",
    "Hint for them: the platform, where the page is silent.":
      "手掛かり: ページに書かれていないのりば。",
    "Hint for them: a layout that --explain names.": "手掛かり: --explain が挙げる表の形。",
    "Hint for them: keep what matches, as in destination=駅; may be given again.":
      "手掛かり: destination=駅 のように、一致するものだけを残します。繰り返し指定できます。",
    "The route's name.": "路線名。",
    "Another name.": "別の名前。",
    "Minutes to the stop; '' for none.": "停留所までの徒歩の分数。'' でなしに。",
    "One more page of the way out.": "行きのページをもう一つ加えます。",
    "Take a page away, of whichever way.": "ページを一つ除きます(行き・帰りのどちらでも)。",
    "The approach page of the way out.": "行きの接近情報のページ。",
    "The approach page of the way back.": "帰りの接近情報のページ。",
    "Remove without a question.": "確認せずに除きます。",
  ]
}
