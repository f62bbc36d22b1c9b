extension Sentences {
  /// The network, the archive and files.
  static let fetching: KeyValuePairs = [
    "the request was cancelled before there was an answer": "答えが来る前に取得を中止しました",
    "no page of this sha256 is in {folder}; fetch it again":
      "この sha256 のページは {folder} にありません。もう一度取得してください",
    "bytes with sha256 {wanted} were expected, found {#count} bytes with {found}; remove the file and fetch the page again":
      "sha256 が {wanted} のはずですが、{#count}バイトで {found} です。ファイルを消して、ページをもう一度取得してください",
    "{function} of libcurl answered: {+why}; please report this":
      "libcurl の {function} の答え: {+why}。不具合として報告してください",
    "a host name in ASCII (xn--…) was expected ({+why}); change the URL":
      "ASCII のホスト名(xn--…)が必要です({+why})。URL を直してください",
    "the server cannot be reached ({+why})": "サーバーに接続できません({+why})",
    "a whole page was expected, the server was too slow ({+why})":
      "サーバーが遅く、ページを最後まで取得できませんでした({+why})",
    "the server's certificate is not trusted ({+why}); check the URL, this machine's clock and its ca-certificates":
      "サーバーの証明書を信頼できません({+why})。URL、この機械の時計、ca-certificates を確かめてください",
    "the server did not send a whole page ({+why})": "サーバーがページを最後まで送りませんでした({+why})",
    "the transfer": "転送処理",
    "at most {#body} bytes of page and {#head} of headers were expected, the server sends more; check that the URL is a timetable's":
      "ページは{#body}バイト、ヘッダーは{#head}バイトまでですが、それより大きく送られてきます。URL が時刻表のものか確かめてください",
    "at most {#count} redirects were expected, the last one leads to {url}; give the page's own URL":
      "転送が{#count}回を超えました(最後の転送先: {url})。ページそのものの URL を指定してください",
    "{+fault}, and put it in routes.json": "{+fault}。その URL を routes.json に書いてください",
    "no thread for the network: {+why}": "通信用のスレッドを作れません: {+why}",
    "an http or https URL without a user name was expected, but {+why}":
      "ユーザー名のない http か https の URL が必要です({+why})",
    "it cannot be read as one": "URL として読めません",
    "its scheme is another": "http でも https でもありません",
    "it has no host": "ホスト名がありません",
    "it redirects to {url}: {+why}": "{url} へ転送されます: {+why}",
    "a page (status 200) was expected, the server answered {#status}; {+advice}":
      "ページを取得できません(サーバーの答え: {#status})。{+advice}",
    "the page has moved or is gone: look for its new URL":
      "ページが移動したか、なくなりました。新しい URL を探してください",
    "the server does not show this page to programs":
      "サーバーがこのページをプログラムには見せません",
    "the server is in trouble or busy: the next run asks again":
      "サーバーの不調か混雑です。次の実行でもう一度取得します",
    "open the URL in a browser to see what became of the page":
      "ブラウザーで URL を開いて、ページがどうなったか確かめてください",
    "standard input": "標準入力",
    "cannot be opened: {+why}": "開けません: {+why}",
    "cannot be put in place: {+why}": "置き換えられません: {+why}",
    "cannot be read: {+why}": "読み込めません: {+why}",
    "cannot be made: {+why}": "作れません: {+why}",
    "cannot be written: {+why}": "書き込めません: {+why}",
    "cannot be listed: {+why}": "一覧を読めません: {+why}",
    "cannot be removed: {+why}": "消せません: {+why}",
    "cannot be made: {+why}; give another place with --database":
      "作れません: {+why}。--database で別の場所を指定してください",
    "no space left on device": "ディスクに空きがありません",
    "error {#number}": "エラー番号{#number}",
    "at most {#count} bytes were expected, it has more": "{#count}バイトまでですが、それより大きいファイルです",
    "an object of URL → file was expected, found {+found}":
      "URL → ファイル のオブジェクトが必要です(実際: {+found})",
    "{+expected} was expected for \"{url}\", found {found}":
      "\"{url}\" には{+expected}が必要です(実際: {found})",
    "a file name or an object": "ファイル名かオブジェクト",
    "{+kind} as \"{key}\"": "\"{key}\" に{+kind}",
    "{index}/index.json does not name this URL; add it there, with the file that holds the page":
      "{index}/index.json にこの URL がありません。ページのファイルとともに書き加えてください",
    "a \"file\" was expected for \"{url}\"": "\"{url}\" に \"file\" が必要です",
    "a file within the folder was expected, found \"{name}\", which leads out of it":
      "フォルダーの中のファイルが必要です(\"{name}\" はフォルダーの外です)",
    "the message was not taken: {+why}": "通知が受け取られませんでした: {+why}",
    "the message was not taken: the server answered {#status}":
      "通知が受け取られませんでした(サーバーの答え: {#status})",
    "notify: {+why}": "通知: {+why}",
    "ended with {#status}": "終了コード {#status} で終わりました",
    "ended by signal {#signal}": "シグナル {#signal} で終わりました",
    "was not done after {#seconds} s and was killed": "{#seconds}秒で終わらないので止めました",
    "a temporary file": "一時ファイル",
  ]
}
