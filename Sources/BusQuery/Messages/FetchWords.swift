public import BusModel

extension FetchFault {
  /// What is wrong and what to do, in one sentence without a full stop.
  ///
  /// - Parameter language: the words.
  /// - Returns: the sentence, without what it is about.
  public func words(_ language: Language) -> String {
    switch self {
    case .unknownHost, .unreachable, .notTaken, .library, .cancelled, .noThread, .noHash:
      networkWords(language)
    case .untrusted, .noCertificates, .timedOut, .brokenTransfer, .pageTooLarge, .headersTooLarge:
      transferWords(language)
    case .badURL(let fault): fault.words(language)
    case .badRedirect(let target, let fault):
      language("it redirects to \(target): ", "\(target) へ転送されます: ") + fault.words(language)
    case .tooManyRedirects(let count, let last):
      language(
        "at most \(count) redirects were expected, the last one leads to \(last); give the "
          + "page's own URL", "転送が\(count)回を超えました(最後の転送先: \(last))。ページそのものの URL を指定してください")
    case .httpStatus(let status):
      language(
        "a page (status 200) was expected, the server answered \(status); ",
        "ページを取得できません(サーバーの答え: \(status))。") + Self.advice(for: status, language)
    case .fileTooLarge, .file, .lockFile, .notArchived, .neverArchived, .damaged, .notInReplay:
      fileWords(language)
    case .badReplay(let fault): fault.words(language)
    case .incomplete, .unknownCoding, .privateAddress, .redirectLoop, .invalidStatus, .notRecorded:
      answerWords(language)
    case .leftAlone, .overBudget, .robots, .robotsUnread: mannersWords(language)
    case .proxy(let said):
      language(
        "the proxy in between does not help (\(said)); look at http_proxy, https_proxy and no_proxy",
        "途中のプロキシを使えません(\(said))。http_proxy、https_proxy、no_proxy を確かめてください")
    case .text(let sentence): sentence
    }
  }

  private func networkWords(_ language: Language) -> String {
    switch self {
    case .unknownHost(let said):
      language("the server cannot be reached (\(said))", "サーバーに接続できません(ホスト名が見つかりません)")
    case .unreachable(let said):
      language("the server cannot be reached (\(said))", "サーバーに接続できません")
    case .notTaken(let status?, _):
      language(
        "the message was not taken: the server answered \(status)",
        "通知が受け取られませんでした(サーバーの答え: \(status))")
    case .notTaken(nil, let said):
      language("the message was not taken: \(said)", "通知が受け取られませんでした: \(said)")
    case .library(let function, let said):
      language(
        "\(function) of libcurl answered: \(said); please report this",
        "libcurl の \(function) の答え: \(said)。不具合として報告してください")
    case .cancelled:
      language("the request was cancelled before there was an answer", "答えが来る前に取得を中止しました")
    case .noThread(let fault):
      language("no thread for the network: ", "通信用のスレッドを作れません: ") + fault.words(language)
    case .noHash: language("a page without a hash", "ハッシュのないページです")
    case .badURL, .badRedirect, .tooManyRedirects, .httpStatus, .pageTooLarge, .fileTooLarge, .file,
      .lockFile, .notArchived, .neverArchived, .damaged, .notInReplay, .badReplay, .text,
      .incomplete, .unknownCoding, .privateAddress, .redirectLoop, .invalidStatus, .notRecorded,
      .leftAlone,
      .overBudget, .robots, .robotsUnread, .proxy, .untrusted, .noCertificates, .timedOut,
      .brokenTransfer, .headersTooLarge:
      ""
    }
  }

  private func fileWords(_ language: Language) -> String {
    switch self {
    case .file(let action, let fault):
      "\(action.words(language)): \(fault.words(language))"
    case .lockFile(let fault):
      language(
        "cannot be made: \(fault.words(.en)); give another place with --database",
        "作れません: \(fault.words(.ja))。--database で別の場所を指定してください")
    case .fileTooLarge(let bytes):
      language(
        "at most \(bytes) bytes were expected, it has more", "\(bytes)バイトまでですが、それより大きいファイルです")
    case .notArchived(let folder):
      language(
        "no page of this sha256 is in \(folder); fetch it again",
        "この sha256 のページは \(folder) にありません。もう一度取得してください")
    case .neverArchived:
      language(
        "the archive has no page of this address; run without --offline",
        "このアドレスのページはまだ保存されていません。--offline を付けずに実行してください")
    case .damaged(let wanted, let bytes, let found):
      language(
        "bytes with sha256 \(wanted) were expected, found \(bytes) bytes with \(found); remove "
          + "the file and fetch the page again",
        "sha256 が \(wanted) のはずですが、\(bytes)バイトで \(found) です。ファイルを消して、ページをもう一度取得してください")
    case .notInReplay(let folder):
      language(
        "\(folder)/index.json does not name this URL; add it there, with the file that holds the "
          + "page", "\(folder)/index.json にこの URL がありません。ページのファイルとともに書き加えてください")
    case .unknownHost, .unreachable, .untrusted, .timedOut, .brokenTransfer, .notTaken, .library,
      .cancelled, .noThread, .noHash, .badURL, .badRedirect, .tooManyRedirects, .httpStatus,
      .pageTooLarge, .badReplay, .text, .incomplete, .unknownCoding, .privateAddress,
      .redirectLoop, .invalidStatus, .notRecorded, .leftAlone,
      .overBudget, .robots, .robotsUnread, .proxy, .noCertificates, .headersTooLarge:
      ""
    }
  }

  private static func advice(for status: Int, _ language: Language) -> String {
    switch status {
    case 404, 410:
      language(
        "the page has moved or is gone: look for its new URL", "ページが移動したか、なくなりました。新しい URL を探してください")
    case 401, 403, 407, 451:
      language("the server does not show this page to programs", "サーバーがこのページをプログラムには見せません")
    case 408, 429, 500...:
      language(
        "the server is in trouble or busy: the next run asks again", "サーバーの不調か混雑です。次の実行でもう一度取得します")
    default:
      language(
        "open the URL in a browser to see what became of the page",
        "ブラウザーで URL を開いて、ページがどうなったか確かめてください")
    }
  }
}
