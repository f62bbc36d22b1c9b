import BusModel

/// An answer that is none: cut short, from the wrong place, or beyond the protocol.
extension Language {
  func unknownCoding(_ coding: String) -> String {
    self(
      "a page as it is or by gzip was expected, the server packs it as \"\(coding)\"",
      "そのままか gzip のページが必要ですが、サーバーは「\(coding)」で送ってきます")
  }

  func privateAddress(_ host: String, _ address: String) -> String {
    self(
      "\(host) stands for \(address), an address of this machine or its own network, and was not "
        + "asked; if that is meant, put the host in \"privateHosts\" of routes.json",
      "\(host) はこの機械か内部ネットワークのアドレス(\(address))なので、接続しませんでした。"
        + "それでよければ routes.json の \"privateHosts\" にホスト名を書いてください")
  }

  func redirectLoop(_ target: String) -> String {
    self(
      "it redirects in a circle, back to \(target); open the URL in a browser and give the "
        + "page's own", "転送が \(target) に戻って終わりません。ブラウザーで開いて、ページそのものの URL を指定してください")
  }

  func invalidStatus(_ status: Int) -> String {
    self(
      "a status from 100 to 599 was expected, the server answered \(status)",
      "100〜599のステータスが必要です(サーバーの答え: \(status))")
  }

  func notRecorded(_ said: String) -> String {
    self(
      "the database refused the row of this page (\(said)); please report this",
      "データベースがこのページの記録を受け付けません(\(said))。不具合として報告してください")
  }
}

extension Incompleteness {
  func words(_ language: Language) -> String {
    switch self {
    case .headers:
      language(
        "the server did not send a whole page: the connection ended within the headers",
        "サーバーがページを最後まで送りませんでした(ヘッダーの途中で切れました)")
    case .length(let said, let came):
      language(
        "the server did not send a whole page: it said \(said) bytes and sent \(came)",
        "サーバーがページを最後まで送りませんでした(\(said)バイトのはずが\(came)バイト)")
    case .lengths:
      language(
        "the server says several lengths for one page", "サーバーが一つのページに複数の長さを付けています")
    case .gzip:
      language(
        "the server did not send a whole page: its gzip stream is cut short or damaged",
        "サーバーがページを最後まで送りませんでした(gzip が途中で切れたか壊れています)")
    case .document:
      language(
        "the server does not say how long the page is, and the document does not end (no </html>)",
        "サーバーがページの長さを示さず、文書も終わっていません(</html> がありません)")
    case .differs:
      language(
        "the server does not say how long the page is, and asked twice sent two documents",
        "サーバーがページの長さを示さず、2回の取得で内容が食い違いました")
    }
  }
}
