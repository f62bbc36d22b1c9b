/// The help of the nightly job and its stages.
extension CommandHelp {
  /// `bus ingest`.
  public static let ingest = CommandHelp(
    "ingest", "Fetch, read, check and publish: the nightly job.", ja: "取得、読み取り、検査、公開を行います(毎晩の処理)。",
    discussion: """
      Every page of every route is fetched, kept in the archive, read and checked against what is \
      in force. A route is published whole or not at all; a route that fails keeps its last good \
      timetable. Nothing is read again that has not changed; --force fetches and reads all anew.

      Exit status: 0 published, 2 nothing had changed, 75 some routes failed, 69 nothing could be \
      fetched, 65 all that was fetched was refused.

      Example: bus ingest --route home --dry-run
      """,
    ja: """
      すべての路線のページを取得して保存し、読み取って公開中の内容と照合します。路線は全ページがそ\
      ろって公開されるか、まったく公開されないかのどちらかで、失敗した路線は最後の正しい時刻表のま\
      まです。変わっていないページは読み直しません(--force ですべて取得し直して読み直します)。

      終了コード: 0 公開、2 変更なし、75 一部の路線が失敗、69 何も取得できない、65 取得した内容を\
      すべて拒否。

      例: bus ingest --route home --dry-run
      """)

  /// `bus fetch`.
  public static let fetch = CommandHelp(
    "fetch", "Fetch pages politely and keep them in the archive.", ja: "ページを控えめに取得して保存します。",
    discussion: """
      One page after the other, with the pauses and limits of the nightly job. Each is told in a \
      line: status, bytes, SHA-256 and the file it is kept in; into a pipe, and with --json, a \
      line of JSON with the page in it, as `bus extract -` takes it. Exit status 75 when some could not \
      be fetched, 69 when none could.

      Example: bus fetch https://bus.example.jp/dia/naruko14.html --json
      """,
    ja: """
      毎晩の処理と同じ間隔と上限で、一ページずつ取得します。各ページについて状態、バイト数、\
      SHA-256、保存したファイルを一行で示します。パイプへ出力するときと --json では、ページを含む JSON を\
      一行で出力し、`bus extract -` がこれを読めます。終了コードは、一部を取得できなければ 75、一つも取\
      得できなければ 69。

      例: bus fetch https://bus.example.jp/dia/naruko14.html --json
      """)

  /// `bus extract`.
  public static let extract = CommandHelp(
    "extract", "Show what one page gives.", ja: "一つのページから何が読めるかを示します。",
    discussion: """
      The page is read as the nightly job would read it, and nothing is written. Exit status 0 \
      when it is a timetable, 65 when it is none or not all of it was understood: what was is \
      printed all the same.

      Example: bus extract saved.html --within '#pole2' --json
      """,
    ja: """
      毎晩の処理と同じように読み取り、何も書き込みません。終了コードは、時刻表なら 0、時刻表でない\
      かすべては読めなければ 65(読めたところは表示します)。

      例: bus extract saved.html --within '#pole2' --json
      """)

  /// `bus normalise`.
  public static let normalise = CommandHelp(
    "normalise", "Turn an extracted page into rows of departures.", ja: "読み取ったページを便の一覧にします。",
    discussion: """
      Reads on standard input what `bus extract --json` prints, and prints one JSON document: the \
      columns of the page, and a row for every departure. Exit status 65 when the page was no \
      timetable.

      Example: bus extract page.html --json | bus normalise | bus load --route home
      """,
    ja: """
      `bus extract --json` の出力を標準入力から読み、ページの各欄とすべての便を JSON で一つ出力し\
      ます。ページが時刻表でなければ終了コードは 65 です。

      例: bus extract page.html --json | bus normalise | bus load --route home
      """)

  /// `bus load`.
  public static let load = CommandHelp(
    "load", "Publish the rows of one page.", ja: "一つのページの便を公開します。",
    discussion: """
      Reads on standard input what `bus normalise` prints, and publishes it as a page of the \
      route, together with the other pages in force. It is checked as in the nightly job; \
      --force publishes it even if it differs too much from them.

      Example: bus load --route home --direction inbound < rows.json
      """,
    ja: """
      `bus normalise` の出力を標準入力から読み、公開中の他のページとともに路線のページとして公開し\
      ます。毎晩の処理と同じ検査をします(--force で、大きく違っても公開します)。

      例: bus load --route home --direction inbound < rows.json
      """)
}
