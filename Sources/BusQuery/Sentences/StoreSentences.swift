extension Sentences {
  /// The database, and what was published in it.
  static let store: KeyValuePairs = [
    "expected a SQLite database, found something else ({+said}); give another path with --database, or, if it was bus's own, move it aside and run `bus ingest --offline`":
      "SQLite のデータベースではありません({+said})。--database で別のパスを指定するか、bus のものだったなら、よけてから `bus ingest --offline` を実行してください",
    "the database is damaged ({+said}); move it aside, with its -wal and -shm if there are any, and run `bus ingest --offline`: the archive has its pages":
      "データベースが壊れています({+said})。-wal と -shm があれば一緒によけて `bus ingest --offline` を実行してください。ページは保存されています",
    "another program holds the database ({+said}); try again when it is done":
      "別のプログラムがデータベースを使っています({+said})。終わってからもう一度実行してください",
    "the database cannot be written to ({+said}); make file and folder writable":
      "データベースに書き込めません({+said})。ファイルとフォルダーを書き込めるようにしてください",
    "no space is left on the disk ({+said}); make room and run it again":
      "ディスクに空きがありません({+said})。空きを作ってからもう一度実行してください",
    "the database cannot be opened ({+said}); look at the permissions of its path":
      "データベースを開けません({+said})。パスの権限を確かめてください",
    "the disk gave an error ({+said}); look at disk and file system":
      "ディスクの読み書きに失敗しました({+said})。ディスクとファイルシステムを確かめてください",
    "a rule of the database was broken ({+said}); please report this":
      "データベースの決まりに反しました({+said})。不具合として報告してください",
    "{+fault}; the last data stands in {path}-wal, which takes 32 KB of room to be read: make room, and leave it where it is":
      "{+fault}。最後のデータは {path}-wal にあり、読むのに 32 KB の空きが必要です。空きを作り、ファイルはそのままにしてください",
    "result code {#code}": "結果コード{#code}",
    "there is no database yet; run `bus ingest` to make it":
      "まだデータベースがありません。`bus ingest` を実行すると作られます",
    "expected a database file, found a folder; add the file's name: {path}/bus.sqlite":
      "データベースのファイルではなくフォルダーです。ファイル名を付けてください: {path}/bus.sqlite",
    "the database cannot be created here; make the folder, or give --database":
      "ここにはデータベースを作れません。フォルダーを作るか、--database で指定してください",
    "the database cannot be written to; make the file and its folder writable":
      "データベースに書き込めません。ファイルとフォルダーを書き込めるようにしてください",
    "the database is {+state}; run `bus ingest` once to bring it up to date":
      "データベースは{+state}。`bus ingest` を一度実行すると新しくなります",
    "empty": "空です",
    "of version {#old}, this program's is {#new}": "版{#old}で、このプログラムの版は{#new}です",
    "expected a database of bus, found another program's (application_id {id}); give another path with --database":
      "bus のデータベースではありません(application_id {id})。--database で別のパスを指定してください",
    "the database is of version {#new}, this program knows {#old}; install the newer bus that wrote it":
      "データベースは版{#new}ですが、このプログラムが扱えるのは版{#old}までです。書き込んだ新しい bus を入れてください",
    "the backup before an update cannot be put in place: {+why}":
      "更新前の控えを置けません: {+why}",
    "the connection is closed": "接続が閉じています",
    "nothing was written": "何も書き込まれませんでした",
    "there is no run {#id}": "実行{#id}はありません",
    "expected holidays, found none; the last good ones are kept":
      "祝日が一つもありません。前回のものをそのまま使います",
    "expected a direction, found {found}": "方向(行き・帰り)が必要です(実際: {found})",
    "expected minutes of a service day, found {found}": "運行日の 0 時からの分が必要です(実際: {found})",
    "expected marks as JSON, found {found}": "JSON の記号が必要です(実際: {found})",
    "expected the days of a timetable, found \"{found}\"; run `bus ingest --force`":
      "時刻表の運行日が必要です(実際: \"{found}\")。`bus ingest --force` を実行してください",
    "{+fault}; move the file aside and run `bus ingest --offline`":
      "{+fault}。ファイルをよけて `bus ingest --offline` を実行してください",
    "version {#id}": "版{#id}",
    "version {#id} is": "版{#id}が公開されています",
    "no version is": "公開中の版がありません",
    "it was kept aside beside another version than today's: {+now} in force since; compare them with `bus diff {#id} active`, and use --force to publish it all the same":
      "保留した時とは公開中の版が違います。今は{+now}。`bus diff {#id} active` で比べ、それでも公開するなら --force を付けてください",
    "expected a version that was kept aside, found {+found}; see `bus history`":
      "保留中の版が必要です(実際: {+found})。`bus history` を見てください",
    "one that is {+state}": "{+state}の版",
    "published as version {#id}": "版{#id}として公開しました",
    "announced as version {#id}": "版{#id}として予告どおりに公開します",
    "version {#id} says the same already": "版{#id}と同じ内容です",
    "kept aside as version {#id}: {+why}; see bus diff {#same}":
      "版{#id}として保留しました: {+why}。違いは bus diff {#same} にあります",
    "active": "公開中", "superseded": "旧版", "announced": "予定", "quarantined": "保留",
    "rejected": "却下",
  ]
}
