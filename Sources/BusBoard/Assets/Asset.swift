import BusModel

/// A file that pages need: a style sheet, a module, a picture. It is part of the program, and its
/// address holds the hash of its bytes, so that a browser may keep it for ever.
public struct Asset: Hashable, Sendable {
  /// Its name: "board.css".
  public let name: String
  /// Its media type.
  public let type: String
  /// Its bytes.
  public let bytes: [UInt8]
  /// Where it is: "/assets/0123456789ab/board.css"; at the root for what a browser looks for there.
  public let address: String
  /// Whether a browser may keep it for ever.
  public let isForEver: Bool

  init(_ name: String, _ type: String, _ bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
    address = "/assets/\(ContentHash.sha256(bytes).prefix(12))/\(name)"
    isForEver = true
  }

  init(atRoot name: String, _ type: String, _ bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
    address = "/\(name)"
    isForEver = false
  }
}

extension Asset {
  /// The style sheet: the tokens, and after them what uses them.
  public static let css = Asset(
    "board.css", "text/css; charset=utf-8",
    Array(TokenSheet.css.utf8) + PackageResources.board_css + Array(PrintSheet.css.utf8))
  /// Counts the minutes down and fetches what has changed: two modules in one, a request less, the second
  /// in a block of its own for its names.
  public static let board = Asset(
    "board.mjs", script,
    PackageResources.tick_mjs + Array("{\n".utf8) + PackageResources.live_mjs + Array("}\n".utf8))
  /// Keeps what is needed without a network.
  public static let store = Asset("store.mjs", script, PackageResources.store_mjs)
  /// Has a button work when the rules of its form hold.
  public static let form = Asset("form.mjs", script, PackageResources.form_mjs)
  /// The picture of the board.
  public static let icon = Asset("icon.svg", "image/svg+xml", PackageResources.icon_svg)
  /// What makes it an application of its own.
  public static let manifest = Asset(
    atRoot: "manifest.webmanifest", "application/manifest+json",
    Array(
      String(decoding: PackageResources.manifest_webmanifest, as: UTF8.self)
        .replacing("{icon}", with: icon.address).utf8))
  /// The service worker; it must lie at the root, for all pages are its.
  public static let worker = Asset(
    atRoot: "worker.js", script,
    Array(
      String(decoding: PackageResources.worker_js, as: UTF8.self)
        .replacing("{build}", with: build)
        .replacing("{assets}", with: kept.map { "\"\($0.address)\"" }.joined(separator: ","))
        .utf8))

  /// All of them.
  public static let all = kept + [form, manifest, worker]

  /// A word that changes with every change of what pages are made of.
  public static let build = String(
    ContentHash.sha256(kept.flatMap { Array($0.address.utf8) }).prefix(8))

  private static let kept = [css, board, store, icon]
  private static let script = "text/javascript; charset=utf-8"
}
