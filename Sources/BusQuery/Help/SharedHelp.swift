extension HelpWords {
  /// The help of the two programs as such, and of options that many commands have.
  static let shared: KeyValuePairs = [
    "Fetch, read and publish bus timetables.": "時刻表の取得、読み取り、公開を行います。",
    "These are the commands of `bus` that use the network, read pages, or write. `bus` hands them on to this program; people need not call it themselves.":
      "ネットワークを使う、ページを読む、書き込むといった `bus` のコマンドです。`bus` から呼び出されるため、直接実行する必要はありません。",
    "Print one JSON document.": "JSON を一つ出力します。",
    "Print one JSON document a line.": "一行に一つの JSON を出力します。",
    "Only this route; may be given again.": "この路線だけ。繰り返し指定できます。",
    "The database; else $BUS_DATABASE or the user's own. The page archive lies beside it.":
      "データベース。省くと $BUS_DATABASE、利用者のもの。保存したページはその隣にあります。",
    "ja or en; else by LC_ALL, LC_MESSAGES and LANG.":
      "ja または en。省くと LC_ALL、LC_MESSAGES、LANG に従います。",
    "The settings; else $BUS_CONFIG, ./routes.json or the user's own.":
      "設定ファイル。省くと $BUS_CONFIG、./routes.json、利用者の設定の順。",
    "The next bus, from the operator's own timetable pages.":
      "バス会社の時刻表ページから、次のバスを答えます。",
    "One JSON document.": "JSON を一つ出力します。",
    "Another routes.json.": "別の routes.json。",
    "Another database.": "別のデータベース。",
    "The route's name in routes.json; may be left out when there is but one.":
      "routes.json の路線名。路線が一つだけなら省けます。",
    "outbound (the way out, the default) or inbound (the way back).":
      "outbound(行き。省くとこちら)または inbound(帰り)。",
    "ja or en; else by LC_ALL, LC_MESSAGES, LANG.":
      "ja または en。省くと LC_ALL、LC_MESSAGES、LANG に従います。",
    "Show help information.": "この説明を表示します。",
    "Show the version.": "バージョンを表示します。",
  ]
}
