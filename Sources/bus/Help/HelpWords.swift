/// The Japanese for every text of this program's help.
enum HelpWords {
  /// By the English text as it stands in a command's declaration.
  static let japanese: [String: String] = commands.merging(discussions) { $1 }.merging(options) {
    $1
  }

  private static let commands: [String: String] = [
    "The next departures of a route.": "次の便を答えます。",
    "A live board of departures in the terminal.": "端末に発車案内を表示し続けます。",
    "The whole day of a route.": "一日の時刻表を表示します。",
    "Where one departure came from.": "その便がどのページのどこから来たかを示します。",
    "The routes of routes.json.": "routes.json の路線を扱います。",
    "All routes, one a line.": "路線の一覧を表示します。",
    "Everything that is set for a route.": "路線の設定をすべて表示します。",
    "Which service runs on a day, and why.": "その日のダイヤと理由を答えます。",
    "Versions, runs, and what was kept aside.": "版、実行、保留の記録を表示します。",
    "What is wrong, and what to do.": "何がおかしいか、どうすればよいかを示します。",
    "Timetables for other programs.": "時刻表を他のプログラム向けに書き出します。",
    "The buses of the next days as iCalendar (RFC 5545).": "今後の便を iCalendar(RFC 5545)で書き出します。",
  ]

  private static let discussions: [String: String] = [
    """
    Answers from the database alone, whatever the network does, and says so when the data is not \
    fresh. Times past midnight stay on their service day: 24:10. Exit code 0 when something is \
    shown, 3 when no bus is left or none runs (the reason is printed).

    Example: bus next --route home --direction inbound --walk 6
    """: """
    ネットワークの状態にかかわらずデータベースだけから答え、データが古いときはそう伝えます。深夜の便は\
    その運行日の時刻(24:10 など)で表します。終了コードは、便を表示したとき 0、もう便がないか運行が\
    ないとき 3(理由を表示します)。

    例: bus next --route home --direction inbound --walk 6
    """,
    """
    Every second: how long until each bus, what cannot be reached in faint letters, what has gone \
    for a minute more. Keys: d the other way, left and right another day, t today, up and down to \
    move, q to quit. It needs a terminal; for a pipe: bus next --watch.

    Example: bus board --route home --walk 6
    """: """
    毎秒、各便まであと何分かを表示します。間に合わない便は薄く、発車した便もあと一分は薄く残ります。\
    キー: d 行き/帰り、←→ 前日/翌日、t 今日、↑↓ 移動、q 終了。端末が必要です。パイプには \
    bus next --watch を使います。

    例: bus board --route home --walk 6
    """,
    """
    The grid of hours and minutes that people know, with its marks and legend; the present hour is \
    marked. As html it prints on one sheet of A4. With --week seven days, a line each. Exit code 3 \
    when there are no buses.

    Example: bus timetable --route home --date 2026-12-31 --format html > home.html
    """: """
    見慣れた「時」と「分」の表に、記号と凡例を付けて表示します。今の時間帯には印が付きます。html は \
    A4 一枚に印刷できます。--week では七日間を一日一行で表示します。便がないとき終了コードは 3 です。

    例: bus timetable --route home --date 2026-12-31 --format html > home.html
    """,
    """
    The page, the place in it, its archived bytes, and why it runs on the day. With --as-of the \
    answer is by what was believed then. Exit code 3 when the day has no such departure.

    Example: bus why 07:41 --route home --date 2026-11-21
    """: """
    ページ、その中の場所、保存されたファイル、その日に運行する理由を示します。--as-of \
    を付けると、その時に公開されていた内容で答えます。その便がないとき終了コードは 3 です。

    例: bus why 07:41 --route home --date 2026-11-21
    """,
    """
    Without a further word the list. add, edit, remove and check are done by bus-ingest and explain \
    themselves: bus routes add --help.

    Example: bus routes show home
    """: """
    何も付けなければ一覧を表示します。add、edit、remove、check は bus-ingest が行い、それぞれの説明があります: \
    bus routes add --help

    例: bus routes show home
    """,
    "Example: bus routes list --json": "例: bus routes list --json",
    "Example: bus routes show home": "例: bus routes show home",
    """
    The newest first. A version's number is what `bus diff` takes.

    Example: bus history --route home
    """: """
    新しい順に表示します。版の番号は `bus diff` に渡せます。

    例: bus history --route home
    """,
    """
    Looks at the settings, both programs, the database, the archive, every route's data and the \
    holidays. Exit code 0 when all is well or only worth a word, else that of the first fault: 78 \
    routes.json is wrong, 66 a file is missing, 69 bus-ingest is missing, 65 data that cannot be \
    relied on.

    Example: bus doctor --json
    """: """
    設定、二つのプログラム、データベース、保存したページ、各路線のデータ、祝日を調べます。終了コードは、\
    問題がないか注意だけのとき 0、問題があるときは最初の問題のもの: 78 routes.json の誤り、66 ファイルが\
    ない、69 bus-ingest がない、65 頼れないデータ。

    例: bus doctor --json
    """,
    """
    Without a date: today. The law decides, unless --operator names a company of routes.json \
    whose own rules say otherwise; a note says when one has rules for the days asked for. With \
    --pattern, on which days a label or a legend's words run.

    Example: bus calendar --from 2026-12-28 --to 2027-01-04 --operator example-city
    """: """
    日付がなければ今日について答えます。祝日は法律から計算し、--operator で routes.json のバス\
    会社を指定するとその会社の決まりに従います。尋ねた日に決まりのある会社があれば注記します。\
    --pattern では、見出しや凡例の言葉がどの日に当てはまるかを答えます。

    例: bus calendar --from 2026-12-28 --to 2027-01-04 --operator example-city
    """,
    "Example: bus export ics --route home --days 14 > home.ics":
      "例: bus export ics --route home --days 14 > home.ics",
    """
    One event a bus, with the same UID in every export, so that a calendar that takes the file \
    in again updates what it has. Days of which it cannot be told what runs are named on \
    standard error. Exit code 3 when there is no bus.

    Example: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
    """: """
    一便が一つの予定になります。UID は毎回同じなので、カレンダーに取り込み直すと内容が更新され\
    ます。何が運行するか分からない日は標準エラー出力に示します。便がないとき終了コードは 3 です\
    。

    例: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
    """,
  ]

