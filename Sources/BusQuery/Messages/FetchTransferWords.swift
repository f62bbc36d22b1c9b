import BusModel

/// An answer that did not come, was too slow, too large, or not to be trusted: which limit was met, and
/// whose fault it is.
extension Language {
  func noCertificates(_ said: String) -> String {
    self(
      "this machine has no list of certificates to check the server by (\(said)); install the "
        + "package ca-certificates",
      "この機械に、サーバーを確かめる証明書の一覧がありません(\(said))。ca-certificates を入れてください")
  }

  func pageTooLarge(_ bytes: Int) -> String {
    self(
      "at most \(bytes) bytes of page were expected (maxPageMB), the server sends more; check "
        + "that the URL is a timetable's",
      "ページは\(bytes)バイトまで(maxPageMB)ですが、それより大きく送られてきます。URL が時刻表のものか確かめてください")
  }

  func headersTooLarge(_ bytes: Int) -> String {
    self(
      "at most \(bytes) bytes of headers were expected, the server sends more",
      "ヘッダーは\(bytes)バイトまでですが、サーバーがそれより多く送ってきます")
  }
}

extension CertificateFault {
  func words(_ said: String, _ language: Language) -> String {
    switch self {
    case .expired:
      language(
        "the server's certificate has expired; check this machine's clock, else the company has "
          + "to renew it", "サーバーの証明書の期限が切れています。この機械の時計が正しければ、バス会社が更新するのを待ってください")
    case .notYetValid:
      language(
        "the server's certificate is not valid yet; check this machine's clock",
        "サーバーの証明書の有効期間がまだ始まっていません。この機械の時計を確かめてください")
    case .selfSigned:
      language(
        "the server's certificate is signed by itself: who answers there is not known",
        "サーバーの証明書が自己署名なので、相手を確かめられません")
    case .unknownIssuer:
      language(
        "nobody this machine knows has signed the server's certificate, or the server leaves out "
          + "those between; update ca-certificates",
        "サーバーの証明書の発行元が分からないか、中間の証明書が送られてきません。ca-certificates を更新してください")
    case .otherHost:
      language(
        "the server's certificate is of another name; check the URL",
        "サーバーの証明書が別の名前のものです。URL を確かめてください")
    case .other:
      language(
        "the server's certificate is not trusted (\(said)); check the URL, this machine's clock "
          + "and its ca-certificates",
        "サーバーの証明書を信頼できません(\(said))。URL、この機械の時計、ca-certificates を確かめてください")
    }
  }
}

extension TimeLimit {
  func words(_ said: String, _ language: Language) -> String {
    switch self {
    case .connection(let seconds):
      language(
        "no connection within \(seconds) seconds", "\(seconds)秒以内にサーバーへ接続できませんでした")
    case .answer(let seconds):
      language(
        "a whole page was expected within \(seconds) seconds, the server was too slow",
        "サーバーが遅く、\(seconds)秒以内にページを最後まで取得できませんでした")
    case .rate(let bytes, let seconds):
      language(
        "at least \(bytes) bytes a second were expected, the server sent fewer for \(seconds) "
          + "seconds", "サーバーが遅すぎます(毎秒\(bytes)バイト未満が\(seconds)秒続きました)")
    case .unsaid:
      language(
        "a whole page was expected, the server was too slow (\(said))",
        "サーバーが遅く、ページを最後まで取得できませんでした")
    }
  }
}

extension TransferBreak {
  func words(_ said: String, _ language: Language) -> String {
    switch self {
    case .nothing:
      language("the server hung up without an answer", "サーバーが何も答えずに切断しました")
    case .cutShort:
      language(
        "the server hung up within the page (\(said))", "サーバーがページの途中で切断しました(\(said))")
    case .lost:
      language(
        "the connection was lost while the page came (\(said))", "ページを受け取る途中で接続が切れました(\(said))")
    case .refusedRequest:
      language(
        "the connection was lost while the request was sent (\(said))",
        "リクエストを送る途中で接続が切れました(\(said))")
    case .notHTTP:
      language("what the server sent is not HTTP (\(said))", "サーバーの答えが HTTP ではありません(\(said))")
    case .protocolOfTwo:
      language("the server broke HTTP/2 (\(said))", "サーバーの HTTP/2 が壊れています(\(said))")
    case .stream:
      language(
        "the server broke off its answer by HTTP/2 (\(said))", "サーバーが HTTP/2 の答えを途中でやめました(\(said))")
    case .handshake:
      language(
        "no encryption could be agreed upon with the server (\(said)); it may be too old",
        "サーバーと暗号化通信を始められません(\(said))。サーバーが古いのかもしれません")
    case .refusedAgain:
      language("the server hung up each time it was asked", "サーバーが、たずねるたびに切断します")
    case .other:
      language(
        "the server did not send a whole page (\(said))", "サーバーがページを最後まで送りませんでした(\(said))")
    }
  }
}
