extension HelpWords {
  /// The help of the stages: ingest, fetch, extract, normalise and load.
  static let stages: KeyValuePairs = [
    "Show what one page gives.": "一つのページから何が読めるかを示します。",
    """
    The page is read as the nightly job would read it, and nothing is written. Exit status 0 \
    when it is a timetable, 65 when it is none or not all of it was understood: what was is \
    printed all the same.

    Example: bus extract saved.html --within '#pole2' --json
    """: """
    毎晩の処理と同じように読み取り、何も書き込みません。終了コードは、時刻表なら 0、時刻表でない\
    かすべては読めなければ 65(読めたところは表示します)。

    例: bus extract saved.html --within '#pole2' --json
    """,
    "A file, an http(s) address, or - for standard input.":
      "ファイル、http(s) のアドレス、または -(標準入力)。",
    "The page's address, when it comes from a file.": "ファイルから読むときの、ページのアドレス。",
    "A CSS selector that limits the search to a part of the page.": "ページの一部に絞る CSS セレクター。",
    "Say why the page was read as it was.": "なぜそのように読んだかを示します。",
    "Fetch pages politely and keep them in the archive.": "ページを控えめに取得して保存します。",
    """
    One page after the other, with the pauses and limits of the nightly job. Each is told in a \
    line: status, bytes, SHA-256 and the file it is kept in. Exit status 75 when some could not \
    be fetched, 69 when none could.

    Example: bus fetch https://bus.example.jp/dia/naruko14.html --json
    """: """
    毎晩の処理と同じ間隔と上限で、一ページずつ取得します。各ページについて状態、バイト数、\
    SHA-256、保存したファイルを一行で示します。終了コードは、一部を取得できなければ 75、一つも取\
    得できなければ 69。

    例: bus fetch https://bus.example.jp/dia/naruko14.html --json
    """,
    "An http or https address.": "http または https のアドレス。",
    "Fetch, read, check and publish: the nightly job.": "取得、読み取り、検査、公開を行います(毎晩の処理)。",
    """
    Every page of every route is fetched, kept in the archive, read and checked against what is \
    in force. A route is published whole or not at all; a route that fails keeps its last good \
    timetable. Nothing is read again that has not changed.

    Exit status: 0 published, 2 nothing had changed, 75 some routes failed, 69 nothing could be \
    fetched, 65 all that was fetched was refused.

    Example: bus ingest --route home --dry-run
    """: """
    すべての路線のページを取得して保存し、読み取って公開中の内容と照合します。路線は全ページがそ\
    ろって公開されるか、まったく公開されないかのどちらかで、失敗した路線は最後の正しい時刻表のま\
    まです。変わっていないページは読み直しません。

    終了コード: 0 公開、2 変更なし、75 一部の路線が失敗、69 何も取得できない、65 取得した内容を\
    すべて拒否。

    例: bus ingest --route home --dry-run
    """,
    "Work from the archive, without any network.": "ネットワークを使わず、保存したページで行います。",
    "Take pages from a folder with an index.json instead of the network.":
      "ネットワークの代わりに、index.json のあるフォルダーからページを取ります。",
    "Fetch and read everything anew, whatever is known of it.":
      "分かっていることにかかわらず、すべて取得し直して読み直します。",
    "The moment to take for now, with pages that were saved then; needs --replay or --offline.":
      "保存した時のページとともに、今とみなす時刻。--replay か --offline が必要です。",
    "Write nothing; say what would be published.": "何も書き込まず、何が公開されるかを示します。",
    "Tell the progress on stderr.": "進み具合を標準エラー出力に示します。",
    "Publish the rows of one page.": "一つのページの便を公開します。",
    """
    Reads on standard input what `bus normalise` prints, and publishes it as a page of the \
    route, together with the other pages in force. It is checked as in the nightly job.

    Example: bus load --route home --direction inbound < rows.json
    """: """
    `bus normalise` の出力を標準入力から読み、公開中の他のページとともに路線のページとして公開し\
    ます。毎晩の処理と同じ検査をします。

    例: bus load --route home --direction inbound < rows.json
    """,
    "The route.": "路線。",
    "outbound or inbound.": "outbound(行き)または inbound(帰り)。",
    "The page's address; else what bus extract knew, else the only page of the direction.":
      "ページのアドレス。省くと bus extract が知っていたもの、なければその方向の唯一のページ。",
    "Publish even if it differs too much from what is in force.": "公開中の内容と大きく違っても公開します。",
    "Turn an extracted page into rows of departures.": "読み取ったページを便の一覧にします。",
    """
    Reads on standard input what `bus extract --json` prints, and prints one JSON document: the \
    columns of the page, and a row for every departure. Exit status 65 when the page was no \
    timetable.

    Example: bus extract page.html --json | bus normalise | bus load --route home
    """: """
    `bus extract --json` の出力を標準入力から読み、ページの各欄とすべての便を JSON で一つ出力し\
    ます。ページが時刻表でなければ終了コードは 65 です。

    例: bus extract page.html --json | bus normalise | bus load --route home
    """,
  ]
}
