extension HelpWords {
  /// The Japanese for the help of `accept`, `reject`, `prune`, and of options that came with them.
  static let decisions: [String: String] = [
    "Publish what was kept aside.": "保留中の版を公開します。",
    """
    The version of that number is in force from now on, or from the day for which it was \
    announced; one that was rejected can be taken back in this way. Look at it first: bus \
    history lists it with the reason, bus diff active ID tells what it changes. Exit status 65 \
    when it is neither kept aside nor rejected, 66 when there is no such version.

    Example: bus accept 12
    """: """
    その番号の版を今から(予告された版はその日から)公開します。却下した版もこれで取り消せます。先に確かめてください。\
    bus history が理由を、bus diff active 番号 が変更点を示します。終了コードは、保留中でも却下した版でもなければ \
    65、その版がなければ 66。

    例: bus accept 12
    """,
    "Put aside for good what was kept aside.": "保留中の版を却下します。",
    """
    The version in force goes on serving, and pages that say the same again are not brought up \
    again. bus accept takes it back. Exit status 65 when it is not one that was kept aside, 66 \
    when there is no such version.

    Example: bus reject 12 --reason "the page of another stop"
    """: """
    公開中の版はそのままで、同じ内容のページが再び来ても取り上げません。bus accept で取り消せます。終了コードは、\
    保留中の版でなければ 65、その版がなければ 66。

    例: bus reject 12 --reason "別の停留所のページ"
    """,
    "Forget what is old and that nothing refers to.": "古くて、どこからも参照されない記録を消します。",
    """
    What was ever published stays, with the bytes of its pages; so do the last fetch of every \
    page, what was rejected, and how every route's last run ended. The records of older runs, \
    fetches and readings go, quarantined versions that newer ones have overtaken, and archived \
    bytes that nothing refers to any more.

    Example: bus prune --keep-days 90 --dry-run
    """: """
    一度でも公開した版とそのページ、各ページの最後の取得、却下した版、各路線の最後の実行の結果は残します。\
    それより古い実行、取得、読み取りの記録、新しい版に追い越された保留中の版、どこからも参照されない保存\
    ファイルを消します。

    例: bus prune --keep-days 90 --dry-run
    """,
    """
    A state is the number of a version, active, upcoming, @2026-10-01 (as believed then), \
    page:FILE, or fixtures:DIR (a folder of saved pages, run through the stages). Exit status 0 \
    when they are the same, 1 when they differ. --upcoming is short for active upcoming: what \
    will change, for the routes that have something announced.

    Example: bus diff --route home fixtures:fixtures/html active
    """: """
    状態は、版の番号、active(公開中)、upcoming(予定)、@2026-10-01(その日に信じていた内容)、page:FILE、\
    fixtures:DIR(保存したページのフォルダーを同じ手順で読んだもの)のいずれかです。終了コードは、同じなら \
    0、違えば 1。--upcoming は active upcoming の略で、予告のある路線について何が変わるかを示します。

    例: bus diff --route home fixtures:fixtures/html active
    """,
    "What will change: active and upcoming.": "これから何が変わるか(active と upcoming)。",
    "The number of a version.": "版の番号。",
    "Even if another version came into force since it was kept aside.":
      "保留の後に別の版が公開されていても行います。",
    "Why, for bus history; else the gate's reason.": "理由(bus history に残ります)。省くと検査の理由。",
    "How many days back nothing is touched.": "この日数以内のものには触れません。",
    "The same by a date instead.": "日数の代わりに日付で。",
    "Remove nothing; say what would be removed.": "何も消さず、何が消えるかを示します。",
    "The moment to take for now, with pages that were saved then; needs --replay or --offline.":
      "保存した時のページとともに、今とみなす時刻。--replay か --offline が必要です。",
  ]
}
