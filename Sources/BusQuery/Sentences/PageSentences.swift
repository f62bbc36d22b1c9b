extension Sentences {
  /// Why a page is no timetable, and what is odd about one.
  static let pages: KeyValuePairs = [
    "the page shows no text at all": "ページに文字がまったくありません",
    "this is not an HTML page": "HTML のページではありません",
    "an approach board (接近情報): its {#count} times are of this moment, not of a timetable":
      "接近情報のページです。{#count}個の時刻は今の運行のもので、時刻表ではありません",
    "{#count} times stand on the page, but in no table or list that reads as a timetable":
      "ページに時刻は{#count}個ありますが、時刻表として読める表や一覧がありません",
    "the timetable may be in a picture or a PDF, which cannot be read":
      "時刻表は画像か PDF かもしれません。画像や PDF は読み取れません",
    "the page holds a table, but no times": "表はありますが、時刻がありません(運賃表などではありませんか)",
    "the page holds no times, only text and {#count} links":
      "ページに時刻がなく、文章と{#count}個のリンクだけです",
    "the page holds no times; scripts fill it in the browser":
      "ページに時刻がありません。ブラウザーで後から表示される作りです",
    "{#count} bytes have no meaning in {encoding}": "{encoding} として読めないバイトが{#count}個あります",
    "the page breaks off in the middle; fetch it again": "ページが途中で切れています。取得し直してください",
    "the page nests too deep or is too large to be read whole":
      "ページの入れ子が深すぎるか、大きすぎて、全部は読めません",
    "no layout is called \"{name}\"; there are {names}":
      "\"{name}\" というレイアウトはありません。あるのは {names} です",
    "\"{selector}\" is no selector that is understood": "\"{selector}\" は読み取れないセレクターです",
    "nothing on the page matches \"{selector}\"": "ページに \"{selector}\" に当てはまる所がありません",
    "a table like the others could not be read": "ほかと同じような表を読み取れませんでした",
    "\"{mark}\" is explained nowhere on the page": "\"{mark}\" の説明がページのどこにもありません",
    "cells with numbers stand outside all tables": "表の外に数字の欄があります",
    "a picture among the minutes is explained, but has no text":
      "分の欄の画像に説明はありますが、文字がありません",
    "\"{word}\" is explained, but the markup does not say which times it is":
      "\"{word}\" の説明はありますが、どの時刻のことか分かりません",
    "a time is crossed out and may not run": "取り消し線のある時刻は運行しないかもしれません",
    "the page does not say the {+what}; \"{value}\" is from its address ({parameter})":
      "ページに{+what}がないので、アドレスの \"{value}\" から取りました({parameter})",
    "days": "曜日", "platform": "のりば",
    "two timetables are headed alike; what tells them apart is not understood":
      "二つの時刻表の見出しが同じで、違いを読み取れません",
    "the page lists no stop \"{stop}\"; it lists {stops}":
      "ページに停留所 \"{stop}\" がありません。あるのは {stops} です",
    "the times fall back here: morning or afternoon is not said":
      "ここで時刻が戻ります。午前か午後か書かれていません",
    "\"{text}\" is not one departure time": "\"{text}\" は一つの発車時刻ではありません",
    "two columns are headed alike": "二つの欄の見出しが同じです",
    "two columns of times are headed alike": "時刻の二つの欄の見出しが同じです",
    "a column headed by {heading} does not say on which days it runs":
      "見出し {heading} の欄に、どの曜日のものか書かれていません",
    "\"{text}\" is neither a minute nor a mark that belongs to one":
      "\"{text}\" は「分」でもその記号でもありません",
    "\"{text}\" stands in a row without an hour": "\"{text}\" のある行に「時」がありません",
    "a row has fewer cells than there are columns": "欄の数が足りない行があります",
    "a row among the hours has no hour": "「時」のない行があります",
    "minutes over several hours": "何時間にもわたる「分」",
    "minutes that fall and repeat": "戻って繰り返す「分」",
    "minutes that fall": "戻る「分」",
    "some trips say their days and others do not": "曜日の書かれた便と書かれていない便があります",
    "nothing says what this column holds": "この欄が何か書かれていません",
    "nothing says what this column of times is": "この時刻の欄が何か書かれていません",
    "\"{text}\" stands outside all cells": "\"{text}\" が欄の外にあります",
    "the times of a trip fall from here on": "便の時刻がここから前に戻っています",
    "a trip comes back to {stop} after hours": "便が何時間も後に {stop} へ戻っています",
    "\"{text}\" is neither a time nor a sign for passing": "\"{text}\" は時刻でも通過の印でもありません",
    "\"{text}\" stands among the trips and is none": "\"{text}\" が便の間にありますが、便ではありません",
    "the title says {title}, the words above the timetable {near}":
      "ページの題は {title} ですが、時刻表の上には {near} とあります",
    "the page says \"{line}\": give these days to the operator's serviceDays":
      "ページに「{line}」とあります。バス会社の serviceDays にその日を書いてください",
    "\"{text}\" does not say clearly on which days": "\"{text}\" では、どの日か分かりません",
    "mark \"{mark}\": \"{text}\" does not say clearly on which days":
      "記号 \"{mark}\" の \"{text}\" では、どの日か分かりません",
    "the first departures stand at hour {#hour}: taken for the early morning":
      "最初の便が{#hour}時にあります。早朝とみなしました",
    "why it was read so": "読み取りの理由",
    "charset {name}, decided from the bytes; {#count} characters replaced":
      "文字コードは {name}(内容から判断)。読めない文字は{#count}個",
    "no table or list reads as a timetable": "時刻表として読める表や一覧がありません",
    "{#count} other tables or lists hold no numbers": "ほかの{#count}個の表や一覧には数字がありません",
    "no layout fits: no hours head its rows, and no times rise in its columns":
      "読み方が当てはまりません(行の頭に「時」がなく、列の時刻も順に進みません)",
    "{place}, {#rows} rows × {#columns} columns: {opening} …":
      "{place}、{#rows}行 × {#columns}列: {opening} …",
    "{layout} {score} ({+outcome}): {#count} departures, {#rest} left over":
      "{layout} {score}({+outcome}): {#count}本、残り{#rest}",
    "won": "採用", "less": "低い", "below {threshold}": "{threshold} 未満",
    "{#count} bytes": "{#count}バイト",
    "{#hour}:{minute} is no time of a service day": "{#hour}:{minute} は運行日の時刻ではありません",
  ]
}
