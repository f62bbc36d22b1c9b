extension Sentences {
  /// What is wrong in routes.json, or with finding it.
  static let settings: KeyValuePairs = [
    "no routes.json at {path}, which {origin} names; correct the path, or write the file as README.md shows":
      "{origin} が示す {path} がありません。パスを直すか、README.md を見てファイルを作ってください",
    "no routes.json found; looked at": "routes.json が見つかりません。探した場所:",
    "make one with 'bus routes add NAME URL', or name one with --config FILE":
      "'bus routes add 名前 URL' で作るか、--config ファイル で指定してください",
    "no route '{name}'; routes.json has none yet: make one with 'bus routes add NAME URL'":
      "'{name}' という路線はありません。routes.json にはまだ路線がないので、'bus routes add 名前 URL' で作ってください",
    "no route '{name}'; {+known}": "'{name}' という路線はありません。{+known}",
    "no route '{name}'; did you mean '{word}'? {+known}":
      "'{name}' という路線はありません。'{word}' のことですか? {+known}",
    "known: {names}": "設定済み: {names}",
    "known: {names} and {#count} more": "設定済み: {names}、ほか{#count}件",
    "{+fault}; did you mean {word}?": "{+fault}。{word} のことですか?",
    "{names} and {#count} more": "{names}、ほか{#count}件",
    "1 fault": "誤りが1件あります",
    "{#count} faults": "誤りが{#count}件あります",
    "correct the file, then try: bus routes check":
      "ファイルを直してから確かめてください: bus routes check",
    "{path} can never win: {other} speaks of all its days and comes later":
      "{path} は使われることがありません。後にある {other} が同じ日をすべて含んでいます",
    "expected {+expected}, found {+found}": "{+expected}が必要です(実際: {+found})",
    "nothing": "なし",
    "none": "なし",
    "both": "両方",
    "the whole file": "ファイル全体",
    "an object that describes {+what}": "{+what}のオブジェクト",
    "a route": "路線",
    "an operator": "バス会社",
    "a page": "ページ",
    "the settings": "設定",
    "the holiday feed": "祝日の配信",
    "a service day rule": "運行日の規則",
    "what the check allows": "検査の許容範囲",
    "who is told": "通知先",
    "what to keep": "残すもの",
    "one of the keys {keys}": "次のキーのどれか({keys})",
    "a known key": "正しいキー",
    "a string that is not empty and has no control characters": "空でなく制御文字を含まない文字列",
    "a name of at most 100 characters, without spaces, that does not begin with '-'":
      "空白を含まず '-' で始まらない100文字以内の名前",
    "{+what} from {#least} to {#most}": "{#least} から {#most} までの{+what}",
    "a whole number from {#least} to {#most}": "{#least} から {#most} までの整数",
    "an array of {+what}": "{+what}の配列",
    "routes": "路線",
    "operators": "バス会社",
    "hosts": "ホスト",
    "timetable URLs": "時刻表ページの URL",
    "service day rules": "運行日の規則",
    "dates and ranges": "日付や期間",
    "kinds of day": "曜日の種別",
    "an array of routes": "路線の配列",
    "one of \"url\" and \"file\"": "\"url\" と \"file\" のどちらか一つ",
    "{article} {key} that no other {+what} has": "ほかの{+what}と重ならない {key}",
    "{value}, which {path} has too": "{value}。{path} と同じです",
    "route": "路線",
    "operator": "バス会社",
    "an id that stays when the route is renamed, such as a UUID":
      "名前を変えても変わらない id(UUID など)",
    "a short name to type, such as \"home\"": "入力しやすい短い名前(\"home\" など)",
    "an id that routes refer to, such as \"example-city\"": "路線から参照する id(\"example-city\" など)",
    "an id under \"operators\", of which the file has none yet":
      "\"operators\" に書いたバス会社の id(まだ一つも書かれていません)",
    "the id of an operator of the file ({ids})": "ファイルにあるバス会社の id({ids})",
    "an address, or an object with \"url\" and hints": "アドレス、または \"url\" と手掛かりのオブジェクト",
    "an http or https address": "http か https のアドレス",
    "a host such as \"bus.example.jp\"": "\"bus.example.jp\" のようなホスト名",
    "an address with a host, such as \"https://bus.example.jp/\"":
      "\"https://bus.example.jp/\" のような、ホスト名のあるアドレス",
    "an address without user name and password": "ユーザー名とパスワードのないアドレス",
    "one that has them": "含まれています",
    "an address without spaces, control characters, quotes and backslashes":
      "空白、制御文字、引用符、バックスラッシュのないアドレス",
    "a port from 1 to 65535 after the host": "ホスト名の後に 1 から 65535 までのポート番号",
    "a CSS selector of names, #id, .class, [attribute=value] and :nth-of-type(n), such as \"#pole2 table\"":
      "要素名、#id、.class、[属性=値]、:nth-of-type(n) による CSS セレクター(\"#pole2 table\" など)",
    "one of the layouts {names}": "次のレイアウトのどれか({names})",
    "at least one of {names}": "次の少なくとも一つ({names})",
    "one of {names}": "次のどれか({names})",
    "a date or range such as \"08-13..08-15\", or an array of them":
      "\"08-13..08-15\" のような日付か期間、またはその配列",
    "a date or range such as \"08-13..08-15\" or \"2026-07-21\"":
      "\"08-13..08-15\" や \"2026-07-21\" のような日付か期間",
    "weekday, saturday, sundayHoliday, none or the name of a special timetable":
      "weekday、saturday、sundayHoliday、none、または特別ダイヤの名前",
    "{names} or the name of a special timetable": "{names}、または特別ダイヤの名前",
    "at least one date or range": "少なくとも一つの日付か期間",
    "at least one kind of day": "少なくとも一つの曜日の種別",
    "a kind of day that occurs in {range}": "{range} にある曜日の種別",
    "{kinds}, which none of them is: the rule can never match":
      "{kinds}。期間中のどの日も当てはまらないので、この規則は使われません",
    "a date that exists": "実在する日付",
    "a range with a year at both ends or at none": "両端とも年があるか、両端とも年のない期間",
    "a range that does not end before it begins": "終わりが始まりより前でない期間",
    "expected MM-DD, YYYY-MM-DD, or two of them with \"..\" between":
      "MM-DD か YYYY-MM-DD、または二つを \"..\" でつないだ期間が必要です",
    "expected a date that exists": "実在する日付が必要です",
    "expected both ends with a year or both without": "両端とも年を書くか、両端とも省いてください",
    "expected a range that starts before it ends": "始まりが終わりより前の期間が必要です",
    "{+expectation}, found \"{found}\": {+detail}": "{+expectation}(実際: \"{found}\"。{+detail})",
    "more than one \"..\"": "\"..\" が二つ以上あります",
    "one end has a year, the other has none": "片方にだけ年があります",
    "{last} is before {first}": "{last} は {first} より前です",
    "found \"{text}\"": "\"{text}\" は日付ではありません",
    "there is no day \"{text}\"": "\"{text}\" という日はありません",
    "nothing is saved: {+fault}": "保存していません: {+fault}",
  ]
}
