import BusFiles
import BusModel
import Glibc

/// Pages from a folder in place of the network, for demonstrations, tests and saved fixtures.
///
/// The folder's `index.json` names the pages; every page has its SHA-256 as its etag, so that a
/// conditional request is answered as a careful server would.
public struct ReplaySource: PageSource {
  private let folder: String
  /// The folder with links followed.
  private let resolvedFolder: String
  private let index: ReplayIndex

  /// Reads the folder's index.
  ///
  /// - Throws: `.cannotOpen`, `.cannotRead` or `.badReplay`.
  public init(folder: String) throws(FetchError) {
    self.folder = folder
    let path = "\(folder)/index.json"
    let bytes = try FetchError.wrapping(try PosixFile.read(path))
    index = try ReplayIndex(bytes, path: path)
    resolvedFolder = try Self.resolved(folder)
  }

  /// Every URL that the folder can answer, sorted.
  public var urls: [String] { index.entries.keys.sorted() }

  /// The page that the index names for the URL.
  ///
  /// - Throws: `.notInReplay`, `.httpStatus` when the index gives a status that brings no page,
  ///   `.badReplay` for no file or one outside the folder, `.cannotOpen` or `.cannotRead`.
  public func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    guard let entry = index.entries[request.url] else {
      throw FetchError(request.url, .notInReplay(folder: folder))
    }
    let status = try PageStatus(
      entry.status, isConditional: request.isConditional, subject: request.url)
    if status == .notModified { return PageResponse(url: request.url, status: 304) }
    guard let file = entry.file else {
      throw FetchError("\(folder)/index.json", .badReplay(.noFile(url: request.url)))
    }
    let path = try path(of: file)
    let body = try FetchError.wrapping(try PosixFile.read(path))
    return response(to: request, entry, body: body)
  }

  private func response(
    to request: PageRequest, _ entry: ReplayIndex.Entry, body: [UInt8]
  ) -> PageResponse {
    let etag = "\"\(PageHash.sha256(body))\""
    let isKnown = request.etag == etag
    return PageResponse(
      url: request.url, status: isKnown ? 304 : entry.status, etag: etag,
      contentType: entry.contentType, body: .bytes(isKnown ? [] : body))
  }

  /// The path of a file, links followed, provided that it lies in the folder.
  private func path(of name: String) throws(FetchError) -> String {
    let path = try Self.resolved(name.hasPrefix("/") ? name : "\(folder)/\(name)")
    guard path.hasPrefix(resolvedFolder + "/") else {
      throw FetchError("\(folder)/index.json", .badReplay(.outside(name: name)))
    }
    return path
  }

  /// `realpath`.
  private static func resolved(_ path: String) throws(FetchError) -> String {
    guard let real = realpath(path, nil) else {
      throw FetchError(path, .file(.open, SystemFault(errno)))
    }
    defer { free(real) }
    return String(cString: real)
  }
}
