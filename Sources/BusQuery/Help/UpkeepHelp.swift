/// The help of what looks after the data: doctor, history, diff, decisions, restore and prune.
extension CommandHelp {
  /// `bus doctor`.
  public static let doctor = CommandHelp(
    "doctor", "What is wrong, and what to do.", ja: "何がおかしいか、どうすればよいかを示します。",
    discussion: """
      Looks at the settings, both programs, the database, the archive, every route's data and the \
      holidays. Exit code 0 when all is well or only worth a word, else that of the first fault: \
      78 routes.json is wrong, 66 a file is missing, 69 bus-ingest is missing, 65 data that \
      cannot be relied on.

      Example: bus doctor --json
      """,
    ja: """
      設定、二つのプログラム、データベース、保存したページ、各路線のデータ、祝日を調べます。終了コ\
      ードは、問題がないか注意だけのとき 0、問題があるときは最初の問題のもの: 78 routes.json の誤\
      り、66 ファイルがない、69 bus-ingest がない、65 頼れないデータ。

      例: bus doctor --json
      """)

  /// `bus history`.
  public static let history = CommandHelp(
    "history", "Versions, runs, and what was kept aside.", ja: "版、実行、保留の記録を表示します。",
    discussion: """
      The newest first. A version's number is what `bus diff` takes.

      Example: bus history --route home
      """,
    ja: """
      新しい順に表示します。版の番号は `bus diff` に渡せます。

      例: bus history --route home
      """)

  /// `bus diff`.
  public static let diff = CommandHelp(
    "diff", "Tell two states of the timetables apart.", ja: "時刻表の二つの状態の違いを示します。",
    discussion: """
      A state is the number of a version, active, upcoming, @2026-10-01 (as believed then), \
      page:FILE, or fixtures:DIR (a folder of saved pages, run through the stages). Exit status 0 \
      when they are the same, 1 when they differ. --upcoming is short for active upcoming: what \
      will change, for the routes that have something announced.

      Example: bus diff --route home fixtures:fixtures/html active
      """,
    ja: """
      状態は、版の番号、active(公開中)、upcoming(予定)、@2026-10-01(その日に信じていた内容)、\
      page:FILE、fixtures:DIR(保存したページのフォルダーを同じ手順で読んだもの)のいずれかです。終\
      了コードは、同じなら 0、違えば 1。--upcoming は active upcoming の略で、予告のある路線につい\
      て何が変わるかを示します。

      例: bus diff --route home fixtures:fixtures/html active
      """)

  /// `bus accept`.
  public static let accept = CommandHelp(
    "accept", "Publish what was kept aside.", ja: "保留中の版を公開します。",
    discussion: """
      The version of that number is in force from now on, or from the day for which it was \
      announced; one that was rejected can be taken back in this way. Look at it first: bus \
      history lists it with the reason, bus diff active ID tells what it changes. Exit status 65 \
      when it is neither kept aside nor rejected, 66 when there is no such version. --force accepts \
      it even if another version came into force since it was kept aside.

      Example: bus accept 12
      """,
    ja: """
      その番号の版を今から(予告された版はその日から)公開します。却下した版もこれで取り消せます。先\
      に確かめてください。bus history が理由を、bus diff active 番号 が変更点を示します。終了コー\
      ドは、保留中でも却下した版でもなければ 65、その版がなければ 66。--force を付けると、保留の後に\
      別の版が公開されていても行います。

      例: bus accept 12
      """)

  /// `bus reject`.
  public static let reject = CommandHelp(
    "reject", "Put aside for good what was kept aside.", ja: "保留中の版を却下します。",
    discussion: """
      The version in force goes on serving, and pages that say the same again are not brought up \
      again. bus accept takes it back. Exit status 65 when it is not one that was kept aside, 66 \
      when there is no such version.

      Example: bus reject 12 --reason "the page of another stop"
      """,
    ja: """
      公開中の版はそのままで、同じ内容のページが再び来ても取り上げません。bus accept で取り消せま\
      す。終了コードは、保留中の版でなければ 65、その版がなければ 66。

      例: bus reject 12 --reason "別の停留所のページ"
      """)

  /// `bus restore`.
  public static let restore = CommandHelp(
    "restore", "Bring back the newest sound backup of the database.", ja: "データベースを正常な控えに戻します。",
    discussion: """
      Once a week the nightly job lays a copy of the database beside it (bus.sqlite.backup-DATE, two \
      are kept), and one before it is brought to a newer version. Every row of the newest copy is \
      looked at; the first copy that is sound takes the place of the database, which is laid aside \
      (bus.sqlite.damaged-…) and not deleted. Run bus ingest afterwards. Exit status 65 when the \
      database is sound itself (--force goes back all the same), 66 when no copy is.

      Example: bus restore
      """,
    ja: """
      毎晩の処理は週に一度、データベースの控え(bus.sqlite.backup-日付、2つまで)を隣に置き、新しい版に\
      する前にも控えを取ります。新しい控えから順に全行を調べ、最初の正常なものに戻します。元のデータ\
      ベースは消さずによけておきます(bus.sqlite.damaged-…)。その後 bus ingest を実行してください。終\
      了コードは、データベースが正常なら 65(--force で戻せます)、正常な控えがなければ 66。

      例: bus restore
      """)

  /// `bus prune`.
  public static let prune = CommandHelp(
    "prune", "Forget what is old and that nothing refers to.", ja: "古くて、どこからも参照されない記録を消します。",
    discussion: """
      What was ever published stays, with the bytes of its pages; so do the last fetch of every \
      page, what was rejected, and how every route's last run ended. The records of older runs, \
      fetches and readings go, quarantined versions that newer ones have overtaken, and archived \
      bytes that nothing refers to any more.

      Example: bus prune --keep-days 90 --dry-run
      """,
    ja: """
      一度でも公開した版とそのページ、各ページの最後の取得、却下した版、各路線の最後の実行の結果は\
      残します。それより古い実行、取得、読み取りの記録、新しい版に追い越された保留中の版、どこから\
      も参照されない保存ファイルを消します。

      例: bus prune --keep-days 90 --dry-run
      """)
}
