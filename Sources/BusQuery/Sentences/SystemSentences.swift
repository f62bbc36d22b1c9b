extension Sentences {
  /// What the system, SQLite and libcurl say, as strerror(3) and they word it.
  static let system: KeyValuePairs = [
    "No such file or directory": "ファイルやフォルダーがありません",
    "Permission denied": "権限がありません",
    "Operation not permitted": "許可されていません",
    "Is a directory": "フォルダーです",
    "Not a directory": "フォルダーではありません",
    "File exists": "同じ名前のものがあります",
    "No space left on device": "ディスクに空きがありません",
    "Disk quota exceeded": "使える容量を超えました",
    "Read-only file system": "書き込めないファイルシステムです",
    "Input/output error": "読み書きに失敗しました",
    "Broken pipe": "受け取る側が終わっています",
    "Too many open files": "開いているファイルが多すぎます",
    "Too many levels of symbolic links": "シンボリックリンクが多すぎます",
    "File name too long": "ファイル名が長すぎます",
    "File too large": "ファイルが大きすぎます",
    "No such device or address": "その装置やアドレスがありません",
    "Bad file descriptor": "閉じたファイルです",
    "Inappropriate ioctl for device": "端末ではありません",
    "Cannot allocate memory": "メモリーが足りません",
    "Device or resource busy": "ほかで使われています",
    "Text file busy": "実行中のファイルです",
    "Exec format error": "実行できる形式ではありません",
    "Invalid argument": "正しくない値です",
    "Resource temporarily unavailable": "一時的に使えません",
    "database is locked": "ほかの処理が使っています",
    "file is not a database": "データベースの形式ではありません",
    "database disk image is malformed": "内容が壊れています",
    "disk I/O error": "読み書きに失敗しました",
    "attempt to write a readonly database": "書き込めないファイルです",
    "database or disk is full": "空きがありません",
    "unable to open database file": "ファイルを開けません",
    "Connection refused": "接続を断られました",
    "Could not resolve host: {host}": "ホスト {host} が見つかりません",
    "Failed to connect to {host} port {#port} after {#time} ms: {+why}":
      "{host} のポート{#port}に接続できません: {+why}",
    "Couldn't connect to server": "接続できません",
    "Operation timed out after {#time} milliseconds with {#some} out of {#all} bytes received":
      "{#time}ミリ秒で打ち切りました。{#all}バイトのうち{#some}バイトを受け取りました",
    "Operation timed out after {#time} milliseconds with {#some} bytes received":
      "{#time}ミリ秒で打ち切りました。受け取ったのは{#some}バイトです",
    "Empty reply from server": "サーバーが何も答えません",
    "Recv failure: {+why}": "受信に失敗しました: {+why}",
    "Connection reset by peer": "相手が接続を切りました",
    "SSL certificate problem: {what}": "証明書の問題: {what}",
  ]

  /// What the argument parser says of a command line, after its first letter was made small.
  static let parser: KeyValuePairs = [
    "unknown option '{option}'": "'{option}' というオプションはありません",
    "unknown option '{option}'. Did you mean '{other}'?":
      "'{option}' というオプションはありません('{other}' のことですか?)",
    "missing value for '{option}'": "'{option}' の値がありません",
    "missing expected argument '{argument}'": "引数 '{argument}' がありません",
    "missing one of: '{arguments}'": "次のどれかが必要です: '{arguments}'",
    "missing required subcommand.": "サブコマンドが必要です",
    "unexpected argument '{argument}'": "余分な引数 '{argument}' があります",
    "{#count} unexpected arguments: '{arguments}'": "余分な引数が{#count}個あります: '{arguments}'",
    "the option '{option}' does not take any value, but '{value}' was specified.":
      "オプション '{option}' は値を取りませんが、'{value}' が付いています",
    "the value '{value}' is invalid for '{argument}'": "'{value}' は '{argument}' に使えない値です",
    "the value '{value}' is invalid for '{argument}'. Please provide one of {values}.":
      "'{value}' は '{argument}' に使えない値です。使えるのは {values} です",
    "the value '{value}' is invalid for '{argument}'. Please provide one of {values} or {last}.":
      "'{value}' は '{argument}' に使えない値です。使えるのは {values}, {last} です",
  ]
}
