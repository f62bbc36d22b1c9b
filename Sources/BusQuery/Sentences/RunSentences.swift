extension Sentences {
  /// Why the gate kept pages aside.
  static let gate: KeyValuePairs = [
    "{#moved} of {#all} {+place} departures are at other times, and no revision is announced":
      "{+place}の{#all}本のうち{#moved}本の時刻が変わりましたが、改正の告知がありません",
    "{#count} buses from {+hour} in {+days}": "{+days}の{+hour}に{#count}本あります",
    "{#from}:00 to {#to}:59": "{#from}:00から{#to}:59まで",
    "the pages hold no departure at all": "ページに便が一つもありません",
    "the pages hold no departure any more, there were {#count}":
      "ページに便が一つもなくなりました(これまで{#count}本)",
    "{+days} fell from {#old} to {#new} departures": "{+days}が{#old}本から{#new}本に減りました",
    "{+days} rose from {#old} to {#new} departures": "{+days}が{#old}本から{#new}本に増えました",
    "no column any more for {+days}": "{+days}の欄がなくなりました",
    "{+first}; and {#count} more: bus history --route {route}":
      "{+first}。ほか{#count}件は bus history --route {route}",
    "the {+end} bus of {+days} moved from {old} to {new}":
      "{+days}の{+end}が {old} から {new} に変わりました",
    "the {+direction} pages hold no departure at all": "{+direction}のページに便が一つもありません",
    "the outbound and the inbound pages hold the same {#count} departures":
      "行きと帰りのページの{#count}本がまったく同じです",
  ]

  /// Words of which such sentences are made.
  static let words: KeyValuePairs = [
    "outbound": "行き", "inbound": "帰り",
    "outbound {+days}": "行きの{+days}", "inbound {+days}": "帰りの{+days}",
    "weekday service": "平日", "Saturday service": "土曜", "Sunday service": "日曜",
    "holiday service": "祝日", "Sunday and holiday service": "日曜・祝日",
    "weekday": "平日", "saturday": "土曜", "sunday": "日曜", "holiday": "祝日",
    "first": "始発", "last": "最終", "days not said": "曜日の記載のない欄",
    "kept aside": "保留", "published": "公開", "unchanged": "変更なし", "failed": "失敗", "partial": "一部のみ",
    "timetable": "時刻表", "uncertain": "一部を読み取れません", "notATimetable": "時刻表ではありません",
    "check": "検査", "fetch": "取得", "extract": "読み取り", "archive": "保存", "publish": "公開",
  ]

  /// What a run says of routes, pages and holidays.
  static let runs: KeyValuePairs = [
    "the pages still say what was rejected as version {#id}": "ページの内容は、却下した版{#id}と同じままです",
    "not all of it was understood": "一部を読み取れません",
    "this is no timetable": "時刻表ではありません",
    "it has no timetable pages": "時刻表のページがありません",
    "was not asked for": "取得していません",
    "{+first}; and {#count} more pages: bus routes check":
      "{+first}。ほか{#count}ページ: bus routes check",
    "{+first} (and {#count} more)": "{+first}(ほか{#count}件)",
    "another program keeps publishing this route; run it again":
      "別のプログラムがこの路線を公開し続けています。もう一度実行してください",
    "announced for {date}": "{date}から有効の予定",
    "the archive has no page of this address; run without --offline":
      "このアドレスのページはまだ保存されていません。--offline を付けずに実行してください",
    "a page without a hash": "ハッシュのないページです",
    "another ingest is at work: {+holder}; wait until it is done":
      "別の取り込みが実行中です({+holder})。終わるまで待ってください",
    "process {#id} since {moment}": "プロセス{#id}、{moment} から",
    "a process that has not told its name yet": "名乗っていないプロセス",
    "the archived bytes {sha} were missing or damaged; the page was fetched anew":
      "保存したページ {sha} がないか壊れていたので、取得し直しました",
    "at hand from {moment}, not asked for again": "{moment} のものがあるので、取得しません",
    "not modified": "変更なし",
    "{#count} bytes, {sha}": "{#count}バイト、{sha}",
    "holiday feed: {+why}": "祝日の配信: {+why}",
    "{+fault}; the last good one and the law go on": "{+fault}。前回のものと法律の計算で続けます",
    "expected the law's days, found {+found}; days that only the feed has count as holidays":
      "法律の祝日と違います({+found})。配信だけにある日も祝日として扱います",
    "it ends with {date}; after that the law alone decides; name a newer one in routes.json":
      "{date} で終わっています。その後は法律だけで計算します。新しい配信を routes.json に書いてください",
    "expected holidays, found none": "祝日が一つもありません",
    "expected holidays up to {old}, found them up to {new}":
      "{old} までの祝日が必要です(実際: {new} まで)",
    "expected {#old} holidays in {#year}, found {#new}":
      "{#year}年の祝日は{#old}日のはずです(実際: {#new}日)",
    "line {#line}: expected YYYY/M/D,name with a day of its own, found {found}":
      "{#line}行目: ほかと重ならない日の「年/月/日,名前」が必要です(実際: {found})",
    "expected JSON, or a list of YYYY/M/D,name: {+why}":
      "JSON か、「年/月/日,名前」の一覧が必要です: {+why}",
    "expected an object of date → name, found {+found}":
      "日付 → 名前 のオブジェクトが必要です(実際: {+found})",
    "expected \"YYYY-MM-DD\": \"name\", found {found}":
      "\"YYYY-MM-DD\": \"名前\" が必要です(実際: {found})",
  ]
}
