import BusQuery

/// Why a device or a page of another site may not.
enum AccessFault: String, Hashable, Sendable {
  /// It changes something, or the board is private, and the device is not paired.
  case notPaired
  /// Another site's page sends it.
  case foreignOrigin
  /// It has no Host.
  case noHost
  /// Its Host is no name of the board.
  case foreignHost

  /// The HTTP status.
  var status: Int {
    switch self {
    case .notPaired: 401
    case .foreignOrigin: 403
    case .noHost: 400
    case .foreignHost: 421
    }
  }

  func words(_ language: Language) -> String {
    switch self {
    case .notPaired:
      language(
        "this is for paired devices; on the machine that runs the board: bus board pair",
        "登録された機器だけができます。発車案内を動かしている機械で bus board pair を実行してください")
    case .foreignOrigin:
      language("this was asked for by a page of another site", "ほかのサイトのページからの要求です")
    case .noHost:
      language("the request does not say which host it is for", "どのホスト宛てか分からない要求です")
    case .foreignHost:
      language(
        "this board does not go by that name; --allow-host NAME lets it",
        "この名前では呼べません。--allow-host で名前を許可してください")
    }
  }
}
