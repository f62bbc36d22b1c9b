import BusModel

/// A page that was not asked for, out of politeness.
extension Language {
  func leftAlone(_ reason: HostRest.Reason, _ until: Moment) -> String {
    reason.words(self) + self("; it is left alone until \(until)", "。\(until) までは接続しません")
  }

  func overBudget(_ requests: Int) -> String {
    self(
      "the server was asked \(requests) times, as often as a night may; the rest waits for the "
        + "next one", "このサーバーへのリクエストが一晩の上限(\(requests)回)に達しました。残りは次の晩に取得します")
  }

  func robots(_ rule: String) -> String {
    self(
      "the server's robots.txt forbids programs this page (\(rule)); ask the company, or take "
        + "the page out of routes.json",
      "サーバーの robots.txt がこのページの自動取得を禁じています(\(rule))。バス会社に問い合わせるか、routes.json から外してください")
  }

  func robotsUnread(_ status: Int) -> String {
    self(
      "the server's robots.txt cannot be had (it answered \(status)), so that nothing is asked; "
        + "the next run tries again",
      "サーバーの robots.txt を取得できないので(サーバーの答え: \(status))、ページは取得しません。次の実行でもう一度試します")
  }
}

extension HostRest.Reason {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .asked: language("the server asked to be left alone", "サーバーが間を置くよう求めています")
    case .refused:
      language("the server refuses programs (403 or 429)", "サーバーが自動取得を拒んでいます(403 か 429)")
    case .dead: language("the server does not answer", "サーバーが応答しません")
    }
  }
}
