import BusQuery

/// Why what was rightly asked for cannot be given or done as things are.
enum StateFault: String, Hashable, Sendable {
  /// There is no such address, or no route of that id.
  case notFound
  /// The route has no such version.
  case noVersion
  /// The route has no approach page for that way.
  case noApproachPage
  /// No device has that id.
  case unknownDevice
  /// `bus-ingest` or the company's server did not answer in time.
  case noAnswer
  /// Somebody has signed up.
  case ownerExists
  /// A removal that can no longer be undone.
  case tooLate
  /// Somebody else has changed the settings.
  case changedMeanwhile
  /// Pages are being fetched.
  case runInProgress
  /// They were a moment ago.
  case refreshedLately
  /// Too many wait for `bus-ingest`.
  case busy
  /// A mistake of this program.
  case internalFault

  /// The HTTP status.
  var status: Int {
    switch self {
    case .notFound, .noVersion, .noApproachPage, .unknownDevice: 404
    case .ownerExists, .runInProgress, .busy: 409
    case .tooLate: 410
    case .changedMeanwhile: 412
    case .refreshedLately: 429
    case .internalFault: 500
    case .noAnswer: 503
    }
  }

  func words(_ language: Language) -> String {
    switch self {
    case .notFound: language("there is no such address", "そのアドレスはありません")
    case .noVersion: language("this route has no such version", "この路線にその版はありません")
    case .noApproachPage:
      language("no approach page is set for this way", "この方向の接近情報はありません")
    case .unknownDevice: language("there is no such device", "その機器はありません")
    case .noAnswer: language("there was no answer in time", "時間内に答えがありません")
    case .ownerExists:
      language(
        "there is an owner already; bus board owner --delete takes the account away",
        "持ち主のアカウントはもうあります。bus board owner --delete で削除できます")
    case .tooLate: language("it is too late to undo that", "もう元に戻せません")
    case .changedMeanwhile:
      language(
        "the settings were changed meanwhile; look again", "その間に設定が変わりました。もう一度見てください")
    case .runInProgress: language("a refresh is at work", "更新中です")
    case .refreshedLately:
      language("it was refreshed less than ten minutes ago", "更新してから10分たっていません")
    case .busy: language("too much is being asked for at once", "要求が重なっています")
    case .internalFault: language("this program made a mistake", "このプログラムの誤りです")
    }
  }
}
