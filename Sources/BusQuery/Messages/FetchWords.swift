public import BusModel

extension FetchFault {
  /// What is wrong and what to do, in one sentence without a full stop.
  ///
  /// - Parameter language: the words.
  /// - Returns: the sentence, without what it is about.
  public func words(_ language: Language) -> String {
    switch self {
    case .badURL(let fault): fault.words(language)
    case .unknownHost(let said), .unreachable(let said): unreachable(said, language)
    case .proxy(let said): language.proxy(said)
    case .untrusted(let fault, let said): fault.words(said, language)
    case .noCertificates(let said): language.noCertificates(said)
    case .timedOut(let limit, let said): limit.words(said, language)
    case .brokenTransfer(let how, let said): how.words(said, language)
    case .incomplete(let fault): fault.words(language)
    case .unknownCoding(let coding): language.unknownCoding(coding)
    case .leftAlone(let reason, let until): language.leftAlone(reason, until)
    case .overBudget(let requests): language.overBudget(requests)
    case .robots(let rule): language.robots(rule)
    case .robotsUnread(let status): language.robotsUnread(status)
    case .privateAddress(let host, let address): language.privateAddress(host, address)
    case .pageTooLarge(let bytes): language.pageTooLarge(bytes)
    case .headersTooLarge(let bytes): language.headersTooLarge(bytes)
    case .fileTooLarge(let bytes): language.fileTooLarge(bytes)
    case .tooManyRedirects(let count, let last): language.tooManyRedirects(count, last)
    case .redirectLoop(let target): language.redirectLoop(target)
    case .badRedirect(let to, let fault): language.redirect(to) + fault.words(language)
    case .httpStatus(let status): language.noPage(status)
    case .invalidStatus(let status): language.invalidStatus(status)
    case .cancelled: language.cancelled
    case .notInReplay(let folder): language.notInReplay(folder)
    case .badReplay(let fault): fault.words(language)
    case .file(let action, let fault): "\(action.words(language)): \(fault.words(language))"
    case .lockFile(let fault): language.lockFile(fault)
    case .notArchived(let folder): language.notArchived(folder)
    case .neverArchived: language.neverArchived
    case .damaged(let wanted, let bytes, let found): language.damaged(wanted, bytes, found)
    case .notTaken(let status, let said): language.notTaken(status, said)
    case .library(let function, let said): language.library(function, said)
    case .notRecorded(let said): language.notRecorded(said)
    case .noThread(let fault): language.noThread + fault.words(language)
    case .noHash: language("a page without a hash", "ハッシュのないページです")
    case .text(let sentence): sentence
    }
  }

  private func unreachable(_ said: String, _ language: Language) -> String {
    let why = if case .unknownHost = self { "(ホスト名が見つかりません)" } else { "" }
    return language("the server cannot be reached (\(said))", "サーバーに接続できません\(why)")
  }
}

/// No way to the server, or no page there.
extension Language {
  fileprivate var cancelled: String {
    self("the request was cancelled before there was an answer", "答えが来る前に取得を中止しました")
  }

  fileprivate var noThread: String {
    self("no thread for the network: ", "通信用のスレッドを作れません: ")
  }

  fileprivate func redirect(_ target: String) -> String {
    self("it redirects to \(target): ", "\(target) へ転送されます: ")
  }

  fileprivate func proxy(_ said: String) -> String {
    self(
      "the proxy in between does not help (\(said)); look at http_proxy, https_proxy and no_proxy",
      "途中のプロキシを使えません(\(said))。http_proxy、https_proxy、no_proxy を確かめてください")
  }

  fileprivate func tooManyRedirects(_ count: Int, _ last: String) -> String {
    self(
      "at most \(count) redirects were expected, the last one leads to \(last); give the "
        + "page's own URL", "転送が\(count)回を超えました(最後の転送先: \(last))。ページそのものの URL を指定してください")
  }

  fileprivate func noPage(_ status: Int) -> String {
    self(
      "a page (status 200) was expected, the server answered \(status); ",
      "ページを取得できません(サーバーの答え: \(status))。") + advice(for: status)
  }

  private func advice(for status: Int) -> String {
    switch status {
    case 404, 410:
      self(
        "the page has moved or is gone: look for its new URL", "ページが移動したか、なくなりました。新しい URL を探してください")
    case 401, 403, 407, 451:
      self("the server does not show this page to programs", "サーバーがこのページをプログラムには見せません")
    case 408, 429, 500...:
      self(
        "the server is in trouble or busy: the next run asks again", "サーバーの不調か混雑です。次の実行でもう一度取得します")
    default:
      self(
        "open the URL in a browser to see what became of the page",
        "ブラウザーで URL を開いて、ページがどうなったか確かめてください")
    }
  }

  fileprivate func notTaken(_ status: Int?, _ said: String) -> String {
    guard let status else {
      return self("the message was not taken: \(said)", "通知が受け取られませんでした: \(said)")
    }
    return self(
      "the message was not taken: the server answered \(status)",
      "通知が受け取られませんでした(サーバーの答え: \(status))")
  }

  fileprivate func library(_ function: String, _ said: String) -> String {
    self(
      "\(function) of libcurl answered: \(said); please report this",
      "libcurl の \(function) の答え: \(said)。不具合として報告してください")
  }
}

/// Files of this machine.
extension Language {
  fileprivate func fileTooLarge(_ bytes: Int) -> String {
    self(
      "at most \(bytes) bytes were expected, it has more", "\(bytes)バイトまでですが、それより大きいファイルです")
  }

  fileprivate func lockFile(_ fault: SystemFault) -> String {
    self(
      "cannot be made: \(fault.words(.en)); give another place with --database",
      "作れません: \(fault.words(.ja))。--database で別の場所を指定してください")
  }

  fileprivate func notArchived(_ folder: String) -> String {
    self(
      "no page of this sha256 is in \(folder); fetch it again",
      "この sha256 のページは \(folder) にありません。もう一度取得してください")
  }

  fileprivate var neverArchived: String {
    self(
      "the archive has no page of this address; run without --offline",
      "このアドレスのページはまだ保存されていません。--offline を付けずに実行してください")
  }

  fileprivate func damaged(_ wanted: String, _ bytes: Int, _ found: String) -> String {
    self(
      "bytes with sha256 \(wanted) were expected, found \(bytes) bytes with \(found); remove "
        + "the file and fetch the page again",
      "sha256 が \(wanted) のはずですが、\(bytes)バイトで \(found) です。ファイルを消して、ページをもう一度取得してください")
  }

  fileprivate func notInReplay(_ folder: String) -> String {
    self(
      "\(folder)/index.json does not name this URL; add it there, with the file that holds the "
        + "page", "\(folder)/index.json にこの URL がありません。ページのファイルとともに書き加えてください")
  }
}
