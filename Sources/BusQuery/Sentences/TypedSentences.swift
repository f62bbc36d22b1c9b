extension Sentences {
  /// What was typed on the command line.
  static let typed: KeyValuePairs = [
    "DATE": "日付", "TIME": "時刻",
    "a time such as 7:20, or a moment in Japanese time such as 2026-11-21T07:30":
      "7:20 のような時刻か、2026-11-21T07:30 のような日本時間の日時",
    "a time that is not over at {clock}": "{clock} より後の時刻",
    "{+fault}; for the day after: {date}T{clock}": "{+fault}。翌日なら {date}T{clock}",
    "a date such as 2026-11-21": "2026-11-21 のような日付",
    "a date such as 2026-10-01, or a moment such as 2026-10-01T06:00":
      "2026-10-01 のような日付か、2026-10-01T06:00 のような日時",
    "a time such as 9:00 or 24:30, or a moment such as 2026-11-21T09:00":
      "9:00 や 24:30 のような時刻か、2026-11-21T09:00 のような日時",
    "a time of the service day such as 07:41 or 24:10": "07:41 や 24:10 のような運行日の時刻",
    "two times of the service day such as 07:00..09:30": "07:00..09:30 のような、運行日の二つの時刻",
    "a date such as 2026-11-21, or a range such as 2026-12-28..2027-01-04":
      "2026-11-21 のような日付か、2026-12-28..2027-01-04 のような期間",
    "expected a range that starts before it ends, found {range}":
      "始まりが終わりより前の期間が必要です(実際: {range})",
    "expected at most {#count} days, found {range}": "期間は{#count}日までです(実際: {range})",
    "a number from 1 to 366": "1 から 366 までの数",
    "a number from 1 to 10000": "1 から 10000 までの数",
    "minutes": "6 のような半角の数字(分)",
    "ja or en": "ja か en",
    "outbound or inbound": "outbound(行き)か inbound(帰り)",
    "a name as the timetable prints it": "時刻表にあるとおりの名前",
    "--watch follows the present; leave out --as-of":
      "--watch は今を追い続けるので、--as-of と一緒には使えません。--as-of を外してください",
    "--all-directions asks for both; leave out --direction":
      "--all-directions は行きと帰りの両方なので、--direction を外してください",
    "--week is printed as text, json or csv; a page shows one day":
      "--week の形式は text、json、csv です。ページにできるのは一日分だけです",
    "a route is named by an option: bus {command} --route {route}":
      "路線は --route で指定します: bus {command} --route {route}",
    "no command {name}; bus --help lists them":
      "{name} というコマンドはありません。一覧は bus --help にあります",
    "no command {name}; did you mean 'bus {other}'? bus --help lists them":
      "{name} というコマンドはありません。'bus {other}' のことですか? 一覧は bus --help にあります",
    "say which route with --route NAME; {+known}": "--route 名前 で路線を指定してください。{+known}",
    "routes.json has none yet": "routes.json にはまだ路線がありません",
    "there are: {names}": "設定済みの路線: {names}",
    "no operator {name} ({+known})": "{name} というバス会社はありません({+known})",
    "no operator {name}; did you mean '{other}'? ({+known})":
      "{name} というバス会社はありません。'{other}' のことですか?({+known})",
    "routes.json has none": "routes.json にはバス会社がありません",
    "--pattern: not understood: {words}": "--pattern: 読み取れない言葉: {words}",
    "--pattern: expected words that say on which days something runs, such as 土曜 or 平日（8/13～8/15を除く）, found {found}":
      "--pattern: 土曜、平日（8/13～8/15を除く） のような、運行日を表す言葉が必要です(実際: {found})",
    "nothing says where the database is; give --database, or set HOME":
      "データベースの場所が分かりません。--database で指定するか、HOME を設定してください",
    "nothing says where the database is; give --database FILE or set HOME":
      "データベースの場所が分かりません。--database ファイル で指定するか、HOME を設定してください",
    "'bus {name}' is not yet there": "'bus {name}' はまだありません",
    "bus board needs a terminal; for a pipe there is: bus next --watch":
      "bus board は端末でだけ使えます。パイプには bus next --watch を使ってください",
    "the terminal does not answer: {+why}": "端末が応答しません: {+why}",
    "expected a file, found a folder": "ファイルではなくフォルダーです",
    "a file was expected, found a folder; name a file in it":
      "ファイルではなくフォルダーです。その中のファイルを指定してください",
    "a file was expected, found a named pipe; use - and < {path}":
      "ファイルではなく名前付きパイプです。- と < {path} を使ってください",
    "a file was expected, found a socket": "ファイルではなくソケットです",
    "a file was expected, found a disk": "ファイルではなくディスクです",
    "standard output cannot be written to: {+why}": "標準出力に書き込めません: {+why}",
    "this command is done by bus-ingest, which cannot be started: {+why}":
      "このコマンドは bus-ingest が行いますが、起動できません: {+why}",
    "expected it beside bus, in {folder}; run scripts/build, or install both programs together":
      "bus と同じフォルダー {folder} にありません。scripts/build を実行するか、二つのプログラムを一緒に置いてください",
    "expected /proc/self/exe to say where this program is: {+why}":
      "/proc/self/exe からこのプログラムの場所が分かりません: {+why}",
    "{+mistake}; see bus --help, or the command's own --help":
      "{+mistake}。bus --help か、各コマンドの --help を見てください",
    "{+mistake}; see the command's --help": "{+mistake}。コマンドの --help を見てください",
    "unexpected: {what}; please report this": "想定外の問題です: {what}。不具合として報告してください",
    "unexpected: {what}": "想定外の問題です: {what}",
    "--upcoming says both states itself": "--upcoming は二つの状態を自分で決めるので、状態を外してください",
    "expected a state to compare, such as @2026-10-01":
      "比べる状態を指定してください(@2026-10-01 など)",
    "page:FILE is a page of one route; say which with --route":
      "page:ファイル は一つの路線のページです。--route で路線を指定してください",
    "page:{file} needs --route": "page:{file} には --route が必要です",
    "these are versions of two routes; see bus history":
      "二つの版は別々の路線のものです。bus history を見てください",
    "route '{name}' has no such {+direction} page in routes.json":
      "路線 '{name}' には、routes.json にそのような{+direction}のページがありません",
    "route '{name}' has nothing {+what}": "路線 '{name}' には{+what}がありません",
    "route '{name}' {+fault}": "路線 '{name}': {+fault}",
    "in force; run bus ingest": "公開中のデータ(bus ingest を実行してください)",
    "that was in force at {moment}": "{moment} に公開されていたデータ",
    "there is no version {#id}; see bus history": "版{#id}はありません。bus history を見てください",
    "a timetable was expected, found {+verdict}: {+why}": "時刻表ではありません({+verdict}): {+why}",
    "no reason is known": "理由は分かりません",
    "--offline and --replay exclude each other: pages come from one place":
      "--offline と --replay は一緒に使えません。ページの取り元はどちらか一つです",
    "--at needs --replay or --offline: what a server says is of now":
      "--at には --replay か --offline が必要です。サーバーの答えは今のものだからです",
    "a timetable was expected, the page is {+verdict}": "時刻表ではないページです({+verdict})",
    "{+direction} has {#count} pages; say which with --url":
      "{+direction}には{#count}ページあります。--url で指定してください",
    "{url} is no page of {+direction}; correct --direction, or say --url":
      "{url} は{+direction}のページではありません。--direction を直すか、--url で指定してください",
    "another program published this route meanwhile; run it again":
      "別のプログラムがこの路線を先に公開しました。もう一度実行してください",
    "--keep-days: expected 1 to 36500 days, found {found}":
      "--keep-days: 1 から 36500 までの日数が必要です(実際: {found})",
    "expected the address of a timetable page, found none":
      "時刻表ページのアドレスを指定してください",
    "nothing to change: say what, such as --walk 6; a hint goes with a page, as in --drop URL --add URL --service 平日":
      "変更する内容がありません。--walk 6 のように指定してください。ページのヒントは --drop URL --add URL --service 平日 のように、ページと一緒に指定します",
    "--only: expected a key and a text such as destination=駅, found {found}":
      "--only: destination=駅 のようなキーと言葉が必要です(実際: {found})",
    "there is a route '{name}' already; to change it: bus routes edit {route} …":
      "'{name}' という路線はすでにあります。変更するには bus routes edit {route} …",
    "--walk: expected minutes, found {found}": "--walk: 6 のような半角の数字(分)が必要です(実際: {found})",
    "expected a name before the addresses, as in bus routes add home {url}, found {found}":
      "アドレスの前に路線の名前が必要です(例: bus routes add home {url}。実際: {found})",
    "no page would be left; give the new one with --add, or: bus routes remove {name}":
      "ページが一つもなくなります。新しいページを --add で加えるか、路線ごと削除してください: bus routes remove {name}",
    "--drop: expected a page of the route, found {found}":
      "--drop: この路線のページが必要です(実際: {found})",
  ]
}
