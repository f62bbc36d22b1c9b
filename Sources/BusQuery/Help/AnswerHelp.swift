extension HelpWords {
  /// The help of answers: next, board, timetable, why, calendar and export.
  static let answers: KeyValuePairs = [
    "A live board of departures in the terminal.": "端末に発車案内を表示し続けます。",
    """
    Every second: how long until each bus, what cannot be reached in faint letters, what has \
    gone for a minute more. Keys: d the other way, left and right another day, t today, up and \
    down to move, q to quit. It needs a terminal; for a pipe: bus next --watch.

    Example: bus board --route home --walk 6
    """: """
    毎秒、各便まであと何分かを表示します。間に合わない便は薄く、発車した便もあと一分は薄く残りま\
    す。キー: d 行き/帰り、←→ 前日/翌日、t 今日、↑↓ 移動、q 終了。端末が必要です。パイプには\
     bus next --watch を使います。

    例: bus board --route home --walk 6
    """,
    "Minutes to the stop; else the route's own.": "停留所まで歩く時間(分)。省くと路線の設定。",
    "Let the clock start at this moment.": "時計をこの日時から始めます。",
    "Only buses whose destination contains this.": "行き先にこの言葉を含む便だけ。",
    "Only buses of this platform.": "こののりばの便だけ。",
    "Which service runs on a day, and why.": "その日のダイヤと理由を答えます。",
    """
    Without a date: today. The law decides, unless --operator names a company of routes.json \
    whose own rules say otherwise; a note says when one has rules for the days asked for. With \
    --pattern, on which days a label or a legend's words run.

    Example: bus calendar --from 2026-12-28 --to 2027-01-04 --operator example-city
    """: """
    日付がなければ今日について答えます。祝日は法律から計算し、--operator で routes.json のバス会\
    社を指定するとその会社の決まりに従います。尋ねた日に決まりのある会社があれば注記します。\
    --pattern では、見出しや凡例の言葉がどの日に当てはまるかを答えます。

    例: bus calendar --from 2026-12-28 --to 2027-01-04 --operator example-city
    """,
    "Dates, or ranges such as 2026-12-28..2027-01-04.": "日付、または 2026-12-28..2027-01-04 のような期間。",
    "The first day of a range.": "期間の最初の日。",
    "The last day of a range.": "期間の最後の日。",
    "A company's id.": "バス会社の id。",
    "Only the holidays; without dates those of this year.": "祝日だけ。日付がなければ今年の祝日。",
    "Say whether these words run on each day.": "この言葉が各日に当てはまるかを答えます。",
    "Days without school, for --pattern; may be repeated.":
      "--pattern のための学校の休み。繰り返し指定できます。",
    "One JSON document a day, each on a line.": "一日一行の JSON を出力します。",
    "Timetables for other programs.": "時刻表を他のプログラム向けに書き出します。",
    "Example: bus export ics --route home --days 14 > home.ics":
      "例: bus export ics --route home --days 14 > home.ics",
    "The buses of the next days as iCalendar (RFC 5545).": "今後の便を iCalendar(RFC 5545)で書き出します。",
    """
    One event a bus, with the same UID in every export, so that a calendar that takes the file \
    in again updates what it has. Days of which it cannot be told what runs are named on \
    standard error. Exit code 3 when there is no bus.

    Example: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
    """: """
    一便が一つの予定になります。UID は毎回同じなので、カレンダーに取り込み直すと内容が更新されま\
    す。何が運行するか分からない日は標準エラー出力に示します。便がないとき終了コードは 3 です。

    例: bus export ics --route home --days 14 --between 07:00..09:00 > home.ics
    """,
    "How many days.": "日数。",
    "The first day; else today.": "最初の日。省くと今日。",
    "Only buses between these times.": "この時刻の間の便だけ。",
    "The whole day of a route.": "一日の時刻表を表示します。",
    """
    The grid of hours and minutes that people know, with its marks and legend; the present hour \
    is marked. As html it prints on one sheet of A4. With --week seven days, a line each. Exit \
    code 3 when there are no buses.

    Example: bus timetable --route home --date 2026-12-31 --format html > home.html
    """: """
    見慣れた「時」と「分」の表に、記号と凡例を付けて表示します。今の時間帯には印が付きます。\
    html は A4 一枚に印刷できます。--week では七日間を一日一行で表示します。便がないとき終了コー\
    ドは 3 です。

    例: bus timetable --route home --date 2026-12-31 --format html > home.html
    """,
    "Another service day than today's.": "今日以外の運行日。",
    "Seven days from that one, a line each.": "その日から七日間を一日一行で。",
    "Answer by what was published on that date.": "その日に公開されていた内容で答えます。",
    "text, json, csv or html.": "text、json、csv、html のいずれか。",
    "The same as --format json.": "--format json と同じ。",
    "Where one departure came from.": "その便がどのページのどこから来たかを示します。",
    """
    The page, the place in it, its archived bytes, and why it runs on the day. With --as-of the \
    answer is by what was believed then. Exit code 3 when the day has no such departure.

    Example: bus why 07:41 --route home --date 2026-11-21
    """: """
    ページ、その中の場所、保存されたファイル、その日に運行する理由を示します。--as-of を付けると\
    、その時に公開されていた内容で答えます。その便がないとき終了コードは 3 です。

    例: bus why 07:41 --route home --date 2026-11-21
    """,
    "A time of the service day: 07:41, 24:10.": "運行日の時刻: 07:41、24:10。",
    "The next departures of a route.": "次の便を答えます。",
    """
    Answers from the database alone, whatever the network does, and says so when the data is \
    not fresh. Times past midnight stay on their service day: 24:10. Exit code 0 when something \
    is shown, 3 when no bus is left or none runs (the reason is printed).

    Example: bus next --route home --direction inbound --walk 6
    """: """
    ネットワークの状態にかかわらずデータベースだけから答え、データが古いときはそう伝えます。深夜\
    の便はその運行日の時刻(24:10 など)で表します。終了コードは、便を表示したとき 0、もう便がない\
    か運行がないとき 3(理由を表示します)。

    例: bus next --route home --direction inbound --walk 6
    """,
    "Both ways, one after the other.": "行きと帰りを続けて表示します。",
    "How many departures; 3 unless told.": "便の数。指定しなければ 3。",
    "Ask about another moment, Japanese time: 7:20, or 2026-11-21T07:30.":
      "別の日時について尋ねます(日本時間): 7:20、2026-11-21T07:30 など。",
    "Nothing after this time, such as 9:00 or 24:30.": "この時刻まで(9:00、24:30 など)。",
    "One line of JSON now, and another whenever the answer changes.":
      "JSON を一行、その後は答えが変わるたびに一行ずつ出力します。",
  ]
}