  private static let options: [String: String] = [
    "Show the version.": "バージョンを表示します。",
    "Show help information.": "この説明を表示します。",
    "The route's name in routes.json; may be left out when there is but one.":
      "routes.json の路線名。路線が一つだけなら省けます。",
    "outbound (the way out, the default) or inbound (the way back).":
      "outbound(行き。省くとこちら)または inbound(帰り)。",
    "Both ways, one after the other.": "行きと帰りを続けて表示します。",
    "How many departures; 3 unless told.": "便の数。指定しなければ 3。",
    "Ask about another moment, Japanese time: 7:20, or 2026-11-21T07:30.":
      "別の日時について尋ねます(日本時間): 7:20、2026-11-21T07:30 など。",
    "Answer by what was published on that date.": "その日に公開されていた内容で答えます。",
    "Minutes to the stop; else the route's own.": "停留所までの徒歩の分数。省くと路線の設定。",
    "Nothing after this time, such as 9:00 or 24:30.": "この時刻まで(9:00、24:30 など)。",
    "Only buses whose destination contains this.": "行き先にこの言葉を含む便だけ。",
    "Only buses of this platform.": "こののりばの便だけ。",
    "One JSON document.": "JSON を一つ出力します。",
    "One line of JSON now, and another whenever the answer changes.":
      "JSON を一行、その後は答えが変わるたびに一行ずつ出力します。",
    "ja or en; else by LC_ALL, LC_MESSAGES, LANG.":
      "ja または en。省くと LC_ALL、LC_MESSAGES、LANG に従います。",
    "Another routes.json.": "別の routes.json。",
    "Another database.": "別のデータベース。",
    "Let the clock start at this moment.": "時計をこの日時から始めます。",
    "Another service day than today's.": "今日以外の運行日。",
    "Seven days from that one, a line each.": "その日から七日間を一日一行で。",
    "text, json, csv or html.": "text、json、csv、html のいずれか。",
    "The same as --format json.": "--format json と同じ。",
    "A time of the service day: 07:41, 24:10.": "運行日の時刻: 07:41、24:10。",
    "One JSON document, as routes.json has them.": "routes.json と同じ形の JSON を一つ出力します。",
    "The route's name.": "路線名。",
    "One JSON document, as routes.json has it.": "routes.json と同じ形の JSON を一つ出力します。",
    "Dates, or ranges such as 2026-12-28..2027-01-04.":
      "日付、または 2026-12-28..2027-01-04 のような期間。",
    "The first day of a range.": "期間の最初の日。",
    "The last day of a range.": "期間の最後の日。",
    "A company's id.": "バス会社の id。",
    "Only the holidays; without dates those of this year.": "祝日だけ。日付がなければ今年の祝日。",
    "Say whether these words run on each day.": "この言葉が各日に当てはまるかを答えます。",
    "Days without school, for --pattern; may be repeated.":
      "--pattern のための学校の休み。繰り返し指定できます。",
    "One JSON document a day, each on a line.": "一日一行の JSON を出力します。",
    "Only this route's.": "この路線だけ。",
    "How many versions and how many runs.": "版と実行の件数。",
    "How many days.": "日数。",
    "The first day; else today.": "最初の日。省くと今日。",
    "Only buses between these times.": "この時刻の間の便だけ。",
  ]
}
